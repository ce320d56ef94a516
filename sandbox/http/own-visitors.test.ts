// @demand sandbox-visitors
import { once } from 'node:events';
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { openTestSandbox } from '../testing/open-test-sandbox.ts';

/** Answers the status. `fetch` would set Host and Sec-Fetch-Site itself. */
async function send(url: string, method: string, headers: Record<string, string>): Promise<number> {
  const call = request(url, { method, headers });
  call.end(method === 'POST' ? JSON.stringify({ advanceSeconds: 3600 }) : undefined);
  const [answer] = await once(call, 'response');
  answer.resume();
  return answer.statusCode;
}

it('takes no orders from a page of another site, and does nothing', async () => {
  const sandbox = await openTestSandbox({ now: () => Date.parse('2026-11-15T09:00:00Z') });
  const before = await sandbox.now();
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: sandbox.url },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  for (const path of ['/_sandbox/clock', '/_sandbox/operator/clock', '/_sandbox/faults'])
    for (const headers of foreign) expect(await send(`${sandbox.url}${path}`, 'POST', headers)).toBe(403);
  expect(await send(`${sandbox.url}/_sandbox/faults`, 'DELETE', { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await sandbox.now()).toBe(before);
});

it('takes orders from its own pages and from programs', async () => {
  const sandbox = await openTestSandbox();
  const own: Record<string, string>[] = [{}, { 'sec-fetch-site': 'same-origin' }, { origin: sandbox.url }];
  for (const headers of own) expect(await send(`${sandbox.url}/_sandbox/clock`, 'POST', headers)).toBe(200);
});

it('answers at this machine’s names only', async () => {
  const sandbox = await openTestSandbox();
  const at = (host: string, path = '/_sandbox') => send(`${sandbox.url}${path}`, 'GET', { host });
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '192.168.1.20'])
    for (const path of ['/_sandbox', '/v1/customers']) expect(await at(host, path), host).toBe(403);
  for (const host of ['localhost', `127.0.0.1:${sandbox.port}`, '[::1]:12111']) expect(await at(host), host).toBe(200);
});
