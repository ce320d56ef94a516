import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { whenInterrupted } from '../interrupt.mjs';
import { findFreePort } from './free-port.mjs';
import { ensurePostgresPrograms, unprivilegedAccount } from './postgres-programs.mjs';

// A PostgreSQL server that lives as long as one command: its own folder, a free loopback port, a random password,
// no wish to survive a crash.

const readyWithinMs = 30_000;
const account = 'declic';
const throwAwaySettings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ uid: number, gid: number } | undefined} identity
 * @param {string} folder
 */
function start(program, args, identity, folder) {
  const child = spawn(program, args, {
    ...identity,
    cwd: folder,
    env: { ...process.env, LC_ALL: 'C', HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  /** @type {Promise<void>} */
  const ready = new Promise((resolve) => {
    const read = (/** @type {Buffer} */ chunk) => {
      log += chunk;
      if (log.includes('ready to accept connections')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  return { child, ended, ready, log: () => log };
}

/**
 * Starts the server and answers once it accepts connections.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const programs = await ensurePostgresPrograms();
  const identity = unprivilegedAccount();
  const folder = mkdtempSync(path.join(tmpdir(), 'declic-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const release = whenInterrupted(remove);
  try {
    const cluster = path.join(folder, 'cluster');
    const passwordFile = path.join(folder, 'password');
    const password = randomBytes(18).toString('base64url');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (identity) for (const file of [folder, passwordFile]) chownSync(file, identity.uid, identity.gid);

    const initArgs = ['-D', cluster, '-U', account, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    const init = start(
      path.join(programs, 'initdb'),
      [...initArgs, '--encoding=UTF8', '--locale=C', '--no-sync'],
      identity,
      folder,
    );
    await init.ended;
    if (init.child.exitCode !== 0) throw new Error(`initdb failed:\n${init.log()}`);

    const port = await findFreePort();
    const settings = [...throwAwaySettings, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const server = start(
      path.join(programs, 'postgres'),
      ['-D', cluster, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      identity,
      folder,
    );
    const stopServer = async () => {
      // SIGINT is PostgreSQL's fast stop: it ends open connections.
      server.child.kill('SIGINT');
      await server.ended;
      remove();
    };
    release();
    const releaseServer = whenInterrupted(stopServer);
    const stop = async () => {
      releaseServer();
      await stopServer();
    };

    const late = setTimeout(() => server.child.kill('SIGKILL'), readyWithinMs);
    const outcome = await Promise.race([server.ready.then(() => 'ready'), server.ended.then(() => 'ended')]);
    clearTimeout(late);
    if (outcome === 'ended') {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${server.log()}`);
    }
    return { url: `postgres://${account}:${password}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    release();
    remove();
    throw error;
  }
}
