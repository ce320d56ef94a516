import path from 'node:path';
import { build } from 'vite';
import { root } from '../paths.mjs';

const shared = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: /** @type {const} */ ('warn') };

/** The browser's files in dist/web, then the page renderer in dist/render: it holds the names of those files. */
export async function buildWeb() {
  await build(shared);
  await build({ ...shared, build: { ssr: 'web/entry-render.tsx' } });
}
