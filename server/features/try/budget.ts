import { and, eq, inArray, sql } from 'drizzle-orm';
import { rateLimit } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { networkOf } from '../../http/network.ts';
import { periodAt } from '../usage/rules.ts';
import { type BudgetPart, limitsOf, spentText } from './rules.ts';

// The tries of a day in Paris, counted in the database so that they hold across processes. Keys are keyed hashes: neither a
// device nor an address is at rest.

export interface Visitor {
  deviceId: string;
  address: string;
}

export interface TakenTry {
  keys: string[];
  day: Date;
  /** How many the device has left today. */
  left: number;
}

/**
 * Counts one try for the device, its network and the day, or refuses and counts none. It is one statement: everybody's tries count in
 * the row of the day, and a transaction of several statements would keep the others waiting for each of its round trips. Rows are
 * locked in the same order always (by key: the day, the network, the device), so that two visitors never wait for each other.
 */
export async function takeTry(deps: Deps, visitor: Visitor): Promise<TakenTry> {
  const budget = deps.config.tryOut;
  const { start, endsAt } = periodAt('day', deps.clock.now());
  const day = new Date(`${start}T00:00:00Z`);
  const limits = limitsOf(budget).map((one) => ({ ...one, key: keyFor(deps, one.part, visitor) }));
  const outcomes = await countWhereLeft(deps, limits, day, endsAt);
  const spent = outcomes.find(({ isSpent }) => isSpent) ?? outcomes.find(({ count }) => count === null);
  if (spent) {
    // Two first tries at the same moment: both found room, and one of them took the last place.
    const keys = outcomes.filter(({ count }) => count !== null).map(({ key }) => key);
    if (keys.length > 0) await giveTryBack(deps, { keys, day });
    throw new AppError('quota_exhausted', spentText(spent.part, budget), {
      resetsAt: endsAt.toISOString(),
      reason: spent.part,
    });
  }
  const ofDevice = outcomes.find(({ part }) => part === 'device');
  return { keys: limits.map(({ key }) => key), day, left: (ofDevice?.limit ?? 0) - (ofDevice?.count ?? 0) };
}

interface Limit {
  part: BudgetPart;
  limit: number;
  key: string;
}

/** Counts one use of every key, unless one of them is spent. Answers the new counts; null where nothing was counted. */
async function countWhereLeft(
  { db }: Deps,
  limits: Limit[],
  day: Date,
  endsAt: Date,
): Promise<(Limit & { count: number | null; isSpent: boolean })[]> {
  const { rows } = (await db.execute(sql`
    with asked as (
      select key, part, "limit" from jsonb_to_recordset(${JSON.stringify(limits)}::jsonb) as given (key text, part text, "limit" int)
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
      from asked where not exists (select from known where is_spent) order by key desc
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
  const own = and(inArray(rateLimit.key, keys), eq(rateLimit.windowStart, day));
  await db.execute(sql`
    with locked as (select key from ${rateLimit} where ${own} order by key desc for update)
    update ${rateLimit} set count = greatest(${rateLimit.count} - 1, 0)
    where ${own} and ${rateLimit.key} in (select key from locked)`);
}

function keyFor({ signer }: Deps, part: BudgetPart, { deviceId, address }: Visitor): string {
  if (part === 'total') return 'try:total';
  return `try:${part}:${signer.pseudonym('try', part === 'device' ? deviceId : networkOf(address))}`;
}
