import type { Plugin } from 'vite';

// One file for what the landing page shares with other pages. Left alone, every new page would cut that part into
// smaller files, each compressed apart: the landing page, which has a budget, would grow without having changed.

// Imported in full, then shaken down to what each page uses: being imported says nothing about them.
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
