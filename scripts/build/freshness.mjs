import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Tells whether dist/ was built from the current sources. Compares their content, because a clone or a checkout sets
// arbitrary dates.

const sources = [
  'contract',
  'engine',
  'sandbox',
  'server',
  'web',
  'scripts/build',
  'scripts/build.mjs',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
const stampName = 'dist/.built-from';
const outputs = ['dist/server/main.js', 'dist/render/render.js'];

/** @param {string} name */
function isIrrelevant(name) {
  return name === 'testing' || /\.test\.[a-z]+$/.test(name);
}

/**
 * @param {string} file
 * @returns {string[]}
 */
function listFiles(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return [file];
  return readdirSync(file)
    .filter((name) => !isIrrelevant(name))
    .sort()
    .flatMap((name) => listFiles(path.join(file, name)));
}

/** @param {string} folder */
export function fingerprint(folder) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => listFiles(path.join(folder, source)))) {
    const content = readFileSync(file);
    hash.update(`${path.relative(folder, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} folder */
export function isBuildStale(folder) {
  if (outputs.some((output) => !existsSync(path.join(folder, output)))) return true;
  const stamp = path.join(folder, stampName);
  return !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(folder);
}

/**
 * @param {string} folder
 * @param {string} builtFrom The fingerprint taken before the build, so that an edit during the build makes it stale.
 */
export function markBuilt(folder, builtFrom) {
  mkdirSync(path.join(folder, 'dist'), { recursive: true });
  writeFileSync(path.join(folder, stampName), builtFrom);
}

/** @param {string} folder */
export function forgetBuild(folder) {
  rmSync(path.join(folder, stampName), { force: true });
}
