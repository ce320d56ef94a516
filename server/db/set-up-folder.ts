import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { PGlite } from '@electric-sql/pglite';
import { StartError } from '../start-error.ts';

// A database folder is set up beside its place and moved there once it is complete. So a folder in place that lacks something was
// complete before and has lost it: it is refused, since setting it up anew would end every account in it.

/** Files that hold something and folders that are never empty in a database that was set up, whatever its version. */
const parts = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact', 'postgresql.conf'];

export const isEmptyOrAbsent = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

/** `open` sets up the folder that it is given, unless that is done. */
export async function setUpFolder(folder: string, open: (folder: string) => Promise<PGlite>): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  // Left by a first start that was killed: nobody has ever had an account in it.
  rmSync(unfinished, { recursive: true, force: true });
  if (!isEmptyOrAbsent(folder)) return requireParts(folder);
  mkdirSync(unfinished, { mode: 0o700 });
  const client = await open(unfinished);
  await client.close();
  moveIntoPlace(unfinished, folder);
  collectGarbage();
}

function requireParts(folder: string): void {
  const missing = parts.filter((part) => isEmptyPart(join(folder, part)));
  if (missing.length > 0)
    throw new StartError(
      `La base de données ${folder} est incomplète, rien n'y a été changé. Il manque ou il est vide : ${missing.join(', ')}. Remets tout ce dossier depuis une copie, ou mets-le de côté, puis restaure une sauvegarde : npm run restore -- FICHIER`,
    );
}

function isEmptyPart(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return true;
  return found.isDirectory() ? readdirSync(path).length === 0 : found.size === 0;
}

function moveIntoPlace(unfinished: string, place: string): void {
  try {
    if (existsSync(place)) rmdirSync(place);
    renameSync(unfinished, place);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EBUSY' && code !== 'EXDEV') throw error;
    throw new StartError(
      `Le dossier ${place} est un point de montage : une base ne peut pas y être préparée. Monte plutôt le dossier de données entier (DATA_DIR).`,
      { cause: error },
    );
  }
}

/**
 * PGlite keeps over 400 MB of what it sets a folder up with as long as it is open, and V8, which does not see how large these objects
 * are, would keep them long after.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
