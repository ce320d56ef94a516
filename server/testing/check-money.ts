import { compose } from '../composition.ts';
import { loadConfig } from '../config.ts';
import { syncAll } from '../features/billing/converging/sync.ts';
import { brokenInvariants } from './invariants.ts';
import { migrationsFolder } from './migrations-folder.ts';

// A program that runs after a test's server process has stopped, with the same settings: it runs a Sync and then checks the
// money invariants. It prints what breaks one and exits with 1.

const config = loadConfig(process.env, process.cwd());
const composition = await compose(config, { migrationsFolder, superviseJobs: false });
try {
  const { deps, database, sandboxUrl } = composition;
  await syncAll(deps);
  const providerUrl = config.payments.kind === 'sandbox' ? sandboxUrl : config.payments.apiBase;
  const broken = await brokenInvariants(database, { now: deps.clock.now(), providerUrl, isSynced: true });
  process.stderr.write(broken.map((line) => `${line}\n`).join(''));
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await composition.close();
}
