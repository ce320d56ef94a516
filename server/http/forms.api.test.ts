// @demand bounded-bodies
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { buildUser } from '../testing/build-user.ts';
import { makeApp } from '../testing/make-app.ts';
import { route } from './route.ts';

// Forms over real connections: what a sender gets to hear who has not sent everything yet.

const uploadFor = (access: 'public' | 'member') =>
  endpoint({
    method: 'POST',
    path: `/api/upload/${access}`,
    access,
    summary: access,
    upload: { maxFiles: 2, maxBytes: 1_000_000 },
    response: z.object({ sizes: z.array(z.number()) }),
  });
const [open, closed] = [uploadFor('public'), uploadFor('member')];
const sizes = async ({ call }: { call: { files: Uint8Array[] } }) => ({
  sizes: call.files.map(({ length }) => length),
});
const test = makeApp({ extraRoutes: [route(open, sizes), route(closed, sizes)] });
let port: number;
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});

const start = '--x\r\nContent-Disposition: form-data; name="images"; filename="a"\r\n\r\n';
const end = '\r\n--x--\r\n';

function post(path: string, headers: Record<string, string | number> = {}): ClientRequest {
  const sent = request({
    ...{ host: '127.0.0.1', port, path, method: 'POST' },
    headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
  });
  sent.on('error', () => {});
  return sent;
}

async function answerTo(sent: ClientRequest): Promise<{ status: number | undefined; body: unknown }> {
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await json(response) };
}

describe('a form over a connection', () => {
  it('is read in as many chunks as it comes in', async () => {
    const sent = post(open.path);
    const answer = answerTo(sent);
    sent.write(start.slice(0, 20));
    sent.write(start.slice(20));
    for (let chunks = 0; chunks < 9; chunks++) sent.write(Buffer.alloc(100_000));
    sent.end(end);
    expect(await answer).toEqual({ status: 200, body: { sizes: [900_000] } });
  });

  it('that declares too great a length is refused before its body is sent', async () => {
    const sent = post(open.path, { 'content-length': 1_000_001 });
    const answer = answerTo(sent);
    sent.flushHeaders();
    expect(await answer).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
    sent.destroy();
  });

  it('that turns out too large is refused in a sentence, not by a reset connection', async () => {
    const sent = post(open.path);
    const answer = answerTo(sent);
    sent.write(start);
    for (let chunks = 0; chunks < 40; chunks++) sent.write(Buffer.alloc(100_000));
    sent.end(end);
    expect(await answer).toMatchObject({
      status: 413,
      body: { message: 'Ces fichiers sont trop volumineux. Envoies-en moins à la fois.' },
    });
  });

  it('of an unknown caller is refused before its body is sent', async () => {
    const sent = post(closed.path);
    const answer = answerTo(sent);
    sent.flushHeaders();
    expect(await answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    sent.destroy();
  });

  // @demand bounded-forms
  it('of an account that has two on their way is refused before its body is sent, and others are served', async () => {
    const [flooder, other] = [await cookieOfNewAccount(), await cookieOfNewAccount()];
    const dripping = Array.from({ length: 45 }, () => startForm(flooder));
    const answers = () => dripping.flatMap(({ answer }) => answer() ?? []);
    await expect.poll(() => answers().length, { timeout: 30_000 }).toBe(43);
    for (const answer of answers())
      expect(answer).toMatchObject({
        status: 429,
        body: { message: '2 envois au maximum en même temps. Attends la fin des premiers.' },
      });
    const served = startForm(other);
    served.sent.end(`x${end}`);
    await expect.poll(served.answer, { timeout: 30_000 }).toEqual({ status: 200, body: { sizes: [1] } });
    expect(answers()).toHaveLength(43);
    for (const { sent } of dripping) sent.destroy();
  });

  it('that is broken off leaves room for others, and is not logged as a failure', async () => {
    for (let times = 0; times < 45; times++) {
      const sent = post(open.path);
      sent.write(start);
      await once(test.app.server, 'request');
      sent.destroy();
    }
    await expect.poll(sendSmallForm, { timeout: 30_000 }).toEqual({ status: 200, body: { sizes: [1] } });
    expect(test.logLines.join('')).not.toContain('unexpected failure');
  });
});

async function cookieOfNewAccount(): Promise<string> {
  const { browser } = await buildUser(test);
  return `declic_session=${browser.cookies.get('declic_session')}`;
}

/** Opens a form and sends its beginning; `answer` is null until there is one. */
function startForm(cookie: string) {
  const sent = post(closed.path, { cookie });
  let answer: Awaited<ReturnType<typeof answerTo>> | null = null;
  answerTo(sent).then(
    (given) => {
      answer = given;
    },
    () => undefined,
  );
  sent.write(start);
  return { sent, answer: () => answer };
}

async function sendSmallForm() {
  const sent = post(open.path);
  sent.end(`${start}x${end}`);
  return await answerTo(sent);
}
