import pg from 'pg';
import { type Postgres, startPostgres } from '../scripts/setup/postgres.mjs';
import { makeWorkplace, type Workplace } from '../server/testing/start-server.ts';

// A PostgreSQL server that a fault test may stop and kill, and a folder for servers that use it.

export interface FaultPlace {
  postgres: Postgres;
  place: Workplace;
  /** Plain SQL on a connection of its own. */
  ask<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  remove(): Promise<void>;
}

export async function openFaultPlace(): Promise<FaultPlace> {
  const postgres = await startPostgres({ keepsCommits: true });
  const place = await makeWorkplace({ databaseUrl: postgres.url, isBuilt: true });
  return {
    postgres,
    place,
    async ask(text, values) {
      const client = new pg.Client({ connectionString: postgres.url });
      await client.connect();
      try {
        return (await client.query(text, values)).rows;
      } finally {
        await client.end();
      }
    },
    async remove() {
      place.remove();
      await postgres.stop();
    },
  };
}
