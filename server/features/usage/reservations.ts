import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Feature, Quota } from '#contract/plans.ts';
import type { Database } from '../../db/open.ts';
import { account, quotaUse } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { refusalFor, unverified } from './refusals.ts';
import { allowanceOf, hasTrial, type Period, periodAt } from './rules.ts';

// A use of a quota: reserved in one statement before the work, then kept or given back. A process that dies leaves its
// reservation to its lease.

/** Longer than any work may take: a reading, then a model with its retry. */
export const leaseMs = 60_000;

type Row = Pick<typeof quotaUse.$inferSelect, 'accountId' | 'feature' | 'period' | 'periodStart'>;
export interface Reservation {
  /** Null where nothing is counted. */
  taken: { id: string; row: Row } | null;
  paidBy: 'quota' | 'trial' | 'nothing';
}

/** Takes one of what the account has left, its plan's first and the free demo last, or refuses. */
export async function reserve(deps: Deps, user: SignedInUser, feature: Feature): Promise<Reservation> {
  // Who pays has proven more than an address.
  const isKnown = user.emailVerified || user.isPro;
  const allowance = isKnown ? allowanceOf(feature, user) : null;
  if (allowance === 'unlimited') return { taken: null, paidBy: 'nothing' };
  const now = deps.clock.now();
  const spent = allowance && { quota: allowance, ...periodAt(allowance.period, now) };
  if (spent) {
    const row = rowFor(user, feature, spent.quota, spent);
    const id = await take(deps, row, spent.endsAt, spent.quota.limit);
    if (id) return { taken: { id, row }, paidBy: 'quota' };
  }
  if (hasTrial(feature, user)) {
    const row: Row = { accountId: user.id, feature: 'dmTrial', period: 'ever', periodStart: '2000-01-01' };
    const id = await take(deps, row, forEver, 1);
    if (id) return { taken: { id, row }, paidBy: 'trial' };
  }
  throw isKnown ? refusalFor(feature, user, spent) : unverified();
}

const forEver = new Date('9999-01-01T00:00:00Z');

function rowFor(user: { id: string }, feature: Feature, { period }: Quota, { start }: Period): Row {
  return { accountId: user.id, feature, period, periodStart: start };
}

/** How many reservations still hold. */
const liveAt = (now: Date) =>
  sql<number>`(select count(*)::int from jsonb_each(${quotaUse.reserved}) where value::bigint > ${now.getTime()})`;

/** What was kept, and what is being worked on. */
export const usedAt = (now: Date) => sql<number>`${quotaUse.kept} + ${liveAt(now)}`;

async function take({ db, clock }: Deps, row: Row, endsAt: Date, limit: number): Promise<string | null> {
  const id = randomUUID();
  const now = clock.now();
  const reserved = { [id]: now.getTime() + leaseMs };
  const counted = await db
    .insert(quotaUse)
    .values({ ...row, endsAt, kept: 0, reserved })
    .onConflictDoUpdate({
      target: [quotaUse.accountId, quotaUse.feature, quotaUse.period, quotaUse.periodStart],
      set: {
        reserved: sql`(select coalesce(jsonb_object_agg(key, value), '{}'::jsonb) from jsonb_each(${quotaUse.reserved})
          where value::bigint > ${now.getTime()}) || excluded.reserved`,
      },
      setWhere: sql`${usedAt(now)} < ${limit}`,
    })
    .returning({ feature: quotaUse.feature });
  return counted.length > 0 ? id : null;
}

/** Answers how many the period has used now; null where nothing is counted. */
export async function keep(deps: Deps, { taken, paidBy }: Reservation): Promise<number | null> {
  if (!taken) return null;
  if (paidBy === 'quota') return await settle(deps, deps.db, taken, 1);
  return await deps.db.transaction(async (tx) => {
    await tx.update(account).set({ freeDmTrialUsed: true }).where(eq(account.id, taken.row.accountId));
    return await settle(deps, tx, taken, 1);
  });
}

export async function giveBack(deps: Deps, { taken }: Reservation): Promise<void> {
  if (taken) await settle(deps, deps.db, taken, 0);
}

async function settle(
  { clock }: Deps,
  db: Database,
  { id, row }: { id: string; row: Row },
  kept: 0 | 1,
): Promise<number | null> {
  const [settled] = await db
    .update(quotaUse)
    .set({ kept: sql`${quotaUse.kept} + ${kept}::int`, reserved: sql`${quotaUse.reserved} - ${id}::text` })
    .where(isRow(row))
    .returning({ used: usedAt(clock.now()) });
  return settled?.used ?? null;
}

function isRow({ accountId, feature, period, periodStart }: Row) {
  return and(
    eq(quotaUse.accountId, accountId),
    eq(quotaUse.feature, feature),
    eq(quotaUse.period, period),
    eq(quotaUse.periodStart, periodStart),
  );
}

/** For a process that is alone with its database: whatever is reserved as it starts was left by one that died. */
export async function releaseAll({ db }: Deps): Promise<void> {
  await db.update(quotaUse).set({ reserved: {} }).where(sql`${quotaUse.reserved} <> '{}'::jsonb`);
}
