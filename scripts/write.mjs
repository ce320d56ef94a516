import './setup/node-version.mjs';
import { pathToFileURL } from 'node:url';
import { buildQuietly } from './build/build-quietly.mjs';
import { writeEntry } from './paths.mjs';

buildQuietly();
// npm runs scripts in the package's folder, but the user's relative paths start from their own.
process.chdir(process.env.INIT_CWD ?? process.cwd());
// The program reads its command (reply, bio, rate, understand) and arguments from process.argv, as if it were called directly.
await import(pathToFileURL(writeEntry).href);
