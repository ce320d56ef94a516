import './setup/node-version.mjs';
import path from 'node:path';
import { root } from './paths.mjs';
import { runPackage } from './run.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Measures the reader on screenshots whose conversation is known.

await ensureDependencies();
await ensureChromium();
const { buildServer } = await import('./build/server.mjs');
const built = path.join(root, 'dist/eval');
await buildServer(built);
const worker = path.join(built, 'reading-worker.js');
const { code } = await runPackage('tsx', ['bench/reading/eval.ts', '--worker', worker, ...process.argv.slice(2)]);
process.exit(code);
