// @demand shown-as-text
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AdminUser,
  activatePro,
  exportUsers,
  listAdminActions,
  listSupportRequests,
  listUsers,
  takeProBack,
} from '#contract/admin.ts';
import { expectToast, isDisabled, newTab, textOf } from '../../../testing/browser-tab.tsx';
import { exampleAccount, usersPage } from '../../../testing/example-operator.ts';
import { noConnection, ok } from '../../../testing/fake-api.ts';
import { answerOperator, catchSavedFiles, enterArea, openAreaTab } from '../../../testing/operator-area.ts';

const tab = newTab();
const search = () => screen.getByLabelText('Rechercher un utilisateur');
const rows = () => within(screen.getByRole('list', { name: 'Comptes' })).getAllByRole('listitem');
const show = (view: string) => tab.user.click(screen.getByRole('radio', { name: view }));
const lastAddress = () => tab.api.sent(listUsers).at(-1)?.address;

const question = () => screen.getByRole('dialog');
const answer = (label: string) => tab.user.click(within(question()).getByRole('button', { name: label }));

async function openUsers(users: AdminUser[] = [exampleAccount(0)], grantedPro: string[] = []): Promise<void> {
  tab.api.on(listUsers, ({ address }) => {
    const query = new URL(address, 'http://site').searchParams;
    if (query.get('search') === 'personne') return ok(usersPage([]));
    return ok(query.get('after') ? usersPage([exampleAccount(50)]) : usersPage(users, 'apres-la-premiere', grantedPro));
  });
  await enterArea(tab);
  await openAreaTab(tab, /^Utilisateurs/);
}

beforeEach(() => answerOperator(tab));

describe('the list of users', () => {
  it('counts all accounts in its cards', async () => {
    await openUsers();
    const cards = screen.getAllByRole('term').map((term) => textOf(term.parentElement as Element));
    expect(cards).toEqual(['Total1 204', 'Pro301', 'Nouveaux sur 7 jours42', 'Taux Pro25 %']);
  });

  it('shows plan, customer and what can be done', async () => {
    await openUsers([
      exampleAccount(1, { firstName: null, phoneNumber: '06 12 34 56 78' }),
      exampleAccount(2, { isPro: true, stripeCustomerId: 'cus_1' }),
    ]);
    const [free, pro] = rows().map(textOf);
    expect(free).toContain('camille1');
    expect(free).toContain('06 12 34 56 78');
    expect(free).toContain('15 novembre 2026');
    expect(free).toContain('Gratuit');
    expect(free).toContain('Activer Pro');
    expect(free).not.toContain('Stripe');
    expect(pro).toContain('Pro');
    expect(pro).toContain('Stripe');
    expect(pro).not.toContain('Activer Pro');
  });

  it('goes through pages by the cursor that the server gave', async () => {
    await openUsers();
    const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(isDisabled(pager.getByRole('button', { name: 'Précédent' }))).toBe(true);
    await tab.user.click(pager.getByRole('button', { name: 'Suivant' }));
    await waitFor(() => expect(textOf(rows()[0] as Element)).toContain('Camille 50'));
    expect(lastAddress()).toBe('/api/admin/users?after=apres-la-premiere');
    expect(pager.getByRole('status').textContent).toBe('Page 2');
    expect(isDisabled(pager.getByRole('button', { name: 'Suivant' }))).toBe(true);
    await tab.user.click(pager.getByRole('button', { name: 'Précédent' }));
    await waitFor(() => expect(textOf(rows()[0] as Element)).toContain('Camille 0'));
  });

  it('searches on the server, from the first page on, and the search can be taken back', async () => {
    await openUsers();
    await tab.user.click(screen.getByRole('button', { name: 'Suivant' }));
    await waitFor(() => expect(textOf(rows()[0] as Element)).toContain('Camille 50'));
    await tab.fill(search(), ' personne ');
    expect(await screen.findByText('Aucun utilisateur trouvé')).toBeTruthy();
    expect(lastAddress()).toBe('/api/admin/users?search=personne');
    await tab.press('Effacer la recherche');
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('keeps the search at hand when it fails', async () => {
    await openUsers();
    tab.api.on(listUsers, noConnection);
    await tab.fill(search(), 'lea');
    expect(await screen.findByText('Ces données ne sont pas arrivées')).toBeTruthy();
    tab.api.on(listUsers, usersPage([exampleAccount(3)]));
    await tab.fill(search(), 'leo');
    await waitFor(() => expect(textOf(rows()[0] as Element)).toContain('Camille 3'));
  });

  it('filters by plan on the server', async () => {
    await openUsers();
    await show('Gratuit');
    await waitFor(() => expect(lastAddress()).toBe('/api/admin/users?plan=free'));
  });

  it('copies an address with one click', async () => {
    await openUsers([exampleAccount(7)]);
    await tab.press("Copier l'e-mail de Camille 7");
    await expectToast('Copié !', 'camille7@exemple.fr');
    expect(await navigator.clipboard.readText()).toBe('camille7@exemple.fr');
  });

  it('shows as text what users wrote', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await openUsers([exampleAccount(0, { firstName: hostile })]);
    expect(within(rows()[0] as HTMLElement).getByText(hostile)).toBeTruthy();
    expect(document.querySelector('main img')).toBeNull();
  });

  it('shows an activated account as Pro', async () => {
    await openUsers([exampleAccount(0)]);
    tab.api.on(activatePro, { user: exampleAccount(0, { isPro: true }) });
    tab.api.on(listUsers, usersPage([exampleAccount(0, { isPro: true })]));
    await tab.press('Activer Pro pour Camille 0');
    expect(textOf(question())).toMatch(/^Activer Pro pour Camille 0 \?.*camille0@exemple\.fr passe à Pro/);
    expect(tab.api.sent(activatePro)).toHaveLength(0);
    await answer('Activer Pro');
    await expectToast('Pro activé', 'Camille 0 est maintenant Pro.');
    await waitFor(() => expect(textOf(rows()[0] as Element)).not.toContain('Gratuit'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('activates nothing when the question is answered by no', async () => {
    await openUsers();
    await tab.press('Activer Pro pour Camille 0');
    await answer('Annuler');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tab.api.sent(activatePro)).toHaveLength(0);
  });

  // @demand grant-taken-back
  it('offers to take back a granted Pro only, and asks with the address', async () => {
    const accounts = [exampleAccount(0, { isPro: true }), exampleAccount(1, { isPro: true })];
    await openUsers(accounts, [exampleAccount(1).id]);
    expect(rows().map((row) => textOf(row).includes('Retirer Pro'))).toEqual([false, true]);
    tab.api.on(takeProBack, { user: exampleAccount(1) });
    tab.api.on(listUsers, usersPage([exampleAccount(0, { isPro: true }), exampleAccount(1)]));
    await tab.press('Retirer Pro à Camille 1');
    expect(textOf(question())).toMatch(/^Retirer Pro à Camille 1 \?.*camille1@exemple\.fr perd tout de suite/);
    await answer('Retirer Pro');
    await expectToast('Pro retiré', "Camille 1 n'est plus Pro.");
    await waitFor(() => expect(textOf(rows()[1] as Element)).toContain('Activer Pro'));
  });

  it('says so when Pro cannot be taken back', async () => {
    await openUsers([exampleAccount(0, { isPro: true })], [exampleAccount(0).id]);
    tab.api.on(takeProBack, noConnection);
    await tab.press('Retirer Pro à Camille 0');
    await answer('Retirer Pro');
    await expectToast('Erreur', 'Impossible de retirer le statut Pro');
  });

  it('says so when Pro cannot be activated', async () => {
    await openUsers();
    tab.api.on(activatePro, noConnection);
    await tab.press('Activer Pro pour Camille 0');
    await answer('Activer Pro');
    await expectToast('Erreur', "Impossible d'activer le statut Pro");
  });

  it('saves all accounts as a CSV', async () => {
    const saved = catchSavedFiles();
    await openUsers();
    tab.api.on(exportUsers, () => new Response('id,email\n'));
    await tab.press('Exporter en CSV');
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/^declic-utilisateurs-/)]),
    );
    expect(tab.api.sent(exportUsers)[0]?.address).toBe('/api/admin/users/export?columns=all');
  });
});

