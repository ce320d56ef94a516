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

describe.each([webhookPath, trackingPath])('%s', (path) => {
  it('refuses a body in so many chunks of one byte that they would take its limit of the memory', async () => {
    const status = path === webhookPath ? 413 : 204;
    expect(await answerTo(path, `${'1\r\na\r\n'.repeat(20_000)}0\r\n\r\n`)).toContain(`HTTP/1.1 ${status}`);
  });

  it('reads a body in a few chunks', async () => {
    const status = path === webhookPath ? 400 : 204;
    expect(await answerTo(path, `${'3\r\nabc\r\n'.repeat(20)}0\r\n\r\n`)).toContain(`HTTP/1.1 ${status}`);
  });
});
