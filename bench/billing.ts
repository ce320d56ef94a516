import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { compose } from '../server/composition.ts';
import { loadConfig } from '../server/config.ts';
import { ingest } from './billing/ingest.ts';
import { openProvider } from './billing/provider.ts';
import { forgetPurchases, replay } from './billing/replay.ts';
import { timeSync } from './billing/sync.ts';

// On a PostgreSQL of its own: webhooks per second compared with raw inserts of the same rows; whether events in random order and with
// duplicates give the same state as once and in order; time and memory of a Sync, with an empty database and again with a full one.

const target = 0.3;
const mostMegabytes = 150;
const scale = Number(process.env.BENCH_SCALE ?? 1);
const counts = { ingested: 10_000 * scale, events: 10_000 * scale, synced: 10_000 * scale };
const say = (line: string) => process.stdout.write(`  ${line}\n`);

async function benchBilling(databaseUrl: string, folder: string): Promise<boolean> {
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl };
  const composition = await compose(loadConfig(settings, folder), {
    migrationsFolder: resolve('server/db/migrations'),
    superviseJobs: false,
  });
  const provider = await openProvider(folder, counts.synced, composition.deps.payments.browser);
  const deps = { ...composition.deps, payments: provider.payments };
  try {
    const { template } = provider;
    const taken = await ingest(composition, databaseUrl, { count: counts.ingested, template });
    say(
      `${counts.ingested} webhooks: ${taken.webhooksPerSecond.toFixed(0)}/s over HTTP, ${taken.rawPerSecond.toFixed(0)}/s raw inserts, ratio ${taken.ratio.toFixed(2)} (target ≥ ${target})`,
    );

    const events = provider.eventsOf(Math.ceil(counts.events / provider.eventsPerCustomer));
    const replayed = await replay(deps, events);
    say(
      `${events.length} events, ${replayed.count} with duplicates, in random order: ${replayed.seconds.toFixed(1)} s, ${replayed.isSame ? 'the same state as' : 'ANOTHER STATE than'} in order, with ${replayed.entries} ledger entries`,
    );

    await forgetPurchases(deps);
    let isBounded = true;
    for (const known of ['nothing', 'everything']) {
      const synced = await timeSync(deps);
      isBounded &&= synced.rise.process <= mostMegabytes;
      say(
        `Sync of ${synced.subscriptions} subscriptions, ${known} known: ${synced.seconds.toFixed(1)} s, memory + ${synced.rise.process.toFixed(0)} MB (target ≤ ${mostMegabytes}), objects + ${synced.rise.objects.toFixed(0)} MB`,
      );
    }
    return taken.ratio >= target && replayed.isSame && isBounded;
  } finally {
    await provider.close();
    await composition.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'declic-bench-'));
const postgres = await startPostgres();
try {
  process.exitCode = (await benchBilling(postgres.url, folder)) ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
