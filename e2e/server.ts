import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { findFreePort } from '../scripts/setup/free-port.mjs';

// The production build on a free port with a data folder of its own, for as long as the journeys (or a benchmark) last.

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

interface StartOptions {
  /** Fills the data folder with the demo first: some hundred accounts, and the active affiliate `demo`. */
  seeded?: boolean;
}

export async function startServer(
  settings: Record<string, string> = {},
  { seeded = false }: StartOptions = {},
): Promise<RunningServer> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'declic-e2e-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const env = {
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
  };
  let program: Program | undefined;
  const endWithParent = () => {
    program?.child.kill('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', endWithParent);

  const stop = async () => {
    process.off('exit', endWithParent);
    program?.child.kill('SIGTERM');
    const late = setTimeout(() => program?.child.kill('SIGKILL'), stopsWithinMs);
    await program?.ended;
    clearTimeout(late);
    await rm(dataFolder, { recursive: true, force: true });
  };
  const giveUp = async (reason: string) => {
    await stop();
    throw new Error(`${reason}:\n${program?.log()}`);
  };

  if (seeded) {
    program = run([path.resolve('dist/server/operator.js'), 'seed'], env);
    if ((await program.ended) !== 0) await giveUp('The data folder could not be filled');
  }
  program = run([path.resolve('dist/server/main.js')], env);
  const deadline = Date.now() + readyWithinMs;
  while (!(await isReady(url))) {
    if (program.child.exitCode !== null || Date.now() > deadline) await giveUp('The server did not become ready');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, dataFolder, stop };
}

interface Program {
  child: ChildProcess;
  /** Its exit code, once its output is complete. */
  ended: Promise<number | null>;
  log(): string;
}

function run(args: string[], env: NodeJS.ProcessEnv): Program {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      log += chunk;
    });
  }
  return { child, ended: new Promise((resolve) => child.once('close', resolve)), log: () => log };
}
