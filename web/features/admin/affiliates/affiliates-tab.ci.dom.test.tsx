// @demand shown-as-text
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type AdminAffiliate,
  decideAffiliate,
  listAffiliates,
  listPayouts,
  payoutFile,
  renameAffiliate,
  stepPayout,
} from '#contract/admin-affiliates.ts';
import { expectFieldError, expectToast, isDisabled, newTab, textOf, typedIn } from '../../../testing/browser-tab.tsx';
import { exampleAffiliate, examplePayout, exampleTotals } from '../../../testing/example-operator.ts';
import { badGateway, refusal } from '../../../testing/fake-api.ts';
import { answerOperator, catchSavedFiles, enterArea, openAreaTab } from '../../../testing/operator-area.ts';

const tab = newTab();
const cards = () => within(screen.getByRole('list', { name: 'Affiliés' })).getAllByRole('listitem');
const show = (view: RegExp) => tab.user.click(screen.getByRole('radio', { name: view }));

const marie = exampleAffiliate(1, { slug: 'marie', user: { username: 'marie', email: 'marie@exemple.fr' } });
const karim = exampleAffiliate(2, {
  slug: 'karim',
  status: 'pending',
  user: { username: 'karim', email: 'karim@exemple.fr' },
  stats: { earnings: 0 },
});

async function openAffiliates(affiliates: AdminAffiliate[] = [marie, karim]): Promise<void> {
  tab.api.on(listAffiliates, { affiliates, globalStats: exampleTotals });
  await enterArea(tab);
  await openAreaTab(tab, /^Affiliés/);
}

beforeEach(() => answerOperator(tab));

describe('the list of affiliates', () => {
  it('puts those who wait first, and counts them on their filter', async () => {
    await openAffiliates();
    expect(cards().map((card) => textOf(within(card).getByText(/^@/)))).toEqual(['@karim', '@marie']);
    expect(screen.getByRole('radio', { name: 'En attente 1 à examiner' })).toBeTruthy();
    const [waiting, active] = cards().map(textOf);
    expect(waiting).toContain('En attente');
    expect(active).toContain('Actif');
    expect(active).toContain('120,50 €');
    expect(active).toContain('Option bio3 · 15 €');
    expect(active).toContain('Option photo2 · 10 €');
  });

  it('finds by username, slug and e-mail, and filters by status', async () => {
    await openAffiliates();
    await show(/^Actifs/);
    await waitFor(() => expect(cards()).toHaveLength(1));
    await show(/^Tous/);
    await tab.fill(screen.getByLabelText('Rechercher un affilié'), 'KARIM@');
    await waitFor(() => expect(cards().map(textOf).join()).toContain('@karim'));
    expect(cards()).toHaveLength(1);
    await tab.fill(screen.getByLabelText('Rechercher un affilié'), 'personne');
    expect(await screen.findByText('Aucun affilié trouvé')).toBeTruthy();
    await tab.press('Voir tous les affiliés');
    await waitFor(() => expect(cards()).toHaveLength(2));
  });

  it('says when there is none', async () => {
    await openAffiliates([]);
    expect(await screen.findByText('Aucun affilié pour le moment')).toBeTruthy();
  });

  it('shows as text what affiliates wrote', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await openAffiliates([exampleAffiliate(1, { user: { username: hostile, email: 'x@exemple.fr' } })]);
    expect(screen.getByText(hostile)).toBeTruthy();
    expect(document.querySelector('main img')).toBeNull();
  });
});

