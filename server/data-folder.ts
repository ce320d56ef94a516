import { mkdirSync, rmSync, type StatsFs, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers } from './private-files.ts';
import { realFolder } from './real-folder.ts';
import { StartError } from './start-error.ts';

// The folder for data is tried before anything is opened in it: a disk that is full or read-only is then told in a sentence, and leaves
// no database half set up.

interface Room {
  bytes: number;
  files: number;
}
/** A new embedded database takes 45 MB in 1,300 files, and a running one writes ahead. */
const roomForDatabase: Room = { bytes: 100 * 1024 * 1024, files: 2_000 };
const roomForFiles: Room = { bytes: 1024 * 1024, files: 20 };

type DiskFigures = Pick<StatsFs, 'bavail' | 'bsize' | 'files' | 'ffree'>;

export function openDataFolder(
  folder: string,
  { holdsDatabase }: { holdsDatabase: boolean },
  readDisk: (folder: string) => DiskFigures = statfsSync,
): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    createFolder(realFolder(folder));
    closeToOthers(folder);
    writeFileSync(probe, 'x');
  } catch (error) {
    const sentence = problems[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence ? new StartError(`${sentence(folder)} ${wayOut}`) : error;
  } finally {
    removeQuietly(probe);
  }
  requireRoom(folder, readDisk(folder), holdsDatabase ? roomForDatabase : roomForFiles);
}

/** Alone first: on a read-only disk, Node says of a folder with its parents only that there is no such place. */
function createFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') mkdirSync(folder, { recursive: true, mode: 0o700 });
    else if (code !== 'EEXIST') throw error;
  }
}

const wayOut = 'Libère de la place ou change les droits, ou donne un autre dossier avec DATA_DIR.';
const problems: Record<string, (folder: string) => string> = {
  ENOSPC: (folder) => `Le disque du dossier de données ${folder} est plein.`,
  EDQUOT: (folder) => `Le quota de disque du dossier de données ${folder} est atteint.`,
  EROFS: (folder) => `Le dossier de données ${folder} est sur un disque en lecture seule.`,
  EACCES: (folder) => `Déclic n'a pas le droit d'écrire dans le dossier de données ${folder}.`,
  EPERM: (folder) => `Déclic n'a pas le droit d'écrire dans le dossier de données ${folder}.`,
  ENOTDIR: (folder) => `Le chemin du dossier de données ${folder} passe par un fichier.`,
};

/** A probe that cannot be removed is no error of its own: what was wrong when it was written is told already. */
function removeQuietly(probe: string): void {
  try {
    rmSync(probe, { force: true });
  } catch {}
}

function requireRoom(folder: string, { bavail, bsize, files, ffree }: DiskFigures, needed: Room): void {
  const disk = `le disque du dossier de données ${folder}`;
  const freeBytes = bavail * bsize;
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  if (freeBytes < needed.bytes)
    throw new StartError(
      `Il ne reste que ${megabytes(freeBytes)} Mo sur ${disk} ; il en faut ${megabytes(needed.bytes)}. ${wayOut}`,
    );
  // Some file systems count no files.
  if (files > 0 && ffree < needed.files)
    throw new StartError(
      `Il ne reste de place que pour ${ffree} nouveaux fichiers (inodes) sur ${disk} ; il en faut ${needed.files}. ${wayOut}`,
    );
}
