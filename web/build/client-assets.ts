import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Manifest, Plugin } from 'vite';

// Gives the renderer the file names of the browser build, read from the folder `web` beside its own. Null in development,
// where there is no build.

export interface ClientAssets {
  manifest: Manifest;
  css: string;
}

const moduleId = 'virtual:client-assets';

export function clientAssets(): Plugin {
  let read = false;
  let folder = '';
  return {
    name: 'client-assets',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir, '../web');
      read = config.command === 'build' && Boolean(config.build.ssr);
    },
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined;
      return `export default ${read ? JSON.stringify(readAssets(folder)) : 'null'};`;
    },
  };
}

function readAssets(folder: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(resolve(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const stylesheet = Object.values(manifest).find((entry) => entry.file.endsWith('.css'));
  if (!stylesheet) throw new Error(`${folder} has no stylesheet: build the browser files first`);
  return { manifest, css: readFileSync(resolve(folder, stylesheet.file), 'utf8') };
}
