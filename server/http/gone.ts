import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const waitingOn = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls `tell` once, when the answer has been sent or nobody is there to take it. Node says nothing of an answer that waits behind
 * another one on a connection that breaks, so the connection is listened to as well.
 */
export function whenGone(request: FastifyRequest, reply: FastifyReply, tell: () => void): void {
  if (request.raw.socket.destroyed) {
    tell();
    return;
  }
  const waiting = waitingOf(request.raw.socket);
  const gone = () => {
    if (waiting.delete(gone)) tell();
  };
  waiting.add(gone);
  reply.raw.once('close', gone);
}

/** One listener for each connection, however many calls come over it. */
function waitingOf(connection: Socket): Set<() => void> {
  const known = waitingOn.get(connection);
  if (known) return known;
  const waiting = new Set<() => void>();
  waitingOn.set(connection, waiting);
  connection.once('close', () => {
    for (const gone of waiting) gone();
  });
  return waiting;
}
