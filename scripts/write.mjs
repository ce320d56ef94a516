import './setup/node-version.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuildStale } from './build/freshness.mjs';
import { root, writeEntry } from './paths.mjs';
import { isInstalled } from './setup/dependencies.mjs';

// Standard output is for the JSON lines alone: what an installation or a build has to say goes to standard error.
if (!isInstalled(root, { withDev: false }) || isBuildStale(root)) {
  const build = spawnSync(process.execPath, [path.join(root, 'scripts/build.mjs')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (build.status !== 0) process.exit(1);
}
// npm runs its scripts in the package's folder; relative paths start where the user is.
process.chdir(process.env.INIT_CWD ?? process.cwd());
await import(pathToFileURL(writeEntry).href);
