import './setup/node-version.mjs';
import path from 'node:path';
import { root } from './paths.mjs';
import { runPackage } from './run.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

// Measures the analysis and the retouch of photos on real portraits and on the same portraits damaged.

await ensureDependencies();
const { buildServer } = await import('./build/server.mjs');
const built = path.join(root, 'dist/eval');
await buildServer(built);
const worker = path.join(built, 'photo-worker.js');
const { code } = await runPackage('tsx', ['bench/photos/eval.ts', '--worker', worker, ...process.argv.slice(2)]);
process.exit(code);
