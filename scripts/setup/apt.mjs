import { run } from '../run.mjs';

const quietly = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Installs a Debian package if this process is root and apt exists; returns whether it did.
 * @param {string} packageName
 * @returns {Promise<boolean>}
 */
export async function installWithApt(packageName) {
  if (process.getuid?.() !== 0) return false;
  const apt = await run('apt-get', ['--version'], { quiet: true });
  if (apt.code !== 0) return false;
  console.log(`Installing the Debian package "${packageName}" (once)…`);
  // An old package list names versions that mirrors no longer have. If the update fails, the old list may still do.
  await run('apt-get', ['update', '-qq'], { env: quietly, quiet: true });
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', packageName], {
    env: quietly,
    quiet: true,
  });
  if (code !== 0) console.error(output.trim().split('\n').slice(-5).join('\n'));
  return code === 0;
}
