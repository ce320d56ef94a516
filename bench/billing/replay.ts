import { sql } from 'drizzle-orm';
import type { ProviderEvent } from '../../server/adapters/payments/port.ts';
import type { Deps } from '../../server/deps.ts';
import { lookInto, takeIn } from '../../server/features/billing/events.ts';
import { someAtOnce } from '../../server/some-at-once.ts';
import { seeded, shuffled } from './events.ts';

// Events in their order, and again shuffled with three in ten of them twice: the same state has to come out. They come in
// two waves, each worked on before the next, five at a time like the server's worker.

const waves = 2;
const atOnce = 5;

export async function replay(deps: Deps, events: ProviderEvent[]) {
  const inOrder = await run(deps, events);
  const random = seeded(7);
  const doubled = [...events, ...events.filter(() => random() < 0.3)];
  const mixed = await run(deps, shuffled(doubled, random));
  return { count: doubled.length, seconds: mixed.seconds, isSame: inOrder.sum === mixed.sum && inOrder.sum !== null };
}

async function run(deps: Deps, events: ProviderEvent[]) {
  await forgetPurchases(deps);
  const startedAt = performance.now();
  const size = Math.ceil(events.length / waves);
  for (let from = 0; from < events.length; from += size) {
    const wave = events.slice(from, from + size);
    for (let at = 0; at < wave.length; at += 100) await takeIn(deps, wave.slice(at, at + 100));
    await someAtOnce(wave, atOnce, ({ id }) => lookInto(deps, id));
  }
  return { seconds: (performance.now() - startedAt) / 1000, sum: await stateOf(deps) };
}

/** A sum over everything that is known of purchases, but for when it was asked; null where nothing is. */
async function stateOf(deps: Deps): Promise<string | null> {
  const answer = (await deps.db.execute(sql`
    select md5(string_agg(line, '' order by line)) as sum from (
      select (to_jsonb(s) - 'synced_at')::text as line from subscription s
      union all select (to_jsonb(i) - 'synced_at')::text from invoice i
      union all select (to_jsonb(c) - 'synced_at')::text from customer c) rows`)) as unknown as {
    rows: { sum: string | null }[];
  };
  return answer.rows[0]?.sum ?? null;
}

export async function forgetPurchases(deps: Deps): Promise<void> {
  await deps.db.execute(sql`truncate customer, stripe_event cascade`);
  await deps.db.execute(sql`delete from pgboss.job`);
  // As the server's own housekeeping would have, with that many rows written.
  await deps.db.execute(sql`analyze`);
}
