// @demand server-kills
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signup } from '#contract/accounts.ts';
import { maxScreenshots } from '#contract/reading.ts';
import { goodPassword } from '../../testing/build-user.ts';
import {
  fetchUntilServed,
  isTrialUsed,
  readerIsIdle,
  uploadTo,
  uploadUntilRead,
} from '../../testing/screenshot-uploads.ts';
import { findFreePort, makeWorkplace, type ServerProcess, type Workplace } from '../../testing/start-server.ts';

// The server is killed while it reads a screenshot. With an embedded database the quota is free as soon as the server starts
// again; on a shared database it is free when the lease ends, which usage.api.test.ts tries with a clock.

const isEmbedded = () => inject('testSource').kind === 'embedded';
let place: Workplace;

beforeAll(async () => {
  place = await makeWorkplace();
}, 300_000);
afterAll(() => place?.remove());

interface Running extends ServerProcess {
  url: string;
}

async function start(): Promise<Running> {
  const port = await findFreePort();
  const server = place.start({ PORT: port });
  await server.ready();
  return { ...server, url: `http://127.0.0.1:${port}` };
}

async function signUp(server: Running): Promise<string> {
  const person = {
    firstName: 'Zoé',
    email: 'zoe@exemple.fr',
    password: goodPassword,
    isAdult: true,
    acceptsTerms: true,
  };
  const headers = { 'content-type': 'application/json' };
  const request = () => ({ method: 'POST', body: JSON.stringify(person), headers });
  const answer = await fetchUntilServed(server.url + signup.path, request);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** What had been sent when the connection broke. */
async function restOf(events: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<string> {
  let text = '';
  try {
    for (let piece = await events?.read(); piece && !piece.done; piece = await events?.read())
      text += new TextDecoder().decode(piece.value);
  } catch {
    return text;
  }
  return text;
}

describe('a server that is killed while it reads a screenshot', () => {
  it('has given the quota back when it has started again', { timeout: 600_000 }, async ({ skip }) => {
    if (!isEmbedded()) skip();
    const killed = await start();
    const cookie = await signUp(killed);
    // Eight pictures take seconds to read, which leaves time for the kill.
    const events = (await uploadTo(killed.url, cookie, maxScreenshots)).body?.getReader();
    const first = new TextDecoder().decode((await events?.read())?.value);
    expect(first).toContain('event: lecture');
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(await restOf(events), 'the kill came too late').not.toContain('event: reply');

    const server = await start();
    expect(await isTrialUsed(server.url, cookie)).toBe(false);
    await readerIsIdle(server.url);
    const whole = await uploadUntilRead(server.url, cookie);
    expect(whole.match(/event: reply/g)).toHaveLength(3);
    expect(whole).toContain('event: done');
    expect(await isTrialUsed(server.url, cookie)).toBe(true);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
