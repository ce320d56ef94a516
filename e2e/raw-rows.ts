import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { RunningServer } from './server.ts';

/** Asks the rows of one moment; the result's rows are as the caller says they are. */
export type AskRows = <Row>(query: string, values?: unknown[]) => Promise<Row[]>;

/** Reads a copy of the server's database, which goes on meanwhile. */
export async function readRawRows<Result>(
  server: RunningServer,
  read: (ask: AskRows) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'declic-rows-'));
  try {
    await server.copyDatabase(path.join(folder, 'database'));
    const copy = await PGlite.create(path.join(folder, 'database'));
    try {
      return await read(
        async <Row>(query: string, values: unknown[] = []) => (await copy.query<Row>(query, values)).rows,
      );
    } finally {
      await copy.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
