import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

// Sheds load early. Beyond what a process can work on within a few seconds, a call is refused at once: without this it would wait
// in line until its caller has left, and be worked on all the same.

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered however many calls are under way. */
    goesFirst?: boolean;
  }
  interface FastifyRequest {
    /** Null for calls that go first. */
    place: Place | null;
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

/** A call's place among those under way. */
export interface Place {
  /** Refuses the call if there is no room. */
  enter(): void;
  leave(): void;
}

/** Counts calls while they are worked on. A call leaves its place while its body arrives, so that senders who stall take nobody's. */
export function limitUnderWay(app: FastifyInstance): void {
  let underWay = 0;
  app.decorateRequest('place', null);
  app.addHook('preHandler', async (request, reply) => {
    if (goesFirst(request)) return;
    let isIn = false;
    let isOver = false;
    const leave = () => {
      if (isIn) underWay--;
      isIn = false;
    };
    const enter = () => {
      if (isIn || isOver) return;
      if (underWay >= maxUnderWay) throw overloaded();
      underWay++;
      isIn = true;
    };
    enter();
    request.place = { enter, leave };
    reply.raw.once('close', () => {
      isOver = true;
      leave();
    });
  });
}
