import './setup/node-version.mjs';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './build/ensure-build.mjs';
import { root } from './paths.mjs';
import { runPackage } from './run.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Runs bench/*.bench.ts one after the other, or those whose name contains an argument.

await ensureDependencies();
const wanted = process.argv.slice(2);
const benches = readdirSync(path.join(root, 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  .sort();
if (benches.length === 0) {
  console.error(`No benchmark in bench/ matches "${wanted.join(' ')}".`);
  process.exit(1);
}
await ensureChromium();
await ensureBuild();

let failed = false;
for (const bench of benches) {
  const { code } = await runPackage('tsx', [path.join('bench', bench)]);
  if (code !== 0) failed = true;
}
process.exit(failed ? 1 : 0);
