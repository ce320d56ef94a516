import './setup/node-version.mjs';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './build/ensure-build.mjs';
import { root } from './paths.mjs';
import { runPackage } from './run.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Runs bench/*.ts one after the other; arguments select those whose name contains one of them. Exits with 1 if a target
// is missed.

await ensureDependencies();
const wanted = process.argv.slice(2);
const benches = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();
if (benches.length === 0) {
  console.error(`No benchmark in bench/ matches "${wanted.join(' ')}".`);
  process.exit(1);
}
await ensureChromium();
await ensureBuild();

/** @type {string[]} */
const missed = [];
for (const bench of benches) {
  console.log(`\n${path.parse(bench).name}`);
  const { code } = await runPackage('tsx', [path.join('bench', bench)]);
  if (code !== 0) missed.push(bench);
}
console.log(`\n${benches.length - missed.length} of ${benches.length} benchmarks meet their targets.`);
process.exit(missed.length > 0 ? 1 : 0);
