import { and, eq, inArray, sql } from 'drizzle-orm';
import { rateLimit } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { blockOf, networkOf } from '../../http/network.ts';
import { refusal } from '../../refusals.ts';
import { periodAt } from '../usage/rules.ts';
import { type BudgetPart, limitsOf, spentText, type TryKind } from './rules.ts';

// The tries of a day in Paris, counted in the database so that they hold across processes. Keys are keyed hashes: neither a
// device nor an address is at rest.

export interface Visitor {
  deviceId: string;
  address: string;
}

/** `deviceId` is null before the first try. */
type VisitorSoFar = Omit<Visitor, 'deviceId'> & { deviceId: string | null };

/** What a visitor asks for; `swapId` is that of the conversation whose speakers are swapped. */
export type AskedTry = { kind: Exclude<TryKind, 'swapped'> } | { kind: 'swapped'; swapId: string };

export interface TakenTry {
  keys: string[];
  day: Date;
  /** How many the device has left today. */
  left: number;
  /** False where the day's tries are spent: the embedded engine answers alone, so that nobody can close the try-out for all. */
  mayAskModel: boolean;
}

/**
 * Counts one try for the device, its network and block, and the day while any is left; or refuses and counts none. A sample chat is
 * never refused: where its network has had many, the engine answers alone. It is one statement: everybody's tries count in
 * the row of the day, and a transaction of several statements would keep the others waiting for each of its round trips. Rows are
 * locked in the same order always (by key: the day, the network, the device, the block), so that two visitors never wait for each other.
 */
export async function takeTry(deps: Deps, visitor: Visitor, asked: AskedTry = { kind: 'own' }): Promise<TakenTry> {
  const budget = deps.config.tryOut;
  const { day, endsAt } = today(deps);
  const limits = limitsOf(budget, asked.kind).flatMap(({ part, limit }) => {
    const key = keyFor(deps, part, visitor, asked);
    return key ? [{ part, limit, key, closes: part !== 'total' }] : [];
  });
  const outcomes = await countWhereLeft(deps, limits, day, endsAt);
  const closing = outcomes.filter(({ closes }) => closes);
  const spent = closing.find(({ isSpent }) => isSpent) ?? closing.find(({ count }) => count === null);
  const keys = outcomes.filter(({ count }) => count !== null).map(({ key }) => key);
  if (spent) {
    // Two first tries at the same moment: both found room, and one of them took the last place.
    await giveTryBack(deps, { keys, day });
    if (spent.part === 'samples') return { keys: [], day, left: await triesLeft(deps, visitor), mayAskModel: false };
    throw refusal.triesSpent(spent.part, spentText(spent.part, budget), endsAt);
  }
  const ofDevice = outcomes.find(({ part }) => part === 'device');
  const mayAskModel = outcomes.some(({ part, count }) => part === 'total' && count !== null);
  const left = ofDevice ? ofDevice.limit - (ofDevice.count ?? 0) : await triesLeft(deps, visitor);
  return { keys, day, left, mayAskModel };
}

/** How many conversations of their own the visitor may still try today. */
export async function triesLeft(deps: Deps, visitor: VisitorSoFar): Promise<number> {
  const { day } = today(deps);
  const limits = limitsOf(deps.config.tryOut, 'own')
    .filter(({ part }) => part !== 'total')
    .map(({ part, limit }) => ({ limit, key: keyFor(deps, part, visitor, { kind: 'own' }) }));
  const keys = limits.flatMap(({ key }) => key ?? []);
  const counted = await deps.db
    .select({ key: rateLimit.key, count: rateLimit.count })
    .from(rateLimit)
    .where(and(inArray(rateLimit.key, keys), eq(rateLimit.windowStart, day)));
  const used = new Map(counted.map(({ key, count }) => [key, count]));
  return Math.max(0, Math.min(...limits.map(({ key, limit }) => limit - (used.get(key ?? '') ?? 0))));
}

function today({ clock }: Deps): { day: Date; endsAt: Date } {
  const { start, endsAt } = periodAt('day', clock.now());
  return { day: new Date(`${start}T00:00:00Z`), endsAt };
}

interface Limit {
  part: BudgetPart;
  limit: number;
  key: string;
  /** Whether nothing is counted where it is spent. */
  closes: boolean;
}

/** Counts one use of every key that is not spent, unless one that closes is. Answers the new counts; null where nothing was counted. */
async function countWhereLeft(
  { db }: Deps,
  limits: Limit[],
  day: Date,
  endsAt: Date,
): Promise<(Limit & { count: number | null; isSpent: boolean })[]> {
  const { rows } = (await db.execute(sql`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as given (key text, part text, "limit" int, closes bool)
    ),
    known as (
      select ${rateLimit.key}, ${rateLimit.count} >= asked."limit" as is_spent
      from ${rateLimit} join asked on asked.key = ${rateLimit.key}
      where ${rateLimit.windowStart} = ${day.toISOString()}::timestamptz
      order by asked.key desc for update of ${rateLimit}
    ),
    counted as (
      insert into ${rateLimit} (key, window_start, count, expires_at)
      select key, ${day.toISOString()}::timestamptz, 1, ${endsAt.toISOString()}::timestamptz
      from asked where not exists (select from known join asked using (key) where is_spent and closes) order by key desc
      on conflict (key, window_start) do update set count = ${rateLimit.count} + 1
        where ${rateLimit.count} < (select "limit" from asked where asked.key = excluded.key)
      returning key, count
    )
    select asked.*, counted.count, coalesce(known.is_spent, false) as "isSpent"
    from asked left join known using (key) left join counted using (key)
    order by key desc`)) as unknown as { rows: (Limit & { count: number | null; isSpent: boolean })[] };
  return rows;
}

/** For a try that brought no reply. */
export async function giveTryBack({ db }: Deps, { keys, day }: Pick<TakenTry, 'keys' | 'day'>): Promise<void> {
  if (keys.length === 0) return;
  const own = and(inArray(rateLimit.key, keys), eq(rateLimit.windowStart, day));
  await db.execute(sql`
    with locked as (select key from ${rateLimit} where ${own} order by key desc for update)
    update ${rateLimit} set count = greatest(${rateLimit.count} - 1, 0)
    where ${own} and ${rateLimit.key} in (select key from locked)`);
}

/** Null where the visitor has none, as an IPv4 address has no block. */
function keyFor(
  { signer }: Deps,
  part: BudgetPart,
  { deviceId, address }: VisitorSoFar,
  asked: AskedTry,
): string | null {
  if (part === 'total') return 'try:total';
  const network = networkOf(address);
  const swap = asked.kind === 'swapped' ? asked.swapId : null;
  const subjects = { device: deviceId, network, samples: network, block: blockOf(address), swap };
  const subject = subjects[part];
  return subject && `try:${part}:${signer.pseudonym('try', subject)}`;
}
