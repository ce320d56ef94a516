import { ensureNewerNode, goOnWith } from './newer-node.mjs';

// Every command imports this module first. An older Node stops here: the command starts again with one that is fetched, and ends with it.
// Meanwhile this module's promise stays open, so that the command's own lines never run on the older Node.

/**
 * The versions in `engines` of package.json: 22 from 22.12 on, and everything later.
 * @param {string} version
 */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12);
}

if (!isSupported(process.versions.node)) process.exit(await goOnWith(await ensureNewerNode()));
