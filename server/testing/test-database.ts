import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pino from 'pino';
import { inject } from 'vitest';
import { createClient, embeddedDatabase } from '../db/embedded.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openPostgres } from '../db/postgres.ts';
import * as schema from '../db/schema.ts';
import { type JobRunner, startJobs } from '../jobs/boss.ts';
import { administer, urlOf } from './global-setup.ts';
import { migrationsFolder } from './migrations-folder.ts';

export interface TestDatabase extends OpenDatabase {
  /** The same database as another process would open it: new connections on PostgreSQL, the same handle on PGlite. */
  openAgain(): Promise<OpenDatabase>;
}

/** Opens a migrated database of its own, on PGlite or PostgreSQL. */
async function openTestDatabase(): Promise<TestDatabase> {
  const source = inject('testSource');
  if (source.kind === 'embedded') {
    const dump = new Blob([readFileSync(source.dumpFile)]);
    const database = embeddedDatabase(await createClient({ loadDataDir: dump }));
    return { ...database, openAgain: async () => ({ ...database, close: async () => {} }) };
  }
  const name = `${source.template}_${randomUUID().replaceAll('-', '')}`;
  await administer(source.serverUrl, `create database ${name} template ${source.template}`);
  const open = () => openPostgres(urlOf(source.serverUrl, name), migrationsFolder);
  return { ...(await open()), openAgain: open };
}

interface Shared {
  database: TestDatabase;
  jobs: JobRunner;
}
let shared: Promise<Shared> | undefined;

/** One database per worker: the files that a worker runs one after the other share it. */
export async function sharedTestDatabase(): Promise<Shared> {
  shared ??= openTestDatabase().then(async (database) => ({
    database,
    jobs: await startJobs(database, { log: pino({ level: 'silent' }), supervised: false }),
  }));
  return await shared;
}

const tables = Object.values(schema).filter((value) => is(value, PgTable));
const appendOnly = ['"admin_action"', '"ledger_entry"'];

/** Table names, each after all tables that reference it, so that rows can be deleted in this order. */
function inDeletionOrder(): string[] {
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
  return ordered.map((table) => `"${getTableName(table)}"`);
}
const deletionOrder = inDeletionOrder();

/** Deletes instead of truncating, which is ten times slower on few rows. Append-only tables refuse deletion: truncated if not empty. */
export async function emptyDatabase({ executeSql }: OpenDatabase): Promise<void> {
  const emptied = [...deletionOrder.filter((name) => !appendOnly.includes(name)), 'pgboss.job', 'pgboss.archive'];
  await executeSql(emptied.map((name) => `delete from ${name};`).join('\n'));
  for (const name of appendOnly) {
    const { rows } = await executeSql(`select 1 from ${name} limit 1`);
    if (rows.length > 0) await executeSql(`truncate ${name} restart identity`);
  }
}
