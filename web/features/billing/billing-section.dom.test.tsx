// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { me } from '#contract/accounts.ts';
import {
  type AddonState,
  createPortalSession,
  type InvoiceLine,
  listInvoices,
  mySubscription,
} from '#contract/billing.ts';
import { expectAddress, expectToast, newTab, textOf } from '../../testing/browser-tab.tsx';
import { freeUser, monthlyPro, monthlySubscription, noSubscription, proUser } from '../../testing/example-users.ts';
import { badGateway, noConnection, refusal } from '../../testing/fake-api.ts';
import { askAgainMs } from './queries.ts';

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

// @demand withdrawal-after-end
describe('an option that is over within its fourteen days', () => {
  it('is withdrawn from by the same button, and nothing is said to stop or go on', async () => {
    const bio: AddonState = {
      addon: 'bio',
      hasAccess: false,
      isStarting: false,
      source: null,
      status: null,
      subscriptionItemId: null,
      amountCents: 0,
      renewsAt: null,
      endsAt: null,
      withdrawal: {
        startedAt: '2026-12-13T09:00:00.000Z',
        until: '2026-12-28T22:59:59.999Z',
        refundCents: 500,
        endsUnrefunded: false,
        hasEnded: true,
      },
    };
    tab.signIn({ ...freeUser, stripeCustomerId: 'cus_exemple' });
    tab.api.on(mySubscription, { ...noSubscription, hasPortal: true, addons: [bio] });
    await tab.open('/compte');
    expect(
      await within(await billing()).findByText(/renoncer à cette option, même si elle est déjà arrêtée/),
    ).toBeTruthy();
    await tab.press(/Renoncer au contrat ici/);
    const dialog = (await screen.findByRole('dialog')).textContent;
    expect(dialog).toMatch(/Ton contrat est déjà arrêté, et 5\s€ te sont remboursés/);
    expect(dialog).not.toMatch(/Pro continue|garder/i);
  });
});

describe('what the provider has not confirmed yet', () => {
  const paid: InvoiceLine = {
    id: 'in_1',
    number: 'DEC-1',
    label: 'Option Bio',
    status: 'paid',
    totalCents: 500,
    paidCents: 500,
    refundedCents: 0,
    refundingCents: 500,
    createdAt: '2026-11-15T09:00:00.000Z',
    url: null,
    pdfUrl: null,
  };

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  it('is shown as promised, and the page catches up by itself', async () => {
    tab.api.on(mySubscription, { ...monthlySubscription, isSettling: true });
    tab.api.on(listInvoices, { invoices: [paid] });
    await tab.open('/compte');
    const invoices = within(await screen.findByRole('list', { name: 'Factures' }));
    expect(textOf(invoices.getByRole('listitem'))).toContain('Remboursement en cours, 5 €');

    tab.api.on(mySubscription, monthlySubscription);
    tab.api.on(listInvoices, { invoices: [{ ...paid, refundedCents: 500, refundingCents: 0 }] });
    vi.advanceTimersByTime(askAgainMs);
    await invoices.findByText('Remboursée');
    expect(invoices.queryByText(/en cours/)).toBeNull();
  });

  it('opens a paid option by itself, and does not offer it a second time', async () => {
    const bio: AddonState = {
      addon: 'bio',
      hasAccess: false,
      isStarting: true,
      source: null,
      status: null,
      subscriptionItemId: null,
      amountCents: 500,
      renewsAt: null,
      endsAt: null,
      withdrawal: null,
    };
    tab.api.on(mySubscription, { ...monthlySubscription, isSettling: true, addons: [bio] });
    await tab.open('/compte');
    const section = within(await billing());
    await section.findByText('Activation en cours');
    expect(section.queryByRole('button', { name: /Activer.*Option Bio/ })).toBeNull();

    const open: AddonState = { ...bio, isStarting: false, hasAccess: true, source: 'provider', status: 'active' };
    tab.api.on(mySubscription, { ...monthlySubscription, addons: [open] });
    vi.advanceTimersByTime(askAgainMs);
    await section.findByRole('button', { name: /Annuler l'option.*Option Bio/ });
    expect(section.getByText('Activée')).toBeTruthy();
    expect(tab.api.sent(me)).toHaveLength(2);
  });

  it('is asked for again only while something is waited for', async () => {
    await tab.open('/compte');
    await within(await billing()).findAllByRole('button', { name: /Activer et payer/ });
    const asked = tab.api.sent(mySubscription).length;
    vi.advanceTimersByTime(10 * askAgainMs);
    expect(tab.api.sent(mySubscription)).toHaveLength(asked);
  });
});
