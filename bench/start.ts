import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../scripts/setup/free-port.mjs';
import { median } from './statistics/median.ts';

// Times `npm start` until the first page is served, where everything is installed and built.

const warmStarts = 5;
const targetMs = 3000;
const dataFolder = mkdtempSync(join(tmpdir(), 'declic-bench-'));

async function timeToFirstPage(): Promise<number> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder },
  });
  const ended = once(child, 'close');
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error('npm start ended before it answered');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return performance.now() - startedAt;
  } finally {
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

async function answers(port: number): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${port}/`).then(
    (response) => response.ok,
    () => false,
  );
}

try {
  const coldMs = await timeToFirstPage();
  const times: number[] = [];
  for (let start = 0; start < warmStarts; start++) times.push(await timeToFirstPage());
  const warmMs = median(times);
  process.stdout.write(`npm start to the first page, new data folder: ${(coldMs / 1000).toFixed(1)} s\n`);
  process.stdout.write(
    `npm start to the first page, warm: ${(warmMs / 1000).toFixed(2)} s (median of ${warmStarts}), ${(warmMs / targetMs).toFixed(2)} of the ${targetMs / 1000} s allowed\n`,
  );
  process.exitCode = warmMs <= targetMs ? 0 : 1;
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
