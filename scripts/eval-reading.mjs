import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// How well the reader reads screenshots whose truth is known.

await ensureDependencies();
await ensureChromium();
const { code } = await runPackage('tsx', ['bench/reading/eval.ts', ...process.argv.slice(2)]);
process.exit(code);
