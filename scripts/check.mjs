import './setup/node-version.mjs';
import { runPackage, runScript } from './run.mjs';
import { auditDependencies } from './setup/audit.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// `npm run check`: runs all checks at once, prints a line for each as it ends, then the output of those that failed.

await ensureDependencies();

const quiet = { quiet: true };
/** @type {[name: string, check: () => ReturnType<typeof runPackage>][]} */
const checks = [
  ['format and lint', () => runPackage(['@biomejs/biome', 'biome'], ['check', '--error-on-warnings', '.'], quiet)],
  ['types', () => runPackage(['typescript-native', 'tsc'], ['--build'], quiet)],
  ['import arrows', () => runScript('scripts/arrows.mjs', [], quiet)],
  ['dead code', () => runPackage('knip', ['--no-progress'], quiet)],
];

const audit = auditDependencies();
const results = await Promise.all(
  checks.map(async ([name, check]) => {
    const startedAt = performance.now();
    const { code, output } = await check();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    return { name, code, output };
  }),
);

const marks = { passed: '✓', failed: '✗', unknown: '?' };
const { outcome: audited, line: auditLine } = await audit;
console.log(`${marks[audited]} ${auditLine}`);

const failures = results.filter(({ code }) => code !== 0);
for (const { name, output } of failures) console.error(`\n── ${name} ──\n${output.trim()}`);
if (failures.length > 0 || audited === 'failed') process.exit(1);
