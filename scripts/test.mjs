import './setup/node-version.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { ensureBuild } from './build/ensure-build.mjs';
import { reportsFolder, root } from './paths.mjs';
import { runPackage, runScript } from './run.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { countReports, describeCounts } from './testing/counts.mjs';
import { runVitest } from './testing/run-vitest.mjs';
import { selectTests } from './testing/selection.mjs';

// Installs what is missing, runs everything even after a failure, and ends with one line of counts. A filter may
// leave one of the runners with nothing to do, but not both.

process.chdir(root);
const { kinds, filters } = selectTests(process.argv.slice(2));
const wantsOnlyChecks = kinds.size === 1 && kinds.has('check');

await ensureDependencies();
if (kinds.has('e2e')) await ensureChromium();
rmSync(reportsFolder, { recursive: true, force: true });
mkdirSync(reportsFolder, { recursive: true });

/** @type {string[]} */
const failures = [];

if (kinds.has('check') && (await runScript('scripts/check.mjs')).code !== 0) failures.push('check');

const vitestProjects = ['unit', 'api'].filter((kind) => kinds.has(/** @type {'unit' | 'api'} */ (kind)));
if (vitestProjects.length > 0 && (await runVitest('vitest', vitestProjects, filters)) !== 0) failures.push('vitest');

if (kinds.has('e2e')) {
  await ensureBuild();
  const args = ['test', ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : [])];
  const { code } = await runPackage(['@playwright/test', 'playwright'], args, { stopSignal: 'SIGINT' });
  if (code !== 0) failures.push('playwright');
}

const counts = countReports(reportsFolder);
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}.`);
if (!wantsOnlyChecks) console.log(`\n${describeCounts(counts)}`);
const nothingRan = !wantsOnlyChecks && counts.passed + counts.failed === 0;
process.exit(failures.length > 0 || counts.failed > 0 || nothingRan ? 1 : 0);
