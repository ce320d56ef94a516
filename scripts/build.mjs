import './setup/node-version.mjs';
import path from 'node:path';
import { fingerprint, forgetBuild, markBuilt } from './build/freshness.mjs';
import { root } from './paths.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

await ensureDependencies();
process.env.NODE_ENV = 'production';

const [{ buildWeb }, { buildServer }, { buildDevPages }, { compressFolder }] = await Promise.all([
  import('./build/web.mjs'),
  import('./build/server.mjs'),
  import('./build/dev-pages.mjs'),
  import('./build/compress.mjs'),
]);

const startedAt = performance.now();
const builtFrom = fingerprint(root);
forgetBuild(root);
try {
  await Promise.all([
    buildServer(),
    buildDevPages(),
    buildWeb().then(() => compressFolder(path.join(root, 'dist/web'))),
  ]);
} catch (error) {
  console.error(`The build failed.\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
markBuilt(root, builtFrom);
console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
