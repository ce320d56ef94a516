// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type AdminUser, activatePro, listUsers } from '#contract/admin.ts';
import { expectFocus, expectToast, isDisabled, newTab, typedIn } from '../../testing/browser-tab.tsx';
import { noConnection, refusal } from '../../testing/fake-api.ts';

const tab = newTab();

const password = () => screen.getByLabelText('Mot de passe');
const enter = () => screen.getByRole('button', { name: 'Accéder' });
const search = () => screen.getByLabelText('Rechercher un utilisateur');
const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');

const account = (index: number, more: Partial<AdminUser> = {}): AdminUser => ({
  id: `b6f0c5f0-5f0e-4d8e-9c8a-${String(index).padStart(12, '0')}`,
  username: `camille${index}`,
  firstName: `Camille ${index}`,
  email: `camille${index}@exemple.fr`,
  phoneNumber: null,
  isPro: false,
  createdAt: '2026-11-15T09:00:00.000Z',
  stripeCustomerId: null,
  ...more,
});

/** One more than fits on a page. */
const accounts = Array.from({ length: 51 }, (_, index) => account(index));

async function openArea(users: AdminUser[] = accounts): Promise<void> {
  tab.api.on(listUsers, { users });
  await tab.open('/admin');
  await tab.fill(password(), 'sesame-ouvre-toi');
  await tab.user.click(enter());
  await screen.findByRole('tab', { name: /^Utilisateurs/ });
}

describe('the gate', () => {
  it('refuses a wrong password and shows the way home', async () => {
    tab.api.on(listUsers, refusal('unauthenticated', 'Mot de passe admin incorrect'));
    await tab.open('/admin');
    await expectFocus(password());
    expect(isDisabled(enter())).toBe(true);
    expect(screen.getByRole('link', { name: "Retour à l'accueil" }).getAttribute('href')).toBe('/');
    await tab.user.type(password(), 'pas-le-bon{Enter}');
    await expectToast('Accès refusé', 'Mot de passe admin incorrect');
    expect(screen.queryAllByRole('tab')).toEqual([]);
    expect(isDisabled(enter())).toBe(false);
    expect(tab.api.sent(listUsers)[0]?.headers.get('authorization')).toBe('Bearer pas-le-bon');
  });

  it('says so when the server cannot be reached', async () => {
    tab.api.on(listUsers, noConnection);
    await tab.open('/admin');
    await tab.fill(password(), 'peu importe');
    await tab.user.click(enter());
    await expectToast('Erreur', "Impossible de se connecter à l'admin");
  });
});

describe('the list of users', () => {
  it('has pages of fifty', async () => {
    await openArea();
    expect(rows()).toHaveLength(50);
    const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(isDisabled(pager.getByRole('button', { name: 'Précédent' }))).toBe(true);
    await tab.user.click(pager.getByRole('button', { name: 'Suivant' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(pager.getByRole('status').textContent).toBe('Page 2 sur 2');
    expect(rows()[0]?.textContent).toContain('Camille 50');
  });

  it('says when nobody matches a search, which can be taken back', async () => {
    await openArea();
    await tab.fill(search(), 'personne-de-ce-nom');
    expect(await screen.findByText('Aucun utilisateur trouvé')).toBeTruthy();
    await tab.press('Effacer la recherche');
    await waitFor(() => expect(rows()).toHaveLength(50));
  });

  it('copies an address with one click', async () => {
    await openArea();
    await tab.fill(search(), 'camille7@exemple.fr');
    await waitFor(() => expect(rows()).toHaveLength(1));
    await tab.press("Copier l'e-mail de Camille 7");
    await expectToast('Copié !', 'camille7@exemple.fr');
    expect(await navigator.clipboard.readText()).toBe('camille7@exemple.fr');
  });

  it('shows as text what users wrote', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await openArea([account(0, { firstName: hostile })]);
    expect(within(rows()[0] as HTMLElement).getByText(hostile)).toBeTruthy();
    expect(document.querySelector('main img')).toBeNull();
  });

  it('says so when Pro cannot be activated', async () => {
    await openArea([account(0)]);
    tab.api.on(activatePro, noConnection);
    await tab.press('Activer Pro pour Camille 0');
    await expectToast('Erreur', "Impossible d'activer le statut Pro");
  });
});

describe('logging out', () => {
  it('leads back to an empty gate', async () => {
    await openArea();
    await tab.press('Déconnexion');
    await waitFor(() => expect(typedIn(password())).toBe(''));
    expect(isDisabled(enter())).toBe(true);
    expect(screen.queryAllByRole('tab')).toEqual([]);
  });
});
