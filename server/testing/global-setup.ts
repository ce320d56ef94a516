import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import pino from 'pino';
import type { TestProject } from 'vitest/node';
import { createClient, embeddedDatabase, migrateEmbedded } from '../db/embedded.ts';
import { openPostgres } from '../db/postgres.ts';
import { startJobs } from '../jobs/boss.ts';
import { createEmptyingFunction } from './empty-database.ts';
import { migrationsFolder } from './migrations-folder.ts';

// Runs the migrations once for all API tests. Each worker starts from a copy: a dump that it loads into PGlite or, if
// TEST_DATABASE_URL names a server, a PostgreSQL database created from a template.

export type TestSource =
  | { kind: 'embedded'; dumpFile: string }
  | { kind: 'postgres'; serverUrl: string; template: string };

declare module 'vitest' {
  interface ProvidedContext {
    testSource: TestSource;
  }
}

const silent = pino({ level: 'silent' });

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? await provideTemplate(project, serverUrl) : await provideDump(project);
}

async function provideDump(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'declic-test-'));
  const dumpFile = join(folder, 'migrated.tar');
  const client = await createClient();
  await migrateEmbedded(client, migrationsFolder);
  const database = embeddedDatabase(client);
  const jobs = await startJobs(database, { log: silent, supervised: false });
  await jobs.stop();
  await createEmptyingFunction(database);
  writeFileSync(dumpFile, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  project.provide('testSource', { kind: 'embedded', dumpFile });
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function provideTemplate(project: TestProject, serverUrl: string): Promise<() => Promise<void>> {
  const template = `declic_template_${process.pid}_${project.name.replaceAll('-', '_')}`;
  await administer(serverUrl, `create database ${template}`);
  const database = await openPostgres(urlOf(serverUrl, template), migrationsFolder);
  const jobs = await startJobs(database, { log: silent, supervised: false });
  await jobs.stop();
  await createEmptyingFunction(database);
  await database.close();
  project.provide('testSource', { kind: 'postgres', serverUrl, template });
  return async () => {
    const copies = await administer(serverUrl, `select datname from pg_database where datname like '${template}%'`);
    for (const { datname } of copies) await administer(serverUrl, `drop database ${datname} with (force)`);
  };
}

export async function administer(serverUrl: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

export function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
