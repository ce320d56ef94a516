import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Format and lint, types, import arrows, dead code: all at once, then a line for each and the output of what failed.

await ensureDependencies();

/** @param {string} folder What did not change since the last time is not checked again. */
function types(folder) {
  const memory = `node_modules/.cache/tsc/${folder === '.' ? 'server' : folder}.tsbuildinfo`;
  return ['-p', `${folder}/tsconfig.json`, '--incremental', '--tsBuildInfoFile', memory];
}

/** @type {[name: string, program: string | [string, string], args: string[]][]} */
const checks = [
  ['format and lint', ['@biomejs/biome', 'biome'], ['check', '--error-on-warnings', '.']],
  ['types of the server', ['typescript', 'tsc'], types('.')],
  ['types of the web', ['typescript', 'tsc'], types('web')],
  ['types of the journeys and benchmarks', ['typescript', 'tsc'], types('e2e')],
  ['types of the scripts', ['typescript', 'tsc'], types('scripts')],
  ['import arrows', ['dependency-cruiser', 'depcruise'], ['--config', '.dependency-cruiser.cjs', '.']],
  ['dead code', 'knip', ['--no-progress']],
];

const results = await Promise.all(
  checks.map(async ([name, program, args]) => {
    const startedAt = performance.now();
    const { code, output } = await runPackage(program, args, { quiet: true });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    return { name, code, output };
  }),
);

const failures = results.filter(({ code }) => code !== 0);
for (const { name, output } of failures) console.error(`\n── ${name} ──\n${output.trim()}`);
if (failures.length > 0) process.exit(1);
