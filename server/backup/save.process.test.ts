import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createClient, embeddedDatabase, migrateEmbedded } from '../db/embedded.ts';
import { migrationsFolder } from '../testing/migrations-folder.ts';
import { checkBackup } from './file-format.ts';
import { findAppliedMigration, migrationTags } from './migration-tags.ts';
import { saveBackup } from './save.ts';

const place = mkdtempSync(join(tmpdir(), 'declic-save-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The migrations without the newest one, as the version before has them. */
function olderMigrations(): string {
  const folder = join(place, 'migrations');
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -1) }));
  return folder;
}

it('saves a database that lacks the newest migration as it is, under the migration that it has', async () => {
  const client = await createClient();
  const { db } = embeddedDatabase(client);
  expect(await findAppliedMigration(db, migrationsFolder)).toBeNull();
  await migrateEmbedded(client, olderMigrations());
  const migration = (await findAppliedMigration(db, migrationsFolder)) ?? '';
  expect(migration).toBe(migrationTags(migrationsFolder).at(-2));

  const file = join(place, 'older.backup');
  await saveBackup(
    db,
    file,
    {
      format: 'declic-backup',
      version: 1,
      migration,
      madeAt: new Date().toISOString(),
      appSecret: null,
    },
    null,
  );
  expect((await checkBackup(file)).header.migration).toBe(migration);

  await migrateEmbedded(client, migrationsFolder);
  expect(await findAppliedMigration(db, olderMigrations())).toBe(`plus récente que ${migration}`);
  await client.close();
});
