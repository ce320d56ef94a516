import { and, eq, gt, lte, max, sql } from 'drizzle-orm';
import type { LimitName } from '#contract/endpoint.ts';
import type { Database } from '../db/open.ts';
import { rateLimit } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { type Refusal, refusal } from '../refusals.ts';
import { blockOf, networkOf } from './network.ts';

// Limits on calls that cost money or guard an account. They are counted in the database, so that they hold across
// processes; all other calls are counted in each process by @fastify/rate-limit.

export interface Window {
  max: number;
  seconds: number;
}
interface SharedLimit {
  /** Absent: each process counts by address, as for any write. */
  perAddress?: Window;
  perAccount?: Window;
  /** In place of `perAccount` for all browsers together in which the account's owner has logged in before. */
  perDevice?: Window;
  /** Only failed attempts count: what a success spent is given back. */
  failuresOnly?: boolean;
}

const minute = 60;
const hour = 60 * minute;

export const localLimits = {
  read: { max: 600, timeWindow: 60_000 },
  write: { max: 60, timeWindow: 60_000 },
  /** What a browser's model writes comes a few times a second, for a minute or so. */
  words: { max: 1_200, timeWindow: 60_000 },
} as const;

/** Config of routes that are answered even while the process sheds load (admission.ts). */
export const neverShed = { lane: 'first' } as const;

const linkRequests = { perAddress: { max: 30, seconds: hour }, perAccount: { max: 5, seconds: hour } } as const;

export const sharedLimits = {
  login: {
    perAddress: { max: 50, seconds: 15 * minute },
    perAccount: { max: 10, seconds: 15 * minute },
    perDevice: { max: 10, seconds: 15 * minute },
    failuresOnly: true,
  },
  signup: { perAddress: { max: 20, seconds: hour } },
  mailLink: linkRequests,
  // Anyone may ask for these under any address. They are counted apart, so that an owner is refused one only after as many requests
  // for the same one, each of which has mailed a link that still works.
  resetLink: linkRequests,
  // As many as are mailed in the life of a link: limited-mails.ts.
  signInLink: { perAddress: { max: 30, seconds: hour }, perAccount: { max: 3, seconds: 15 * minute } },
  purchaseLink: linkRequests,
  cancellationLink: linkRequests,
  // Each asks something of the provider.
  providerSignIn: { perAddress: { max: 60, seconds: 15 * minute } },
  contact: { perAddress: { max: 5, seconds: hour } },
  // Each reaches the operator, from wherever the member calls. Spent by features/retention/support.ts.
  supportRequest: { perAccount: { max: 5, seconds: 24 * hour } },
  affiliateClick: { perAddress: { max: 30, seconds: hour } },
  // Spent by http/admin-gate.ts, which also counts all addresses together.
  admin: { perAddress: { max: 20, seconds: 15 * minute }, failuresOnly: true },
  // Beside the plans' quotas, which count neither failed calls nor follow-ups.
  assistant: { perAccount: { max: 60, seconds: 10 * minute } },
  // Beside the budget of tries, which does not count failed ones.
  try: { perAddress: { max: 60, seconds: hour } },
  // Each opens a checkout or tries a card at the payment provider.
  checkout: { perAddress: { max: 40, seconds: hour }, perAccount: { max: 20, seconds: hour } },
  // The return page asks again while a payment is being confirmed.
  purchaseReturn: { perAddress: { max: 60, seconds: 15 * minute } },
  // Holds every table about the account in memory.
  export: { perAccount: { max: 6, seconds: hour } },
} as const satisfies Record<Exclude<LimitName, keyof typeof localLimits>, SharedLimit>;

export type SharedLimitName = keyof typeof sharedLimits;

export function isShared(name: LimitName | undefined): name is SharedLimitName {
  return name !== undefined && name in sharedLimits;
}

/** Whether only failed attempts use the allowance up. */
export function countsFailuresOnly(name: SharedLimitName): boolean {
  const limit: SharedLimit = sharedLimits[name];
  return limit.failuresOnly === true;
}

export interface Spent {
  key: string;
  windowStart: Date;
  /** Uses of the window so far, this one included. */
  count: number;
}

/** An IPv6 /48 may use as much as this many of its networks: more than one visitor's, and much less than all 65,536. */
export const networksPerBlock = 10;

export type Counted = 'perAddress' | 'perBlock' | 'perAccount' | 'perDevice';

function windowOf(limit: SharedLimit, by: Counted): Window | undefined {
  if (by !== 'perBlock') return limit[by];
  return limit.perAddress && { ...limit.perAddress, max: limit.perAddress.max * networksPerBlock };
}

