import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

// Sheds load early. Beyond what a process can work on within a few seconds, a call is refused at once: without this it would wait
// in line until its caller has left, and be worked on all the same.

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however many calls are under way. */
    goesFirst?: boolean;
  }
}

/** Calls that a process works on at a time; it answers these within a few seconds (`npm run bench:load`). */
export const maxUnderWay = 150;

/** One turn of the event loop takes this many calls, and more of them as long as it is short. */
const callsPerTurn = 30;
const longTurnMs = 100;
const turnLookMs = 10;

const goesFirst = (request: FastifyRequest) => request.routeOptions.config.goesFirst === true;

function overloaded(): AppError {
  return new AppError('overloaded', 'Beaucoup de monde en ce moment. Réessaie dans quelques secondes.', {
    retryAfterSeconds: 5,
  });
}

/** Counts calls from when they have arrived whole until they are answered, so that senders who stall take nobody's place. */
export function limitUnderWay(app: FastifyInstance): void {
  let underWay = 0;
  app.addHook('preHandler', async (request, reply) => {
    if (goesFirst(request)) return;
    if (underWay >= maxUnderWay) throw overloaded();
    underWay++;
    reply.raw.once('close', () => underWay--);
  });
}

/**
 * Refuses calls before anything of them is read once a single turn of the event loop has begun with many and taken long over it:
 * the rest of a crowd that arrives faster than calls can even be begun with. What goes first then waits for a short turn only.
 * Time that passed before the first call of the turn does not count: a single hold-up is no crowd.
 */
export function limitTurns(app: FastifyInstance): void {
  let firstAt = 0;
  let begun = 0;
  const look = setInterval(() => {
    begun = 0;
  }, turnLookMs).unref();
  app.addHook('onClose', async () => clearInterval(look));
  app.addHook('onRequest', async (request) => {
    if (goesFirst(request)) return;
    if (begun === 0) firstAt = performance.now();
    if (begun >= callsPerTurn && performance.now() - firstAt > longTurnMs) throw overloaded();
    begun++;
  });
}
