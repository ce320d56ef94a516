import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockFolder } from './lock.ts';
import type { OpenDatabase } from './open.ts';
import * as schema from './schema.ts';

// PostgreSQL inside the process (PGlite), its files in a folder that this process alone may use.

export async function openEmbedded(folder: string, migrationsFolder: string): Promise<OpenDatabase> {
  const lock = lockFolder(folder);
  try {
    const client = await PGlite.create(folder);
    const database = embeddedDatabase(client);
    await migrateEmbedded(client, migrationsFolder);
    return {
      ...database,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export async function migrateEmbedded(client: PGlite, migrationsFolder: string): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder });
}

export function embeddedDatabase(client: PGlite): OpenDatabase {
  return {
    db: drizzle(client, { schema }),
    async executeSql(text, values) {
      if (values && values.length > 0) return await client.query<Record<string, unknown>>(text, values);
      const results = await client.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    close: async () => await client.close(),
  };
}
