import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { tablesInDeletionOrder } from '../db/table-order.ts';
import { AppError } from '../errors.ts';
import type { Seal } from './seal.ts';

// A backup is a gzipped text: a line that says what it is, lines with rows, and a line with the count and the checksum of all
// lines before it. A row is PostgreSQL's own text of it, which either kind of database writes and reads, so that a backup of one can be
// restored into the other.

export interface BackupHeader {
  format: 'declic-backup';
  version: 1;
  /** The last migration of the database that was saved. */
  migration: string;
  madeAt: string;
  /** The secret that payment details are sealed with, where it was kept in the data folder. */
  appSecret: string | null;
}

export interface RowsLine {
  table: string;
  rows: string[];
}

export interface BackupEnd {
  rows: number;
  sha256: string;
  /** Absent in backups of earlier versions, null where there was no secret. */
  seal?: Seal | null;
}

/** In the order in which they can be filled. Jobs come last: they name rows of the others. */
export function savedTables(): string[] {
  return [
    ...tablesInDeletionOrder()
      .reverse()
      .map((name) => `public.${name}`),
    'jobs.job',
  ];
}

export interface CheckedBackup {
  header: BackupHeader;
  rows: number;
  sha256: string;
  seal: Seal | null;
}

/** Reads a whole backup and answers its header and its end, or throws a sentence: nothing of a damaged file is ever restored. */
export async function checkBackup(
  file: string,
  { longestLine }: { longestLine?: number } = {},
): Promise<CheckedBackup> {
  const read = { hash: createHash('sha256'), last: '' };
  let header: BackupHeader | null = null;
  let rows = 0;
  let end: BackupEnd;
  try {
    for await (const line of linesBeforeEnd(file, read, longestLine)) {
      if (header === null) header = headerOf(line);
      else rows += rowsLineOf(line).rows.length;
    }
    end = endShape.parse(JSON.parse(read.last));
    if (header === null || end.rows !== rows || end.sha256 !== read.hash.digest('hex')) throw new Error('damaged');
  } catch (error) {
    if (error instanceof AppError) throw error;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new AppError('not_found', `Il n'y a pas de fichier ${file}.`);
    throw new AppError('unprocessable', `Le fichier ${file} n'est pas une sauvegarde entière : rien n'a été changé.`);
  }
  return { header, rows, sha256: end.sha256, seal: end.seal ?? null };
}

const headerShape = z.object({
  format: z.literal('declic-backup'),
  version: z.literal(1),
  migration: z.string(),
  madeAt: z.iso.datetime(),
  appSecret: z.nullable(z.string()),
});
const knownTables = new Set(savedTables());
const endShape = z.object({
  rows: z.number(),
  sha256: z.string(),
  seal: z.optional(z.nullable(z.object({ key: z.string(), signature: z.string() }))),
});
const rowsShape = z.object({ table: z.string(), rows: z.array(z.string()) });

function headerOf(line: string): BackupHeader {
  const header = JSON.parse(line);
  if (header.format === 'declic-backup' && header.version > 1)
    throw new AppError('unprocessable', "Cette sauvegarde vient d'une version plus récente de Déclic.");
  return headerShape.parse(header);
}

function rowsLineOf(line: string): RowsLine {
  const rows = rowsShape.parse(JSON.parse(line));
  if (!knownTables.has(rows.table))
    throw new AppError(
      'unprocessable',
      `La sauvegarde contient une table inconnue (${rows.table}) : rien n'a été changé.`,
    );
  return rows;
}

/**
 * The lines with rows of a backup that was checked. It is read a second time, so it throws at its end where the checksum is not the one
 * that was checked: somebody may have put another file in its place meanwhile.
 */
export async function* rowsOf(file: string, sha256: string): AsyncGenerator<RowsLine> {
  const read = { hash: createHash('sha256'), last: '' };
  let isHeader = true;
  try {
    for await (const line of linesBeforeEnd(file, read)) {
      if (!isHeader) yield rowsLineOf(line);
      isHeader = false;
    }
    if (read.hash.digest('hex') !== sha256) throw new Error('changed');
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('conflict', `Le fichier ${file} a changé depuis qu'il a été vérifié : rien n'a été restauré.`, {
      cause,
    });
  }
}

/** All lines but the last, which holds the checksum of these. */
async function* linesBeforeEnd(
  file: string,
  read: { hash: Hash; last: string },
  longestLine?: number,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const line of linesOf(file, longestLine)) {
    if (!isFirst) {
      read.hash.update(`${read.last}\n`);
      yield read.last;
    }
    read.last = line;
    isFirst = false;
  }
}

/** Far more than the rows of a line can be, and less than the longest string that Node can hold. */
const longestLineOfBackup = 256 * 1024 * 1024;

/** Node's own reader of lines throws a line that is too long where nobody can catch it. */
async function* linesOf(file: string, longestLine = longestLineOfBackup): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = createGunzip().setEncoding('utf8');
  source.on('error', (error) => text.destroy(error));
  let begun = '';
  for await (const piece of source.pipe(text)) {
    const [rest = '', ...others] = (piece as string).split('\n');
    begun += rest;
    if (begun.length > longestLine) throw new Error('line too long');
    for (const next of others) {
      yield begun;
      begun = next;
    }
  }
  if (begun !== '') yield begun;
}
