import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { auditDependencies } from './setup/audit.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// `npm run check`: runs all checks at once, prints a line for each as it ends, then the output of those that failed.

await ensureDependencies();

/** @type {[name: string, program: string | [string, string], args: string[]][]} */
const checks = [
  ['format and lint', ['@biomejs/biome', 'biome'], ['check', '--error-on-warnings', '.']],
  ['types', ['typescript-native', 'tsc'], ['--build']],
  ['import arrows', ['dependency-cruiser', 'depcruise'], ['--config', '.dependency-cruiser.cjs', '.']],
  ['dead code', 'knip', ['--no-progress']],
];

const audit = auditDependencies();
const results = await Promise.all(
  checks.map(async ([name, program, args]) => {
    const startedAt = performance.now();
    const { code, output } = await runPackage(program, args, { quiet: true });
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
