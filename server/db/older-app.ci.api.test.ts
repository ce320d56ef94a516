// @demand older-app
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { migrationTags } from '../backup/migration-tags.ts';
import { makeApp } from '../testing/make-app.ts';
import { migrationsFolder } from '../testing/migrations-folder.ts';
import { buildPersonWithAllData } from '../testing/person-with-all-data.ts';
import { wholeDatabase } from '../testing/whole-database.ts';
import { tablesInDeletionOrder } from './table-order.ts';

// While servers are replaced one by one, an older app runs on the newest schema. It names the tables and columns of its own
// migration, which the snapshots remember, and knows nothing of later ones.

const test = makeApp();
const tags = migrationTags(migrationsFolder);

interface Snapshot {
  tables: Record<
    string,
    {
      name: string;
      columns: Record<string, { name: string; type: string }>;
      uniqueConstraints: Record<string, { columns: string[] }>;
      indexes: Record<string, { isUnique: boolean; columns: { expression: string }[] }>;
      compositePrimaryKeys: Record<string, { columns: string[] }>;
    }
  >;
}
type Table = Snapshot['tables'][string];

function snapshotOf(tag: string): Snapshot {
  return JSON.parse(readFileSync(join(migrationsFolder, `meta/${tag.slice(0, 4)}_snapshot.json`), 'utf8'));
}

/** What an insert may name as its conflict. */
function uniqueKeysOf(table: Table | undefined): string[] {
  const columns = [
    ...Object.values(table?.uniqueConstraints ?? {}).map((key) => key.columns),
    ...Object.values(table?.compositePrimaryKeys ?? {}).map((key) => key.columns),
    ...Object.values(table?.indexes ?? {})
      .filter(({ isUnique }) => isUnique)
      .map((index) => index.columns.map(({ expression }) => expression)),
  ];
  return columns.map((names) => names.join(', ')).sort();
}

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ');

describe('the app of an earlier migration on the newest schema', () => {
  it.each(tags.slice(0, -1))('finds every column that it knows, of the same type, and every unique key: %s', (tag) => {
    const newest = snapshotOf(tags.at(-1) ?? '');
    for (const [name, older] of Object.entries(snapshotOf(tag).tables)) {
      const newer = newest.tables[name];
      for (const { name: column, type } of Object.values(older.columns))
        expect({ name, column, type: newer?.columns[column]?.type }).toEqual({ name, column, type });
      expect(uniqueKeysOf(newer)).toEqual(expect.arrayContaining(uniqueKeysOf(older)));
    }
  });

  it('can store a row in each of its tables without the columns that came later', async () => {
    await buildPersonWithAllData(test, 'zelda');
    const content = await wholeDatabase(test.database);
    const order = tablesInDeletionOrder();
    for (const tag of tags.slice(0, -1)) {
      const known = Object.values(snapshotOf(tag).tables).map((table) => table.name);
      const stored: string[] = [];
      const rolledBack = new Error('rolled back');
      const writing = test.deps.db.transaction(async (tx) => {
        await tx.execute(sql.raw(`truncate ${order.join(', ')} cascade`));
        for (const name of order.toReversed().filter((one) => known.includes(one))) {
          const rows = content[`public.${name}`] ?? [];
          const columns = quoted(Object.keys(snapshotOf(tag).tables[`public.${name}`]?.columns ?? {}));
          await tx.execute(
            sql`insert into ${sql.raw(name)} (${sql.raw(columns)}) select ${sql.raw(columns)}
              from jsonb_populate_recordset(null::${sql.raw(name)}, ${JSON.stringify(rows)}::jsonb)`,
          );
          if (rows.length > 0) stored.push(name);
        }
        throw rolledBack;
      });
      await expect(writing).rejects.toBe(rolledBack);
      expect(stored.length).toBeGreaterThan(known.length / 2);
    }
  });
});