const keyOf = (deps: Pick<Deps, 'signer'>, name: SharedLimitName, by: Counted, subject: string) =>
  `${name}:${by}:${deps.signer.pseudonym('rate-limit', subject)}`;

/** Counts one use for an address, its block, an account or its known browsers, or refuses. `giveBack` undoes what it returns. */
export async function spend(deps: Deps, name: SharedLimitName, by: Counted, subject: string): Promise<Spent | null> {
  const window = windowOf(sharedLimits[name], by);
  return window ? await spendOf(deps, window, keyOf(deps, name, by, subject)) : null;
}

/** Counts one use for an address and then for its block, whose allowance a refused address does not touch. */
export async function spendPerAddress(deps: Deps, name: SharedLimitName, address: string): Promise<Spent[]> {
  const block = blockOf(address);
  const ofNetwork = await spend(deps, name, 'perAddress', networkOf(address));
  const ofBlock = block ? await spend(deps, name, 'perBlock', block) : null;
  return [ofNetwork, ofBlock].filter((use) => use !== null);
}

/** Counts one use of a window under this key, which must name nobody, or refuses. */
export async function spendOf(deps: Deps, window: Window, key: string): Promise<Spent> {
  const { expiresAt, ...use } = await countOf(deps, window, key);
  if (use.count > window.max) throw tooMany(deps, key, expiresAt);
  return use;
}

/** Counts one use or several, also of a window that is used up. */
export async function countOf(deps: Deps, window: Window, key: string, uses = 1): Promise<Spent & { expiresAt: Date }> {
  const windowStart = currentStart(deps, window, key);
  const [row] = await deps.db
    .insert(rateLimit)
    .values({ key, windowStart, count: uses, expiresAt: sql`${windowStart} + ${window.seconds} * interval '1 second'` })
    .onConflictDoUpdate({
      target: [rateLimit.key, rateLimit.windowStart],
      set: { count: sql`${rateLimit.count} + ${uses}` },
    })
    .returning();
  if (!row) throw new Error('a use was not counted');
  return row;
}

/** Refuses where a window under this key is used up; counts nothing. Answers how often it was used. */
export async function requireLeft(deps: Deps, window: Window, key: string): Promise<number> {
  const [row] = await deps.db
    .select()
    .from(rateLimit)
    .where(and(eq(rateLimit.key, key), eq(rateLimit.windowStart, currentStart(deps, window, key))));
  if (row && row.count >= window.max) throw tooMany(deps, key, row.expiresAt);
  return row?.count ?? 0;
}

const maxClockSetBackMs = 2 * hour * 1000;

/** SQL. When the clock is set back, by two hours at most, the latest window stays current: nobody gets a second allowance. */
function currentStart(deps: Deps, { seconds }: Window, key: string) {
  const lengthMs = seconds * 1000;
  const byClock = new Date(Math.floor(deps.clock.now().getTime() / lengthMs) * lengthMs);
  const latest = deps.db
    .select({ start: max(rateLimit.windowStart) })
    .from(rateLimit)
    .where(and(eq(rateLimit.key, key), lte(rateLimit.windowStart, new Date(byClock.getTime() + maxClockSetBackMs))));
  return sql<Date>`greatest(${byClock.toISOString()}::timestamptz, (${latest}))`;
}

/** Forgets what was counted for an account, which then has its whole allowance again. */
export async function clearAccountCount(
  tx: Database,
  deps: Pick<Deps, 'signer'>,
  name: SharedLimitName,
  subject: string,
): Promise<void> {
  await tx.delete(rateLimit).where(eq(rateLimit.key, keyOf(deps, name, 'perAccount', subject)));
}

export async function giveBack(deps: Deps, spent: Omit<Spent, 'count'>[]): Promise<void> {
  for (const { key, windowStart } of spent) {
    await deps.db
      .update(rateLimit)
      .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
      .where(sql`${rateLimit.key} = ${key} and ${rateLimit.windowStart} = ${windowStart}`);
  }
}

/** Forgets the uses of every window under this key; answers the windows that had any. */
export async function forgetUses(deps: Deps, key: string): Promise<Date[]> {
  const had = await deps.db
    .update(rateLimit)
    .set({ count: 0 })
    .where(and(eq(rateLimit.key, key), gt(rateLimit.count, 0)))
    .returning({ windowStart: rateLimit.windowStart });
  return had.map(({ windowStart }) => windowStart);
}

function tooMany(deps: Deps, key: string, until: Date): Refusal {
  const [limit = ''] = key.split(':', 1);
  return refusal.attempts(limit, Math.ceil((until.getTime() - deps.clock.now().getTime()) / 1000));
}
