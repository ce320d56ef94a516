import './setup/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { buildQuietly } from './build/build-quietly.mjs';
import { retouchEntry } from './paths.mjs';

buildQuietly();
// npm runs scripts in the package's folder, but the user's relative paths start from their own.
process.chdir(process.env.INIT_CWD ?? process.cwd());
await import(pathToFileURL(retouchEntry).href);
