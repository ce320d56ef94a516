import { join } from 'node:path';
import { openDatabase } from '../server/db/open.ts';
import { migrationsFolder } from '../server/testing/migrations-folder.ts';
import type { Workplace } from '../server/testing/start-server.ts';

/** Runs plain SQL on the database of a server; an embedded one must have ended. */
export async function askDatabase(
  place: Workplace,
  text: string,
  values: unknown[],
): Promise<Record<string, unknown>[]> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = place.settings;
  const database = await openDatabase(
    url ? { kind: 'postgres', url } : { kind: 'embedded', folder: join(folder, 'database') },
    migrationsFolder,
  );
  try {
    return (await database.executeSql(text, values)).rows as Record<string, unknown>[];
  } finally {
    await database.close();
  }
}
