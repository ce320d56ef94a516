// @demand half-open
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '#contract/contact.ts';
import { recordFigures } from '../scripts/proof/figures.mjs';
import { findFreePort, makeWorkplace, type ServerProcess, type Workplace } from '../server/testing/start-server.ts';
import { writeMessage } from './visitors.ts';

// Clients that open a connection and stall. None of them may hold a place for good, nor keep others out.

const stalledOfEachKind = 250;
const kinds: [what: string, bytes: string][] = [
  ['say nothing', ''],
  ['send half a header', `POST ${sendMessage.path} HTTP/1.1\r\nHost: localhost\r\nContent-Ty`],
  [
    'send half a body',
    `POST ${sendMessage.path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"name":`,
  ],
];
const dripped = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${'x'.repeat(10_000)}`;
const dripEveryMs = 500;

let place: Workplace;
let server: ServerProcess;
let port: string;

beforeAll(async () => {
  place = await makeWorkplace({ databaseUrl: null, isBuilt: true });
  port = await findFreePort();
  server = place.start({ PORT: port, TRUSTED_PROXIES: '1' });
  await server.ready();
}, 300_000);
afterAll(() => place?.remove());

async function stall(bytes: string): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.resume();
  if (bytes) socket.write(bytes);
  return socket;
}

async function drip(): Promise<Socket> {
  const socket = await stall('');
  let sent = 0;
  const timer = setInterval(() => socket.writable && socket.write(dripped[sent++] ?? 'x'), dripEveryMs);
  socket.once('close', () => clearInterval(timer));
  return socket;
}

describe('clients that open a connection and stall', () => {
  it('are all hung up on, and everybody else is served meanwhile', async () => {
    const openers = [
      ...kinds.map(
        ([, bytes]) =>
          () =>
            stall(bytes),
      ),
      drip,
    ];
    const sockets = await Promise.all(
      openers.flatMap((open) => Array.from({ length: stalledOfEachKind }, async () => await open())),
    );
    let served = 0;
    while (sockets.some((socket) => !socket.closed)) {
      expect(await writeMessage(`http://127.0.0.1:${port}`)).toBe(200);
      served++;
      await new Promise((later) => setTimeout(later, 200));
    }
    expect(server.child.exitCode).toBeNull();
    recordFigures('faults-half-open', [
      {
        name: 'connections that stall',
        value: `${sockets.length} hung up on, ${served} of ${served} other visitors served meanwhile`,
        isMet: true,
      },
    ]);
  });
});
