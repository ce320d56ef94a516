import { compose } from '../composition.ts';
import { loadConfig } from '../config.ts';
import { syncAll } from '../features/billing/converging/sync.ts';
import { brokenInvariants } from './invariants.ts';
import { migrationsFolder } from './migrations-folder.ts';

// A program for the end of a run whose server was a process of its own and has stopped: with that server's settings, a
// Sync hears of everything, and then each rule about money has to hold. What breaks one is printed.

const config = loadConfig(process.env, process.cwd());
const composition = await compose(config, { migrationsFolder, superviseJobs: false });
try {
  const { deps, database, sandboxUrl } = composition;
  await syncAll(deps);
  const providerUrl = config.payments.kind === 'sandbox' ? sandboxUrl : config.payments.apiBase;
  const broken = await brokenInvariants(database, { now: deps.clock.now(), providerUrl, isHeard: true });
  process.stderr.write(broken.map((line) => `${line}\n`).join(''));
  if (broken.length > 0) process.exitCode = 1;
} finally {
  await composition.close();
}
