import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema.ts';

const tables = Object.values(schema).filter((value) => is(value, PgTable));

/** Every table's name, each after all tables that reference it: rows can be deleted in this order, and inserted in the reverse one. */
export function tablesInDeletionOrder(): string[] {
  const ordered: PgTable[] = [];
  const place = (table: PgTable) => {
    if (ordered.includes(table)) return;
    const referencing = tables.filter(
      (other) =>
        other !== table && getTableConfig(other).foreignKeys.some((key) => key.reference().foreignTable === table),
    );
    for (const other of referencing) place(other);
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered.map((table) => getTableName(table));
}
