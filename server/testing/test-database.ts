import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pino from 'pino';
import { inject } from 'vitest';
import { createClient, embeddedDatabase } from '../db/embedded.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openPostgres } from '../db/postgres.ts';
import { type JobRunner, startJobs } from '../jobs/boss.ts';
import { administer, urlOf } from './global-setup.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { planOnce } from './plan-once.ts';

export interface TestDatabase extends OpenDatabase {
  /** The same database as another process would open it: new connections on PostgreSQL, the same handle on PGlite. */
  openAgain(): Promise<OpenDatabase>;
}

/** Opens a migrated database of its own, on PGlite or PostgreSQL. */
async function openTestDatabase(): Promise<TestDatabase> {
  const source = inject('testSource');
  if (source.kind === 'embedded') {
    const dump = new Blob([readFileSync(source.dumpFile)]);
    const database = embeddedDatabase(await planOnce(await createClient({ loadDataDir: dump })));
    return { ...database, openAgain: async () => ({ ...database, close: async () => {} }) };
  }
  const name = `${source.template}_${randomUUID().replaceAll('-', '')}`;
  await administer(source.serverUrl, `create database ${name} template ${source.template}`);
  const open = () => openPostgres(urlOf(source.serverUrl, name), migrationsFolder);
  return { ...(await open()), openAgain: open };
}

interface Shared {
  database: TestDatabase;
  jobs: JobRunner;
}
let shared: Promise<Shared> | undefined;

/** One database per worker: the files that a worker runs one after the other share it. */
export async function sharedTestDatabase(): Promise<Shared> {
  shared ??= openTestDatabase().then(async (database) => ({
    database,
    jobs: await startJobs(database, { log: pino({ level: 'silent' }), supervised: false }),
  }));
  return await shared;
}
