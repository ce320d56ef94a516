import type { Database } from '../db/open.ts';
import * as schema from '../db/schema.ts';
import { savePaymentDetails } from '../features/affiliates/payouts/payment-details.ts';
import type { TestApp } from './make-app.ts';

let count = 0;

/** Stores a row in every table about purchases, cancelling and retention, for one account. */
export async function storeAllPurchaseRows(test: TestApp, accountId: string, key: string): Promise<void> {
  const { db } = test.deps;
  const at = test.clock.now();
  const n = ++count;
  const customerId = `cus_${n}`;
  const subscriptionId = `sub_${n}`;
  await db.insert(schema.customer).values({ id: customerId, accountId, attachedAt: at, createdAt: at });
  await storePurchase(db, { n, at, accountId, customerId, subscriptionId });
  const link = { email: `${key}@exemple.fr`, createdAt: at, expiresAt: at };
  await db.insert(schema.billingLink).values([
    { purpose: 'cancel_subscription', accountId, ...link },
    { purpose: 'open_purchase', customerId, ...link },
  ]);
  await db.insert(schema.cancellationRequest).values({ accountId, subscriptionId, via: 'member', requestedAt: at });
  await db.insert(schema.withdrawal).values({ accountId, subscriptionId, refundCents: 2490, requestedAt: at });
  await db.insert(schema.attribution).values({
    customerId,
    affiliateId: crypto.randomUUID(),
    checkoutIntentId: crypto.randomUUID(),
    clickedAt: at,
    createdAt: at,
  });
  await db.insert(schema.customerCard).values({ customerId, cardHash: `card-${n}` });
  await db
    .insert(schema.retentionAnswer)
    .values({ accountId, step: 'final_cancel', reason: 'other', otherReason: `La raison de ${key}`, at });
  await db
    .insert(schema.supportRequest)
    .values({ accountId, reason: 'no_results', message: `L'aide pour ${key}`, createdAt: at });
  await db.insert(schema.pause).values({ accountId, subscriptionId, requestedAt: at, pausedUntil: at });
  await db.insert(schema.profileAnalysis).values({ accountId, at });
  await db.insert(schema.passiveMode).values({ accountId, since: at });
}

interface Purchase {
  n: number;
  at: Date;
  accountId: string;
  customerId: string;
  subscriptionId: string;
}

async function storePurchase(db: Database, { n, at, accountId, customerId, subscriptionId }: Purchase): Promise<void> {
  const invoiceId = `in_${n}`;
  const common = { customerId, createdAt: at, syncedAt: at };
  await db.insert(schema.checkoutIntent).values({
    plan: 'annual',
    accountId,
    nonceHash: new Uint8Array(32),
    termsAcceptedAt: at,
    adultConfirmedAt: at,
    customerId,
    createdAt: at,
  });
  await db.insert(schema.stripeEvent).values({ id: `evt_${n}`, type: 'x', customerId, createdAt: at, receivedAt: at });
  await db.insert(schema.subscription).values({
    id: subscriptionId,
    entitlement: 'pro',
    plan: 'annual',
    itemId: `si_${n}`,
    status: 'canceled',
    amountCents: 2490,
    currentPeriodStart: at,
    currentPeriodEnd: at,
    cancelAtPeriodEnd: false,
    ...common,
  });
  await db.insert(schema.invoice).values({
    id: invoiceId,
    status: 'paid',
    totalCents: 2490,
    totalExcludingTaxCents: 2075,
    amountPaidCents: 2490,
    amountRefundedCents: 100,
    currency: 'eur',
    paidAt: at,
    ...common,
  });
  const money = { invoiceId, chargeId: `ch_${n}`, amountCents: 100, ...common };
  await db.insert(schema.refund).values({ id: `re_${n}`, status: 'succeeded', ...money });
  await db.insert(schema.dispute).values({ id: `du_${n}`, status: 'won', ...money });
  const owed = { cause: 'refund_failed', about: `re_${n}`, amountCents: 100, noticedAt: at, settledAt: at } as const;
  await db.insert(schema.owedRefund).values({ invoiceId, customerId, ...owed });
  await db.insert(schema.billingNotice).values({ customerId, notice: 'purchase', about: subscriptionId, at });
}

/** Stores a row in every table about an affiliate's money. */
export async function storeAllEarningRows(
  test: TestApp,
  { id: affiliateId, accountId }: { id: string; accountId: string },
  key: string,
): Promise<void> {
  const { db } = test.deps;
  const at = test.clock.now();
  const n = ++count;
  await db.insert(schema.affiliateFormerSlug).values({ slug: `ancien-${key}`, affiliateId, renamedAt: at });
  await db.insert(schema.affiliateStatusChange).values({ affiliateId, before: 'pending', after: 'active', at });
  await db.insert(schema.ledgerEntry).values({
    affiliateId,
    type: 'commission',
    amountCents: 805,
    basis: { invoiceId: `in_${n}` },
    availableAt: at,
    idempotencyKey: `commission:in_${n}`,
    createdAt: at,
  });
  await savePaymentDetails(test.deps, accountId, {
    method: 'sepa',
    holder: `Titulaire ${key}`,
    iban: 'FR1420041010050500013M02606',
  });
  await db.insert(schema.payout).values({ affiliateId, month: '2026-11', amountCents: 3000, requestedAt: at });
  await db.insert(schema.affiliateFigures).values({
    ...{ affiliateId, clicks: 1, registrations: 1, conversions: 1, earnedCents: 248, paidCents: 0, revenueCents: 621 },
    ...{ bioAddons: 0, bioAddonRevenueCents: 0, photoAddons: 0, photoAddonRevenueCents: 0, countedAt: at },
  });
}
