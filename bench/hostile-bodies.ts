// @demand bounded-bodies, bounded-forms, hostile-text
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { optimizeScreenshot, optimizeText } from '#contract/assistant.ts';
import { scanRedFlags } from '#contract/tool-calls.ts';
import { type Figure, recordFigures } from '../scripts/proof/figures.mjs';
import { startProxy } from '../scripts/setup/nginx.mjs';
import { webhookPath } from '../server/features/billing/converging/webhook.ts';
import { prepareMembers } from './assistant/prepare-members.ts';
import { type RunningServer, startServer } from './server/running-server.ts';

// Attacks the built server with bodies, bare and then behind deploy/nginx.conf, and measures how long /healthz takes meanwhile by the same
// way and how much the server's memory grows: brackets without a cookie, bodies in crumbs, forms that drip, large forms of many accounts,
// and texts and addresses that make expressions search again and again. The targets are those behind the proxy.

// Attackers have machines of their own: here the server goes before them, and before the one who watches its health.
const sendersNiceness = 10;

const targets = { healthMs: 200, grownMegabytes: 500 };
const accounts = 40;
const start = '--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\n';
const end = '\r\n--x--\r\n';

const dataFolder = mkdtempSync(join(tmpdir(), 'declic-bench-'));
const figures: Figure[] = [];

function report(what: string, bare: number, proxied: number, target: number, unit: 'ms' | 'MB'): void {
  const isMet = proxied <= target;
  const value = `${proxied.toFixed(0)} ${unit}, bare ${bare.toFixed(0)} ${unit}`;
  figures.push({ name: what, value, target: `≤ ${target} ${unit}`, isMet });
  const ratio = (proxied / Math.max(bare, 1)).toFixed(2);
  process.stdout.write(`  ${what}: ${value}, ratio ${ratio} (target ≤ ${target}) ${isMet ? 'ok' : 'MISSED'}\n`);
}

/** How callers come to the server; their accounts and addresses are not those of the other way. */
interface Way {
  url: string;
  from(place: number): Record<string, string>;
}

interface Sent {
  path: string;
  headers: Record<string, string | number>;
  body: Buffer;
  /** Bytes of the body that are sent at all; the rest is waited for in vain. */
  bytes?: number;
}

/** What a connection sends as it stands, as no client would. */
interface SentRaw {
  raw: Buffer;
}

/** The status of the answer; 0 where the connection ends without one. */
function send(url: string, { path, headers, body, bytes = body.length }: Sent): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(`${url}${path}`, { method: 'POST', headers: { 'content-length': body.length, ...headers } });
    sent.on('response', (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0));
    sent.write(body.subarray(0, bytes));
    if (bytes === body.length) sent.end();
  });
}

/** The status of the first answer; 0 where the connection ends without one. */
function sendRaw(url: string, { raw }: SentRaw): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let status = 0;
    const caller = connect({ host: hostname, port: Number(port) });
    caller.on('data', (data) => {
      status ||= Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 0);
    });
    caller.on('error', () => undefined).on('close', () => resolve(status));
    caller.write(raw);
  });
}

const counted = (statuses: number[]) =>
  [...new Set(statuses)].map((status) => `${statuses.filter((one) => one === status).length} × ${status}`).join(', ');

async function attack(
  server: RunningServer,
  ways: { bare: Way; proxied: Way },
  what: string,
  all: (from: Way['from']) => (Sent | SentRaw)[],
): Promise<void> {
  const bare = await underAttack(server, ways.bare, all(ways.bare.from));
  const proxied = await underAttack(server, ways.proxied, all(ways.proxied.from));
  process.stdout.write(`  ${what}: bare ${counted(bare.statuses)}; behind the proxy ${counted(proxied.statuses)}\n`);
  report(`${what}, slowest /healthz`, bare.healthMs, proxied.healthMs, targets.healthMs, 'ms');
  report(`${what}, memory grown at most`, bare.grown, proxied.grown, targets.grownMegabytes, 'MB');
}

