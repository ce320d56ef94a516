// @demand full-disk
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { sendMessage } from '#contract/contact.ts';
import { findFreePort, makeProgramFolder } from '../server/testing/start-server.ts';

// The server on a small disk of its own, mounted where no other process sees it. Its files are reached through /proc.

const main = resolve('server/main.ts');
const megabyte = Buffer.alloc(1024 * 1024, 1);
const places: string[] = [];
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const place of places.splice(0)) rmSync(place, { recursive: true, force: true });
});

interface SmallDisk {
  url: string;
  output(): string;
  ended: Promise<number | null>;
  isAlive(): boolean;
  /** Writes until the disk is full. */
  fill(): void;
  empty(): void;
}

/** `prepare` is a shell command that runs on the mounted disk before the server starts. */
async function startOnDisk(sizeMegabytes: number, prepare = 'true'): Promise<SmallDisk> {
  const folder = makeProgramFolder(mkdtempSync(join(tmpdir(), 'declic-disk-')));
  places.push(folder);
  const disk = mkdtempSync(join(tmpdir(), 'declic-mount-'));
  places.push(disk);
  const port = await findFreePort();
  const start = `mount -t tmpfs -o size=${sizeMegabytes}m tmpfs ${disk} && cd ${disk} && ${prepare} && cd ${folder} && exec "$@"`;
  const child = spawn(
    'unshare',
    [
      '--user',
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      start,
      'sh',
      process.execPath,
      '--import',
      import.meta.resolve('tsx'),
      main,
    ],
    {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'test',
        TRUSTED_PROXIES: '1',
        PORT: port,
        DATA_DIR: join(disk, 'data'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  children.push(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const ballast = `/proc/${child.pid}/root${disk}/ballast`;
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => printed,
    ended: once(child, 'close').then(([code]) => code as number | null),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    fill() {
      for (let size = megabyte.length; size >= 1; size = Math.floor(size / 2))
        try {
          for (;;) appendFileSync(ballast, megabyte.subarray(0, size));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
    },
    empty: () => rmSync(ballast, { force: true }),
  };
}

let visitor = 0;
async function write(url: string): Promise<{ status: number; text: string }> {
  visitor++;
  const message = {
    name: 'Camille',
    email: `c${visitor}@exemple.fr`,
    topic: 'question',
    message: 'Bonjour '.repeat(400),
  };
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}` };
  const answer = await fetch(url + sendMessage.path, { method: 'POST', headers, body: JSON.stringify(message) });
  return { status: answer.status, text: await answer.text() };
}

async function untilReady(server: SmallDisk): Promise<void> {
  while (
    !(await fetch(`${server.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (!server.isAlive()) throw new Error(`the server ended:\n${server.output()}`);
    await new Promise((later) => setTimeout(later, 100));
  }
}

describe('a disk that fills up under the server', () => {
  it('is told to callers in a sentence, ends nothing, and is written to again once there is room', async () => {
    const server = await startOnDisk(200);
    await untilReady(server);
    expect((await write(server.url)).status).toBe(200);
    server.fill();
    let refused = await write(server.url);
    while (refused.status === 200) refused = await write(server.url);
    expect(refused.status).toBe(503);
    expect(refused.text).toContain("Déclic ne peut rien enregistrer pour l'instant.");
    // Long enough for the schedules of a minute and for what the queue does by itself.
    for (let n = 0; n < 70; n++) {
      await new Promise((later) => setTimeout(later, 1000));
      await write(server.url);
    }
    expect(server.isAlive()).toBe(true);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    server.empty();
    await expect.poll(async () => (await write(server.url)).status, { timeout: 60_000, interval: 200 }).toBe(200);
    expect(server.isAlive()).toBe(true);
  });
});

describe('a server that starts', () => {
  it.each([
    ['on a full disk', 'dd if=/dev/zero of=ballast bs=1M 2>/dev/null || true', 'est plein'],
    ['on a disk with too little room', 'dd if=/dev/zero of=ballast bs=1M count=150 2>/dev/null', 'Il ne reste que'],
    ['on a disk that is read-only', 'mount -o remount,ro .', 'lecture seule'],
  ])('%s says so in one sentence', async (_where, prepare, sentence) => {
    const server = await startOnDisk(200, prepare);
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(sentence);
    expect(server.output()).not.toMatch(/^\s+at /m);
    expect(server.output().trim().split('\n')).toHaveLength(1);
  });
});
