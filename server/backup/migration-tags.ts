import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/open.ts';

/** The migrations that this version of Déclic knows, oldest first. */
export function migrationTags(migrationsFolder: string): string[] {
  return journalOf(migrationsFolder).map(({ tag }) => tag);
}

/** The last migration that the database has had; null for a database that no Déclic has set up. */
export async function findAppliedMigration(db: Database, migrationsFolder: string): Promise<string | null> {
  const ask = async (query: string) => (await db.execute(sql.raw(query))) as unknown as { rows: { found: unknown }[] };
  const { rows: tables } = await ask(`select to_regclass('drizzle.__drizzle_migrations') as found`);
  if (tables[0]?.found == null) return null;
  const { rows } = await ask('select max(created_at) as found from drizzle.__drizzle_migrations');
  const appliedAt = rows[0]?.found;
  if (appliedAt == null) return null;
  const known = journalOf(migrationsFolder).find(({ when }) => when === Number(appliedAt));
  return known?.tag ?? `plus récente que ${migrationTags(migrationsFolder).at(-1)}`;
}

function journalOf(migrationsFolder: string): { tag: string; when: number }[] {
  return JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')).entries;
}
