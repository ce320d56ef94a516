import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whenInterrupted } from '../interrupt.mjs';
import { run } from '../run.mjs';
import { findFreePort } from './free-port.mjs';
import { ensurePostgresPrograms, unprivilegedAccount } from './postgres-programs.mjs';

// A PostgreSQL server for the duration of one command: a temporary folder, a free loopback port, a random password, and
// durability turned off.

const readyWithinMs = 30_000;
const account = 'declic';
const throwAwaySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * @param {string} programs
 * @param {string} folder
 * @param {{ uid: number, gid: number } | undefined} identity
 */
async function createCluster(programs, folder, identity) {
  const password = randomBytes(18).toString('base64url');
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity) for (const file of [folder, passwordFile]) chownSync(file, identity.uid, identity.gid);

  const cluster = path.join(folder, 'cluster');
  const access = ['-U', account, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const { code, output } = await run(
    path.join(programs, 'initdb'),
    ['-D', cluster, ...access, '--encoding=UTF8', '--locale=C', '--no-sync'],
    { quiet: true, account: identity, folder, env: { HOME: folder } },
  );
  if (code !== 0) throw new Error(`initdb failed:\n${output}`);
  return { cluster, password };
}

/**
 * @param {string} programs
 * @param {string} cluster
 * @param {number} port
 * @param {{ uid: number, gid: number } | undefined} identity
 */
function launch(programs, cluster, port, identity) {
  const settings = [...throwAwaySettings, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const child = spawn(
    path.join(programs, 'postgres'),
    ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity, cwd: cluster, env: { ...process.env, LC_ALL: 'C' }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const ready = new Promise((resolve) => {
    child.stderr.on('data', (chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve(undefined);
    });
  });
  return { child, ended, ready, log: () => log };
}

/**
 * Starts the server and resolves once it accepts connections.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const programs = await ensurePostgresPrograms();
  const identity = unprivilegedAccount();
  const folder = mkdtempSync(path.join(tmpdir(), 'declic-postgres-'));
  /** @type {ReturnType<typeof launch> | undefined} */
  let server;

  const stopAndRemove = async () => {
    // SIGINT is PostgreSQL's fast stop: it ends open connections.
    server?.child.kill('SIGINT');
    await server?.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const release = whenInterrupted(stopAndRemove);
  const stop = async () => {
    await stopAndRemove();
    release();
  };

  try {
    const { cluster, password } = await createCluster(programs, folder, identity);
    const port = await findFreePort();
    server = launch(programs, cluster, port, identity);
    const late = setTimeout(() => server?.child.kill('SIGKILL'), readyWithinMs);
    const outcome = await Promise.race([server.ready.then(() => 'ready'), server.ended.then(() => 'ended')]);
    clearTimeout(late);
    if (outcome === 'ended') throw new Error(`PostgreSQL did not start:\n${server.log()}`);
    return { url: `postgres://${account}:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
