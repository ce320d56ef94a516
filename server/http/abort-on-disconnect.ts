import type { FastifyReply, FastifyRequest } from 'fastify';
import { whenGone } from './gone.ts';

/** A signal that aborts when the client closes the connection before its whole answer has been sent. */
export function abortOnDisconnect(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  whenGone(request, reply, () => {
    if (!reply.raw.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}
