import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { stripePayments } from '../server/adapters/payments/stripe.ts';
import { openStripe } from '../server/adapters/payments/stripe-client.ts';
import { buildApp } from '../server/app.ts';
import { type Composition, compose } from '../server/composition.ts';
import { loadConfig } from '../server/config.ts';
import { stripeEvent } from '../server/db/schema.ts';
import { lookInto, takeIn } from '../server/features/billing/events.ts';
import { syncAll } from '../server/features/billing/sync.ts';
import { webhookPath } from '../server/features/billing/webhook.ts';
import { seeded, shuffled, signedEvent, webhookSecret } from './billing/events.ts';

// Webhooks taken in over HTTP against raw inserts of the same rows; events replayed in random order against the state of
// once and in order; a Sync of many subscriptions. On PostgreSQL with DATABASE_URL (an empty database), else on PGlite.

const target = 0.3;
const scale = Number(process.env.BENCH_SCALE ?? 1);
const counts = { ingested: 4000 * scale, events: 10_000 * scale, synced: 10_000 * scale };
const atOnce = 20;
const say = (line: string) => process.stdout.write(`  ${line}\n`);

async function inParallel<T>(values: T[], work: (value: T) => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  const queue = values.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const value of queue) await work(value);
    }),
  );
  return (values.length / (performance.now() - startedAt)) * 1000;
}

async function ingest({ deps, log }: Composition): Promise<boolean> {
  const payments = stripePayments({
    secretKey: 'sk_test_bench',
    apiBase: 'http://127.0.0.1:9',
    webhookSecret: () => webhookSecret,
    vatPercent: 20,
    browser: deps.payments.browser,
  });
  const app = await buildApp({ ...deps, payments }, { log });
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${webhookPath}`;
  const batch = (name: string) =>
    Array.from({ length: counts.ingested }, (_, n) =>
      signedEvent(`evt_${name}_${n}`, 'invoice.paid', { id: `in_${n}`, object: 'invoice', customer: `cus_${n}` }),
    );
  const raw = async (id: string) => {
    const now = new Date();
    await deps.db.transaction(async (tx) => {
      await tx.insert(stripeEvent).values({ id, type: 'invoice.paid', createdAt: now, receivedAt: now });
      await tx.execute(
        sql`insert into pgboss.job (name, data) values ('billing.event', ${JSON.stringify({ eventId: id })}::jsonb)`,
      );
    });
  };
  await inParallel(batch('warm').slice(0, 200), async ({ id }) => await raw(`raw_${id}`));
  const rawRate = await inParallel(batch('raw'), async ({ id }) => await raw(id));
  const rate = await inParallel(batch('http'), async ({ payload, signature }) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const answer = await fetch(url, { method: 'POST', body: payload, headers });
    if (answer.status !== 200) throw new Error(`a webhook was answered ${answer.status}`);
    await answer.arrayBuffer();
  });
  await app.close();
  await deps.db.execute(sql`delete from pgboss.job`);
  await deps.db.delete(stripeEvent);
  const ratio = rate / rawRate;
  say(
    `webhooks: ${rate.toFixed(0)}/s over HTTP, ${rawRate.toFixed(0)}/s raw inserts, ratio ${ratio.toFixed(2)} (target ≥ ${target})`,
  );
  return ratio >= target;
}

/** Subscriptions at the sandbox, with their events. */
async function fill(sandboxUrl: string, count: number): Promise<void> {
  const stripe = openStripe({ secretKey: 'sk_test_bench', apiBase: sandboxUrl });
  const { data } = await stripe.prices.list({ lookup_keys: ['pro_monthly'] });
  const price = data[0]?.id ?? '';
  await inParallel(
    Array.from({ length: count }, (_, n) => n),
    async (n) => {
      const customer = await stripe.customers.create({
        email: `bench-${n}@exemple.fr`,
        payment_method: 'pm_card_visa',
        invoice_settings: { default_payment_method: 'pm_card_visa' },
      });
      await stripe.subscriptions.create({ customer: customer.id, items: [{ price }] });
    },
  );
}

async function picture({ deps }: Composition): Promise<string> {
  const answer = (await deps.db.execute(sql`
    select md5(string_agg(line, '' order by line)) as sum from (
      select (to_jsonb(s) - 'synced_at')::text as line from subscription s
      union all select (to_jsonb(i) - 'synced_at')::text from invoice i
      union all select (to_jsonb(c) - 'synced_at')::text from customer c) rows`)) as unknown as {
    rows: { sum: string }[];
  };
  return answer.rows[0]?.sum ?? '';
}

async function forget({ deps }: Composition): Promise<void> {
  for (const table of ['billing_notice', 'invoice', 'subscription', 'customer', 'stripe_event'])
    await deps.db.execute(sql.raw(`delete from ${table}`));
  await deps.db.execute(sql`delete from pgboss.job`);
}

async function replay(composition: Composition): Promise<boolean> {
  const { deps, sandboxUrl } = composition;
  const stripe = openStripe({ secretKey: 'sk_test_bench', apiBase: sandboxUrl });
  const events = (await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 }))
    .filter(({ type }) => /^(customer|invoice|charge)/.test(type))
    .reverse();
  const run = async (order: typeof events) => {
    await forget(composition);
    const startedAt = performance.now();
    for (const { id, type, data, created } of order) {
      const thing = data.object as { id: string; object: string; customer?: string };
      const customerId = thing.object === 'customer' ? thing.id : (thing.customer ?? null);
      await takeIn(deps, { id, type, objectId: thing.id, customerId, createdAt: new Date(created * 1000) });
    }
    for (const { id } of order) await lookInto(deps, id);
    return { seconds: (performance.now() - startedAt) / 1000, sum: await picture(composition) };
  };
  const inOrder = await run(events);
  const random = seeded(7);
  const doubled = [...events, ...events.filter(() => random() < 0.3)];
  const mixed = await run(shuffled(doubled, random));
  const same = inOrder.sum === mixed.sum;
  say(
    `${doubled.length} events in random order with duplicates: ${mixed.seconds.toFixed(1)} s, ${same ? 'the same state as' : 'ANOTHER STATE than'} in order`,
  );
  return same;
}

async function sync(composition: Composition): Promise<void> {
  await forget(composition);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  }, 200);
  global.gc?.();
  const before = process.memoryUsage().heapUsed;
  const startedAt = performance.now();
  const result = await syncAll(composition.deps);
  clearInterval(watch);
  const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  say(
    `Sync of ${result.abonnements_verifies} subscriptions: ${((performance.now() - startedAt) / 1000).toFixed(1)} s, heap ${megabytes(before)} MB before, ${megabytes(peak)} MB at most (the sandbox's own state included)`,
  );
}

async function benchBilling(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'declic-bench-'));
  const { DATABASE_URL } = process.env;
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'silent', ...(DATABASE_URL && { DATABASE_URL }) };
  const composition = await compose(loadConfig(settings, folder), {
    migrationsFolder: resolve('server/db/migrations'),
    superviseJobs: false,
  });
  try {
    say(DATABASE_URL ? 'on PostgreSQL' : 'on PGlite');
    const isFast = await ingest(composition);
    const sandboxUrl = composition.sandboxUrl ?? '';
    await fill(sandboxUrl, Math.ceil(counts.events / 9));
    const isSame = await replay(composition);
    await fill(sandboxUrl, Math.max(0, counts.synced - Math.ceil(counts.events / 9)));
    await sync(composition);
    return isFast && isSame;
  } finally {
    await composition.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exit((await benchBilling()) ? 0 : 1);
