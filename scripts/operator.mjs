import './setup/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './build/ensure-build.mjs';
import { operatorEntry, root } from './paths.mjs';
import { ensureDependencies } from './setup/dependencies.mjs';

process.chdir(root);
await ensureDependencies({ withDev: false });
await ensureBuild();
// The operator's program reads its command (grant, seed) and arguments from process.argv, as if it were called
// directly.
await import(pathToFileURL(operatorEntry).href);
