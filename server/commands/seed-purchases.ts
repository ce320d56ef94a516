import { eq } from 'drizzle-orm';
import { addonPriceKey, type ListedPrice, planPriceKey, priceList } from '#contract/price-list.ts';
import type { Database } from '../db/open.ts';
import { account, customer, invoice, refund, subscription } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { affiliateLedger } from '../features/affiliates/ledger/ledger.ts';
import type { SeededAccount } from './seed-accounts.ts';
import type { Referral } from './seed-affiliates.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

const day = 24 * 60 * 60 * 1000;
type Fate = 'runs' | 'ended' | 'ends' | 'paused' | 'failed' | 'refunded';

interface Sale {
  customerId: string;
  price: ListedPrice;
  startsAt: Date;
  fate: Fate;
}

/**
 * Purchases as they would be stored after months of webhooks: subscriptions in every state with their paid invoices, refunds, and
 * what affiliates earned, by the ledger itself. The payment provider does not know them.
 */
export async function seedPurchases(
  deps: Deps,
  accounts: SeededAccount[],
  referrals: Map<string, Referral>,
): Promise<number> {
  const random = seededRandom(20261117);
  const now = deps.clock.now();
  const buyers = accounts.filter(({ id }) => random.chance(referrals.has(id) ? 0.45 : 0.13));
  return await deps.db.transaction(async (tx) => {
    let sold = 0;
    for (const [index, { id, createdAt, email }] of buyers.entries()) {
      const startsAt = new Date(createdAt.getTime() + random.next() * 2 * day);
      if (startsAt > now) continue;
      sold++;
      const customerId = `cus_demo_${index}`;
      await tx.insert(customer).values({ id: customerId, accountId: id, attachedAt: startsAt, createdAt: startsAt });
      await tx.update(account).set({ stripeCustomerId: customerId }).where(eq(account.id, id));
      const referral = referrals.get(id);
      if (referral)
        await affiliateLedger({ ...deps, clock: { now: () => startsAt } }).recordAttribution(tx, {
          customerId,
          ...referral,
          checkoutIntentId: crypto.randomUUID(),
          buyer: { accountId: id, email, cardFingerprint: null },
        });
      const plan = random.chance(0.35) ? 'annual' : 'monthly';
      const fate = fateOf(random, now.getTime() - startsAt.getTime(), plan === 'annual');
      const base = { customerId, startsAt };
      await sell(deps, tx, { ...base, price: priceList[planPriceKey[plan]], fate }, `${index}_pro`);
      for (const addon of ['bio', 'photo'] as const)
        if (fate === 'runs' && random.chance(0.2))
          await sell(deps, tx, { ...base, price: priceList[addonPriceKey[addon]], fate }, `${index}_${addon}`);
    }
    return sold;
  });
}

function fateOf(random: SeededRandom, age: number, isAnnual: boolean): Fate {
  const dice = random.next();
  if (dice < 0.06) return 'refunded';
  if (isAnnual) return dice < 0.12 ? 'ends' : 'runs';
  if (age > 35 * day && dice < 0.36) return 'ended';
  if (dice < 0.42) return 'ends';
  if (dice < 0.45) return 'paused';
  return age > 35 * day && dice < 0.48 ? 'failed' : 'runs';
}

async function sell(
  deps: Deps,
  tx: Database,
  { customerId, price, startsAt, fate }: Sale,
  name: string,
): Promise<void> {
  const now = deps.clock.now();
  const random = seededRandom(startsAt.getTime());
  const starts = periodsOf(startsAt, price.interval, now);
  // A subscription that ended did so after one of its periods; one that failed did not pay for its last one.
  const paid =
    fate === 'ended'
      ? starts.slice(0, 1 + random.below(starts.length - 1))
      : fate === 'failed'
        ? starts.slice(0, -1)
        : starts;
  const last = paid.at(-1) ?? startsAt;
  const periodStart = fate === 'failed' ? (starts.at(-1) ?? startsAt) : last;
  const periodEnd = next(startsAt, price.interval, starts.indexOf(periodStart) + 1);
  const refundedAt = new Date(Math.min(startsAt.getTime() + 3 * day, now.getTime()));
  const hasEnded = fate === 'ended' || fate === 'refunded';
  const id = `sub_demo_${name}`;
  await tx.insert(subscription).values({
    id,
    customerId,
    entitlement: price.entitlement,
    plan: price.plan,
    itemId: `si_demo_${name}`,
    status: hasEnded ? 'canceled' : fate === 'failed' ? 'past_due' : 'active',
    amountCents: price.amountCents,
    currentPeriodStart: periodStart,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd: fate === 'ends',
    endedAt: fate === 'ended' ? periodEnd : fate === 'refunded' ? refundedAt : null,
    pausedUntil: fate === 'paused' ? new Date(periodEnd.getTime() + 30 * day) : null,
    pastDueSince: fate === 'failed' ? periodStart : null,
    createdAt: startsAt,
    syncedAt: now,
  });
  for (const [index, at] of (fate === 'refunded' ? [startsAt] : paid).entries())
    await pay(
      deps,
      tx,
      {
        customerId,
        subscriptionId: id,
        totalCents: price.amountCents,
        at,
        isRefunded: fate === 'refunded',
        refundedAt,
      },
      `${name}_${index}`,
    );
}

/** The starts of all periods up to now. */
function periodsOf(startsAt: Date, interval: 'month' | 'year', now: Date): Date[] {
  const starts = [startsAt];
  for (let at = next(startsAt, interval, 1); at <= now; at = next(startsAt, interval, starts.length)) starts.push(at);
  return starts;
}

function next(from: Date, interval: 'month' | 'year', count: number): Date {
  const months = interval === 'year' ? 12 * count : count;
  const date = new Date(from);
  date.setUTCDate(Math.min(from.getUTCDate(), 28));
  date.setUTCMonth(date.getUTCMonth() + months);
  return date;
}

interface Payment {
  customerId: string;
  subscriptionId: string;
  totalCents: number;
  at: Date;
  isRefunded: boolean;
  refundedAt: Date;
}

async function pay(deps: Deps, tx: Database, paid: Payment, name: string): Promise<void> {
  const { customerId, subscriptionId, totalCents, at, isRefunded, refundedAt } = paid;
  const amounts = {
    totalCents,
    totalExcludingTaxCents: Math.round(totalCents / 1.2),
    amountPaidCents: totalCents,
    feeCents: Math.round(totalCents * 0.015) + 25,
  };
  const invoiceId = `in_demo_${name}`;
  await tx.insert(invoice).values({
    id: invoiceId,
    customerId,
    subscriptionId,
    number: `DEMO-${name}`,
    status: 'paid',
    ...amounts,
    amountRefundedCents: isRefunded ? totalCents : 0,
    currency: 'eur',
    createdAt: at,
    paidAt: at,
    syncedAt: at,
  });
  const ledgerAt = (moment: Date) => affiliateLedger({ ...deps, clock: { now: () => moment } });
  await ledgerAt(at).recordInvoicePaid(tx, { invoiceId, customerId, ...amounts, paidAt: at });
  if (!isRefunded) return;
  const fact = { invoiceId, customerId, amountCents: totalCents, status: 'succeeded', createdAt: refundedAt } as const;
  await tx.insert(refund).values({ id: `re_demo_${name}`, ...fact, syncedAt: refundedAt });
  await ledgerAt(refundedAt).recordRefund(tx, { refundId: `re_demo_${name}`, isPromised: false, ...fact });
}
