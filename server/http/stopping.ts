import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * What would hold a stop up although nobody waits for an answer: connections that are kept alive after one, and those
 * on which nothing was ever asked (browsers open some in advance). Node closes only those that are idle between requests.
 */
export function endConnectionsWhenStopping(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let stopping = false;
  app.server.on('connection', (socket: Socket) => {
    if (stopping) socket.destroy();
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }: { socket: Socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    stopping = true;
    for (const socket of silent) socket.destroy();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
