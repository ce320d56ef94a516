import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import pMap from 'p-map';
import pg from 'pg';
import { stripePayments } from '../../server/adapters/payments/stripe.ts';
import { buildApp } from '../../server/app.ts';
import type { Composition } from '../../server/composition.ts';
import { webhookPath } from '../../server/features/billing/converging/webhook.ts';
import { median } from '../statistics/median.ts';
import { type Burst, webhookSecret } from './events.ts';

// Compares signed webhooks over HTTP with raw inserts of the same two rows, an event and its job, in one statement through the
// driver. The two alternate, because the machine's load varies.

const rounds = 5;
const atOnce = 20;

const rawInsert = `
  with event as (
    insert into stripe_event (id, type, object_id, customer_id, created_at, received_at)
    values ($1, 'invoice.paid', $2, $3, now(), now()))
  insert into jobs.job (name, data, dead_letter, expire_seconds, keep_until, retry_limit, retry_delay, retry_backoff, policy)
  values ('billing.event', jsonb_build_object('eventId', $1::text), 'dead-letters', 30, now() + interval '1 day',
    5, 10, true, 'standard')`;

async function insertRaw(pool: pg.Pool, name: string, count: number): Promise<number> {
  const ids = Array.from({ length: count }, (_, n) => `evt_${name}_${n}`);
  const startedAt = performance.now();
  const insert = (id: string) => pool.query({ name: 'raw', text: rawInsert, values: [id, `in_${id}`, `cus_${id}`] });
  await pMap(ids, insert, { concurrency: atOnce });
  return count / ((performance.now() - startedAt) / 1000);
}

export async function ingest(
  { deps, log }: Composition,
  databaseUrl: string,
  { count, template }: { count: number; template: object },
): Promise<{ ratio: number; webhooksPerSecond: number; rawPerSecond: number }> {
  const payments = stripePayments({
    secretKey: 'sk_test_bench',
    apiBase: 'http://127.0.0.1:9',
    webhookSecret: () => webhookSecret,
    vatPercent: 20,
    browser: deps.payments.browser,
  });
  const app = await buildApp({ ...deps, payments }, { log });
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${webhookPath}`;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: atOnce });
  const sender = fork(fileURLToPath(new URL('send-webhooks.ts', import.meta.url)));
  const send = async (name: string, size: number) => {
    sender.send({ url, template, name, count: size, atOnce } satisfies Burst);
    const ended = once(sender, 'exit').then(() => {
      throw new Error('the sender of webhooks failed');
    });
    const [rate] = await Promise.race([once(sender, 'message'), ended]);
    return rate as number;
  };
  try {
    await insertRaw(pool, 'raw_warm', 500);
    await send('warm', 500);
    const results: { raw: number; sent: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const size = Math.ceil(count / rounds);
      results.push({
        raw: await insertRaw(pool, `raw_${round}`, size),
        sent: await send(`sent_${round}`, size),
      });
    }
    return {
      ratio: median(results.map(({ raw, sent }) => sent / raw)),
      webhooksPerSecond: median(results.map(({ sent }) => sent)),
      rawPerSecond: median(results.map(({ raw }) => raw)),
    };
  } finally {
    sender.removeAllListeners('exit');
    sender.kill();
    await pool.end();
    await app.close();
  }
}
