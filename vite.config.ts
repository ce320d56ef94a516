import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientAssets } from './web/build/client-assets.ts';
import { landingChunk } from './web/build/landing-chunk.ts';

// `vite build` writes the browser's files to dist/web; `vite build --ssr web/entry-render.tsx --outDir dist/render`
// then writes dist/render/render.js, which holds the names of those files: the order matters.
export default defineConfig(({ isSsrBuild }) => {
  const landing = landingChunk();
  return {
    plugins: [react(), tailwindcss(), clientAssets(), landing.plugin],
    // The router's stand-in for what React itself has had since 18.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    publicDir: 'web/public',
    appType: 'custom',
    ssr: { noExternal: isSsrBuild ? true : undefined },
    build: {
      outDir: isSsrBuild ? 'dist/render' : 'dist/web',
      emptyOutDir: true,
      copyPublicDir: !isSsrBuild,
      manifest: !isSsrBuild,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: isSsrBuild
        ? { output: { entryFileNames: 'render.js', chunkFileNames: 'chunks/[name]-[hash].js' } }
        : {
            input: 'web/entry-browser.tsx',
            output: { codeSplitting: { groups: [{ name: 'shared', test: landing.has, minShareCount: 2 }] } },
            // A schema that a page does not use must not bring zod along: zod's own builders have no side effects.
            treeshake: { manualPureFunctions: ['z'] },
          },
    },
  };
});
