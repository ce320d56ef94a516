import { PGlite, type PGliteOptions, type Transaction, types } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { takeOthersRights } from '../private-files.ts';
import { realFolder } from '../real-folder.ts';
import { embeddedFailure, refuseFile } from './embedded-failure.ts';
import { startUpkeep } from './embedded-upkeep.ts';
import { lockFolder } from './lock.ts';
import type { OpenDatabase } from './open.ts';
import * as schema from './schema.ts';
import { setUpFolder } from './set-up-folder.ts';
import { type YieldingQueue, yieldingQueue } from './yielding-queue.ts';

// PostgreSQL inside the process (PGlite), its files in a folder that this process alone may use. Links are resolved first: the lock lies
// beside the folder itself, whatever path leads there, and PGlite opens no link.

export async function openEmbedded(path: string, migrationsFolder: string | null): Promise<OpenDatabase> {
  const folder = realFolder(path);
  refuseFile(folder);
  const lock = await lockFolder(folder);
  try {
    const open = (dataDir: string) => createClient({ dataDir });
    await setUpFolder(folder, open);
    const client = await open(folder);
    const database = embeddedDatabase(client);
    if (migrationsFolder !== null) await migrateEmbedded(client, migrationsFolder);
    // Whatever the umask, PGlite gives to everybody what it unpacks, and what it writes as it starts and ends.
    takeOthersRights(folder);
    const endUpkeep = startUpkeep(database.executeSql);
    return {
      ...database,
      async close() {
        endUpkeep();
        await database.close();
        takeOthersRights(folder);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw embeddedFailure(folder, error);
  }
}

const asText = (value: string) => value;
const textTypes = [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE, types.INTERVAL];

/**
 * PostgreSQL's own 128 MB of buffers would stay in memory for good, and a gigabyte of its log on the disk; what an embedded database reads
 * often fits into less.
 */
const settings = ['shared_buffers=16MB', 'min_wal_size=32MB', 'max_wal_size=64MB'];
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

/** Dates come as text, as Drizzle expects them. */
export async function createClient(options: PGliteOptions = {}): Promise<PGlite> {
  const parsers = Object.fromEntries(textTypes.map((type) => [type, asText]));
  return await PGlite.create({ ...options, startParams, parsers });
}

export async function migrateEmbedded(client: PGlite, migrationsFolder: string): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder });
}

export function embeddedDatabase(client: PGlite): OpenDatabase {
  const queue = inCleanSession(client, yieldingQueue());
  const db = drizzle(queued(client, queue), { schema });
  return {
    db,
    dbOfFirst: db,
    backend: 'pglite',
    executeSql: (text, values) =>
      queue.run(async () => {
        if (values && values.length > 0) return await client.query<Record<string, unknown>>(text, values);
        const results = await client.exec(text);
        return { rows: results.flatMap(({ rows }) => rows) };
      }),
    // No other process uses this database: its folder is locked.
    alone: (work) => work(),
    requireSoleUse: async () => {},
    close: async () => await client.close(),
  };
}

/**
 * The queue over the one session that there is. A transaction whose end failed too, as on a full disk, would stay open in it for good,
 * and all that follows would be refused: so after a failure whatever is open is rolled back first.
 */
function inCleanSession(client: PGlite, queue: YieldingQueue): YieldingQueue {
  let mayBeOpen = false;
  return {
    ...queue,
    run: (work) =>
      queue.run(async () => {
        if (mayBeOpen) await client.exec('rollback');
        mayBeOpen = false;
        try {
          return await work();
        } catch (error) {
          mayBeOpen = true;
          throw error;
        }
      }),
  };
}

/**
 * The client with its queries and transactions in the queue; a query inside a transaction only yields, since the queue waits
 * for the transaction. Drizzle asks for dates as text with every single query, and PGlite then copies its whole table of
 * parsers, a fifth of a small query's time: `createClient` has set the parsers for good, so that option is dropped.
 */
function queued<Client extends PGlite | Transaction>(client: Client, queue: YieldingQueue): Client {
  const isTransaction = !('transaction' in client);
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') {
        const query: Client['query'] = (text, values, options) => {
          const ask = () => target.query<never>(text, values, { rowMode: options?.rowMode });
          return isTransaction ? queue.yieldIfDue().then(ask) : queue.run(ask);
        };
        return query;
      }
      if (name === 'transaction' && 'transaction' in target) {
        const transaction: PGlite['transaction'] = (work) =>
          queue.run(() => target.transaction((inner) => work(queued(inner, queue))));
        return transaction;
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
