import { createHash } from 'node:crypto';
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
    'pgboss.job',
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
  const hash = createHash('sha256');
  let header: BackupHeader | null = null;
  let rows = 0;
  let last: string | null = null;
  let end: BackupEnd;
  try {
    for await (const line of linesOf(file, longestLine)) {
      if (last !== null) {
        hash.update(`${last}\n`);
        if (header === null) header = headerOf(last);
        else rows += rowsLineOf(last).rows.length;
      }
      last = line;
    }
    end = endShape.parse(JSON.parse(last ?? ''));
    if (header === null || end.rows !== rows || end.sha256 !== hash.digest('hex')) throw new Error('damaged');
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

/** The lines with rows of a backup that was checked. */
export async function* rowsOf(file: string): AsyncGenerator<RowsLine> {
  let isFirst = true;
  for await (const line of linesOf(file)) {
    const parsed = JSON.parse(line);
    if (!isFirst && 'table' in parsed) yield parsed;
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
