import type { Plugin } from 'vite';

// Puts all modules of the landing page into one file. Otherwise each new page would split the modules that it shares with the
// landing page into smaller files, which compress worse: the landing page, which has a budget, would grow.

// Packages imported whole and tree-shaken for each page: that the landing page imports them says nothing about size.
const shaken = /node_modules\/(zod|lucide-react\/dist\/esm\/icons)\//;

const roots = ['/web/entry-browser.tsx', '/web/pages/home.tsx'];

interface LandingChunk {
  plugin: Plugin;
  has: (moduleId: string) => boolean;
}

export function landingChunk(): LandingChunk {
  const modules = new Set<string>();
  return {
    has: (moduleId) => modules.has(moduleId),
    plugin: {
      name: 'landing-chunk',
      buildEnd() {
        const collect = (moduleId: string): void => {
          if (modules.has(moduleId) || shaken.test(moduleId)) return;
          modules.add(moduleId);
          this.getModuleInfo(moduleId)?.importedIds.forEach(collect);
        };
        modules.clear();
        for (const moduleId of this.getModuleIds()) {
          if (roots.some((root) => moduleId.endsWith(root))) collect(moduleId);
        }
      },
    },
  };
}
