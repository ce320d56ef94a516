// @demand bounded-growth
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from './embedded.ts';
import { keepUp } from './embedded-upkeep.ts';
import type { OpenDatabase } from './open.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'declic-test-')), 'database');
let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmbedded(folder, null);
});
afterAll(async () => {
  await database.close();
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

const segments = () => readdirSync(join(folder, 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name)).length;

it('the embedded database neither grows with every change nor with what was deleted', { timeout: 60_000 }, async () => {
  const sql = database.executeSql;
  await sql('create table visit (id int primary key, seen int not null, page text not null)');
  await sql(`insert into visit select n, 0, repeat('x', 200) from generate_series(1, 5000) n`);
  const sizeOf = async () => Number((await sql(`select pg_total_relation_size('visit') as bytes`)).rows[0]?.bytes);
  const change = async () => {
    for (let time = 0; time < 10; time++) await sql('update visit set seen = seen + 1');
    await keepUp(sql);
  };
  await change();
  const [size, log] = [await sizeOf(), segments()];
  for (let round = 0; round < 6; round++) await change();
  expect(await sizeOf()).toBeLessThan(size * 1.5);
  expect(segments()).toBeLessThanOrEqual(log + 1);
});