async function underAttack(server: RunningServer, { url }: Way, all: (Sent | SentRaw)[]) {
  const before = server.memory() ?? 0;
  let peak = before;
  const weighing = setInterval(() => {
    peak = Math.max(peak, server.memory() ?? 0);
  }, 20);
  let statuses: number[] = [];
  const healthMs = await server.slowestHealth(async () => {
    statuses = await Promise.all(all.map((one) => ('raw' in one ? sendRaw(url, one) : send(url, one))));
  }, url);
  clearInterval(weighing);
  return { statuses, healthMs, grown: peak - before };
}

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const brackets = Buffer.concat([Buffer.alloc(4_200_000, '['), Buffer.alloc(4_200_000, ']')]);
const large = Buffer.concat([Buffer.from(start), Buffer.alloc(23_000_000, 1), Buffer.from(end)]);
const webhookInCrumbs = Buffer.from(
  `POST ${webhookPath} HTTP/1.1\r\nHost: localhost\r\nStripe-Signature: t=1,v1=a\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(500_000)}`,
);
const slashes = Buffer.from(`GET /a${'/'.repeat(15_000)}b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
const spaces = { conversation: `moi: ok\na:${' '.repeat(39_000)}x\u2028y` };
const wall = (text: string) => ({
  conversation: Array(9).fill({ from: 'match', text: text.repeat(4000 / text.length) }),
});

try {
  const { pro } = await prepareMembers(dataFolder, 2 * accounts);
  const server = await startServer(dataFolder);
  const proxy = await startProxy(server.url);
  const wayOf = (url: string, block: string, firstAccount: number): Way => ({
    url,
    from: (place) => ({
      cookie: pro[firstAccount + (place % accounts)] ?? '',
      'x-forwarded-for': `${block}.${place + 1}`,
    }),
  });
  const ways = { bare: wayOf(server.url, '198.51.100', 0), proxied: wayOf(proxy.url, '203.0.113', accounts) };
  const onBoth = (what: string, all: (from: Way['from']) => (Sent | SentRaw)[]) => attack(server, ways, what, all);
  setPriority(sendersNiceness);
  const times = (count: number, one: (place: number) => Sent | SentRaw) =>
    Array.from({ length: count }, (_, place) => one(place));
  try {
    await onBoth('nothing', () => [{ path: optimizeText.path, headers: json, body: Buffer.from('{}') }]);
    await onBoth('20 × 8.4 MB of brackets without a cookie', () =>
      times(20, () => ({ path: optimizeText.path, headers: json, body: brackets })),
    );
    await onBoth('20 × 8.4 MB of brackets of 20 accounts', (from) =>
      times(20, (place) => ({ path: optimizeText.path, headers: { ...json, ...from(place) }, body: brackets })),
    );
    await onBoth('20 webhooks in chunks of one byte', () => times(20, () => ({ raw: webhookInCrumbs })));
    await onBoth('40 addresses of 15,000 slashes', () => times(40, () => ({ raw: slashes })));
    await onBoth('8 pasted texts of 39,000 spaces', (from) =>
      times(8, (place) => ({
        path: optimizeText.path,
        headers: { ...json, ...from(place) },
        body: Buffer.from(JSON.stringify(spaces)),
      })),
    );
    await onBoth('45 dripping forms of one account', (from) =>
      times(45, () => ({ path: optimizeScreenshot.path, headers: { ...form, ...from(0) }, body: large, bytes: 100 })),
    );
    await onBoth('40 forms of 23 MB of 40 accounts', (from) =>
      times(40, (place) => ({ path: optimizeScreenshot.path, headers: { ...form, ...from(place) }, body: large })),
    );
    await onBoth('8 walls of 36,000 characters for red flags', (from) =>
      times(8, (place) => ({
        path: scanRedFlags.path,
        headers: { ...json, ...from(place) },
        body: Buffer.from(JSON.stringify(wall(place % 2 ? '1.1.' : "j'ai"))),
      })),
    );
    process.stdout.write(`  memory at the end: ${(server.memory() ?? 0).toFixed(0)} MB\n`);
  } finally {
    await proxy.stop();
    await server.stop();
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
recordFigures('bench-hostile-bodies', figures);
process.exit(figures.every(({ isMet }) => isMet) ? 0 : 1);
