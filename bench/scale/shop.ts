import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { buildApp } from '../../server/app.ts';
import { compose } from '../../server/composition.ts';
import { loadConfig } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/open.ts';
import { jobHandlers } from '../../server/jobs/handlers.ts';
import { fill, type Size } from './fill.ts';

// A server with a filled database of its own. Its jobs run when the bench says so.

export interface Shop {
  url: string;
  password: string;
  database: Pick<OpenDatabase, 'executeSql'>;
  /** Seconds that filling took, that the first count of all days took, and that its renewal takes. */
  seconds: { filling: number; counting: number; renewing: number };
  close(): Promise<void>;
}

export async function openShop(serverUrl: string, name: string, size: Size): Promise<Shop> {
  const databaseUrl = await createDatabase(serverUrl, name);
  const folder = mkdtempSync(join(tmpdir(), 'declic-bench-'));
  const password = 'a password for the bench of scale';
  const settings = { DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, ADMIN_PASSWORD: password };
  const composition = await compose(loadConfig(settings, folder), {
    migrationsFolder: resolve('server/db/migrations'),
    superviseJobs: false,
  });
  const { deps, log } = composition;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const database = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const filling = await secondsOf(() => fill(database, size));
  const handlers = jobHandlers(deps);
  const counting = await secondsOf(async () => {
    await handlers['figures.count']({}, 'bench');
  });
  const renewing = await secondsOf(() => handlers['figures.count']({}, 'bench'));
  await client.query('vacuum analyze');
  const app = await buildApp(deps, { log, localLimits: false });
  return {
    url: await app.listen({ port: 0, host: '127.0.0.1' }),
    password,
    database,
    seconds: { filling, counting, renewing },
    async close() {
      await app.close();
      await client.end();
      await composition.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
