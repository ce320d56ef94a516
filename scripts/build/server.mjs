import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../paths.mjs';

/** The server and the operator's commands in dist/server. */
export async function buildServer() {
  const folder = path.join(root, 'dist/server');
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
    packages: 'external',
    sourcemap: true,
    logLevel: 'silent',
  });
}
