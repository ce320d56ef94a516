import { sql } from 'drizzle-orm';
import { isDatabaseUnreachable, isDiskFull } from '../db/failures.ts';
import type { Database } from '../db/open.ts';
import { AppError } from '../errors.ts';
import { rowsOf, savedTables } from './file-format.ts';

/** Puts the rows of the backup whose checksum was checked in place of what is there, in one transaction: all of them or none. */
export async function restoreBackup(db: Database, file: string, sha256: string): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.execute(
      sql.raw(
        `truncate ${savedTables()
          .filter((name) => name !== 'jobs.job')
          .join(', ')} cascade`,
      ),
    );
    await tx.execute(sql.raw('delete from jobs.job'));
    let restored = 0;
    for await (const { table, rows } of rowsOf(file, sha256)) {
      await insertRows(tx, table, rows);
      restored += rows.length;
    }
    await continueNumbering(tx);
    return restored;
  });
}

async function insertRows(tx: Database, table: string, rows: string[]): Promise<void> {
  try {
    await tx.execute(
      sql`insert into ${sql.raw(table)} select (text_row::${sql.raw(table)}).* from unnest(${sql.param(rows)}::text[]) text_row`,
    );
  } catch (error) {
    if (!(error instanceof Error) || isDatabaseUnreachable(error) || isDiskFull(error)) throw error;
    throw new AppError(
      'unprocessable',
      `Des lignes de la table ${table} de cette sauvegarde ne peuvent pas être enregistrées : rien n'a été changé.`,
      { cause: error },
    );
  }
}

/**
 * Rows were inserted with their numbers, so the counters that number new ones go on from there. Tables are named with their schema: the
 * database may look for the counter of a table of another schema before it drops that table from the list.
 */
async function continueNumbering(tx: Database): Promise<void> {
  await tx.execute(
    sql.raw(`
    do $$ declare numbered record; begin
      for numbered in
        select table_name, column_name, pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as counter
        from information_schema.columns
        where table_schema = 'public' and pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) is not null
      loop
        execute format('select setval(%L, coalesce((select max(%I) from %I), 0) + 1, false)', numbered.counter, numbered.column_name, numbered.table_name);
      end loop;
    end $$`),
  );
}
