// @demand bounded-bodies
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { login, me } from '#contract/accounts.ts';
import { optimizeScreenshot } from '#contract/assistant.ts';
import { trackingPath } from '#contract/audience.ts';
import { browserModelHeader } from '#contract/browser-model.ts';
import { sendMessage } from '#contract/contact.ts';
import { recordFigures } from '../scripts/proof/figures.mjs';
import { startProxy } from '../scripts/setup/nginx.mjs';
import { routes } from '../server/app.ts';
import { webhookPath } from '../server/features/billing/converging/webhook.ts';
import { secondsInProxy } from '../server/http/pages.ts';
import { findFreePort, makeWorkplace, type ServerProcess, type Workplace } from '../server/testing/start-server.ts';
import { writeMessage } from './visitors.ts';

// deploy/nginx.conf in Debian's nginx: what senders of hostile bodies and connections get, and what of it reaches the server.

type Proxy = Awaited<ReturnType<typeof startProxy>>;

/** A connection from an address of its own, unless told otherwise. */
async function open(url: string, text: string, address?: string): Promise<Socket> {
  const socket = connect({
    port: Number(new URL(url).port),
    host: '127.0.0.1',
    localAddress: address ?? nextAddress(),
  });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Numbers of what each test uses but once: networks and paths. */
let networks = 0;
let odd = 0;
let addresses = 0;
function nextAddress(): string {
  addresses++;
  return `127.${10 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255 || 1}`;
}

/** The status of the answer; 0 where the connection ends without one. */
async function statusOf(socket: Socket): Promise<number> {
  let said = '';
  socket.on('data', (part) => {
    said += part;
  });
  await Promise.race([once(socket, 'close'), once(socket, 'data')]);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0);
}

/** The endpoints that go first, with a value for their parameters. */
const first = routes
  .filter(({ endpoint }) => endpoint.goesFirst)
  .map(({ endpoint }) => endpoint.path.replace(/:\w+/g, 'bio'));

