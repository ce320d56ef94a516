import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../paths.mjs';

/** Builds the scripts of pages that only development has, apart from the site's files, into `folder`. */
export async function buildDevPages(folder = path.join(root, 'dist/dev')) {
  await build({
    absWorkingDir: root,
    entryPoints: ['web/dev/model-page.ts'],
    outdir: folder,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    minify: true,
    logLevel: 'silent',
  });
}
