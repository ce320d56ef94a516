import path from 'node:path';
import { build } from 'vite';
import { root } from '../paths.mjs';

const configFile = path.join(root, 'vite.config.ts');

/** The browser's bundle in dist/web, then the page renderer that the server loads from dist/render. */
export async function buildWeb() {
  await build({
    root,
    configFile,
    logLevel: 'warn',
    build: { outDir: path.join(root, 'dist/web'), emptyOutDir: true },
  });
  await build({
    root,
    configFile,
    logLevel: 'warn',
    build: {
      outDir: path.join(root, 'dist/render'),
      emptyOutDir: true,
      ssr: path.join(root, 'web/entry-render.tsx'),
      rollupOptions: { output: { entryFileNames: 'render.js' } },
    },
  });
}
