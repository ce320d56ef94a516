// @demand login-flood, same-answer
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { login } from '#contract/accounts.ts';
import { recordFigures } from '../scripts/proof/figures.mjs';
import { buildApp } from '../server/app.ts';
import { compose } from '../server/composition.ts';
import { loadConfig } from '../server/config.ts';
import { signUp } from '../server/features/accounts/signup.ts';
import { median } from './statistics/median.ts';

// What logins cost: memory while 200 come at once, how soon megabyte passwords are refused, and whether the time of an answer
// tells if an address has an account.

const targets = { floodMebibytes: 300, hugePasswordsMs: 15_000, knownToUnknown: { min: 0.4, max: 2.5 } };
const rounds = 9;
const mebibyte = 2 ** 20;
const email = 'camille@exemple.fr';

async function attempt(app: FastifyInstance, who: string, password: string, visitor: number): Promise<number> {
  const startedAt = performance.now();
  const remoteAddress = `10.0.${Math.floor(visitor / 250)}.${visitor % 250}`;
  await app.inject({ method: 'POST', url: login.path, payload: { email: who, password }, remoteAddress });
  return performance.now() - startedAt;
}

async function memoryOfFlood(app: FastifyInstance): Promise<number> {
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  await Promise.all(
    Array.from({ length: 200 }, (_, visitor) => attempt(app, `v${visitor}@exemple.fr`, 'not-the-one', visitor)),
  );
  clearInterval(watch);
  return (peak - before) / mebibyte;
}

async function timeOfHugePasswords(app: FastifyInstance): Promise<number> {
  const startedAt = performance.now();
  for (const size of [201, 100_000, 1_000_000, 1024 * 1024 + 1]) await attempt(app, email, 'p'.repeat(size), 300);
  return performance.now() - startedAt;
}

async function knownToUnknown(app: FastifyInstance): Promise<number> {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds; round++) {
    known.push(await attempt(app, email, 'not-the-one', 400 + round));
    unknown.push(await attempt(app, `personne-${round}@exemple.fr`, 'not-the-one', 500 + round));
  }
  return median(known) / median(unknown);
}

async function benchLogins(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'declic-bench-'));
  const config = loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, folder);
  const composition = await compose(config, {
    migrationsFolder: resolve('server/db/migrations'),
    superviseJobs: false,
  });
  const { deps, log } = composition;
  const app = await buildApp(deps, { log, localLimits: false });
  try {
    await signUp(
      deps,
      { firstName: 'Camille', email, password: 'Lys-de-mer-42', isAdult: true, acceptsTerms: true },
      { browser: { userAgent: 'bench', oldToken: undefined }, referral: undefined, asker: null },
    );
    const mebibytes = await memoryOfFlood(app);
    const hugeMs = await timeOfHugePasswords(app);
    const ratio = await knownToUnknown(app);
    const { floodMebibytes, hugePasswordsMs, knownToUnknown: likeness } = targets;
    process.stdout.write(
      `  memory for 200 logins at once: ${mebibytes.toFixed(0)} MiB (target ≤ ${floodMebibytes})\n` +
        `  four passwords of up to a megabyte: ${hugeMs.toFixed(0)} ms (target ≤ ${hugePasswordsMs})\n` +
        `time of a login, known ÷ unknown address: ${ratio.toFixed(2)} (target ${likeness.min} to ${likeness.max})\n`,
    );
    const isAlike = ratio >= likeness.min && ratio <= likeness.max;
    recordFigures('bench-logins', [
      {
        name: 'memory for 200 logins at once',
        value: `+ ${mebibytes.toFixed(0)} MiB`,
        target: `≤ ${floodMebibytes}`,
        isMet: mebibytes <= floodMebibytes,
      },
      {
        name: 'time of a login, known ÷ unknown address',
        value: ratio.toFixed(2),
        target: `${likeness.min} to ${likeness.max}`,
        isMet: isAlike,
      },
    ]);
    return mebibytes <= floodMebibytes && hugeMs <= hugePasswordsMs && isAlike;
  } finally {
    await app.close();
    await composition.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

process.exit((await benchLogins()) ? 0 : 1);
