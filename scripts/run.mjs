import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { whenInterrupted } from './interrupt.mjs';
import { root } from './paths.mjs';

/**
 * @typedef {object} RunOptions
 * @property {Record<string, string | undefined>} [env] Added to this process's own.
 * @property {Record<string, string | undefined>} [wholeEnv] Instead of this process's own.
 * @property {boolean} [quiet] Keep the output instead of showing it.
 * @property {{ uid: number, gid: number }} [account] The account to run as; the caller's by default.
 * @property {string} [folder] The folder to run in; the root by default.
 * @property {number} [priority] Among the machine's programs, from `os.constants.priority`; this process's own by default.
 * @property {NodeJS.Signals} [stopSignal] Sent to the program on interruption; the received signal by default.
 */

/**
 * Runs a program from the repository's root until it ends. A program that cannot be started counts as code 127.
 * After an interruption the promise never resolves: this process exits after its cleanups.
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(
  command,
  args,
  { env, wholeEnv, quiet = false, account, folder = root, priority, stopSignal } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      ...account,
      cwd: folder,
      env: wholeEnv ?? { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (priority !== undefined && child.pid !== undefined) os.setPriority(child.pid, priority);
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);

    let isInterrupted = false;
    const release = whenInterrupted((signal) => {
      isInterrupted = true;
      child.kill(stopSignal ?? signal);
      return new Promise((ended) => child.once('close', ended));
    });
    child.once('error', (error) => {
      release();
      resolve({ code: 127, output: error.message });
    });
    child.once('close', (code) => {
      if (isInterrupted) return;
      release();
      resolve({ code: code ?? 1, output });
    });
  });
}

/**
 * The file of an installed package's program, to be run without a shell or `npx`.
 * @param {string} packageName
 * @param {string} [program] Its name, where the package has several.
 */
export function packageProgram(packageName, program = packageName) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[program];
  if (!file) throw new Error(`${packageName} has no program called ${program}`);
  return path.join(folder, file);
}

/**
 * Runs an installed package's program with this Node.
 * @param {string | [packageName: string, program: string]} name
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runPackage(name, args, options) {
  const [packageName, program] = typeof name === 'string' ? [name] : name;
  return run(process.execPath, [packageProgram(packageName, program), ...args], options);
}

/**
 * Runs one of this repository's own scripts.
 * @param {string} file Relative to the root.
 * @param {string[]} [args]
 * @param {RunOptions} [options]
 */
export function runScript(file, args = [], options) {
  return run(process.execPath, [path.join(root, file), ...args], options);
}