describe('deciding about an affiliate', () => {
  it('accepts at once', async () => {
    await openAffiliates();
    tab.api.on(decideAffiliate, { message: 'Affilié accepté.' });
    tab.api.on(listAffiliates, { affiliates: [marie, { ...karim, status: 'active' }], globalStats: exampleTotals });
    await tab.press('Accepter karim');
    await expectToast('Statut modifié', 'Affilié accepté.');
    expect(tab.api.sent(decideAffiliate)[0]?.address).toBe(`/api/admin/affiliate/${karim.id}/approve`);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accepter karim' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Suspendre karim' })).toBeTruthy();
  });

  it('asks before it refuses', async () => {
    await openAffiliates();
    tab.api.on(decideAffiliate, { message: 'Demande refusée.' });
    await tab.press('Refuser karim');
    expect(tab.api.sent(decideAffiliate)).toEqual([]);
    await tab.press('Refuser la demande');
    await waitFor(() =>
      expect(tab.api.sent(decideAffiliate)[0]?.address).toBe(`/api/admin/affiliate/${karim.id}/reject`),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['active', 'Suspendre marie', 'Suspendre', 'suspend'],
    ['suspended', 'Réactiver marie', null, 'reactivate'],
  ] as const)('offers the way out of %s', async (status, button, confirmation, action) => {
    await openAffiliates([{ ...marie, status }]);
    tab.api.on(decideAffiliate, { message: 'Fait.' });
    await tab.press(button);
    if (confirmation) await tab.press(confirmation);
    await waitFor(() =>
      expect(tab.api.sent(decideAffiliate)[0]?.address).toBe(`/api/admin/affiliate/${marie.id}/${action}`),
    );
  });

  it('says so when the status cannot be changed', async () => {
    await openAffiliates();
    tab.api.on(decideAffiliate, badGateway);
    await tab.press('Accepter karim');
    await expectToast('Erreur', 'Impossible de modifier le statut');
    expect(isDisabled(screen.getByRole('button', { name: 'Accepter karim' }))).toBe(false);
  });
});

