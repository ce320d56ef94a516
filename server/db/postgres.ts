import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './open.ts';
import * as schema from './schema.ts';

// A PostgreSQL server. Several processes may start at once: the first one migrates, the others wait for it.

const setUpLock = 7_318_001;

export async function openPostgres(url: string, migrationsFolder: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5_000 });
  // A connection that breaks is replaced by the next query. Without listeners it would end the process: the pool's hears of idle
  // connections, the connection's own of one that is in use.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const alone: OpenDatabase['alone'] = (work) => whileLocked(pool, work);
  try {
    await alone(() => migrate(drizzle(pool), { migrationsFolder }));
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    executeSql: async (text, values) => await pool.query(text, values),
    alone,
    close: async () => await pool.end(),
  };
}

/** The lock belongs to a connection, so it ends with the process that holds it. */
async function whileLocked<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const holder = await pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [setUpLock]);
    try {
      return await work();
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [setUpLock]);
    }
  } finally {
    holder.release();
  }
}
