import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inject } from 'vitest';
import { createClient } from '../db/embedded.ts';
import { administer, urlOf } from './global-setup.ts';
import { migrationsFolder } from './migrations-folder.ts';

// Runs the server as a process of its own, in a temporary folder with what it needs: the migrations and a built site (of one
// line).

const main = resolve(import.meta.dirname, '../main.ts');
const operator = resolve(import.meta.dirname, '../operator.ts');
const builtMain = resolve(import.meta.dirname, '../../dist/server/main.js');
const moneyCheck = resolve(import.meta.dirname, 'check-money.ts');
const renderer = `
  export const matchPage = (pattern) => ({ pattern, status: 200, indexable: true });
  export const indexablePaths = () => ['/'];
  export const renderPage = async () => ({ status: 200, html: '<!doctype html><p>Déclic' });`;

export interface Workplace {
  /** Environment variables that lead to this folder's database, PGlite or PostgreSQL. */
  settings: Record<string, string>;
  start(settings?: Record<string, string>): ServerProcess;
  /** Runs an operator's command, such as `['backup', file]`, while no server has the embedded database open. */
  command(args: string[], settings?: Record<string, string>): Promise<{ code: number | null; output: string }>;
  /** Checks the money invariants once the server has stopped; answers what breaks one, or ''. */
  checkMoney(settings?: Record<string, string>): Promise<string>;
  remove(): void;
}

export interface ServerProcess {
  child: ChildProcess;
  /** What it has printed so far. */
  output(): string;
  /** Resolves with the exit code; null if a signal ended it. */
  ended: Promise<number | null>;
  /** Resolves once /readyz answers 200. */
  ready(): Promise<void>;
}

/**
 * `databaseUrl` is a PostgreSQL database to use as it is, and null an embedded one that the first server makes; without it the
 * workplace has a migrated one of its own. A built server starts in a fraction of the time, and has to be built beforehand.
 */
export async function makeWorkplace({
  databaseUrl,
  isBuilt = false,
}: {
  databaseUrl?: string | null;
  isBuilt?: boolean;
} = {}): Promise<Workplace> {
  const folder = makeProgramFolder(mkdtempSync(join(tmpdir(), 'declic-process-')));
  const dataFolder = join(folder, 'data');
  const database =
    databaseUrl === undefined
      ? await prepareDatabase(dataFolder)
      : { ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const settings = { DATA_DIR: dataFolder, ...database };
  const started: ChildProcess[] = [];
  return {
    settings,
    start(more = {}) {
      const server = startProcess(isBuilt ? builtMain : main, folder, { ...settings, ...more });
      started.push(server.child);
      return server;
    },
    async command(args, more = {}) {
      const command = startProcess(operator, folder, { ...settings, ...more }, args);
      started.push(command.child);
      return { code: await command.ended, output: command.output() };
    },
    async checkMoney(more = {}) {
      const check = startProcess(moneyCheck, folder, { ...settings, ...more });
      started.push(check.child);
      return (await check.ended) === 0 ? '' : check.output();
    },
    remove() {
      for (const child of started) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Puts what a server needs beside its data into a folder. */
export function makeProgramFolder(folder: string): string {
  for (const part of ['dist/render', 'dist/web', 'server/db']) mkdirSync(join(folder, part), { recursive: true });
  symlinkSync(migrationsFolder, join(folder, 'server/db/migrations'));
  writeFileSync(join(folder, 'dist/render/render.js'), renderer);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return folder;
}

/** Creates a migrated database: for PGlite in the data folder, for PostgreSQL a new one whose URL is answered. */
async function prepareDatabase(dataFolder: string): Promise<{ DATABASE_URL?: string }> {
  const source = inject('testSource');
  if (source.kind === 'embedded') {
    mkdirSync(dataFolder);
    const dump = new Blob([readFileSync(source.dumpFile)]);
    await (await createClient({ dataDir: join(dataFolder, 'database'), loadDataDir: dump })).close();
    return {};
  }
  const name = `${source.template}_${randomUUID().replaceAll('-', '')}`;
  await administer(source.serverUrl, `create database ${name} template ${source.template}`);
  return { DATABASE_URL: urlOf(source.serverUrl, name) };
}

function startProcess(
  program: string,
  folder: string,
  settings: Record<string, string>,
  args: string[] = [],
): ServerProcess {
  const compiler = program.endsWith('.ts') ? ['--import', import.meta.resolve('tsx')] : [];
  const child = spawn(process.execPath, [...compiler, program, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'test', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    ended,
    output: () => printed,
    async ready() {
      const url = `http://127.0.0.1:${settings.PORT}/readyz`;
      while (
        !(await fetch(url).then(
          ({ ok }) => ok,
          () => false,
        ))
      ) {
        if (child.exitCode !== null) throw new Error(`the server ended:\n${printed}`);
        await new Promise((again) => setTimeout(again, 50));
      }
    },
  };
}

export async function findFreePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return String(port);
}
