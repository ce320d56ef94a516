import './setup/node-version.mjs';
import { runPackage } from './run.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Draws the screenshots of the reading benchmark.

await ensureDependencies();
await ensureChromium();
const { code } = await runPackage('tsx', ['bench/reading/render.ts', ...process.argv.slice(2)]);
process.exit(code);
