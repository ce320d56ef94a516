import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { findFreePort } from '../scripts/setup/free-port.mjs';

// The production build on a free port with an empty data folder, for as long as the journeys (or a benchmark) last.

const entry = path.resolve('dist/server/main.js');
const readyWithinMs = 60_000;
const stopsWithinMs = 15_000;

export interface RunningServer {
  url: string;
  dataFolder: string;
  stop(): Promise<void>;
}

/** The server reads a developer's `.env`; a value that is set, if only to nothing, goes before it. */
function blankedEnvFile(): Record<string, string> {
  if (!existsSync('.env')) return {};
  return Object.fromEntries(Object.keys(parseEnv(readFileSync('.env', 'utf8'))).map((name) => [name, '']));
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'declic-e2e-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [entry], {
    env: {
      ...blankedEnvFile(),
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataFolder,
      TRUSTED_PROXIES: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  child.stdout.on('data', (chunk) => {
    log += chunk;
  });
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const endWithParent = () => {
    child.kill('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', endWithParent);

  const stop = async () => {
    process.off('exit', endWithParent);
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), stopsWithinMs);
    await ended;
    clearTimeout(late);
    await rm(dataFolder, { recursive: true, force: true });
  };

  const deadline = Date.now() + readyWithinMs;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not become ready:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, dataFolder, stop };
}
