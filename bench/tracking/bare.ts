import fastify, { type FastifyInstance } from 'fastify';
import pMap from 'p-map';
import type pg from 'pg';
import { maxEvents } from '#contract/audience.ts';
import type { SiteEvent } from '#contract/tracking.ts';
import { connections } from './load.ts';
import { click, insertOf, rowOf } from './visits.ts';

// What events cost without the product: a bare route with one INSERT, and multi-row INSERTs without HTTP.

export function bareServer(pool: pg.Pool): FastifyInstance {
  const app = fastify();
  const insert = insertOf(1);
  app.post('/bare', async (request, reply) => {
    await pool.query(insert, rowOf(request.body as SiteEvent));
    return reply.status(204).send();
  });
  return app;
}

/** Events per second. */
export async function insertBatches(pool: pg.Pool, batches: number): Promise<number> {
  const insert = insertOf(maxEvents);
  const startedAt = performance.now();
  await pMap(
    Array.from({ length: batches }, () => click('raw_batch')),
    async (event) => await pool.query(insert, Array.from({ length: maxEvents }, () => rowOf(event)).flat()),
    { concurrency: connections },
  );
  return (batches * maxEvents) / ((performance.now() - startedAt) / 1000);
}
