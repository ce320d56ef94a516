import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient, embeddedDatabase } from './embedded.ts';

let client: Awaited<ReturnType<typeof createClient>>;
beforeAll(async () => {
  client = await createClient();
});
afterAll(async () => await client.close());

it('goes on after a transaction that failed and could not be ended, as on a full disk', async () => {
  const { executeSql } = embeddedDatabase(client);
  await client.exec('begin');
  await expect(client.query('select 1 / 0')).rejects.toThrow('division by zero');
  await expect(executeSql('select 1 as one')).rejects.toThrow('current transaction is aborted');
  expect(await executeSql('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
});
