import path from 'node:path';
import { run } from '../run.mjs';

/**
 * Runs npm. It passes its own file to the scripts that it runs, so that no search through PATH is needed.
 * @param {string[]} args
 * @param {import('../run.mjs').RunOptions} [options]
 */
export async function runNpm(args, options) {
  const npmFile = process.env.npm_execpath;
  return npmFile && path.basename(npmFile).startsWith('npm')
    ? await run(process.execPath, [npmFile, ...args], options)
    : await run('npm', args, options);
}
