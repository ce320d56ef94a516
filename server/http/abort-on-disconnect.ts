import type { FastifyReply } from 'fastify';

/** A signal that aborts when the client closes the connection before its whole answer has been sent. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const disconnected = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) disconnected.abort();
  });
  return disconnected.signal;
}
