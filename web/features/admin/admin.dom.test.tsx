// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { activatePro, listUsers } from '#contract/admin.ts';
import { listAffiliates } from '#contract/admin-affiliates.ts';
import { getDashboard, getSiteStats } from '#contract/admin-figures.ts';
import { expectFocus, expectToast, isDisabled, newTab, textOf, typedIn } from '../../testing/browser-tab.tsx';
import { heldAnswer, noConnection, ok, refusal } from '../../testing/fake-api.ts';
import { answerOperator, enterArea, openAreaTab, passwordField, watchIntervals } from '../../testing/operator-area.ts';

const tab = newTab();
const enter = () => screen.getByRole('button', { name: 'Accéder' });
const unauthenticated = refusal('unauthenticated', 'Mot de passe admin incorrect');
const gateCalls = [listUsers, listAffiliates, getDashboard, getSiteStats];

describe('the gate', () => {
  it('refuses a wrong password without asking twice, and links to the home page', async () => {
    answerOperator(tab);
    tab.api.on(listUsers, unauthenticated);
    await tab.open('/admin');
    await expectFocus(passwordField());
    expect(isDisabled(enter())).toBe(true);
    expect(screen.getByRole('link', { name: "Retour à l'accueil" }).getAttribute('href')).toBe('/');
    await tab.user.type(passwordField(), 'pas-le-bon{Enter}');
    await expectToast('Accès refusé', 'Mot de passe admin incorrect');
    expect(screen.queryAllByRole('tab')).toEqual([]);
    expect(isDisabled(enter())).toBe(false);
    expect(tab.api.sent(listUsers)[0]?.headers.get('authorization')).toBe('Bearer pas-le-bon');
    expect(gateCalls.flatMap((call) => tab.api.sent(call))).toHaveLength(1);
  });

  it.each(gateCalls)('stays shut when $path fails', async (call) => {
    answerOperator(tab);
    tab.api.on(call, noConnection);
    await tab.open('/admin');
    await tab.fill(passwordField(), 'peu importe');
    await tab.user.click(enter());
    await expectToast('Erreur', "Impossible de se connecter à l'admin");
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });

  it('says «Connexion...» while the calls are under way', async () => {
    answerOperator(tab);
    const held = heldAnswer(() => Response.json({}, { status: 500 }));
    tab.api.on(getDashboard, held.answering);
    await tab.open('/admin');
    await tab.fill(passwordField(), 'peu importe');
    await tab.user.click(enter());
    const button = await screen.findByRole('button', { name: 'Connexion...' });
    expect(isDisabled(button)).toBe(true);
    held.release();
    await screen.findByRole('button', { name: 'Accéder' });
  });
});

describe('the area', () => {
  it('opens on the business dashboard, with counts in the labels of three tabs', async () => {
    answerOperator(tab);
    await enterArea(tab);
    expect(screen.getAllByRole('tab').map(textOf)).toEqual([
      'Dashboard Business',
      'Utilisateurs (1 204)',
      'Affiliés (1)',
      'Stats & Performance',
      'Analytics Site (1 510)',
      'Modèle',
    ]);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Dashboard Business');
    for (const call of gateCalls) {
      expect(tab.api.sent(call), call.path).toHaveLength(1);
      expect(tab.api.sent(call)[0]?.headers.get('authorization')).toBe('Bearer sesame-ouvre-toi');
    }
  });

  it('reloads the open tab alone every 30 s, until «Manuel»', async () => {
    const tick = watchIntervals(30_000);
    answerOperator(tab);
    await enterArea(tab);
    tick();
    await waitFor(() => expect(tab.api.sent(getDashboard)).toHaveLength(2));
    await openAreaTab(tab, /^Utilisateurs/);
    tick();
    await waitFor(() => expect(tab.api.sent(listUsers)).toHaveLength(2));
    expect(tab.api.sent(getDashboard)).toHaveLength(2);

    await tab.press(/^Auto/);
    expect(screen.getByRole('button', { name: /^Manuel/ }).getAttribute('aria-pressed')).toBe('false');
    tick();
    await tab.press('Actualiser');
    await waitFor(() => expect(tab.api.sent(listUsers)).toHaveLength(3));
    expect(tab.api.sent(listUsers)).toHaveLength(3);
  });

  it('keeps what it shows when a reload fails, says so, and tries again', async () => {
    answerOperator(tab);
    await enterArea(tab);
    await openAreaTab(tab, /^Stats/);
    tab.api.on(listAffiliates, noConnection);
    await tab.press('Actualiser');
    expect(await screen.findByText(/^Actualisation impossible/)).toBeTruthy();
    expect(screen.getByRole('table')).toBeTruthy();
    answerOperator(tab);
    await tab.press('Réessayer');
    expect(await screen.findByText(/^Mis à jour à/)).toBeTruthy();
  });

  it('leads back to an empty gate at logout', async () => {
    answerOperator(tab);
    await enterArea(tab);
    await tab.press('Déconnexion');
    await waitFor(() => expect(typedIn(passwordField())).toBe(''));
    expect(isDisabled(enter())).toBe(true);
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });

  it('leads back to the gate when a reload is refused the password', async () => {
    answerOperator(tab);
    await enterArea(tab);
    tab.api.on(getDashboard, unauthenticated);
    await tab.press('Actualiser');
    await expectToast('Accès refusé', 'Mot de passe admin incorrect');
    await waitFor(() => expect(typedIn(passwordField())).toBe(''));
  });

  it('leads back to the gate when an action is refused the password', async () => {
    answerOperator(tab);
    await enterArea(tab);
    await openAreaTab(tab, /^Utilisateurs/);
    tab.api.on(activatePro, unauthenticated);
    await tab.press('Activer Pro pour Camille 0');
    await tab.press('Activer Pro');
    await expectToast('Accès refusé', 'Mot de passe admin incorrect');
    await waitFor(() => expect(typedIn(passwordField())).toBe(''));
  });

  it('asks anew after another login, instead of showing what the last one read', async () => {
    answerOperator(tab);
    await enterArea(tab);
    await tab.press('Déconnexion');
    const held = heldAnswer(() => ok({}));
    tab.api.on(getDashboard, held.answering);
    await tab.fill(passwordField(), 'encore');
    await tab.user.click(enter());
    await waitFor(() => expect(tab.api.sent(getDashboard)).toHaveLength(2));
    expect(screen.queryAllByRole('tab')).toEqual([]);
    held.release();
    await expectToast('Erreur');
  });
});

describe('the tooltip of a figure', () => {
  it('gives its formula to the keyboard', async () => {
    answerOperator(tab);
    await enterArea(tab);
    const label = within(screen.getByRole('tabpanel')).getByRole('button', { name: 'MRR' });
    label.focus();
    const tip = await screen.findByRole('tooltip');
    expect(tip.textContent).toMatch(/^Somme des abonnements en cours/);
    expect(label.getAttribute('aria-describedby')).toBe(tip.id);
  });
});
