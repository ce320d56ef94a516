import { and, count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AffiliateStats, Commission } from '#contract/affiliates.ts';
import type { Database } from '../../db/open.ts';
import { affiliate, affiliateClick, attribution, ledgerEntry, payout } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { balanceOf } from './ledger/balances.ts';
import { requestableCents } from './payouts/request-payout.ts';
import { executionDay } from './payouts/rules.ts';

// An affiliate's own figures, summed from the ledger each time.

const listedCommissions = 100;

export async function statsOf(deps: Deps, accountId: string): Promise<AffiliateStats> {
  const { db } = deps;
  const affiliateId = await ownAffiliateId(db, accountId);
  const [clicks] = await db
    .select({ value: count() })
    .from(affiliateClick)
    .where(eq(affiliateClick.affiliateId, affiliateId));
  const [conversions] = await db
    .select({ value: count() })
    .from(attribution)
    .where(eq(attribution.affiliateId, affiliateId));
  const now = deps.clock.now();
  const { earnedCents, pendingCents } = await balanceOf(db, affiliateId, now);
  return {
    totalClicks: clicks?.value ?? 0,
    totalConversions: conversions?.value ?? 0,
    totalEarningsCents: earnedCents,
    totalEarnings: earnedCents / 100,
    availableCents: await requestableCents(db, affiliateId, now),
    pendingCents,
    lastPayout: await lastPayoutOf(db, affiliateId),
  };
}

/** Newest first, each with the amount that is left after reversals. */
export async function listCommissions({ db }: Deps, accountId: string): Promise<Commission[]> {
  const affiliateId = await ownAffiliateId(db, accountId);
  const change = alias(ledgerEntry, 'change');
  const rows = await db
    .select({
      amountCents: sql<number>`(${ledgerEntry.amountCents} + coalesce(sum(${change.amountCents}), 0))::int`,
      createdAt: ledgerEntry.createdAt,
      availableAt: ledgerEntry.availableAt,
    })
    .from(ledgerEntry)
    .leftJoin(change, eq(change.parentId, ledgerEntry.id))
    .where(and(eq(ledgerEntry.affiliateId, affiliateId), eq(ledgerEntry.type, 'commission')))
    .groupBy(ledgerEntry.id)
    .orderBy(desc(ledgerEntry.id))
    .limit(listedCommissions);
  return rows.map(({ amountCents, createdAt, availableAt }) => ({
    amountCents,
    amount: amountCents / 100,
    createdAt: createdAt.toISOString(),
    availableAt: availableAt.toISOString(),
  }));
}

async function lastPayoutOf(db: Database, affiliateId: string): Promise<AffiliateStats['lastPayout']> {
  const [last] = await db
    .select()
    .from(payout)
    .where(eq(payout.affiliateId, affiliateId))
    .orderBy(desc(payout.month))
    .limit(1);
  if (!last) return null;
  const { status, amountCents, month } = last;
  return { status, amountCents, executedOn: executionDay(month).toISOString() };
}

/** The id of the affiliate that belongs to the account. */
export async function ownAffiliateId(db: Database, accountId: string): Promise<string> {
  const [own] = await db.select({ id: affiliate.id }).from(affiliate).where(eq(affiliate.accountId, accountId));
  if (!own) throw new AppError('forbidden', 'Cette page est réservée aux affiliés.');
  return own.id;
}
