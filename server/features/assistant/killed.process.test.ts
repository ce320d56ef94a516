import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signup } from '#contract/accounts.ts';
import { optimizeScreenshot } from '#contract/assistant.ts';
import { getUsage } from '#contract/usage.ts';
import { goodPassword } from '../../testing/build-user.ts';
import { findFreePort, makeWorkplace, type ServerProcess, type Workplace } from '../../testing/start-server.ts';

// The server is killed in the middle of a reading. With its own database the quota is back as it starts again; on a
// shared one it is back when the lease ends, which usage.api.test.ts tries with a clock.

const chat = readFileSync(new URL('../../adapters/assistant/reading/testing/chat.png', import.meta.url));
const isEmbedded = () => inject('testSource').kind === 'embedded';
let place: Workplace;
let port: string;

beforeAll(async () => {
  place = await makeWorkplace();
  port = await findFreePort();
}, 300_000);
afterAll(() => place?.remove());

async function start(): Promise<ServerProcess> {
  const server = place.start({ PORT: port });
  await server.ready();
  return server;
}

const at = (path: string) => `http://127.0.0.1:${port}${path}`;

function upload(cookie: string): Promise<Response> {
  const form = new FormData();
  form.append('images', new Blob([chat], { type: 'image/png' }), 'chat.png');
  const headers = { cookie, accept: 'text/event-stream' };
  return fetch(at(optimizeScreenshot.path), { method: 'POST', body: form, headers });
}

async function isTrialUsed(cookie: string): Promise<boolean> {
  const answer = await fetch(at(getUsage.path), { headers: { cookie } });
  return getUsage.response.parse(await answer.json()).freeDmTrialUsed;
}

describe('a server that is killed in the middle of a reading', () => {
  it('has given the quota back when it is there again', { timeout: 180_000 }, async ({ skip }) => {
    if (!isEmbedded()) skip();
    let server = await start();
    const person = {
      firstName: 'Zoé',
      email: 'zoe@exemple.fr',
      password: goodPassword,
      isAdult: true,
      acceptsTerms: true,
    };
    const signedUp = await fetch(at(signup.path), {
      ...{ method: 'POST', body: JSON.stringify(person), headers: { 'content-type': 'application/json' } },
    });
    const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? '';

    const events = (await upload(cookie)).body?.getReader();
    const first = new TextDecoder().decode((await events?.read())?.value);
    expect(first).toContain('event: lecture');
    server.child.kill('SIGKILL');
    await server.ended;

    server = await start();
    expect(await isTrialUsed(cookie)).toBe(false);
    const whole = await (await upload(cookie)).text();
    expect(whole.match(/event: reply/g)).toHaveLength(3);
    expect(whole).toContain('event: done');
    expect(await isTrialUsed(cookie)).toBe(true);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
