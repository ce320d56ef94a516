import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../paths.mjs';
import { isInstalled } from '../setup/dependencies.mjs';
import { isBuildStale } from './freshness.mjs';

/** Builds for commands that print JSON lines: output of the installation and the build goes to standard error. */
export function buildQuietly() {
  if (isInstalled(root, { withDev: false }) && !isBuildStale(root)) return;
  const build = spawnSync(process.execPath, [path.join(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (build.status !== 0) process.exit(1);
}
