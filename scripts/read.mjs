import './setup/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { buildQuietly } from './build/build-quietly.mjs';
import { readEntry } from './paths.mjs';

buildQuietly();
// npm runs its scripts in the package's folder; relative paths start where the user is.
process.chdir(process.env.INIT_CWD ?? process.cwd());
await import(pathToFileURL(readEntry).href);
