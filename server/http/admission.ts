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
