import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../paths.mjs';

// Many small modules of which we use a few: read one by one they cost a start-up a seventh of a second.
const bundled = new Set(['zod', 'drizzle-orm']);

/** The server and the operator's commands in dist/server. */
export async function buildServer() {
  const folder = path.join(root, 'dist/server');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: ['server/main.ts', 'server/operator.ts'],
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
