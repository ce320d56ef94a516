import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.mjs';
import { runNpm } from './npm.mjs';

// npm writes node_modules/.package-lock.json when an installation is complete. Comparing it with package-lock.json
// detects a missing, interrupted or outdated installation.

/**
 * @typedef {{ version?: string, resolved?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * The paths of locked packages that are missing or installed in another version.
 * @param {Lockfile} locked
 * @param {Lockfile} installed
 * @param {{ withDev: boolean }} scope
 */
export function missingPackages(locked, installed, { withDev }) {
  const present = installed.packages ?? {};
  return Object.entries(locked.packages ?? {})
    .filter(([folder, wanted]) => {
      if (folder === '' || (wanted.dev && !withDev)) return false;
      const found = present[folder];
      // Optional packages are for other platforms: they may be absent, but not have another version.
      if (!found) return !wanted.optional && !(wanted.devOptional && !withDev);
      return found.version !== wanted.version;
    })
    .map(([folder]) => folder);
}

/**
 * @param {string} folder
 * @param {{ withDev: boolean }} scope
 */
export function isInstalled(folder, scope) {
  const installedFile = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  try {
    const locked = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
    const installed = JSON.parse(readFileSync(installedFile, 'utf8'));
    return missingPackages(locked, installed, scope).length === 0;
  } catch {
    return false;
  }
}

/**
 * Installs what package-lock.json asks for, if it is not there already.
 * @param {{ withDev?: boolean }} [scope] Without `withDev`, a pruned installation is accepted.
 */
export async function ensureDependencies({ withDev = true } = {}) {
  if (isInstalled(root, { withDev })) return;
  console.log('Installing dependencies (once, about a minute)…');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const { code } = await runNpm(args);
  if (code === 0) return;
  console.error(
    'The dependencies could not be installed. npm needs its registry (or a warm cache) once: check the connection or the registry setting, then start again.',
  );
  process.exit(1);
}
