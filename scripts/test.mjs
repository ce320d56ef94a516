import './setup/node-version.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './build/ensure-build.mjs';
import { reportsFolder, root } from './paths.mjs';
import { runPackage, runScript } from './run.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';
import { ensureFallbackFont } from './setup/fallback-fonts.mjs';
import { ensureLlama, hasLlama, testLlamaFolder } from './setup/llama.mjs';
import { countReports, describeCounts } from './testing/counts.mjs';
import { describeDuration } from './testing/duration.mjs';
import { runVitest } from './testing/run-vitest.mjs';
import { seedFolderMeanwhile } from './testing/seeded-folder.mjs';
import { journeyTiers, playwrightReport, selectTests, vitestKinds } from './testing/selection.mjs';
import { describeSlowest } from './testing/slowest.mjs';
import { describeOverrun, describeStages, startStages } from './testing/stages.mjs';

// `npm test` and `npm run test:full`. Installs and builds what is missing, then runs every kind of test even after a
// failure, and ends with where the time went and one line: the counts, and how long all of it took. A filter may leave some
// of the runners with nothing to do, but not all of them.

/** What `npm test` may take in an empty clone, on two idle cores. */
const budgetMinutes = 8;

process.chdir(root);
const { kinds, filters, isFull } = selectTests(process.argv.slice(2));
const journeys = journeyTiers(kinds);
const clock = startStages();
/** @type {string[]} */
const failures = [];

await ensureDependencies();
clock.end('dependencies');

// The checks keep the processor busy while the registries answer.
const checking = kinds.has('check') ? runScript('scripts/check.mjs') : null;
if (journeys || kinds.has('bench')) {
  await ensureChromium();
  await ensureFallbackFont();
}
if (kinds.has('process') && !hasLlama(testLlamaFolder)) {
  console.log('Installing llama.cpp for the tests of a local model (once)…');
  // A failure is told by the tests that need it.
  await ensureLlama(testLlamaFolder);
}
if (checking && (await checking).code !== 0) failures.push('check');
clock.end('checks and installation');

if (journeys || ['bench', 'faults', 'cluster'].some((kind) => kinds.has(/** @type {any} */ (kind))))
  await ensureBuild();
clock.end('build');

const vitestProjects = vitestKinds.filter((kind) => kinds.has(kind));
const vitestReport = `vitest-${vitestProjects.join('-')}.json`;
// Reports of other kinds stay: `.ci/run` sums those of several commands.
const reports = [
  ...(vitestProjects.length > 0 ? [vitestReport] : []),
  ...(journeys ? [playwrightReport(journeys)] : []),
].map((name) => path.join(reportsFolder, name));
mkdirSync(reportsFolder, { recursive: true });
for (const report of reports) rmSync(report, { force: true });

const seeding = journeys && vitestProjects.length > 0 && filters.length === 0 ? seedFolderMeanwhile() : undefined;
if (vitestProjects.length > 0 && (await runVitest(vitestReport, vitestProjects, filters)) !== 0)
  failures.push('vitest');
clock.end('Vitest');

if (journeys) {
  const args = ['test', ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : [])];
  const env = { DECLIC_JOURNEYS: journeys, DECLIC_SEEDED_FOLDER: await seeding };
  const { code } = await runPackage(['@playwright/test', 'playwright'], args, { env, stopSignal: 'SIGINT' });
  if (code !== 0) failures.push('playwright');
}
clock.end('browser');

if (kinds.has('bench') && (await runScript('scripts/bench.mjs', filters)).code !== 0) failures.push('benchmarks');
clock.end('benchmarks');

const counts = countReports(reports);
const ranTests = reports.length > 0;
if (ranTests) {
  console.log(`\nThe slowest files, in seconds of their tests:\n${describeSlowest(reports).join('\n')}`);
  console.log(`\nWhere the time went: ${describeStages(clock.stages)}.`);
  const overrun = isFull ? null : describeOverrun('npm test', clock.totalMs(), budgetMinutes);
  if (overrun) console.log(`\n${overrun}`);
}
if (failures.length > 0) console.error(`\nFailed: ${failures.join(', ')}.`);
if (ranTests) console.log(`\n${describeCounts(counts)} in ${describeDuration(clock.totalMs())}`);
const nothingRan = ranTests && counts.passed + counts.failed === 0;
process.exit(failures.length > 0 || counts.failed > 0 || nothingRan ? 1 : 0);
