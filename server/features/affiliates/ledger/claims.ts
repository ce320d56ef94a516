import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/open.ts';
import { dispute, ledgerEntry, owedRefund, refund } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { isSettledByHand } from '../../billing/converging/owed-refunds.ts';
import { lockCustomer } from './lock-customer.ts';
import { type Claim, type ClaimEntry, disputeClaim, entryFor, keyOf, refundClaim, settledClaim } from './rules.ts';

type Entry = typeof ledgerEntry.$inferSelect;

/** Writes the reversal or reinstatement that a refund or dispute causes; does nothing if the invoice has no commission. */
export async function recordClaim(
  deps: Pick<Deps, 'clock'>,
  tx: Database,
  { invoiceId, customerId }: { invoiceId: string; customerId: string },
  claim: Claim,
): Promise<void> {
  const commission = (await lockCustomer(tx, customerId)) && (await findCommission(tx, invoiceId));
  if (!commission) return;
  const paidCents = Number(commission.basis.amountPaidCents);
  const entry = entryFor(
    { amountCents: commission.amountCents, paidCents },
    await entriesUnder(tx, commission.id),
    claim,
  );
  if (!entry) return;
  await tx.insert(ledgerEntry).values({
    affiliateId: commission.affiliateId,
    type: entry.type,
    amountCents: entry.amountCents,
    parentId: commission.id,
    basis: { claim: entry.claim, claimedCents: entry.claimedCents, paidCents, invoiceId },
    // The commission's date, so that both become available together.
    availableAt: commission.availableAt,
    idempotencyKey: keyOf(entry),
    createdAt: deps.clock.now(),
  });
}

/**
 * For a commission that was written late, because its fee was missing: applies refunds and disputes that came before it. A payment that was
 * promised back has none.
 */
export async function recordStoredClaims(
  deps: Pick<Deps, 'clock'>,
  tx: Database,
  of: { invoiceId: string; customerId: string },
): Promise<void> {
  const refunds = await tx.select().from(refund).where(eq(refund.invoiceId, of.invoiceId));
  const disputes = await tx.select().from(dispute).where(eq(dispute.invoiceId, of.invoiceId));
  const settled = await tx
    .select()
    .from(owedRefund)
    .where(and(eq(owedRefund.invoiceId, of.invoiceId), isSettledByHand));
  const isPromised = false;
  const claims: Claim[] = [
    ...refunds.map(({ id, amountCents, status }) => refundClaim(id, amountCents, { status, isPromised })),
    ...disputes.map(({ id, amountCents, status }) => disputeClaim(id, amountCents, { status, isPromised })),
    ...settled.map(({ about, amountCents }) => settledClaim(about, amountCents)),
  ];
  for (const claim of claims) await recordClaim(deps, tx, of, claim);
}

async function findCommission(tx: Database, invoiceId: string): Promise<Entry | undefined> {
  const [found] = await tx
    .select()
    .from(ledgerEntry)
    .where(eq(ledgerEntry.idempotencyKey, `commission:${invoiceId}`));
  return found;
}

async function entriesUnder(tx: Database, commissionId: number): Promise<ClaimEntry[]> {
  return await tx
    .select({
      claim: sql<string>`${ledgerEntry.basis}->>'claim'`,
      type: sql<ClaimEntry['type']>`${ledgerEntry.type}`,
      claimedCents: sql<number>`(${ledgerEntry.basis}->>'claimedCents')::int`,
      amountCents: ledgerEntry.amountCents,
    })
    .from(ledgerEntry)
    .where(eq(ledgerEntry.parentId, commissionId))
    .orderBy(asc(ledgerEntry.id));
}
