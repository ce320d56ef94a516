import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The folder for data is tried before anything is opened in it: a disk that is full or read-only is then told in a sentence, and leaves
// no database half set up.

export class DataFolderError extends Error {}

/** A new embedded database takes 45 MB, and a running one writes ahead. */
const roomForDatabaseBytes = 100 * 1024 * 1024;
const roomForFilesBytes = 1024 * 1024;

export function openDataFolder(folder: string, { holdsDatabase }: { holdsDatabase: boolean }): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    createFolder(folder);
    writeFileSync(probe, 'x');
  } catch (error) {
    const sentence = problems[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence ? new DataFolderError(`${sentence(folder)} ${wayOut}`) : error;
  } finally {
    rmSync(probe, { force: true });
  }
  requireRoom(folder, holdsDatabase ? roomForDatabaseBytes : roomForFilesBytes);
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

function requireRoom(folder: string, neededBytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const freeBytes = bavail * bsize;
  if (freeBytes >= neededBytes) return;
  const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);
  throw new DataFolderError(
    `Il ne reste que ${megabytes(freeBytes)} Mo sur le disque du dossier de données ${folder} ; il en faut ${megabytes(neededBytes)}. ${wayOut}`,
  );
}
