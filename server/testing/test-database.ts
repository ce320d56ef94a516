import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { inject } from 'vitest';
import { embeddedDatabase } from '../db/embedded.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openPostgres } from '../db/postgres.ts';
import * as schema from '../db/schema.ts';
import { administer, urlOf } from './global-setup.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** A migrated database of this test file's own, on whichever engine the run is about. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const source = inject('testSource');
  if (source.kind === 'embedded') {
    const dump = new Blob([readFileSync(source.dumpFile)]);
    return embeddedDatabase(await PGlite.create({ loadDataDir: dump }));
  }
  const name = `declic_${randomUUID().replaceAll('-', '')}`;
  await administer(source.serverUrl, `create database ${name} template ${source.template}`);
  const database = await openPostgres(urlOf(source.serverUrl, name), migrationsFolder);
  return {
    ...database,
    async close() {
      await database.close();
      await administer(source.serverUrl, `drop database ${name} with (force)`);
    },
  };
}

const tables = Object.values(schema).filter((value) => is(value, PgTable));

export async function emptyDatabase({ db }: OpenDatabase): Promise<void> {
  const names = [...tables.map((table) => `"${getTableName(table)}"`), 'pgboss.job'];
  await db.execute(sql.raw(`truncate ${names.join(', ')} restart identity cascade`));
}
