// @demand bounded-bodies
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { optimizeText } from '#contract/assistant.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { routes } from '../app.ts';
import { buildAffiliate, buildUser } from '../testing/build-user.ts';
import { largestBody } from '../testing/largest-body.ts';
import { makeApp, testAdminPassword } from '../testing/make-app.ts';
import { usualBodyBytes } from './request-body.ts';

// Over real connections, for every endpoint: who calls is settled before a body is sent, and a body is bounded before it is parsed.

const test = makeApp();
let port: number;
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});

const endpoints = routes.map(({ endpoint }) => endpoint).filter(({ method }) => method !== 'GET');
const limitOf = ({ maxBodyBytes = usualBodyBytes }: Endpoint) => maxBodyBytes;
let calls = 0;

function open({ method, path }: Endpoint, headers: Record<string, string | number>): ClientRequest {
  calls++;
  const sent = request({
    ...{ host: '127.0.0.1', port, method, path: path.replace(/:\w+/, '11111111-1111-4111-8111-111111111111') },
    localAddress: `127.1.${calls >> 8}.${calls & 255}`,
    headers: { 'content-type': 'application/json', ...headers },
  });
  sent.on('error', () => {});
  return sent;
}

async function answerTo(sent: ClientRequest) {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: (await json(response)) as { code?: string } };
}

/** The answer to headers alone; nothing of the body is ever sent. */
async function answerToHeaders(endpoint: Endpoint, headers: Record<string, string | number>) {
  const sent = open(endpoint, headers);
  const answer = answerTo(sent);
  sent.flushHeaders();
  try {
    return await answer;
  } finally {
    sent.destroy();
  }
}

async function headersOfAdmitted({ access }: Endpoint): Promise<Record<string, string>> {
  if (access === 'public') return {};
  if (access === 'admin') return { authorization: `Bearer ${testAdminPassword}` };
  const { browser } =
    access === 'affiliate' ? await buildAffiliate(test) : await buildUser(test, { entitlements: ['pro'] });
  return { cookie: `declic_session=${browser.cookies.get('declic_session')}` };
}

describe('a body of a caller who is not admitted', () => {
  it.each(endpoints.filter(({ access }) => access !== 'public'))(
    '$method $path: is refused before any of it is sent',
    async (endpoint) => {
      const lengths = { 'content-length': limitOf(endpoint) };
      expect(await answerToHeaders(endpoint, lengths)).toMatchObject({ status: 401 });
      expect(await answerToHeaders(endpoint, { 'transfer-encoding': 'chunked' })).toMatchObject({ status: 401 });
    },
  );

  it('is refused though it is 8.4 MB of brackets', async () => {
    const half = 4_200_000;
    const sent = open(optimizeText, { 'content-length': 2 * half });
    const answer = answerTo(sent);
    sent.end(Buffer.concat([Buffer.alloc(half, '['), Buffer.alloc(half, ']')]));
    expect(await answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

it('ten refused senders of 8 MB all have their answer, and that of the next call on the same connection', async () => {
  const head = (start: string, length: number) =>
    `${start} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n`;
  const refused = `${head(`POST ${optimizeText.path}`, 8_000_000)}\r\n${' '.repeat(8_000_000)}`;
  const next = `${head('GET /healthz', 0)}connection: close\r\n\r\n`;
  const callers = Array.from({ length: 10 }, async () => {
    const caller = connect({ host: '127.0.0.1', port });
    caller.write(refused + next);
    return (await text(caller)).match(/(?<=HTTP\/1.1 )\d+/g);
  });
  expect(await Promise.all(callers)).toEqual(Array(10).fill(['401', '200']));
});

describe('a body of an admitted caller', () => {
  it.each(endpoints)('$method $path: is refused by its declared length before any of it is sent', async (endpoint) => {
    const headers = await headersOfAdmitted(endpoint);
    const answer = await answerToHeaders(endpoint, { ...headers, 'content-length': limitOf(endpoint) + 1 });
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  });

  it.each(endpoints)('$method $path: is refused once it is too large, and when it nests too deep', async (endpoint) => {
    const headers = { ...(await headersOfAdmitted(endpoint)), 'transfer-encoding': 'chunked' };
    const large = open(endpoint, headers);
    const refusal = answerTo(large);
    large.write('"');
    for (let bytes = 0; bytes <= limitOf(endpoint); bytes += 60_000) large.write('x'.repeat(60_000));
    large.end('"');
    expect(await refusal).toMatchObject({ status: 413 });
    const deep = open(endpoint, headers);
    const answer = answerTo(deep);
    deep.end(`{"a":${'['.repeat(17)}${']'.repeat(17)}}`);
    expect(await answer).toMatchObject({ status: 400, body: { code: 'invalid_body' } });
  });
});

describe('the limit of an endpoint', () => {
  // An endpoint with a sentence for larger bodies bounds its picture by it.
  it.each(endpoints.filter(({ body, bodyTooLarge }) => body && !bodyTooLarge))(
    '$method $path: leaves room for the largest valid body',
    (endpoint) => {
      const schema = z.toJSONSchema(endpoint.body as z.ZodMiniType, { io: 'input', unrepresentable: 'any' });
      expect(largestBody(schema)).toBeLessThanOrEqual(limitOf(endpoint));
    },
  );
});
