import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// Two processes on one embedded database would corrupt it. The lock file names its owner by process id and start
// time, so that a lock left by a crash, even one whose id was given to another process since, is taken over.

export class FolderInUseError extends Error {
  readonly ownerPid: number;

  constructor(folder: string, ownerPid: number) {
    super(
      `La base de données ${folder} est déjà utilisée par un autre Déclic (processus ${ownerPid}). ` +
        'Arrête-le, ou donne un autre dossier avec DATA_DIR.',
    );
    this.ownerPid = ownerPid;
  }
}

export function lockFolder(folder: string): { release(): void } {
  const file = `${folder}.lock`;
  mkdirSync(dirname(file), { recursive: true });
  const mine = identityOf(process.pid);
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, mine, { mode: 0o600 });
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      if (createAtomically(temporary, file)) return { release: () => rmSync(file, { force: true }) };
      const owner = readQuietly(file);
      if (owner === null) continue;
      if (isRunning(owner)) throw new FolderInUseError(folder, pidOf(owner));
      removeIfStill(file, owner);
    }
    throw new FolderInUseError(folder, pidOf(readQuietly(file) ?? '0'));
  } finally {
    rmSync(temporary, { force: true });
  }
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
function removeIfStill(file: string, owner: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readQuietly(aside) === owner) rmSync(aside, { force: true });
  else renameSync(aside, file);
}

function identityOf(pid: number): string {
  return `${pid} ${startTimeOf(pid)}`;
}

function pidOf(identity: string): number {
  return Number.parseInt(identity, 10);
}

function isRunning(identity: string): boolean {
  const pid = pidOf(identity);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return identityOf(pid) === identity;
}

/** Field 22 of Linux's /proc/PID/stat; elsewhere the process id has to do. */
function startTimeOf(pid: number): string {
  const stat = readQuietly(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? 'unknown';
}

function readQuietly(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
