import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { DatabaseConfig } from '../config.ts';
import type * as schema from './schema.ts';

/** Either driver, or a transaction on it. Inside a transaction use only the handle that it hands you. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** The same database for what goes first: on a server by connections of its own, for which a crowd does not stand in line. */
  dbOfFirst: Database;
  /** PostgreSQL inside this process, which alone uses it, or a server. */
  backend: 'pglite' | 'postgres';
  /** Plain SQL, for the job queue. Without values, several statements may be sent at once. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Runs work that changes the set-up of the database while no other process does so. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Throws a sentence if another process of Déclic has the database open. */
  requireSoleUse(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database and brings its tables up to date, or leaves them as they are without migrations. Only the driver in use is loaded. */
export async function openDatabase(config: DatabaseConfig, migrationsFolder: string | null): Promise<OpenDatabase> {
  if (config.kind === 'postgres') {
    const { openPostgres } = await import('./postgres.ts');
    return await openPostgres(config.url, migrationsFolder);
  }
  const { openEmbedded } = await import('./embedded.ts');
  return await openEmbedded(config.folder, migrationsFolder);
}
