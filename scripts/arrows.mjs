import './setup/node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawRooms } from './arrows/draw-rooms.mjs';
import { root } from './paths.mjs';

// Checks all imports against .dependency-cruiser.cjs, and the drawing in docs/ARCHITECTURE.md against the imports.
// `npm run draw` (`--draw`) makes the drawing anew.

process.chdir(root);
// Not above: an older Node cannot load it.
const [{ cruise, format }, { default: extractOptions }] = await Promise.all([
  import('dependency-cruiser'),
  import('dependency-cruiser/config-utl/extract-depcruise-options'),
]);
const { enhancedResolveOptions, ...options } = await extractOptions(path.join(root, '.dependency-cruiser.cjs'));
const { output } = await cruise(['.'], options, enhancedResolveOptions);
if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');

const { output: verdict, exitCode } = await format(output, { outputType: 'err' });
console.log(verdict);

const file = path.join(root, 'docs/ARCHITECTURE.md');
const page = readFileSync(file, 'utf8');
const drawn = page.replace(/(?<=```mermaid\n)[^`]*(?=```)/, drawRooms(output.modules));
if (process.argv.includes('--draw')) writeFileSync(file, drawn);
else if (drawn !== page) {
  console.log(
    'The drawing in docs/ARCHITECTURE.md differs from the imports: run "npm run draw" and look at what changed.',
  );
  process.exitCode = 1;
}
if (exitCode > 0) process.exitCode = 1;
