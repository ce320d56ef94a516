import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whenInterrupted } from '../interrupt.mjs';
import { run } from '../run.mjs';
import { findFreePort } from './free-port.mjs';
import { ensurePostgresPrograms, unprivilegedAccount } from './postgres-programs.mjs';

// A PostgreSQL server for the duration of one command: a temporary folder, a free loopback port and a random password. It may
// lose what was committed last when it is killed, unless `keepsCommits` is asked for.

const readyWithinMs = 30_000;
const account = 'declic';
const settings = ['max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
const throwAwaySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** The machine itself does not fail, so commits need to reach its memory only, not the disk. */
const keepingSettings = ['fsync=off', 'synchronous_commit=on', 'full_page_writes=on'];

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
 * @param {string[]} durability
 * @param {{ uid: number, gid: number } | undefined} identity
 */
function launch(programs, cluster, port, durability, identity) {
  const child = spawn(
    path.join(programs, 'postgres'),
    ['-D', cluster, '-p', String(port), ...[...settings, ...durability].flatMap((setting) => ['-c', setting])],
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
 * @typedef {object} Postgres
 * @property {string} url
 * @property {() => Promise<void>} stop Ends the server and removes its folder.
 * @property {(signal: 'SIGINT' | 'SIGKILL') => Promise<void>} halt Ends the server, by its fast stop or by killing it; `resume` starts it again.
 * @property {() => Promise<void>} resume
 */

/**
 * Starts the server and resolves once it accepts connections.
 * @param {{ keepsCommits?: boolean }} [options]
 * @returns {Promise<Postgres>}
 */
export async function startPostgres({ keepsCommits = false } = {}) {
  const programs = await ensurePostgresPrograms();
  const identity = unprivilegedAccount();
  const durability = keepsCommits ? keepingSettings : throwAwaySettings;
  const folder = mkdtempSync(path.join(tmpdir(), 'declic-postgres-'));
  /** @type {ReturnType<typeof launch> | undefined} */
  let server;

  // SIGINT is PostgreSQL's fast stop: it ends open connections.
  const halt = async (/** @type {'SIGINT' | 'SIGKILL'} */ signal) => {
    server?.child.kill(signal);
    await server?.ended;
  };
  const stopAndRemove = async () => {
    await halt('SIGINT');
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
    const attempt = async () => {
      const launched = launch(programs, cluster, port, durability, identity);
      server = launched;
      const late = setTimeout(() => launched.child.kill('SIGKILL'), readyWithinMs);
      const isReady = await Promise.race([launched.ready.then(() => true), launched.ended.then(() => false)]);
      clearTimeout(late);
      return isReady;
    };
    const resume = async () => {
      // The processes of a killed server end a moment after it, and until then they keep a new one from starting.
      const deadline = Date.now() + readyWithinMs;
      while (!(await attempt())) {
        if (Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${server?.log()}`);
        await new Promise((later) => setTimeout(later, 100));
      }
    };
    if (!(await attempt())) throw new Error(`PostgreSQL did not start:\n${server?.log()}`);
    return { url: `postgres://${account}:${password}@127.0.0.1:${port}/postgres`, stop, halt, resume };
  } catch (error) {
    await stop();
    throw error;
  }
}
