import assets from 'virtual:client-assets';
import type { Route } from './routes.ts';

/**
 * The files that a page's head names. Fonts are not among them: preloading them delays the first paint by half a second on
 * a phone, and the fallback fonts of fonts.css have the same metrics.
 */
export interface PageFiles {
  /** Executed, in this order. */
  scripts: string[];
  /** Preloaded: the modules that the scripts import. */
  modules: string[];
  /** Inlined into the page, which saves a round trip before the first paint. */
  css: string | null;
  stylesheet: string | null;
}

const entryKey = 'web/entry-browser.tsx';

const developmentFiles: PageFiles = {
  scripts: ['/@vite/client', '/web/build/refresh-preamble.js', '/web/entry-browser.tsx'],
  modules: [],
  css: null,
  stylesheet: '/web/styles.css',
};

export function filesOf(route: Route): PageFiles {
  if (!assets) return developmentFiles;
  const { manifest, css } = assets;
  const entry = manifest[entryKey];
  if (!entry) throw new Error(`The browser build has no ${entryKey}`);

  const modules = new Set<string>();
  const collect = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || modules.has(chunk.file)) return;
    modules.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  collect(entryKey);
  collect(`web/pages/${route.page}.tsx`);
  if (!route.isStatic) collect('web/data.tsx');
  modules.delete(entry.file);

  const address = (file: string) => `/${file}`;
  return {
    scripts: [address(entry.file)],
    modules: [...modules].map(address),
    css,
    stylesheet: null,
  };
}