const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nStripe-Signature: t=1,v1=a\r\n${more}\r\n\r\n`;

describe('the proxy before a server that tells what it gets', () => {
  let server: Server;
  let proxy: Proxy;
  const received: IncomingMessage[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      received.push(request);
      if (request.url === '/api/stream') {
        response.setHeader('content-type', 'text/event-stream').setHeader('x-accel-buffering', 'no');
        return response.write('event: first\n\n');
      }
      if (request.url?.endsWith('/never')) return;
      if (request.url?.endsWith('/large')) return response.end('x'.repeat(12_000_000));
      if (request.url?.endsWith('page') || request.url?.startsWith('/page?'))
        response.setHeader('x-accel-expires', '5');
      response
        .setHeader('cache-control', request.url?.startsWith('/api/docs') ? 'public, max-age=60' : 'private, no-cache')
        .setHeader('vary', 'accept-encoding, cookie');
      response.setHeader('content-type', 'application/json');
      request.resume().on('end', () => response.end(JSON.stringify({ sent: 'x'.repeat(5000) })));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    proxy = await startProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
  beforeEach(() => void received.splice(0));
  /** Calls that the server has taken and does not answer, or answers at length. */
  const under = () => received.filter(({ url }) => /\/(never|large)$/.test(url ?? '')).length;
  const soon = { timeout: 30_000 };
  afterAll(async () => {
    await proxy?.stop();
    server.closeAllConnections();
    server.close();
  });

  it('keeps a body in crumbs to itself until all of it has come, and hands it on in one piece', async () => {
    const socket = await open(proxy.url, head('/api/crumbs', 'Transfer-Encoding: chunked'));
    for (let crumb = 0; crumb < 20; crumb++) {
      socket.write('1\r\na\r\n');
      await later(20);
    }
    expect(received).toEqual([]);
    socket.write('0\r\n\r\n');
    expect(await statusOf(socket)).toBe(200);
    expect(received[0]?.headers).toMatchObject({ 'content-length': '20' });
    expect(received[0]?.headers['transfer-encoding']).toBeUndefined();
  });

  it('refuses a body that is too large in a sentence, declared or not, and the server hears nothing of it', async () => {
    for (const [path, bytes] of [
      [optimizeScreenshot.path, 27_000_000],
      ['/api/text', 700_000],
    ] as const) {
      const declared = await fetch(proxy.url + path, { method: 'POST', body: Buffer.alloc(bytes) });
      expect(declared.status).toBe(413);
      expect(await declared.json()).toMatchObject({
        code: 'payload_too_large',
        message: expect.stringContaining('trop volumineux'),
      });
      const socket = await open(proxy.url, head(path, 'Transfer-Encoding: chunked'));
      const answered = statusOf(socket);
      for (let sent = 0; sent < bytes; sent += 100_000) socket.write(`186a0\r\n${'x'.repeat(100_000)}\r\n`);
      expect(await answered).toBe(413);
    }
    expect(received).toEqual([]);
  });

  it('keeps connections for what goes first and for health while pages wait for the server, and tells people to wait', async () => {
    const most = Number(/zone pages_server .*?max_conns=(\d+)/s.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1]);
    const never = (n: number) =>
      open(proxy.url, `GET /${n}/never HTTP/1.1\r\nHost: localhost\r\n\r\n`, `127.9.${n % 4}.5`);
    const waiting = await Promise.all(Array.from({ length: most }, (_, n) => never(n)));
    await expect.poll(under, soon).toBe(most);
    const refused = await fetch(`${proxy.url}/profil-${most}`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(await refused.text()).toContain('Cette page se recharge toute seule');
    for (const path of [webhookPath, ...first, '/healthz', '/readyz', '/api/x'])
      expect((await fetch(proxy.url + path)).status, path).toBe(200);
    for (const socket of waiting) socket.destroy();
    // nginx waits on for what it could keep.
    for (const { socket } of received) socket.destroy();
  });

  it('hands the API’s description out again without asking the server', async () => {
    for (let n = 0; n < 5; n++) expect((await fetch(`${proxy.url}/api/docs/json?n=${n}`)).status).toBe(200);
    expect(received).toHaveLength(1);
  });

  it('hangs up on who stops in the middle of a header or a body', async () => {
    const halves = [
      head('/api/half', 'Content-Length: 900').slice(0, 40),
      `${head('/api/half', 'Content-Length: 900')}{`,
    ];
    const sockets = await Promise.all(halves.map((half) => open(proxy.url, half)));
    await Promise.all(sockets.map((socket) => new Promise((closed) => socket.resume().once('close', closed))));
    expect(received).toEqual([]);
  });

  it('works for an address on 64 calls at once and refuses the next in a sentence, and serves everybody else', async () => {
    const address = nextAddress();
    const never = () => open(proxy.url, 'GET /api/never HTTP/1.1\r\nHost: localhost\r\n\r\n', address);
    const waiting = await Promise.all(Array.from({ length: 64 }, never));
    await expect.poll(under, soon).toBe(64);
    expect(await statusOf(await never())).toBe(429);
    expect((await fetch(proxy.url)).status).toBe(200);
    for (const socket of waiting) socket.destroy();
  });

  const known = 'Content-Length: 2000000';
  const huge = 'Content-Length: 9000000';
  const unknown = 'Transfer-Encoding: chunked';
  it.each([
    ['large bodies of an address', 12, [known], 1],
    ['huge bodies of an address, of known length or not,', 3, [huge, unknown], 1],
    ['large bodies of a network', 24, [known], 3],
    ['huge bodies of a network', 6, [huge, unknown], 3],
  ])('lets so many %s wait at once: %i, and takes everything else', async (_, most, lengths, senders) => {
    networks++;
    const address = `127.8.${networks}.1`;
    const send = (n: number) =>
      open(
        proxy.url,
        head(optimizeScreenshot.path, lengths[n % lengths.length] ?? ''),
        `127.8.${networks}.${1 + (n % senders)}`,
      );
    const waiting = await Promise.all(Array.from({ length: most }, (_, n) => send(n)));
    for (const socket of waiting) socket.write(`f4240\r\n${'x'.repeat(500_000)}`);
    await later(200);
    for (let n = 0; n < lengths.length * senders; n++) expect(await statusOf(await send(n))).toBe(429);
    const small = await open(proxy.url, `${head('/api/small', 'Content-Length: 9')}123456789`, address);
    const page = await open(proxy.url, 'GET /anything HTTP/1.1\r\nHost: localhost\r\n\r\n', address);
    expect([await statusOf(small), await statusOf(page)]).toEqual([200, 200]);
    const body = Buffer.alloc(5_000_000);
    expect((await fetch(proxy.url + optimizeScreenshot.path, { method: 'POST', body })).status).toBe(200);
    for (const socket of waiting) socket.destroy();
  });

  it('takes an answer whole, so that those who read it slowly keep no connection to the server from others', async () => {
    const most = Number(/zone passwords .*?max_conns=(\d+)/s.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1]);
    const slow = (n: number) => open(proxy.url, head(`${login.path}/large`, 'Content-Length: 0'), `127.9.${n % 4}.3`);
    const waiting = await Promise.all(Array.from({ length: most }, (_, n) => slow(n)));
    for (const socket of waiting) socket.pause();
    await expect.poll(under, soon).toBe(most);
    await expect.poll(async () => (await fetch(proxy.url + login.path, { method: 'POST' })).status, soon).toBe(200);
    for (const socket of waiting) socket.destroy();
  });

  it('passes as many calls on as a lane works on and some more, tells the next to come back, and serves the other lanes', async () => {
    const most = Number(/zone writing .*?max_conns=(\d+)/s.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1]);
    const never = (n: number) => open(proxy.url, head('/api/try/never', 'Content-Length: 0'), `127.9.${n % 4}.1`);
    const waiting = await Promise.all(Array.from({ length: most }, (_, n) => never(n)));
    await expect.poll(under, soon).toBe(most);
    const refused = await fetch(`${proxy.url}/api/try/reply`, { method: 'POST' });
    expect({ status: refused.status, ...(await refused.json()) }).toMatchObject({ status: 503, reason: 'proxy' });
    expect(first.length).toBeGreaterThan(4);
    for (const path of ['/', '/api/x', webhookPath, ...first])
      expect((await fetch(proxy.url + path)).status, path).toBe(200);
    for (const path of [login.path, optimizeScreenshot.path, trackingPath])
      expect((await fetch(proxy.url + path, { method: 'POST' })).status, path).toBe(200);
    for (const socket of waiting) socket.destroy();
  });

  it('hands a page out again for as long as the server says, in the colours and compression asked for, and nothing private', async () => {
    const ask = async (path: string, headers = {}) => await (await fetch(proxy.url + path, { headers })).text();
    for (let time = 0; time < 3; time++) {
      await ask('/page?from=a-link');
      await ask('/page', { cookie: 'theme=dark; session=a' });
      await ask('/page', { cookie: 'theme=dark; session=b' });
      await ask('/page', { 'accept-encoding': 'br' });
      await ask('/private');
    }
    expect(received.filter(({ url }) => url?.startsWith('/page'))).toHaveLength(3);
    expect(received.filter(({ url }) => url === '/private')).toHaveLength(3);
    expect((await fetch(`${proxy.url}/page`)).headers.get('x-accel-expires')).toBeNull();
  });

  it.each([
    ['accept-encoding', 'gzip;q=0.5, BR', 'br'],
    ['accept-encoding', 'br;q=0, gzip', 'gzip'],
    ['accept-encoding', 'br;q=0, gzip;q=0.0', 'identity'],
    ['accept-encoding', '*', 'identity'],
  ])(
    'asks the server for the compression that the copy is kept under, where a visitor sends %s: %s',
    async (name, value, asked) => {
      const socket = await open(
        proxy.url,
        `GET /odd-${++odd} HTTP/1.1\r\nHost: localhost\r\n${name}: ${value}\r\n\r\n`,
      );
      await statusOf(socket);
      expect(received[0]?.headers['accept-encoding']).toBe(asked);
    },
  );

  // @demand cached-pages
  it.each([
    ['theme=dark', 'dark'],
    ['session=a;theme=light; audience=b', 'light'],
    ['theme=light; theme=dark', 'light'],
    ['theme =dark', 'system'],
    ['theme\t=dark', 'system'],
    ['theme= dark', 'system'],
    ['theme="dark"', 'system'],
    ['THEME=dark', 'system'],
    ['other_theme=dark', 'system'],
  ])(
    'asks the server for the colours that the copy is kept under, where a visitor sends %j: %s',
    async (cookie, asked) => {
      const path = `/${++odd}-page`;
      for (const sent of [cookie, `theme=${asked}`]) {
        const socket = await open(proxy.url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${sent}\r\n\r\n`);
        await statusOf(socket);
      }
      expect(received.filter(({ url }) => url === path).map(({ headers }) => headers.cookie)).toEqual([
        `theme=${asked}`,
      ]);
    },
  );

  it('keeps no page under another spelling of its path, of which there are thousands', async () => {
    const spellings = ['/%6fdd-page', '//odd-page', '/./odd-page', '/a/../odd-page'];
    for (const spelling of [...spellings, ...spellings]) {
      const socket = await open(proxy.url, `GET ${spelling} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      expect(await statusOf(socket)).toBe(200);
      socket.destroy();
    }
    expect(received).toHaveLength(2 * spellings.length);
  });

  it('hands out under a path nothing that the server gave for another spelling of it', async () => {
    for (const spelling of ['/anything/..%2fspelled-page', '/.%2f/spelled-page', '/%73pelled-page', '/spelled-page'])
      await fetch(proxy.url + spelling);
    expect(received.map(({ url }) => url)).toEqual([
      '/anything/..%2fspelled-page',
      '/.%2f/spelled-page',
      '/%73pelled-page',
      '/spelled-page',
    ]);
  });

  it('lets no calls that wait for the model of their browser take the connections of others who write', async () => {
    const waits = (n: number) =>
      open(proxy.url, head('/api/try/never', `Content-Length: 0\r\n${browserModelHeader}: a`), `127.9.${n % 4}.2`);
    const most = Number(/zone writing .*?max_conns=(\d+)/s.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1]);
    const waiting = await Promise.all(Array.from({ length: most + 20 }, (_, n) => waits(n)));
    await expect.poll(under, soon).toBe(most + 20);
    expect((await fetch(`${proxy.url}/api/try/reply`, { method: 'POST' })).status).toBe(200);
    for (const socket of waiting) socket.destroy();
  });

  it('refuses an address that calls without end, and says when to come back', async () => {
    const from = { headers: { 'x-forwarded-for': '198.51.100.77' } };
    const answers: Response[] = [];
    for (let wave = 0; wave < 20; wave++)
      answers.push(
        ...(await Promise.all(Array.from({ length: 50 }, async () => await fetch(`${proxy.url}/api/x`, from)))),
      );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(300);
    expect(await refused[0]?.json()).toMatchObject({ code: 'rate_limited', reason: 'limit_proxy' });
    expect((await fetch(proxy.url, { headers: { 'x-forwarded-for': '198.51.100.78' } })).status).toBe(200);
  });

  it('refuses a network whose addresses call without end together, and nobody else', async () => {
    const statuses: number[] = [];
    for (let wave = 0; wave < 60; wave++)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 50 }, (_, n) => call(`2001:db8:7:${wave * 50 + n}::1`)))),
      );
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1000);
    expect(statuses).toContain(429);
    expect(await call('2001:db8:8::1')).toBe(200);
  });

  async function call(sender: string): Promise<number> {
    return (await fetch(`${proxy.url}/api/x`, { headers: { 'x-forwarded-for': sender } })).status;
  }

  it.each([...first, webhookPath])('bounds a flood of POST %s from one address, and nobody else', async (path) => {
    const flood = nextAddress();
    const answers: number[] = [];
    for (let wave = 0; wave < 16; wave++)
      answers.push(...(await Promise.all(Array.from({ length: 50 }, () => post(path, flood)))));
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(29);
    expect(answers).toContain(429);
    expect(await post(path, nextAddress())).toBe(200);
  });

  async function post(path: string, sender: string): Promise<number> {
    const headers = { 'x-forwarded-for': sender };
    return (await fetch(proxy.url + path, { method: 'POST', headers })).status;
  }

  it('tells the address that whoever speaks https names, and no other header of a client', async () => {
    const address = nextAddress();
    const forged = 'X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Host: elsewhere.example';
    const direct = await open(proxy.url, `GET /api/who HTTP/1.1\r\nHost: localhost\r\n${forged}\r\n\r\n`, address);
    await statusOf(direct);
    await fetch(`${proxy.url}/api/who`, { headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.5' } });
    expect(received.map(({ headers }) => headers['x-forwarded-for'])).toEqual([address, '198.51.100.5']);
    expect(received[0]?.headers['x-forwarded-host']).toBeUndefined();
  });

  it('lets an event through before the next one comes, and compresses JSON', async () => {
    const stream = await fetch(`${proxy.url}/api/stream`);
    const first = await stream.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe('event: first\n\n');
    expect((await fetch(`${proxy.url}/api/x`)).headers.get('content-encoding')).toBe('gzip');
  });
});

describe('the proxy before the product', () => {
  const connections = 3000;
  let place: Workplace;
  let server: ServerProcess;
  let proxy: Proxy;
  beforeAll(async () => {
    place = await makeWorkplace({ databaseUrl: null, isBuilt: true });
    const port = await findFreePort();
    server = place.start({ PORT: port, TRUSTED_PROXIES: '1' });
    await server.ready();
    proxy = await startProxy(`http://127.0.0.1:${port}`);
  }, 300_000);
  afterAll(async () => {
    await proxy?.stop();
    place?.remove();
  });

  it(`serves everybody else while ${connections} connections send a byte at a time`, async () => {
    const heads = [
      head(webhookPath, 'Transfer-Encoding: chunked'),
      head(sendMessage.path, 'Content-Length: 900'),
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    ];
    const sockets = await Promise.all(
      Array.from({ length: connections }, (_, n) => open(proxy.url, heads[n % 3] ?? '', `127.0.${100 + (n % 100)}.1`)),
    );
    for (const socket of sockets) socket.resume();
    const dripping = setInterval(() => {
      for (const [n, socket] of sockets.entries()) if (socket.writable) socket.write(n % 3 === 0 ? '1\r\na\r\n' : 'x');
    }, 1000);
    let served = 0;
    try {
      for (; served < 100; served++) {
        expect(await writeMessage(proxy.url)).toBe(200);
        await later(100);
      }
    } finally {
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    }
    const value = `${served} of ${served} messages`;
    recordFigures('faults-proxy', [
      { name: `served while ${connections} connections send a byte at a time`, value, target: 'all', isMet: true },
    ]);
  });

  it('hands a webhook in half a million crumbs on as one body, which the server refuses by its size', async () => {
    const socket = await open(proxy.url, head(webhookPath, 'Transfer-Encoding: chunked'));
    const answered = statusOf(socket);
    socket.write(`${'1\r\na\r\n'.repeat(600_000)}0\r\n\r\n`);
    expect(await answered).toBe(413);
  });

  it('counts each address for itself: five messages, and the sixth is refused', async () => {
    const statuses: number[] = [];
    for (let message = 0; message < 6; message++) statuses.push(await writeMessage(proxy.url, '198.51.100.200'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('goes on showing a page that somebody has just seen, and answers all else in a sentence, when the server is gone', async () => {
    const statusOfPage = async (path: string) => (await fetch(proxy.url + path)).status;
    expect([await statusOfPage('/pricing'), await statusOfPage(me.path)]).toEqual([200, 401]);
    server.child.kill('SIGKILL');
    await later(secondsInProxy * 1000 + 500);
    expect([await statusOfPage('/pricing'), await statusOfPage(me.path)]).toEqual([200, 503]);
    for (const path of ['/api/stripe/webhook', '/api/subscription/cancel-by-link']) {
      const answer = await fetch(`${proxy.url}${path}`, { method: 'POST' });
      expect(await answer.json()).toMatchObject({ code: 'overloaded', reason: 'proxy' });
    }
  });
});
