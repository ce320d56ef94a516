import { and, eq, inArray } from 'drizzle-orm';
import type { AffiliateMoney } from '#contract/privacy.ts';
import type { Clock } from '../../../adapters/clock/port.ts';
import type { Database } from '../../../db/open.ts';
import { affiliate, payout } from '../../../db/schema.ts';
import { emailsOfWaysBack } from '../../accounts/mail-links.ts';
import { balanceOf } from '../ledger/balances.ts';
import { outdatedBy } from './outdated-approval.ts';
import { findPaymentDetails } from './payment-details.ts';
import { cancelPayouts } from './payout-row.ts';
import { columnsOf } from './payout-target.ts';
import { storeRequest } from './request-payout.ts';
import { sendableFrom } from './rules.ts';
import { type Settlement, settlementOf } from './settlement-rules.ts';

// What becomes of an affiliate's money when the account is erased: told before, carried out by the erasure, and told after.

/** Null for a member without affiliate money. */
export async function previewSettlement(db: Database, clock: Clock, accountId: string): Promise<AffiliateMoney | null> {
  const found = await findSettlement(db, clock, accountId);
  return found && present(found);
}

/** Freezes the payment details in the payouts that stay open, before they are erased. The caller has locked the account. */
export async function settle(tx: Database, clock: Clock, accountId: string): Promise<AffiliateMoney | null> {
  await tx.select().from(affiliate).where(eq(affiliate.accountId, accountId)).for('update');
  const found = await findSettlement(tx, clock, accountId);
  if (!found) return null;
  const { affiliateId, payouts, details, settlement } = found;
  const canceled = payouts.filter(({ id }) => settlement.canceledIds.includes(id));
  await cancelPayouts(tx, clock, canceled);
  if (settlement.request) await storeRequest(tx, clock, { affiliateId, ...settlement.request });
  await tx
    .update(payout)
    .set(columnsOf(details))
    .where(and(eq(payout.affiliateId, affiliateId), inArray(payout.status, ['requested', 'approved'])));
  return present(found);
}

async function findSettlement(db: Database, clock: Clock, accountId: string) {
  const [own] = await db.select().from(affiliate).where(eq(affiliate.accountId, accountId));
  // Someone who was refused is paid nothing, with or without an account.
  if (own?.status !== 'active' && own?.status !== 'suspended') return null;
  const now = clock.now();
  const details = await findPaymentDetails(db, accountId);
  const payouts = await db.select().from(payout).where(eq(payout.affiliateId, own.id));
  const balance = await balanceOf(db, own.id, now);
  const isOverdrawn = balance.availableCents < 0;
  // The owner of a former address may still object: the erasure counts as the change.
  const mayBeStolen = (await emailsOfWaysBack(db, clock, accountId)).length > 0;
  const settlement = settlementOf({
    ...balance,
    payouts: payouts.map((one) => ({ ...one, isOutdated: outdatedBy(one, { target: details, isOverdrawn }) !== null })),
    sendableFrom: details && sendableFrom(mayBeStolen ? now : details.updatedAt),
    now,
  });
  return { affiliateId: own.id, payouts, details, settlement };
}

function present({
  details,
  settlement,
}: NonNullable<Awaited<ReturnType<typeof findSettlement>>>): AffiliateMoney | null {
  const { paidCents, executedOn, lapsedCents }: Settlement = settlement;
  if (paidCents === 0 && lapsedCents === 0) return null;
  const isPaid = details !== null && executedOn !== null;
  return {
    payout: isPaid
      ? { amountCents: paidCents, target: details.shownTarget, executedOn: executedOn.toISOString() }
      : null,
    lapsedCents,
    hasPaymentDetails: details !== null,
  };
}
