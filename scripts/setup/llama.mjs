import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { runNpm } from './npm.mjs';

// node-llama-cpp, which runs a model on this machine, in a folder of its own: as a dependency of the project it would bring
// hundreds of megabytes for graphics cards to everybody, and `npm ci` or `npm prune` would remove what is not in the lock file.

/** @typedef {{ name: string, version: string, entry: string, binaries: Record<string, string> }} LlamaPackage */

/** @type {LlamaPackage} The server reads the same file. */
const llamaPackage = JSON.parse(
  readFileSync(path.join(root, 'server/adapters/models/local-model/llama-package.json'), 'utf8'),
);

/** Where tests keep theirs. */
export const testLlamaFolder = path.join(root, 'node_modules/.cache/llama-cpp');

/** The package with llama.cpp itself for this machine's processor; null where there is none. */
function binaryPackage() {
  // The packages for Linux are linked with glibc; Alpine has musl.
  const header = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport()).header;
  if (process.platform === 'linux' && !header?.glibcVersionRuntime) return null;
  return llamaPackage.binaries[`${process.platform}-${process.arch}`] ?? null;
}

/**
 * @param {string} folder
 * @param {string} name
 */
function installedVersion(folder, name) {
  const manifest = path.join(folder, 'node_modules', name, 'package.json');
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : null;
}

/**
 * Whether the folder has the version that the server uses, with its binary.
 * @param {string} folder
 */
export function hasLlama(folder) {
  const names = [llamaPackage.name, binaryPackage()].filter((name) => name !== null);
  return names.every((name) => installedVersion(folder, name) === llamaPackage.version);
}

/**
 * Installs node-llama-cpp and the one binary that this machine needs, without scripts: those would download and build more. The
 * folder appears complete or not at all.
 * @param {string} folder
 * @returns {Promise<string | null>} Null, or a French sentence that says why it could not be installed.
 */
export async function ensureLlama(folder) {
  const binary = binaryPackage();
  if (!binary) return `llama.cpp n'existe pas tout prêt pour cette machine (${process.platform}, ${process.arch}).`;
  if (hasLlama(folder)) return null;
  const building = `${folder}.${process.pid}`;
  mkdirSync(building, { recursive: true });
  const dependencies = { [llamaPackage.name]: llamaPackage.version, [binary]: llamaPackage.version };
  writeFileSync(path.join(building, 'package.json'), `${JSON.stringify({ private: true, dependencies }, null, 2)}\n`);
  // The binaries for graphics cards are optional dependencies; that of this machine is named above.
  const args = [
    'install',
    '--omit=optional',
    '--omit=peer',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { code, output } = await runNpm(args, { folder: building, quiet: true });
  // Another process may have installed it meanwhile, and may be using it.
  if (code === 0 && hasLlama(building) && !hasLlama(folder)) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(building, folder);
  }
  rmSync(building, { recursive: true, force: true });
  if (hasLlama(folder)) return null;
  return `node-llama-cpp n'a pas pu être installé. npm a besoin de son registre une fois : vérifie la connexion, puis relance.\n${output.trim()}`;
}
