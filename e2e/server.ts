import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { findFreePort } from '../scripts/setup/free-port.mjs';
import { isolatedSettings, makeDataFolder } from '../scripts/testing/seeded-folder.mjs';

// Runs the production build on a free port, with a data folder of its own, for journeys and benchmarks.

const readyWithinMs = 180_000;
const stopsWithinMs = 15_000;

export interface RunningServer {
  url: string;
  /** Holds everything that the server leaves behind: database, mails, log, temporary files. */
  dataFolder: string;
  /** Ends the process at once, in the middle of its work, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it on the same folder and port. */
  startAgain(): Promise<void>;
  /** Ends the server, and fails if anything is wrong with the money that it leaves behind. */
  endAndCheckMoney(): Promise<void>;
  stop(): Promise<void>;
}

async function isReady(url: string): Promise<boolean> {
  return await fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

interface StartOptions {
  /**
   * Fills the data folder with the demo first: some hundred accounts, and the active affiliate `demo`. `npm test` has done that
   * by then, and names the folder in DECLIC_SEEDED_FOLDER.
   */
  seeded?: boolean;
}

export async function startServer(
  settings: Record<string, string> = {},
  { seeded = false }: StartOptions = {},
): Promise<RunningServer> {
  const seededFolder = seeded ? process.env.DECLIC_SEEDED_FOLDER : undefined;
  const dataFolder = seededFolder ?? makeDataFolder();
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const logFile = path.join(dataFolder, 'server.log');
  const env = {
    ...isolatedSettings(dataFolder),
    PORT: String(port),
    PUBLIC_URL: url,
    TRUSTED_PROXIES: '1',
    ...settings,
  };
  let program: Program | undefined;
  const endWithParent = () => {
    program?.child.kill('SIGKILL');
    rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', endWithParent);

  const end = async () => {
    program?.child.kill('SIGTERM');
    const late = setTimeout(() => program?.child.kill('SIGKILL'), stopsWithinMs);
    await program?.ended;
    clearTimeout(late);
  };
  const stop = async () => {
    process.off('exit', endWithParent);
    await end();
    await rm(dataFolder, { recursive: true, force: true });
  };
  const giveUp = async (reason: string) => {
    await stop();
    throw new Error(`${reason}:\n${program?.log()}`);
  };

  const start = async () => {
    program = run([path.resolve('dist/server/main.js')], env, logFile);
    const deadline = Date.now() + readyWithinMs;
    while (!(await isReady(url))) {
      if (program.child.exitCode !== null || Date.now() > deadline) await giveUp('The server did not become ready');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  if (seeded && !seededFolder) {
    program = run([path.resolve('dist/server/operator.js'), 'seed'], env, logFile);
    if ((await program.ended) !== 0) await giveUp('The data folder could not be filled');
  }
  await start();
  return {
    url,
    dataFolder,
    async kill() {
      program?.child.kill('SIGKILL');
      await program?.ended;
    },
    startAgain: start,
    async endAndCheckMoney() {
      await end();
      // Without the compiler's cache, which would leave our own sources in the folder that is searched for what people told.
      const checking = { ...env, TSX_DISABLE_CACHE: '1' };
      program = run(['--import', 'tsx', path.resolve('server/testing/check-money.ts')], checking, logFile);
      if ((await program.ended) !== 0) throw new Error(`The money does not add up:\n${program.log()}`);
    },
    stop,
  };
}

interface Program {
  child: ChildProcess;
  /** Its exit code, once its output is complete. */
  ended: Promise<number | null>;
  log(): string;
}

function run(args: string[], env: NodeJS.ProcessEnv, logFile: string): Program {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const output of [child.stdout, child.stderr]) {
    output.on('data', (chunk) => {
      log += chunk;
      appendFileSync(logFile, chunk);
    });
  }
  return { child, ended: new Promise((resolve) => child.once('close', resolve)), log: () => log };
}
