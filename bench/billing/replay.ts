import { sql } from 'drizzle-orm';
import pMap from 'p-map';
import type { ProviderEvent } from '../../server/adapters/payments/port.ts';
import { account, affiliate, checkoutIntent, ledgerEntry } from '../../server/db/schema.ts';
import type { Deps } from '../../server/deps.ts';
import { processEvent, storeEvents } from '../../server/features/billing/converging/events.ts';
import { seeded, shuffled } from './events.ts';
import { intentOf } from './multiply-state.ts';

// Replays events in order, then shuffled with 30 % of them doubled, and compares the resulting states. Events arrive in two
// waves, each processed before the next, five at a time like the server's worker.

const waves = 2;
const atOnce = 5;

export async function replay(deps: Deps, events: ProviderEvent[]) {
  const customers = new Set(events.map(({ customerId }) => customerId)).size;
  const clickedAt = deps.clock.now();
  const affiliateId = await createAffiliate(deps);
  const run = async (told: ProviderEvent[]) => {
    await forgetPurchases(deps);
    await referAll(deps, { affiliateId, clickedAt }, customers);
    return await hear(deps, told);
  };
  const inOrder = await run(events);
  const random = seeded(7);
  const doubled = [...events, ...events.filter(() => random() < 0.3)];
  const mixed = await run(shuffled(doubled, random));
  const entries = await deps.db.$count(ledgerEntry);
  return { count: doubled.length, seconds: mixed.seconds, entries, isSame: entries > 0 && inOrder.sum === mixed.sum };
}

async function hear(deps: Deps, events: ProviderEvent[]) {
  const startedAt = performance.now();
  const size = Math.ceil(events.length / waves);
  for (let from = 0; from < events.length; from += size) {
    const wave = events.slice(from, from + size);
    for (let at = 0; at < wave.length; at += 100) await storeEvents(deps, wave.slice(at, at + 100));
    await pMap(wave, ({ id }) => processEvent(deps, id), { concurrency: atOnce });
  }
  return { seconds: (performance.now() - startedAt) / 1000, sum: await stateOf(deps) };
}

async function createAffiliate(deps: Deps): Promise<string> {
  const createdAt = new Date(deps.clock.now().getTime() - 24 * 60 * 60 * 1000);
  const owner = { email: 'bench@exemple.fr', username: 'bench', createdAt };
  const [partner] = await deps.db.insert(account).values(owner).returning({ id: account.id });
  const [stored] = await deps.db
    .insert(affiliate)
    .values({ accountId: partner?.id ?? '', slug: 'bench', status: 'active', createdAt })
    .returning({ id: affiliate.id });
  return stored?.id ?? '';
}

/** Attributes every customer to the affiliate, so that the ledger has entries to compare. */
async function referAll(
  deps: Deps,
  { affiliateId, clickedAt: at }: { affiliateId: string; clickedAt: Date },
  customers: number,
): Promise<void> {
  const rows = Array.from({ length: customers }, (_, n) => ({
    id: intentOf(n),
    plan: 'monthly' as const,
    nonceHash: new Uint8Array(32),
    affiliateId,
    affiliateClickedAt: at,
    termsAcceptedAt: at,
    adultConfirmedAt: at,
    createdAt: at,
  }));
  for (let from = 0; from < rows.length; from += 500)
    await deps.db.insert(checkoutIntent).values(rows.slice(from, from + 500));
}

/** A checksum of all rows about purchases and commissions, without their times of writing. */
async function stateOf(deps: Deps): Promise<string | null> {
  const answer = (await deps.db.execute(sql`
    select md5(string_agg(line, '' order by line)) as sum from (
      select (to_jsonb(s) - 'synced_at')::text as line from subscription s
      union all select (to_jsonb(i) - 'synced_at')::text from invoice i
      union all select (to_jsonb(c) - 'synced_at')::text from customer c
      union all select (to_jsonb(r) - 'synced_at')::text from refund r
      union all select (to_jsonb(d) - 'synced_at')::text from dispute d
      union all select (to_jsonb(a) - 'created_at')::text from attribution a
      union all select to_jsonb(k)::text from checkout_intent k
      union all select (to_jsonb(e) - 'id' - 'parent_id' - 'created_at')::text from ledger_entry e) rows`)) as unknown as {
    rows: { sum: string | null }[];
  };
  return answer.rows[0]?.sum ?? null;
}

export async function forgetPurchases(deps: Deps): Promise<void> {
  await deps.db.execute(sql`truncate customer, stripe_event, ledger_entry cascade`);
  await deps.db.execute(sql`delete from jobs.job`);
  // Autovacuum does this in production after so many writes.
  await deps.db.execute(sql`analyze`);
}
