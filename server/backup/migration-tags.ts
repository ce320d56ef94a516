import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The migrations that this version of Déclic knows, oldest first. */
export function migrationTags(migrationsFolder: string): string[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => tag);
}
