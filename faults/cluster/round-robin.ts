import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// A proxy as small as one can be: each request goes to the next server that is ready, over a connection of its own. A server that
// takes no connection is passed over; nothing is ever sent twice.

export interface RoundRobin {
  url: string;
  /** How many requests each server has answered. */
  counts: Map<string, number>;
  close(): Promise<void>;
}

const lookEveryMs = 100;

/** `servers` are base URLs. */
export async function startProxy(servers: string[]): Promise<RoundRobin> {
  const ready = new Set(servers);
  const counts = new Map<string, number>();
  let turn = 0;
  const looking = setInterval(() => {
    for (const server of servers)
      fetch(`${server}/readyz`).then(
        ({ ok }) => (ok ? ready.add(server) : ready.delete(server)),
        () => ready.delete(server),
      );
  }, lookEveryMs);

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse, tries: number): void => {
    const choice = servers.filter((server) => ready.has(server));
    const server = choice[turn++ % choice.length];
    if (!server || tries === 0) return void outgoing.writeHead(502).end();
    const { method, headers, url } = incoming;
    const passed = request(server + url, { method, headers, agent: false });
    passed.once('response', (answer) => {
      counts.set(server, (counts.get(server) ?? 0) + 1);
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.once('error', (error: NodeJS.ErrnoException) => {
      ready.delete(server);
      // Nothing of the request was read where the connection was refused.
      if (error.code === 'ECONNREFUSED') forward(incoming, outgoing, tries - 1);
      else if (!outgoing.headersSent) outgoing.writeHead(502).end();
      else outgoing.destroy();
    });
    passed.once('socket', (socket) => socket.once('connect', () => incoming.pipe(passed)));
  };
  const proxy = createServer((incoming, outgoing) => forward(incoming, outgoing, servers.length)).listen(
    0,
    '127.0.0.1',
  );
  // A connection that the proxy closes while a request is on its way would count as one that failed.
  proxy.keepAliveTimeout = 0;
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    counts,
    async close() {
      clearInterval(looking);
      proxy.closeAllConnections();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
