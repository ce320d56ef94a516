import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whenInterrupted } from '../interrupt.mjs';
import { root } from '../paths.mjs';
import { installWithApt } from './apt.mjs';
import { findProgram } from './find-program.mjs';
import { findFreePort } from './free-port.mjs';

const findNginx = () => findProgram(['nginx'], [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin']);

async function ensureNginx() {
  const program = findNginx() ?? ((await installWithApt('nginx')) ? findNginx() : null);
  if (program) return program;
  throw new Error(
    'nginx is needed here. Run "sudo apt-get install nginx" (or your system\'s equivalent), then start again.',
  );
}

/**
 * deploy/nginx.conf as it is, but for its three places: where it listens, where the server is, and where it keeps its files.
 * @param {number} port
 * @param {string} appHost
 * @param {string} folder
 */
function configured(port, appHost, folder) {
  /** @type {[string, string][]} */
  const places = [
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['server app:3000', `server ${appHost}`],
    ['/run/', `${folder}/`],
  ];
  return places.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.conf does not say «${from}»`);
      return text.replaceAll(from, to);
    },
    readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8'),
  );
}

/**
 * Starts nginx with deploy/nginx.conf in front of the server at `appUrl`, on a free loopback port, and resolves once it listens. Installs
 * Debian's package if it is missing and this process is root.
 * @param {string} appUrl
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startProxy(appUrl) {
  const program = await ensureNginx();
  // In memory, as /run is on a machine.
  const folder = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'declic-nginx-'));
  // Its workers are of another account where this process is root.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configured(port, new URL(appUrl).host, folder));
  const child = spawn(program, ['-c', file, '-p', folder, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const stopAndRemove = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const release = whenInterrupted(stopAndRemove);
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${log}`);
    await new Promise((again) => setTimeout(again, 50));
  }
  return {
    url,
    async stop() {
      await stopAndRemove();
      release();
    },
  };
}
