import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { longestWritingMs } from '#contract/browser-model.ts';
import { demoMemoryMonths, type Feature } from '#contract/plans.ts';
import { longestInLineMs } from '../../adapters/assistant/port.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { account } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInUser } from '../accounts/user.ts';
import { type Counter, closeUse, takeUse } from './counters.ts';
import { holdersOf } from './holders.ts';
import { refusalFor, unverified } from './refusals.ts';
import { allowanceOf, hasTrial, periodAt } from './rules.ts';

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

/** One use, in every count that it is part of. */
export interface Taken {
  id: string;
  counters: Counter[];
}

export interface Reservation {
  /** Null where the plan is unlimited: nothing is counted then. */
  taken: Taken | null;
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
    const { quota, start, endsAt } = spent;
    const use = { feature, period: quota.period, periodStart: start, endsAt };
    const taken = await takeForAll(deps, user, use, quota.limit);
    if (taken) return { taken, paidBy: 'quota' };
  }
  if (hasTrial(feature, user)) {
    const taken = await takeForAll(deps, user, { ...trial, endsAt: endOfTrialMemory(now) }, 1);
    if (taken) return { taken, paidBy: 'trial' };
  }
  throw isVerified ? refusalFor(feature, user, spent) : unverified();
}

export const trial = { feature: 'dmTrial', period: 'ever', periodStart: '2000-01-01' } as const;
/** An account remembers its demo as long as it lives. */
function endOfTrialMemory(now: Date): Date {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + demoMemoryMonths);
  return end;
}

/** Takes one use in every count of the user, or none. */
export async function takeForAll(
  deps: Deps,
  user: SignedInUser,
  use: Omit<Counter, 'holder'>,
  limit: number,
): Promise<Taken | null> {
  const now = deps.clock.now();
  const id = randomUUID();
  const lease = { id, endsAtMs: now.getTime() + leaseMsFor(deps.config) };
  const counters: Counter[] = [];
  for (const holder of holdersOf(deps, user)) {
    const counter = { ...use, holder };
    if (!(await takeUse(deps.db, counter, lease, limit, now))) {
      await close(deps, deps.db, { id, counters }, 0);
      return null;
    }
    counters.push(counter);
  }
  return { id, counters };
}

/** Answers how many uses the period has now; null where nothing is counted. */
export async function keepReservation(deps: Deps, { taken, paidBy }: Reservation): Promise<number | null> {
  if (!taken) return null;
  if (paidBy === 'quota') return await keepUse(deps, taken);
  return await deps.db.transaction(async (tx) => {
    for (const { holder } of taken.counters)
      if ('accountId' in holder)
        await tx.update(account).set({ freeDmTrialUsed: true }).where(eq(account.id, holder.accountId));
    return await close(deps, tx, taken, 1);
  });
}

export async function releaseReservation(deps: Deps, { taken }: Reservation): Promise<void> {
  if (taken) await releaseUse(deps, taken);
}

/** Answers how many uses there are now, in the count that has most. */
export async function keepUse(deps: Deps, taken: Taken): Promise<number> {
  // One count needs no transaction.
  if (taken.counters.length === 1) return await close(deps, deps.db, taken, 1);
  return await deps.db.transaction((tx) => close(deps, tx, taken, 1));
}

export async function releaseUse(deps: Deps, taken: Taken): Promise<void> {
  await close(deps, deps.db, taken, 0);
}

async function close({ clock }: Deps, db: Database, { id, counters }: Taken, kept: 0 | 1): Promise<number> {
  let most = 0;
  for (const counter of counters) most = Math.max(most, await closeUse(db, counter, id, kept, clock.now()));
  return most;
}
