import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import fastify from 'fastify';
import { buildApp } from '../server/app.ts';
import { compose } from '../server/composition.ts';
import { loadConfig } from '../server/config.ts';
import { sessionQuery } from '../server/features/accounts/sessions.ts';
import { signUp } from '../server/features/accounts/signup.ts';
import { median } from './statistics/median.ts';

// Requests per second of GET /api/auth/me, signed in, compared with a bare Fastify route that runs the same query.

const rounds = 5;
const secondsPerRound = 2;
const target = 0.7;

async function requestsPerSecond(url: string, cookie: string): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: secondsPerRound, workers: 1, headers: { cookie } });
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} times other than 2xx`);
  return result.requests.average;
}

async function benchAuthMe(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'declic-bench-'));
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, folder);
  const composition = await compose(config, {
    migrationsFolder: resolve('server/db/migrations'),
    superviseJobs: false,
  });
  const { deps, database, log } = composition;
  const { sessionToken } = await signUp(
    deps,
    { firstName: 'Camille', email: 'camille@exemple.fr', password: 'Lys-de-mer-42', isAdult: true, acceptsTerms: true },
    { browser: { userAgent: 'bench', oldToken: undefined }, referral: undefined, asker: null },
  );
  const cookie = `declic_session=${sessionToken}`;
  const app = await buildApp(deps, { log, localLimits: false });
  const bare = fastify();
  const { sql } = sessionQuery(deps.db).getQuery();
  const tokenHash = createHash('sha256').update(sessionToken).digest();
  bare.get('/bare', async () => ({ user: (await database.executeSql(sql, [tokenHash])).rows[0] }));

  try {
    const meUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/auth/me`;
    const bareUrl = `${await bare.listen({ port: 0, host: '127.0.0.1' })}/bare`;
    await requestsPerSecond(meUrl, cookie);
    await requestsPerSecond(bareUrl, cookie);
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const bareRate = await requestsPerSecond(bareUrl, cookie);
      const meRate = await requestsPerSecond(meUrl, cookie);
      ratios.push(meRate / bareRate);
      process.stdout.write(
        `  round ${round}: bare ${bareRate.toFixed(0)}/s, me ${meRate.toFixed(0)}/s, ratio ${(meRate / bareRate).toFixed(2)}\n`,
      );
    }
    const ratio = median(ratios);
    process.stdout.write(
      `GET /api/auth/me ÷ bare route with the same query: ${ratio.toFixed(2)} (target ≥ ${target})\n`,
    );
    return ratio >= target;
  } finally {
    await app.close();
    await bare.close();
    await composition.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exit((await benchAuthMe()) ? 0 : 1);
