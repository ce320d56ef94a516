import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/open.ts';
import { withDeadline } from '../deadline.ts';
import { neverShed } from './limits.ts';
import { logOf } from './request-log.ts';

const databaseDeadlineMs = 2_000;

/** Live: the process answers. Ready: it may be sent traffic, that is, its database answers and it is not stopping. */
export function addHealth(app: FastifyInstance, db: Database, isStopping: () => boolean): void {
  const hidden = { schema: { hide: true }, config: neverShed };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async (request, reply) => {
    if (isStopping()) return reply.status(503).send({ status: 'stopping' });
    try {
      await withDeadline(db.execute(sql`select 1`), databaseDeadlineMs);
      return { status: 'ready' };
    } catch (error) {
      logOf(request).warn({ err: error }, 'database does not answer');
      return reply.status(503).send({ status: 'database unavailable' });
    }
  });
}
