import { mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

// Runs the program of a thread or a process in development and in tests, where there is no build. It is bundled first: compiling its
// sources one by one takes most of a second longer.

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** Inside the repository, so that packages, which are not bundled, are found. */
const folder = path.join(root, 'node_modules/.cache/programs');

/** @param {URL} program */
export async function runFromSources(program) {
  const { build, stop } = await import('esbuild');
  const source = fileURLToPath(program);
  const file = path.join(folder, `${path.relative(root, source).replaceAll(path.sep, '-')}.mjs`);
  // Others may start the same program: the file is always whole.
  const unfinished = `${file}-${process.pid}-${threadId}.mjs`;
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile: unfinished,
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  });
  // Its process would stay as long as this one.
  await stop();
  renameSync(unfinished, file);
  await import(pathToFileURL(file).href);
}
