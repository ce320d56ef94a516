import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { maxEvents, trackingPath } from '#contract/audience.ts';
import { startPostgres } from '../scripts/setup/postgres.mjs';
import { buildApp } from '../server/app.ts';
import { compose } from '../server/composition.ts';
import { loadConfig } from '../server/config.ts';
import { median } from './statistics/median.ts';
import { bareServer, insertBatches } from './tracking/bare.ts';
import { crowdDay } from './tracking/crowded-day.ts';
import { killUnderLoad } from './tracking/killed.ts';
import { connections, load } from './tracking/load.ts';
import { click } from './tracking/visits.ts';

// POST /api/tracking on a PostgreSQL of its own, with its limits on: single events compared with a bare route that inserts one row,
// batches with multi-row inserts by the same driver, and what is lost when the server is killed. The two of a pair alternate, because
// the machine's load varies. Last, a hostile day on the embedded database.

const rounds = 5;
const batchesPerRound = 600;
const targets = { single: 0.5, batch: 0.3, lost: 0, healthMs: 200 };
const say = (line: string) => process.stdout.write(`  ${line}\n`);

async function benchTracking(databaseUrl: string, folder: string): Promise<boolean> {
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '1' };
  const composition = await compose(loadConfig(settings, folder), {
    migrationsFolder: resolve('server/db/migrations'),
    superviseJobs: false,
  });
  const { deps, log } = composition;
  const app = await buildApp(deps, { log });
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  // Its last connections may still be closing when the server is stopped.
  pool.on('error', () => undefined);
  const bare = bareServer(pool);
  try {
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}${trackingPath}`;
    const bareUrl = `${await bare.listen({ port: 0, host: '127.0.0.1' })}/bare`;
    const single = JSON.stringify(click('bench_single'));
    const batch = JSON.stringify({ events: Array.from({ length: maxEvents }, () => click('bench_batch')) });
    const sent = { bench_single: 0, bench_batch: 0 };
    const ratios: { single: number; batch: number }[] = [];
    for (let round = 0; round <= rounds; round++) {
      const bareSingle = await load(bareUrl, JSON.stringify(click('bench_bare')));
      const ownSingle = await load(url, single);
      const rawBatch = await insertBatches(pool, batchesPerRound);
      const ownBatch = await load(url, batch);
      sent.bench_single += ownSingle.answered;
      sent.bench_batch += ownBatch.answered * maxEvents;
      // The first round warms up.
      if (round === 0) continue;
      ratios.push({
        single: ownSingle.perSecond / bareSingle.perSecond,
        batch: (ownBatch.perSecond * maxEvents) / rawBatch,
      });
      say(
        `round ${round}: single ${ownSingle.perSecond.toFixed(0)}/s of ${bareSingle.perSecond.toFixed(0)}/s, in batches ${(ownBatch.perSecond * maxEvents).toFixed(0)}/s of ${rawBatch.toFixed(0)}/s`,
      );
    }
    for (const [session, count] of Object.entries(sent)) {
      const { rows } = await pool.query<{ count: number }>(
        'select count(*)::int as count from site_event where session_id = $1',
        [session],
      );
      if ((rows[0]?.count ?? 0) < count)
        throw new Error(`${session}: of ${count} acknowledged events some are missing`);
    }
    const ratio = { single: median(ratios.map((one) => one.single)), batch: median(ratios.map((one) => one.batch)) };
    const { acknowledged, lost } = await killUnderLoad(pool, join(folder, 'killed'), databaseUrl);
    process.stdout.write(
      `Single events ÷ bare single-row inserts over HTTP: ${ratio.single.toFixed(2)} (target ≥ ${targets.single})\n` +
        `Events in batches ÷ multi-row inserts by the driver: ${ratio.batch.toFixed(2)} (target ≥ ${targets.batch})\n` +
        `Killed under load: ${acknowledged} events acknowledged, ${lost} lost (target ${targets.lost})\n`,
    );
    return ratio.single >= targets.single && ratio.batch >= targets.batch && acknowledged > 0 && lost <= targets.lost;
  } finally {
    await bare.close();
    await app.close();
    await pool.end();
    await composition.close();
  }
}

async function benchCrowdedDay(): Promise<boolean> {
  const { floodHealthMs, calmHealthMs, stored } = await crowdDay();
  const say = (when: string, ms: number) =>
    process.stdout.write(`Slowest health ${when}: ${ms.toFixed(0)} ms (target ≤ ${targets.healthMs} ms)\n`);
  say(`while 354 networks add ${stored} events to a day of a million distinct visits, embedded`, floodHealthMs);
  say('in the minute after', calmHealthMs);
  return floodHealthMs <= targets.healthMs && calmHealthMs <= targets.healthMs;
}

const folder = mkdtempSync(join(tmpdir(), 'declic-bench-'));
const postgres = await startPostgres();
try {
  process.exitCode = (await benchTracking(postgres.url, folder)) ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
if (!(await benchCrowdedDay())) process.exitCode = 1;
