// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPortalSession, mySubscription } from '#contract/billing.ts';
import { expectAddress, expectToast, newTab } from '../../testing/browser-tab.tsx';
import { freeUser, monthlyPro, monthlySubscription, proUser } from '../../testing/example-users.ts';
import { badGateway, noConnection, refusal } from '../../testing/fake-api.ts';

// Subscription and payments on the account page.

const tab = newTab();

const billing = () => screen.findByRole('region', { name: 'Abonnement et paiements' });

beforeEach(() => tab.signIn(proUser));

describe('a portal that does not open', () => {
  it.each([
    [
      'in the server’s words',
      refusal('provider_unavailable', 'Le paiement est indisponible.'),
      'Le paiement est indisponible.',
    ],
    ['as a failure, where there are no words', badGateway, "Erreur lors de l'accès au portail"],
    [
      'as something to try later, where nothing answers',
      noConnection,
      "Impossible d'accéder au portail. Réessaie plus tard.",
    ],
  ])('says so %s', async (_, answer, description) => {
    tab.api.on(createPortalSession, answer);
    await tab.open('/compte');
    await tab.press('Gérer ma carte et mes factures');
    await expectToast('Erreur', description);
  });
});

describe('the subscription', () => {
  it('is asked for once: a busy server is told, and asked again by the user alone', async () => {
    const busy = refusal('overloaded', 'Beaucoup de monde en ce moment.', { retryAfterSeconds: 0.01 });
    tab.api.on(mySubscription, busy);
    await tab.open('/compte');
    await screen.findByText('Beaucoup de monde en ce moment.');
    expect(tab.api.sent(mySubscription)).toHaveLength(1);
    const grant = {
      ...monthlySubscription,
      pro: { ...monthlyPro, source: 'grant', plan: null, amountCents: 0 },
    } as const;
    tab.api.on(mySubscription, grant);
    await tab.user.click(within(await billing()).getByRole('button', { name: 'Réessayer' }));
    await waitFor(async () => expect((await billing()).textContent).toContain('Pro offert'));
  });

  it('that nobody paid for in time has closed, and can still be cancelled', async () => {
    tab.signIn({ ...freeUser, stripeCustomerId: 'cus_exemple' });
    const pause = { available: false, availableFrom: null };
    const unpaid = { ...monthlyPro, status: 'past_due', renewsAt: null, endsIfCancelled: null, pause } as const;
    tab.api.on(mySubscription, { ...monthlySubscription, pro: unpaid });
    await tab.open('/compte');
    const section = within(await billing());
    expect(await section.findByText(/et ton accès est fermé\. Mets ta carte à jour pour le rouvrir/)).toBeTruthy();
    await tab.user.click(section.getByRole('link', { name: 'Résilier mon contrat' }));
    await expectAddress('/cancel-subscription');
    expect(await screen.findByText('Étape 1 sur 3')).toBeTruthy();
    await tab.press('Résilier sans répondre');
    expect((await screen.findByRole('dialog')).textContent).toContain("Ton abonnement s'arrête tout de suite");
  });
});
