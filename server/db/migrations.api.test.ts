// @demand migrations
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { administer, urlOf } from '../testing/global-setup.ts';
import { migrationsFolder } from '../testing/migrations-folder.ts';
import { createClient, embeddedDatabase, migrateEmbedded } from './embedded.ts';
import type { OpenDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';

const source = inject('testSource');
const place = mkdtempSync(join(tmpdir(), 'declic-migrations-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

type Open = (folder: string) => Promise<OpenDatabase>;

/** A new database with the real migrations, as a function that opens it with the migrations of a folder. */
async function migratedDatabase(): Promise<Open> {
  if (source.kind === 'postgres') return await serverDatabase(`template ${source.template}`);
  const client = await createClient({ loadDataDir: new Blob([readFileSync(source.dumpFile)]) });
  return async (folder) => {
    await migrateEmbedded(client, folder);
    return embeddedDatabase(client);
  };
}

async function serverDatabase(options = ''): Promise<Open> {
  if (source.kind !== 'postgres') throw new Error('there is no server');
  const name = `${source.template}_${randomUUID().replaceAll('-', '')}`;
  await administer(source.serverUrl, `create database ${name} ${options}`);
  return async (folder) => await openPostgres(urlOf(source.serverUrl, name), folder);
}

/** The real migrations and one more that fails halfway. */
function brokenMigrations(): string {
  const folder = join(place, 'broken');
  cpSync(migrationsFolder, folder, { recursive: true });
  const journalFile = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(journalFile, 'utf8'));
  journal.entries.push({ ...journal.entries.at(-1), idx: 99, when: Date.now(), tag: '0099_broken' });
  writeFileSync(journalFile, JSON.stringify(journal));
  const statements = ['create table half_done (id int);', 'select 1 / 0;'];
  writeFileSync(join(folder, '0099_broken.sql'), statements.join('\n--> statement-breakpoint\n'));
  return folder;
}

async function tablesOf({ executeSql }: OpenDatabase): Promise<string[]> {
  const { rows } = await executeSql(`select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  return rows.map(({ name }) => String(name));
}

describe('migrations', () => {
  it('that fail midway leave nothing behind, and go through once they are corrected', async () => {
    const open = await migratedDatabase();
    await expect(open(brokenMigrations())).rejects.toThrow();
    const database = await open(migrationsFolder);
    expect(await tablesOf(database)).toContain('account');
    expect(await tablesOf(database)).not.toContain('half_done');
    await database.close();
  });
});

describe.runIf(source.kind === 'postgres')('a PostgreSQL server', () => {
  it('is migrated once by several processes that start together', async () => {
    const open = await serverDatabase();
    const databases = await Promise.all(Array.from({ length: 4 }, () => open(migrationsFolder)));
    const [first] = databases;
    const { rows } =
      (await first?.executeSql('select count(*)::int as applied from drizzle.__drizzle_migrations')) ?? {};
    const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
    expect(rows).toEqual([{ applied: journal.entries.length }]);
    for (const database of databases) await database.close();
  });

  it('may break every connection: the next query gets a new one', async () => {
    const open = await serverDatabase();
    const [database, other] = [await open(migrationsFolder), await open(migrationsFolder)];
    await Promise.all(Array.from({ length: 5 }, () => database.executeSql('select pg_sleep(0.05)')));
    await other.executeSql(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await expect
      .poll(() =>
        database.executeSql('select 1 as one').then(
          ({ rows }) => rows,
          () => [],
        ),
      )
      .toEqual([{ one: 1 }]);
    await database.close();
    await other.close();
  });
});
