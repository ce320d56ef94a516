import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import { audienceCookie, trackingPath } from '#contract/audience.ts';
import type { DatabaseConfig } from '../../config.ts';
import { groupWrites } from '../../db/group-writes.ts';
import { yieldingQueue } from '../../db/yielding-queue.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { acceptBytes } from '../../http/bytes-body.ts';
import { refuseCrossSite } from '../../http/csrf.ts';
import { failureOf, sendError } from '../../http/errors.ts';
import { exceedsJsonBounds } from '../../http/json-bounds.ts';
import { blockOf, networkOf } from '../../http/network.ts';
import { refusal } from '../../refusals.ts';
import { parisDay } from './paris-days.ts';
import { readEvents, storedEvent } from './rules.ts';
import { storeEvents, type Visit } from './store-events.ts';

const maxBodyBytes = 64 * 1024;
/**
 * Events in one statement, and events that may wait for theirs; beyond, the database is too slow or gone. The embedded one works
 * on the server's own thread, where 500 events of distinct visits would hold up everyone for 80 ms.
 */
const sizes: Record<DatabaseConfig['kind'], { atOnce: number; waiting: number }> = {
  embedded: { atOnce: 100, waiting: 5_000 },
  postgres: { atOnce: 500, waiting: 50_000 },
};
/** Requests of one address in each process. An open page sends one every five seconds at most. */
const requestLimit = { max: 300, timeWindow: 60_000 };

/**
 * POST /api/tracking. A 204 for an event of a visitor means that it is committed. What is malformed, too large, too much or
 * sent from elsewhere gets a 204 too, and is ignored; only a database that does not answer is told. `isPage` knows the pages of
 * the site.
 */
export function addTracking(app: FastifyInstance, deps: Deps, isPage: (path: string) => boolean): void {
  const { origin, hostname } = new URL(deps.config.site.publicUrl);
  const { kind } = deps.config.database;
  const size = sizes[kind];
  /** No event of these days is brought to the database any more. */
  let fullDays: string[] = [];
  const intake = groupWrites<Visit>(
    async (visits) => {
      fullDays = await storeEvents(deps, visits, isPage);
    },
    size.atOnce,
    { sizeOf: ({ events }) => events.length, rests: kind === 'embedded' },
  );
  const isDayFull = () => fullDays.length > 0 && fullDays.includes(parisDay(deps.clock.now()));
  const requireRoom = () => {
    if (intake.waiting() >= size.waiting) throw refusal.audienceFull();
  };
  /** Fifty events take a millisecond to read: three hundred requests at once would hold up everyone. */
  const reading = yieldingQueue();
  app.register(async (scope) => {
    acceptBytes(scope, maxBodyBytes);
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error instanceof AppError ? error.status : (error.statusCode ?? 500);
      if (status < 500) return reply.status(204).send();
      return sendError(request, reply, failureOf(request, error));
    });
    scope.post(
      trackingPath,
      {
        config: { rateLimit: requestLimit, lane: 'audience' },
        schema: { hide: true },
        onRequest: async (request, reply) => {
          refuseCrossSite(request, origin);
          if (!isCounted(request) || isDayFull()) return reply.status(204).send();
          requireRoom();
        },
      },
      async (request, reply) => {
        const at = deps.clock.now();
        const events = await reading.run(async () => {
          requireRoom();
          const sent = String(request.body ?? '');
          return exceedsJsonBounds(sent) ? [] : readEvents(sent).map((event) => storedEvent(event, hostname));
        });
        if (events.length > 0) {
          const owner = blockOf(request.ip) ?? networkOf(request.ip);
          const address = deps.signer.pseudonym('rate-limit', owner);
          await intake.write({ address, at, events });
        }
        return reply.status(204).send();
      },
    );
  });
}

/** False for bots, and for browsers that object: by our switch, by Global Privacy Control or by Do Not Track. */
function isCounted({ headers, cookies }: FastifyRequest): boolean {
  const agent = headers['user-agent'];
  if (cookies[audienceCookie.name] === audienceCookie.refused) return false;
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') return false;
  return Boolean(agent) && !isbot(agent);
}