describe('the requests for help', () => {
  it('shows who asked for what, as text, with a mail to answer', async () => {
    await openUsers();
    tab.api.on(listSupportRequests, {
      requests: [
        {
          id: exampleAccount(1).id,
          source: 'cancellation',
          name: '<b>Zoé</b>',
          email: 'zoe@exemple.fr',
          topic: 'no_results',
          message: 'Bonjour <script>alert(1)</script>',
          createdAt: '2026-11-15T08:00:00.000Z',
        },
      ],
    });
    await show('Demandes');
    const [request] = within(await screen.findByRole('list', { name: 'Demandes' })).getAllByRole('listitem');
    expect(textOf(request as Element)).toContain('Résiliation');
    expect(textOf(request as Element)).toContain('Pas de résultats');
    expect(textOf(request as Element)).toContain('Bonjour <script>alert(1)</script>');
    expect(textOf(request as Element)).toContain('<b>Zoé</b>');
    expect(screen.getByRole('link', { name: 'Répondre' }).getAttribute('href')).toMatch(/^mailto:zoe%40exemple\.fr\?/);
  });

  it('offers to try again when they do not come', async () => {
    await openUsers();
    tab.api.on(listSupportRequests, noConnection);
    await show('Demandes');
    expect(await screen.findByText('Ces données ne sont pas arrivées')).toBeTruthy();
    tab.api.on(listSupportRequests, { requests: [] });
    await tab.press('Réessayer');
    expect(await screen.findByText('Aucune demande pour le moment')).toBeTruthy();
  });
});

describe('the audit log', () => {
  it('shows the newest actions, and older ones on demand', async () => {
    await openUsers();
    const action = (id: number, name: string) => ({
      id,
      action: name,
      subjectId: null,
      details: { entitlement: 'pro' },
      at: '2026-11-15T08:00:00.000Z',
    });
    tab.api.on(listAdminActions, ({ address }) =>
      ok(
        address.includes('before=7')
          ? { actions: [action(6, 'sync-stripe')], next: null }
          : { actions: [action(7, 'grant')], next: '7' },
      ),
    );
    await show('Journal');
    const log = await screen.findByRole('list', { name: 'Journal' });
    expect(textOf(log)).toContain('Accès offert');
    expect(textOf(log)).toContain('accès : pro');
    await tab.press('Voir les actions plus anciennes');
    await waitFor(() => expect(textOf(log)).toContain('Synchronisation Stripe'));
    expect(screen.queryByRole('button', { name: 'Voir les actions plus anciennes' })).toBeNull();
  });
});
