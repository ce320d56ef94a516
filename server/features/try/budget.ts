import { and, eq, sql } from 'drizzle-orm';
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

/** Counts one try for the device, its network and the day, or refuses and counts none. */
export async function takeTry(deps: Deps, visitor: Visitor): Promise<TakenTry> {
  const budget = deps.config.tryOut;
  const { start, endsAt } = periodAt('day', deps.clock.now());
  const day = new Date(`${start}T00:00:00Z`);
  return await deps.db.transaction(async (tx) => {
    const keys: string[] = [];
    let left = 0;
    for (const { part, limit } of limitsOf(budget)) {
      const key = keyFor(deps, part, visitor);
      const [counted] = await tx
        .insert(rateLimit)
        .values({ key, windowStart: day, count: 1, expiresAt: endsAt })
        .onConflictDoUpdate({
          target: [rateLimit.key, rateLimit.windowStart],
          set: { count: sql`${rateLimit.count} + 1` },
          setWhere: sql`${rateLimit.count} < ${limit}`,
        })
        .returning({ count: rateLimit.count });
      if (!counted)
        throw new AppError('quota_exhausted', spentText(part, budget), {
          resetsAt: endsAt.toISOString(),
          reason: part,
        });
      keys.push(key);
      left = limit - counted.count;
    }
    return { keys, day, left };
  });
}

/** For a try that brought no reply. */
export async function giveTryBack({ db }: Deps, { keys, day }: TakenTry): Promise<void> {
  await db.transaction(async (tx) => {
    for (const key of keys)
      await tx
        .update(rateLimit)
        .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
        .where(and(eq(rateLimit.key, key), eq(rateLimit.windowStart, day)));
  });
}

function keyFor({ signer }: Deps, part: BudgetPart, { deviceId, address }: Visitor): string {
  if (part === 'total') return 'try:total';
  return `try:${part}:${signer.pseudonym('try', part === 'device' ? deviceId : networkOf(address))}`;
}
