import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { whenInterrupted } from '../interrupt.mjs';
import { root } from '../paths.mjs';
import { runNpm } from './npm.mjs';

// Node 24 as the npm package `node`, in a folder of the project, for machines whose Node is older. Runs on that older Node.

const program = path.join('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The file of Node 24, fetched if it is not there yet; ends this process where it cannot be fetched. The folder appears complete or not
 * at all, however many commands fetch it at once.
 * @param {string} [folder]
 */
export async function ensureNewerNode(folder = path.join(root, '.node')) {
  const node = path.join(folder, program);
  if (existsSync(node)) return node;
  console.error(
    `Déclic needs Node 22.12 or later, and this is Node ${process.versions.node}: fetching Node 24 from npm into ${path.basename(folder)}/ (once)…`,
  );
  const fetching = `${folder}-${process.pid}`;
  const removeFetching = () => rmSync(fetching, { recursive: true, force: true });
  const release = whenInterrupted(removeFetching);
  mkdirSync(fetching, { recursive: true });
  // The package brings its program by a script of its own.
  const settings = [
    '--no-save',
    '--ignore-scripts=false',
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
  ];
  const { output } = await runNpm(['install', 'node@24', '--prefix', fetching, ...settings], {
    folder: fetching,
    quiet: true,
  });
  if (existsSync(path.join(fetching, program)) && !existsSync(node)) {
    try {
      renameSync(fetching, folder);
    } catch (error) {
      // Another command may have been quicker.
      if (!existsSync(node)) throw error;
    }
  }
  removeFetching();
  release();
  if (existsSync(node)) return node;
  console.error(
    `Node 24 could not be fetched. npm needs its registry once: check the connection or the registry setting, or install Node 24 from https://nodejs.org; then start again.\n${output.trim()}`,
  );
  process.exit(1);
}

/**
 * Starts this command again with another Node, which the programs that it starts find first too. Signals go to it; the promise is its
 * exit code, and a signal that ends it ends this process too.
 * @param {string} node
 * @returns {Promise<number>}
 */
export function goOnWith(node) {
  const { PATH = '' } = process.env;
  const env = {
    ...process.env,
    PATH: [path.dirname(node), PATH].join(path.delimiter),
    NODE: node,
    npm_node_execpath: node,
  };
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { env, stdio: 'inherit' });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'];
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const one of signals) process.off(one, forward);
      if (signal) process.kill(process.pid, signal);
      else resolve(code ?? 1);
    });
  });
}
