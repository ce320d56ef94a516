import path from 'node:path';
import { build } from 'vite';
import { root } from '../paths.mjs';

const shared = { root, configFile: path.join(root, 'vite.config.ts'), logLevel: /** @type {const} */ ('warn') };

/** Builds the browser's files into dist/web, then the page renderer into dist/render, which contains their names. */
export async function buildWeb() {
  await build(shared);
  // React chooses its build by NODE_ENV, which Vite leaves open for servers.
  const define = { 'process.env.NODE_ENV': JSON.stringify('production') };
  await build({ ...shared, define, build: { ssr: 'web/entry-render.tsx' } });
}
