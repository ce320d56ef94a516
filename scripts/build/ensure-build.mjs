import { root } from '../paths.mjs';
import { runScript } from '../run.mjs';
import { isBuildStale } from './freshness.mjs';

/** Builds if the sources changed, in a separate process: the build tools change NODE_ENV and would stay in memory. */
export async function ensureBuild() {
  if (!isBuildStale(root)) return;
  console.log('Building…');
  const { code } = await runScript('scripts/build.mjs');
  if (code !== 0) process.exit(code);
}
