import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Closes connections on which nobody waits for an answer, so that they do not delay the server's stop: those kept alive
 * after an answer, and those on which nothing was asked yet (browsers open some in advance), which Node leaves open.
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
