import { affiliateTerms } from '#contract/plans.ts';

// Pure rules of the ledger. Amounts are whole cents, computed as integers and rounded once.

const ratePercent = Math.round(affiliateTerms.commissionRate * 100);
const retentionMs = affiliateTerms.retentionDays * 24 * 60 * 60 * 1000;

export interface InvoiceMoney {
  totalCents: number;
  totalExcludingTaxCents: number;
  amountPaidCents: number;
  feeCents: number;
}

/** The commission rate × (`total_excluding_tax × amount_paid / total − fee`), to the nearest cent; 0 if that is negative. */
export function commissionOf(invoice: InvoiceMoney): number {
  const total = BigInt(invoice.totalCents);
  if (total <= 0n || invoice.amountPaidCents <= 0) return 0;
  const netTimesTotal =
    BigInt(invoice.totalExcludingTaxCents) * BigInt(invoice.amountPaidCents) - BigInt(invoice.feeCents) * total;
  if (netTimesTotal <= 0n) return 0;
  return roundedQuotient(BigInt(ratePercent) * netTimesTotal, 100n * total);
}

export function availableFrom(paidAt: Date): Date {
  return new Date(paidAt.getTime() + retentionMs);
}

/** What a refund or dispute does to the commission: reverse it, reinstate it, or nothing. */
type ClaimEffect = 'takes' | 'gives_back' | 'nothing';

export interface Claim {
  /** `refund:re_…`, `dispute:du_…`, `settled:re_…` */
  key: string;
  claimedCents: number;
  effect: ClaimEffect;
}

interface Told {
  status: string;
  /** The whole payment was promised back: the operator pays what the provider does not, so nothing is given back. */
  isPromised: boolean;
}

export function refundClaim(refundId: string, claimedCents: number, { status, isPromised }: Told): Claim {
  return { key: `refund:${refundId}`, claimedCents, effect: kept(effectOfRefund(status), isPromised) };
}

export function disputeClaim(disputeId: string, claimedCents: number, { status, isPromised }: Told): Claim {
  return { key: `dispute:${disputeId}`, claimedCents, effect: kept(effectOfDispute(status), isPromised) };
}

/** The operator paid back another way what this refund, or a dispute that was won, did not bring. */
export function settledClaim(about: string, claimedCents: number): Claim {
  return { key: `settled:${about}`, claimedCents, effect: 'takes' };
}

function kept(effect: ClaimEffect, isPromised: boolean): ClaimEffect {
  return isPromised && effect === 'gives_back' ? 'takes' : effect;
}

function effectOfRefund(status: string): ClaimEffect {
  if (status === 'succeeded' || status === 'pending') return 'takes';
  return status === 'failed' || status === 'canceled' ? 'gives_back' : 'nothing';
}

/** An open or lost dispute has taken the money; an inquiry (`warning_…`) has not moved any. */
function effectOfDispute(status: string): ClaimEffect {
  if (status === 'won' || status === 'prevented') return 'gives_back';
  return status.startsWith('warning_') ? 'nothing' : 'takes';
}

/** A ledger entry whose parent is a commission. */
export interface ClaimEntry {
  claim: string;
  type: 'reversal' | 'reinstatement';
  claimedCents: number;
  amountCents: number;
}

/**
 * The entry that a claim adds to those that exist; null if it has one already. The sum of all entries depends on which claims
 * hold and not on their order: it is the commission's share of all claimed money, rounded once. A reinstated claim stays
 * reinstated, even if an older status arrives later. An entry of 0 cents is still written, so that the claim is recorded.
 */
export function entryFor(
  commission: { amountCents: number; paidCents: number },
  told: ClaimEntry[],
  claim: Claim,
): ClaimEntry | null {
  if (claim.effect === 'nothing') return null;
  const type = claim.effect === 'takes' ? 'reversal' : 'reinstatement';
  const own = told.filter((entry) => entry.claim === claim.key);
  if (own.some((entry) => entry.type === type || entry.type === 'reinstatement')) return null;
  const entry: ClaimEntry = { claim: claim.key, type, claimedCents: claim.claimedCents, amountCents: 0 };
  const takenBack = shareOf(commission, claimedOf([...told, entry]));
  const standing = told.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { ...entry, amountCents: 0 - takenBack - standing };
}

export function keyOf({ claim, type }: ClaimEntry): string {
  return type === 'reversal' ? claim : `${claim}:given_back`;
}

function claimedOf(entries: ClaimEntry[]): number {
  const givenBack = new Set(entries.filter(({ type }) => type === 'reinstatement').map(({ claim }) => claim));
  return entries.reduce((sum, { claim, claimedCents }) => (givenBack.has(claim) ? sum : sum + claimedCents), 0);
}

/** Claims beyond what was paid count once: a refund and a dispute may be about the same money. */
function shareOf(commission: { amountCents: number; paidCents: number }, claimedCents: number): number {
  const claimed = Math.min(claimedCents, commission.paidCents);
  return roundedQuotient(BigInt(commission.amountCents) * BigInt(claimed), BigInt(commission.paidCents));
}

/** Rounds to the nearest integer, half up. Both arguments are positive. */
function roundedQuotient(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}
