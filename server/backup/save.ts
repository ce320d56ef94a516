import { createHash } from 'node:crypto';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';
import { type BackupEnd, type BackupHeader, type RowsLine, savedTables } from './file-format.ts';
import { sealOf } from './seal.ts';

const rowsPerLine = 500;

/** Saves all tables as they are at one moment, while others may write. The file appears once it is whole. `secret` signs it. */
export async function saveBackup(
  db: Database,
  file: string,
  header: BackupHeader,
  secret: string | null,
): Promise<number> {
  const unfinished = `${file}.unfinished`;
  let saved = 0;
  // Left by a backup that was killed; written into, it would keep its rights.
  rmSync(unfinished, { force: true });
  try {
    await db.transaction(
      async (tx) => {
        const lines = linesFor(tx, { header, secret }, (rows) => (saved = rows));
        await pipeline(Readable.from(lines), createGzip(), createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return saved;
}

async function* linesFor(
  tx: Database,
  { header, secret }: { header: BackupHeader; secret: string | null },
  done: (rows: number) => void,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const hashed = (content: BackupHeader | RowsLine) => {
    const line = `${JSON.stringify(content)}\n`;
    hash.update(line);
    return line;
  };
  let count = 0;
  yield hashed(header);
  for (const table of await existingTables(tx))
    for await (const rows of pagesOf(tx, table)) {
      count += rows.length;
      yield hashed({ table, rows });
    }
  const sha256 = hash.digest('hex');
  const end: BackupEnd = { rows: count, sha256, seal: secret === null ? null : sealOf(secret, sha256) };
  yield `${JSON.stringify(end)}\n`;
  done(count);
}

/** A database is saved before it is updated too: tables of later migrations are not there yet. */
async function existingTables(tx: Database): Promise<string[]> {
  const { rows } = (await tx.execute(
    sql`select name from unnest(${sql.param(savedTables())}::text[]) name where to_regclass(name) is not null`,
  )) as unknown as { rows: { name: string }[] };
  return savedTables().filter((table) => rows.some(({ name }) => name === table));
}

/** In the order in which rows were inserted, so that a ledger entry comes after the one it refers to. */
async function* pagesOf(tx: Database, table: string): AsyncGenerator<string[]> {
  await tx.execute(sql.raw(`declare saved no scroll cursor for select saved_row::text as row from ${table} saved_row`));
  for (;;) {
    const { rows } = (await tx.execute(sql.raw(`fetch ${rowsPerLine} from saved`))) as unknown as {
      rows: { row: string }[];
    };
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql.raw('close saved'));
}
