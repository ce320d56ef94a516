import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { findFreePort } from '../../scripts/setup/free-port.mjs';

// The built server as a process of its own, on a free port, with the given data folder.

export interface RunningServer {
  url: string;
  /** In megabytes, all threads together; null where the system does not tell. */
  memory(): number | null;
  /** Milliseconds of the slowest answer of /healthz while `work` runs, measured by a process of its own; `through` a proxy in front. */
  slowestHealth(work: () => Promise<unknown>, through?: string): Promise<number>;
  stop(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

export async function startServer(dataFolder: string, settings: Record<string, string> = {}): Promise<RunningServer> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['--max-old-space-size=1024', 'dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
      TRUSTED_PROXIES: '1',
      ...settings,
    },
  });
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error('the server ended before it answered');
    await new Promise((again) => setTimeout(again, 50));
  }
  return {
    url,
    memory: () => (child.pid ? memoryOf(child.pid) : null),
    slowestHealth: (work, through = url) => slowestHealth(through, work),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

async function isHealthy(url: string): Promise<boolean> {
  return await fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function slowestHealth(url: string, work: () => Promise<unknown>): Promise<number> {
  const watcher = spawn(process.execPath, ['bench/server/watch-health.mjs', url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(watcher, 'close');
  let said = '';
  const watching = new Promise<void>((resolve) => {
    watcher.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      resolve();
    });
  });
  await Promise.race([watching, ended]);
  try {
    await work();
  } finally {
    watcher.stdin.end();
    await ended;
  }
  const slowest = Number(said.trim().split('\n')[1]);
  if (Number.isNaN(slowest)) throw new Error('the server is not healthy');
  return slowest;
}

function memoryOf(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return kilobytes ? Number(kilobytes) / 1024 : null;
}
