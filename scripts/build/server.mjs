import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../paths.mjs';

// Packages of many small modules: loaded one by one they add a seventh of a second to every start.
const bundled = new Set(['zod', 'drizzle-orm']);

const programs = {
  main: 'server/main.ts',
  operator: 'server/operator.ts',
  read: 'server/read.ts',
  write: 'server/write.ts',
  photo: 'server/photo.ts',
  retouch: 'server/retouch.ts',
  // Worker threads, the processes that decode pictures and that of a local model start from these files.
  'reading-worker': 'server/adapters/assistant/reading/worker.ts',
  'engine-worker': 'server/adapters/assistant/engine-threads/worker.ts',
  'photo-worker': 'server/adapters/assistant/photos/worker.ts',
  decoder: 'server/adapters/assistant/decoding/decoder-program.ts',
  llama: 'server/adapters/models/local-model/llama-program.ts',
};

/** Builds the server and the commands into `folder`. */
export async function buildServer(folder = path.join(root, 'dist/server')) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !bundled.has(name)),
    sourcemap: true,
    logLevel: 'silent',
  });
}
