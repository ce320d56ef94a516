// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { exportUsers, syncStripe } from '#contract/admin.ts';
import { recalculate } from '#contract/admin-affiliates.ts';
import { getDashboard } from '#contract/admin-figures.ts';
import { expectToast, newTab } from '../../testing/browser-tab.tsx';
import { badGateway, noConnection } from '../../testing/fake-api.ts';
import { answerOperator, catchSavedFiles, enterArea } from '../../testing/operator-area.ts';

const tab = newTab();

beforeEach(() => answerOperator(tab));

it('recalculates, tells both counts and renews the figures', async () => {
  tab.api.on(recalculate, { result: { conversions_marquees: 3, commissions_creees: 1 } });
  await enterArea(tab);
  await tab.press('Recalculer Stats');
  await expectToast('Recalcul terminé', '3 conversions marquées, 1 commission créée.');
  await waitFor(() => expect(tab.api.sent(getDashboard)).toHaveLength(2));
});

it('logs a recalculation that fails, and says so', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  tab.api.on(recalculate, badGateway);
  await enterArea(tab);
  await tab.press('Recalculer Stats');
  await expectToast('Erreur', 'Erreur lors du recalcul des statistiques');
  expect(logged).toHaveBeenCalledWith('recalculation', expect.any(Error));
  logged.mockRestore();
});

it('syncs with Stripe and tells the counts', async () => {
  tab.api.on(syncStripe, {
    result: { comptes_pro_actives: 1, emails_envoyes: 2, abonnements_verifies: 310, abonnements_modifies: 0 },
  });
  await enterArea(tab);
  await tab.press('Sync Stripe');
  await expectToast(
    'Synchronisation terminée',
    '1 compte Pro activé, 2 e-mails envoyés, 310 abonnements vérifiés, 0 modifié.',
  );
});

it('says so when the sync fails', async () => {
  tab.api.on(syncStripe, noConnection);
  await enterArea(tab);
  await tab.press('Sync Stripe');
  await expectToast('Erreur', 'Erreur lors de la synchronisation Stripe');
});

it('saves the e-mails as a CSV', async () => {
  const saved = catchSavedFiles();
  tab.api.on(exportUsers, () => new Response('email\nlea@exemple.fr\n', { headers: { 'content-type': 'text/csv' } }));
  await enterArea(tab);
  await tab.press('Exporter emails');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^declic-emails-\d{4}-\d\d-\d\d\.csv$/);
  expect(await saved[0]?.content.text()).toBe('email\nlea@exemple.fr\n');
  expect(tab.api.sent(exportUsers)[0]?.address).toBe('/api/admin/users/export?columns=emails');
  expect(tab.api.sent(exportUsers)[0]?.headers.get('authorization')).toBe('Bearer sesame-ouvre-toi');
});

it('saves nothing when the export fails, and says so', async () => {
  const saved = catchSavedFiles();
  tab.api.on(exportUsers, badGateway);
  await enterArea(tab);
  await tab.press('Exporter emails');
  await expectToast('Erreur', "L'export n'a pas abouti. Réessaie.");
  expect(saved).toEqual([]);
});
