import { PGlite, type PGliteOptions, type Transaction, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockFolder } from './lock.ts';
import type { OpenDatabase } from './open.ts';
import * as schema from './schema.ts';
import { type Turns, takingTurns } from './yielding-queue.ts';

// PostgreSQL inside the process (PGlite), its files in a folder that this process alone may use.

export async function openEmbedded(folder: string, migrationsFolder: string): Promise<OpenDatabase> {
  const lock = lockFolder(folder);
  try {
    const client = await createClient({ dataDir: folder });
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

const asText = (value: string) => value;
const textTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE, types.INTERVAL];

/** Dates come as text, as Drizzle expects them. */
export async function createClient(options: PGliteOptions = {}): Promise<PGlite> {
  return await PGlite.create({ ...options, parsers: Object.fromEntries(textTypes.map((type) => [type, asText])) });
}

export async function migrateEmbedded(client: PGlite, migrationsFolder: string): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder });
}

export function embeddedDatabase(client: PGlite): OpenDatabase {
  const turns = takingTurns();
  return {
    db: drizzle(inTurns(client, turns), { schema }),
    executeSql: (text, values) =>
      turns.inTurn(async () => {
        if (values && values.length > 0) return await client.query<Record<string, unknown>>(text, values);
        const results = await client.exec(text);
        return { rows: results.at(-1)?.rows ?? [] };
      }),
    close: async () => await client.close(),
  };
}

/**
 * Queries and transactions one after the other, with pauses; what stands in a transaction has its turn already. Drizzle asks
 * for dates as text with every single query, and PGlite then copies its whole table of parsers, which takes a fifth of a
 * small query's time: the client does it for good, so the request is dropped.
 */
function inTurns<Client extends PGlite | Transaction>(client: Client, turns: Turns): Client {
  const isWhole = 'transaction' in client;
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') {
        const query: Client['query'] = (text, values, options) => {
          const ask = () => target.query<never>(text, values, { rowMode: options?.rowMode });
          return isWhole ? turns.inTurn(ask) : turns.breathe().then(ask);
        };
        return query;
      }
      if (name === 'transaction' && 'transaction' in target) {
        const transaction: PGlite['transaction'] = (work) =>
          turns.inTurn(() => target.transaction((inner) => work(inTurns(inner, turns))));
        return transaction;
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
