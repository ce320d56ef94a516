import './setup/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './build/ensure-build.mjs';
import { root, serverEntry } from './paths.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

process.chdir(root);
// A machine that was given a build and `npm prune --omit=dev` has all it needs.
await ensureDependencies({ withDev: false });
await ensureBuild();
await import(pathToFileURL(serverEntry).href);
