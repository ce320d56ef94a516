import { randomBytes } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';

// Two processes on one embedded database would corrupt it. The lock file names its owner by process id, start time and the space
// that both are valid in (a machine, or a container's own process ids). An owner of the same space is looked up. One of another space
// cannot be, so each owner touches its file every two seconds, and a file that nobody touches for twenty was left by a crash.

const touchedEveryMs = 2_000;
const watchedMs = 20_000;

export class FolderInUseError extends StartError {
  constructor(folder: string, owner: Owner) {
    const which = owner.space === space ? `processus ${owner.pid}` : 'dans un autre conteneur ou sur une autre machine';
    super(
      `La base de données ${folder} est déjà utilisée par un autre Déclic (${which}). ` +
        'Arrête-le, ou donne un autre dossier avec DATA_DIR.',
    );
  }
}

export interface FolderLock {
  release(): void;
}

/** `lost` is called if another process took the lock over, because this one was suspended for long: it must write no more. */
export async function lockFolder(folder: string, lost: () => void = endProcess): Promise<FolderLock> {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  const mine = lineOf({ pid: process.pid, startTime: startTimeOf(process.pid), space });
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(temporary, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (createAtomically(temporary, file)) return keep(file, mine, lost);
      const found = readQuietly(file);
      if (found === null) continue;
      const owner = parse(found);
      if (owner && (await isAlive(owner, file))) throw new FolderInUseError(folder, owner);
      removeIfStill(file, found, temporary);
    }
    throw new FolderInUseError(folder, parse(readQuietly(file) ?? '') ?? { pid: 0, startTime: '', space });
  } finally {
    rmSync(temporary, { force: true });
  }
}

function keep(file: string, mine: string, lost: () => void): FolderLock {
  const touching = setInterval(() => {
    if (readQuietly(file) === mine) return touch(file);
    clearInterval(touching);
    lost();
  }, touchedEveryMs);
  touching.unref();
  return {
    release() {
      clearInterval(touching);
      if (readQuietly(file) === mine) rmSync(file, { force: true });
    },
  };
}

function endProcess(): void {
  process.stderr.write(
    "\nUn autre Déclic a pris le dossier de données pendant que celui-ci était suspendu : il s'arrête.\n",
  );
  process.exit(1);
}

/** A full or read-only disk must not end the process that holds the lock; another container may then take it over. */
function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {}
}

/** A hard link appears whole or not at all, so nobody reads a half-written lock. */
function createAtomically(temporary: string, file: string): boolean {
  try {
    linkSync(temporary, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the lock aside before removing it: if another process replaced it meanwhile, that one is put back. */
function removeIfStill(file: string, found: string, temporary: string): void {
  const aside = `${temporary}.stale`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readQuietly(aside) === found) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

interface Owner {
  pid: number;
  startTime: string;
  space: string;
}

function lineOf({ pid, startTime, space }: Owner): string {
  return `${pid} ${startTime} ${space}`;
}

function parse(text: string): Owner | null {
  const [pid, startTime = '', of = space] = text.split(' ');
  const number = Number(pid);
  return Number.isInteger(number) && number > 0 ? { pid: number, startTime, space: of } : null;
}

async function isAlive(owner: Owner, file: string): Promise<boolean> {
  return owner.space === space ? isRunning(owner) : await isTouched(file);
}

function isRunning({ pid, startTime }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return startTimeOf(pid) === startTime;
}

/** Compares the file with itself, since the clocks of two machines may differ. */
async function isTouched(file: string): Promise<boolean> {
  const first = touchedAt(file);
  for (let waited = 0; waited < watchedMs; waited += touchedEveryMs) {
    await pause(touchedEveryMs);
    if (touchedAt(file) !== first) return true;
  }
  return false;
}

function touchedAt(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? null;
}

/** Field 22 of Linux's /proc/PID/stat; elsewhere the process id has to do. */
function startTimeOf(pid: number): string {
  const stat = readQuietly(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown';
}

/** Two processes with the same answer can look each other up by process id. */
function spaceOf(): string {
  const boot = readQuietly('/proc/sys/kernel/random/boot_id')?.trim();
  try {
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function readQuietly(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

const space = spaceOf();
