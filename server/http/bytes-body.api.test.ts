// @demand bounded-bodies
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, describe, expect, it } from 'vitest';
import { trackingPath } from '#contract/audience.ts';
import { webhookPath } from '../features/billing/converging/webhook.ts';
import { makeApp } from '../testing/make-app.ts';

// Bodies that anybody may send: the signature of a webhook can be checked only once all of it is there.

const test = makeApp();
let port: number;
beforeAll(async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  port = (test.app.server.address() as AddressInfo).port;
});

/** Sends a body in chunks and resolves with what came back when the server closes the connection. */
async function answerTo(path: string, chunks: string): Promise<string> {
  const caller = connect({ port, host: '127.0.0.1' });
  caller.on('error', () => undefined);
  let answer = '';
  caller.on('data', (data) => {
    answer += data;
  });
  caller.write(
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nstripe-signature: t=1,v1=a\r\nuser-agent: Mozilla/5.0 Firefox/140\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n${chunks}`,
  );
  await once(caller, 'close');
  return answer;
}

it('of a sender of crumbs no more than a hundred are taken up, however many have come', async () => {
  let taken = 0;
  test.app.server.once('request', (request) => {
    const push = request.push;
    request.push = (...given) => {
      if (given[0]) taken++;
      return push.apply(request, given);
    };
  });
  expect(await answerTo(webhookPath, '1\r\na\r\n'.repeat(10_000))).toBe('');
  expect(taken).toBe(99);
});

it('the parsers of senders of crumbs serve the next connections', async () => {
  const together = async (chunks: string) =>
    await Promise.all(Array.from({ length: 20 }, () => answerTo(webhookPath, chunks)));
  expect(new Set(await together('1\r\na\r\n'.repeat(10_000)))).toEqual(new Set(['']));
  for (const answer of await together(`${'3\r\nabc\r\n'.repeat(20)}0\r\n\r\n`))
    expect(answer).toContain('HTTP/1.1 400');
  const sent = await fetch(`http://127.0.0.1:${port}${trackingPath}`, { method: 'POST', body: '{}' });
  expect(sent.status).toBe(204);
});

describe.each([webhookPath, trackingPath])('%s', (path) => {
  it('cuts off a sender of crumbs', async () => {
    expect(await answerTo(path, '1\r\na\r\n'.repeat(5000))).toBe('');
  });

  it('reads a body in a few chunks', async () => {
    const status = path === webhookPath ? 400 : 204;
    expect(await answerTo(path, `${'3\r\nabc\r\n'.repeat(20)}0\r\n\r\n`)).toContain(`HTTP/1.1 ${status}`);
  });
});
