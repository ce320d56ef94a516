import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { NodePgSession } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from './open.ts';
import * as schema from './schema.ts';

type Tables = ExtractTablesWithRelations<typeof schema>;

/**
 * A query takes any connection of the pool; a transaction has one to itself and gives it back however it ends. Drizzle's own
 * transaction keeps it for good when `begin` fails (drizzle-orm, issue 6241): each time PostgreSQL went away the pool lost some.
 */
export function pooledDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool, { schema });
  const { fullSchema, schema: tables, tableNamesMap } = db._;
  const dialect = new PgDialect();
  const relations = tables && { fullSchema, schema: tables, tableNamesMap };
  db.transaction = async (work, config) => {
    const connection = await pool.connect();
    try {
      const session = new NodePgSession<typeof schema, Tables>(connection, dialect, relations);
      return await session.transaction(work, config);
    } finally {
      connection.release();
    }
  };
  return db;
}
