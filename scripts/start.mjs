import './setup/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './build/ensure-build.mjs';
import { root, serverEntry } from './paths.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

process.chdir(root);
// A build with production packages only (`npm prune --omit=dev`) is enough to start.
await ensureDependencies({ withDev: false });
await ensureBuild();
await import(pathToFileURL(serverEntry).href);
