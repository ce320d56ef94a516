import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { limitTurns } from './admission.ts';
import { handleErrors } from './errors.ts';
import { neverShed } from './limits.ts';

const calls = 100;
/** Stops this thread, and with it the event loop. */
const holdUp = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

it('a turn of the event loop begins with thirty calls and, if these take long, refuses all others but those that go first', async () => {
  const app = fastify();
  handleErrors(app);
  limitTurns(app);
  app.get('/usual', async () => 'ok');
  app.get('/first', { config: neverShed }, async () => 'ok');
  // Each call keeps the thread busy for a while, as reading and routing it does.
  app.server.prependListener('request', () => holdUp(5));
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const sockets = await Promise.all(
    Array.from({ length: calls }, async () => {
      const socket = connect(port, '127.0.0.1').setEncoding('utf8');
      await once(socket, 'connect');
      return socket;
    }),
  );
  const ask = async (paths: string[]) => {
    const answers = sockets.map(async (socket) => String((await once(socket, 'data'))[0]).slice(9, 12));
    for (const [n, socket] of sockets.entries())
      socket.write(`GET ${paths[n % paths.length]} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    return await Promise.all(answers);
  };
  // Connections are accepted one a turn; what then comes over them may come in one.
  expect(new Set(await ask(['/usual']))).toEqual(new Set(['200']));
  const statuses = await ask(['/usual', '/first']);
  for (const socket of sockets) socket.destroy();
  await app.close();
  const usual = statuses.filter((_, n) => n % 2 === 0);
  const first = statuses.filter((_, n) => n % 2 === 1);
  expect(usual.slice(0, 30)).toEqual(Array(30).fill('200'));
  expect(new Set(usual.slice(30))).toEqual(new Set(['503']));
  expect(new Set(first)).toEqual(new Set(['200']));
});
