import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

// In a turn of its event loop Node accepts one connection from each socket that listens. A crowd that opens hundreds of them would so be let in for
// ten seconds and more, and whoever has no connection yet stands behind it. Several sockets on one port let in several a turn.

const doors = 8;
/** Elsewhere the system does not share out connections among sockets on one port. */
const sharesPorts = process.platform === 'linux';

/** Listens like `app.listen`, with several sockets where the system allows it. To be called instead of it, once. */
export async function listenAtDoors(app: FastifyInstance, at: { host: string; port: number }): Promise<void> {
  if (!sharesPorts) {
    await app.listen(at);
    return;
  }
  // A port that may be shared is never «taken».
  if (at.port !== 0) await checkThatFree(at);
  const others = Array.from({ length: doors - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => void app.server.emit('connection', socket)),
  );
  const closings: Promise<unknown>[] = [];
  app.addHook('preClose', async () => {
    for (const door of others) closings.push(close(door));
  });
  app.addHook('onClose', async () => void (await Promise.all(closings)));

  const shared = { ...at, reusePort: true };
  await app.listen(shared);
  const { address, port } = app.server.address() as AddressInfo;
  await Promise.all(others.map((door) => listen(door, { host: address, port, reusePort: true })));
}

async function checkThatFree(at: { host: string; port: number }): Promise<void> {
  const asked = createServer();
  await listen(asked, at);
  await close(asked);
}

async function listen(server: Server, at: { host: string; port: number; reusePort?: boolean }): Promise<void> {
  server.listen(at);
  await once(server, 'listening');
}

const close = (server: Server) => new Promise((closed) => server.close(closed));