describe('renaming an affiliate', () => {
  const input = () => screen.getByLabelText("Nouveau nom d'utilisateur");
  const save = () => screen.getByRole('button', { name: 'Sauvegarder' });

  async function openDialog(): Promise<void> {
    await openAffiliates();
    await tab.press("Modifier le nom d'utilisateur de marie");
    const dialog = await screen.findByRole('dialog', { name: "Modifier le nom d'utilisateur" });
    expect(textOf(dialog)).toContain('@marie');
    expect(textOf(dialog)).toContain('Lettres, chiffres, tirets et underscores uniquement');
  }

  it('takes only what a slug may hold, and saves nothing empty or unchanged', async () => {
    await openDialog();
    expect(typedIn(input())).toBe('marie');
    expect(isDisabled(save())).toBe(true);
    await tab.user.clear(input());
    expect(isDisabled(save())).toBe(true);
    await tab.user.type(input(), 'Marie Été_2026!');
    expect(typedIn(input())).toBe('mariet_2026');
    expect(isDisabled(save())).toBe(false);
  });

  it('shows the new slug', async () => {
    await openDialog();
    tab.api.on(renameAffiliate, { slug: 'marie-2026' });
    tab.api.on(listAffiliates, { affiliates: [{ ...marie, slug: 'marie-2026' }], globalStats: exampleTotals });
    await tab.fill(input(), 'marie-2026');
    await tab.user.click(save());
    await expectToast("Nom d'utilisateur modifié", '@marie-2026');
    expect(tab.api.sent(renameAffiliate)[0]?.body).toEqual({ slug: 'marie-2026' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(cards()[0] as HTMLElement).getByText('@marie-2026')).toBeTruthy();
  });

  it('stays open with the reason when the slug is taken', async () => {
    await openDialog();
    tab.api.on(renameAffiliate, refusal('conflict', 'Ce nom est déjà pris.'));
    await tab.fill(input(), 'pris');
    await tab.user.click(save());
    // The toaster stands outside the dialog, which hides the rest of the page from roles.
    expect(await screen.findByText("Impossible de modifier le nom d'utilisateur")).toBeTruthy();
    await expectFieldError(input(), 'Ce nom est déjà pris.');
  });
});

describe('the payouts', () => {
  const rows = () => within(screen.getByRole('list', { name: 'Versements' })).getAllByRole('listitem');

  async function openPayouts(payouts = [examplePayout(1)]): Promise<void> {
    tab.api.on(listPayouts, { payouts });
    await openAffiliates();
    await show(/^Versements/);
    await screen.findByRole('list', { name: 'Versements' });
  }

  it('offers in each state what can be done then', async () => {
    const statuses = ['requested', 'approved', 'submitted', 'paid', 'failed', 'canceled'] as const;
    await openPayouts(statuses.map((status, index) => examplePayout(index, { status })));
    expect(screen.getByRole('radio', { name: 'Versements 1 à approuver' })).toBeTruthy();
    expect(rows().map((row) => within(row).queryAllByRole('button').map(textOf))).toEqual([
      ['Approuver', 'Annuler'],
      ['Annuler'],
      ['Marquer payé', 'Marquer échoué'],
      [],
      [],
      [],
    ]);
  });

  it('shows a new account with the day to wait for, and asks for another approval after a change', async () => {
    const newTarget = { changedAt: '2026-11-15T09:00:00.000Z', sendableFrom: '2026-11-22T09:00:00.000Z' };
    await openPayouts([
      examplePayout(1, { status: 'approved', newTarget, outdatedBy: 'new_account' }),
      examplePayout(2, { method: 'paypal', newTarget }),
      examplePayout(3),
    ]);
    expect(screen.getByRole('radio', { name: 'Versements 3 à approuver' })).toBeTruthy();
    const [changed = '', waiting = '', usual = ''] = rows().map((row) => textOf(row));
    expect(changed).toContain('IBAN changé le 15 novembre 2026, attends le 22 novembre 2026');
    expect(changed).toContain('à approuver de nouveau');
    expect(waiting).toContain('PayPal changé le 15 novembre 2026');
    expect(usual).not.toContain('changé');
    expect(
      within(rows()[0] as HTMLElement)
        .getAllByRole('button')
        .map(textOf),
    ).toEqual(['Approuver', 'Annuler']);
  });

  it('asks for another approval after refunds, and says where it cancels the payout', async () => {
    await openPayouts([examplePayout(1, { status: 'approved', outdatedBy: 'refunds' })]);
    const [row] = rows();
    expect(textOf(row as Element)).toContain('Achats remboursés depuis ton accord : à approuver de nouveau');
    const canceled = examplePayout(1, { status: 'canceled' });
    tab.api.on(stepPayout, { payout: canceled });
    tab.api.on(listPayouts, { payouts: [canceled] });
    await tab.press('Approuver le versement de affilie1');
    await expectToast('Versement annulé', 'affilie1 : 45,50 €');
  });

  it('says which account cannot be read, and shows the others', async () => {
    await openPayouts([examplePayout(1, { target: null, isTargetUnreadable: true }), examplePayout(2)]);
    const [lost = '', readable = ''] = rows().map((row) => textOf(row));
    expect(lost).toContain('coordonnées illisibles, à redemander');
    expect(readable).toContain('•••• 0189');
  });

  it('approves at once', async () => {
    await openPayouts();
    const approved = examplePayout(1, { status: 'approved' });
    tab.api.on(stepPayout, { payout: approved });
    tab.api.on(listPayouts, { payouts: [approved] });
    await tab.press('Approuver le versement de affilie1');
    await expectToast('Versement approuvé', 'affilie1 : 45,50 €');
    expect(tab.api.sent(stepPayout)[0]?.address).toBe(`/api/admin/payouts/${approved.id}/approve`);
    await waitFor(() => expect(textOf(rows()[0] as Element)).toContain('Approuvé'));
  });

  it('asks before it cancels, and tells why it could not', async () => {
    await openPayouts();
    tab.api.on(stepPayout, refusal('conflict', "Ce versement n'en est pas là."));
    await tab.press('Annuler le versement de affilie1');
    expect(tab.api.sent(stepPayout)).toEqual([]);
    await tab.press('Annuler le versement');
    await expectToast('Erreur', "Ce versement n'en est pas là.");
  });

  it('saves the file of a month as the server named it', async () => {
    const saved = catchSavedFiles();
    await openPayouts([examplePayout(1, { status: 'submitted' })]);
    tab.api.on(payoutFile, {
      fileName: 'declic-2026-11.xml',
      type: 'application/xml',
      content: '<Document/>',
      payouts: 1,
      totalCents: 4550,
    });
    await tab.press('Télécharger le fichier Virement SEPA de novembre 2026');
    await expectToast('Fichier téléchargé', '1 versement, 45,50 €');
    expect(tab.api.sent(payoutFile)[0]?.address).toBe('/api/admin/payout-files/2026-11/sepa');
    expect(saved[0]?.name).toBe('declic-2026-11.xml');
    expect(await saved[0]?.content.text()).toBe('<Document/>');
  });

  it('says when there is none', async () => {
    await openAffiliates();
    await show(/^Versements/);
    expect(await screen.findByText('Aucun versement pour le moment')).toBeTruthy();
  });
});
