import path from 'node:path';
import { build } from 'vite';
import { root } from '../paths.mjs';

const shared = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: /** @type {const} */ ('warn') };

/** Builds the browser's files into dist/web, then the page renderer into dist/render, which contains their names. */
export async function buildWeb() {
  await build(shared);
  await build({ ...shared, build: { ssr: 'web/entry-render.tsx' } });
}
