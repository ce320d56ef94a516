// @demand crowd
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { listenAtDoors } from './doors.ts';
import { endConnectionsWhenStopping } from './stopping.ts';

const host = '127.0.0.1';
const running: FastifyInstance[] = [];
const callers: Socket[] = [];
afterEach(async () => {
  for (const caller of callers.splice(0)) caller.destroy();
  await Promise.all(running.splice(0).map((app) => app.close()));
});

function makeServer(): FastifyInstance {
  const app = Fastify({ return503OnClosing: false });
  endConnectionsWhenStopping(app);
  running.push(app);
  return app;
}

const portOf = (app: FastifyInstance) => (app.server.address() as AddressInfo).port;

/** Opens connections all at once and tells how many were accepted in the busiest turn of the event loop. */
async function mostInOneTurn(app: FastifyInstance, connections: number): Promise<number> {
  const turns = new Map<number, number>();
  let turn = 0;
  let accepted = 0;
  app.server.on('connection', () => {
    accepted++;
    turns.set(turn, (turns.get(turn) ?? 0) + 1);
  });
  for (let n = 0; n < connections; n++) callers.push(connect({ host, port: portOf(app) }));
  while (accepted < connections) {
    await new Promise((next) => setImmediate(next));
    turn++;
  }
  return Math.max(...turns.values());
}

describe.runIf(process.platform === 'linux')('a server with several doors', () => {
  it('accepts several connections in a turn of its event loop, where one socket accepts one', async () => {
    const one = makeServer();
    await one.listen({ host, port: 0 });
    expect(await mostInOneTurn(one, 60)).toBe(1);

    const many = makeServer();
    await listenAtDoors(many, { host, port: 0 });
    expect(await mostInOneTurn(many, 60)).toBeGreaterThan(2);
  });

  it('answers what was asked at any door before it was told to stop, and then lets no one in', async () => {
    const app = makeServer();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    let underWay = 0;
    app.get('/', async () => {
      underWay++;
      await held;
      return 'done';
    });
    await listenAtDoors(app, { host, port: 0 });
    const url = `http://${host}:${portOf(app)}/`;
    const answers = Array.from({ length: 40 }, () => fetch(url).then((answer) => answer.text()));
    while (underWay < 40) await new Promise((next) => setImmediate(next));

    const stopped = app.close();
    await new Promise((later) => setTimeout(later, 50));
    letGo();
    expect(await Promise.all(answers)).toEqual(answers.map(() => 'done'));
    await stopped;
    await expect(fetch(url)).rejects.toThrow();
  });
});

it('a second server does not get the port of the first', async () => {
  const first = makeServer();
  await listenAtDoors(first, { host, port: 0 });
  await expect(listenAtDoors(makeServer(), { host, port: portOf(first) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    syscall: 'listen',
  });
});
