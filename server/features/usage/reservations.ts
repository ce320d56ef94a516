import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { longestWritingMs } from '#contract/browser-model.ts';
import type { Feature, Quota } from '#contract/plans.ts';
import { longestInLineMs } from '../../adapters/assistant/port.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { account, quotaUse } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { refusalFor, unverified } from './refusals.ts';
import { allowanceOf, hasTrial, type Period, periodAt } from './rules.ts';

// One use of a quota: reserved in one statement before the work, then kept or released. A reservation has a lease, so that a
// process that dies holds no quota for longer than some minutes.

/**
 * How long a reservation counts. Longer than any work takes: a wait for the reader and a reading (30 s at most), then a model's server with
 * its retry (25 s), or one that may be given minutes: in a file, on this machine by the operator's choice, in the caller's browser.
 */
export function leaseMsFor({ assistant, modelLimits }: Pick<Config, 'assistant' | 'modelLimits'>): number {
  const usualMs = longestInLineMs + 60_000;
  if (assistant.kind === 'model') return usualMs;
  if (assistant.kind === 'model-file') return usualMs + assistant.timeoutMs;
  return usualMs + Math.max(longestWritingMs, modelLimits.localTimeoutMs);
}

type Row = Pick<typeof quotaUse.$inferSelect, 'accountId' | 'feature' | 'period' | 'periodStart'>;
export interface Reservation {
  /** Null where the plan is unlimited: nothing is counted then. */
  taken: { id: string; row: Row } | null;
  paidBy: 'quota' | 'trial' | 'nothing';
}

/** Takes one use of the plan's quota, else the free demo, else refuses. */
export async function reserve(deps: Deps, user: SignedInUser, feature: Feature): Promise<Reservation> {
  // Paying members skip e-mail verification.
  const isVerified = user.emailVerified || user.isPro;
  const allowance = isVerified ? allowanceOf(feature, user) : null;
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
  throw isVerified ? refusalFor(feature, user, spent) : unverified();
}

const forEver = new Date('9999-01-01T00:00:00Z');

function rowFor(user: { id: string }, feature: Feature, { period }: Quota, { start }: Period): Row {
  return { accountId: user.id, feature, period, periodStart: start };
}

/** How many reservations have a lease that still runs. */
const liveAt = (now: Date) =>
  sql<number>`(select count(*)::int from jsonb_each(${quotaUse.reserved}) where value::bigint > ${now.getTime()})`;

/** Uses that were kept, and those that are being worked on. */
export const usedAt = (now: Date) => sql<number>`${quotaUse.kept} + ${liveAt(now)}`;

async function take({ db, clock, config }: Deps, row: Row, endsAt: Date, limit: number): Promise<string | null> {
  const id = randomUUID();
  const now = clock.now();
  const reserved = { [id]: now.getTime() + leaseMsFor(config) };
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

/** Answers how many uses the period has now; null where nothing is counted. */
export async function keepReservation(deps: Deps, { taken, paidBy }: Reservation): Promise<number | null> {
  if (!taken) return null;
  if (paidBy === 'quota') return await closeReservation(deps, deps.db, taken, 1);
  return await deps.db.transaction(async (tx) => {
    await tx.update(account).set({ freeDmTrialUsed: true }).where(eq(account.id, taken.row.accountId));
    return await closeReservation(deps, tx, taken, 1);
  });
}

export async function releaseReservation(deps: Deps, { taken }: Reservation): Promise<void> {
  if (taken) await closeReservation(deps, deps.db, taken, 0);
}

async function closeReservation(
  { clock }: Deps,
  db: Database,
  { id, row }: { id: string; row: Row },
  kept: 0 | 1,
): Promise<number | null> {
  const [closed] = await db
    .update(quotaUse)
    .set({ kept: sql`${quotaUse.kept} + ${kept}::int`, reserved: sql`${quotaUse.reserved} - ${id}::text` })
    .where(isRow(row))
    .returning({ used: usedAt(clock.now()) });
  return closed?.used ?? null;
}

function isRow({ accountId, feature, period, periodStart }: Row) {
  return and(
    eq(quotaUse.accountId, accountId),
    eq(quotaUse.feature, feature),
    eq(quotaUse.period, period),
    eq(quotaUse.periodStart, periodStart),
  );
}

/** For the start of a process that is alone with its database: every reservation in it was left by a process that died. */
export async function releaseAllReservations({ db }: Deps): Promise<void> {
  await db.update(quotaUse).set({ reserved: {} }).where(sql`${quotaUse.reserved} <> '{}'::jsonb`);
}
