import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signup } from '#contract/accounts.ts';
import { optimizeScreenshot } from '#contract/assistant.ts';
import { maxScreenshots } from '#contract/reading.ts';
import { getUsage } from '#contract/usage.ts';
import { goodPassword } from '../../testing/build-user.ts';
import { findFreePort, makeWorkplace, type ServerProcess, type Workplace } from '../../testing/start-server.ts';

// The server is killed while it reads a screenshot. With an embedded database the quota is free as soon as the server starts
// again; on a shared database it is free when the lease ends, which usage.api.test.ts tries with a clock.

const chat = readFileSync(new URL('../../adapters/assistant/reading/testing/chat.png', import.meta.url));
const isEmbedded = () => inject('testSource').kind === 'embedded';
let place: Workplace;

beforeAll(async () => {
  place = await makeWorkplace();
}, 300_000);
afterAll(() => place?.remove());

interface Running extends ServerProcess {
  at(path: string): string;
}

async function start(): Promise<Running> {
  const port = await findFreePort();
  const server = place.start({ PORT: port });
  await server.ready();
  return { ...server, at: (path) => `http://127.0.0.1:${port}${path}` };
}

async function pause(): Promise<void> {
  await new Promise((again) => setTimeout(again, 100));
}

/** A server that is too busy sheds calls with 503 and takes nothing for them: it is asked again, as the app does. */
async function fetchUntilServed(url: string, request: () => RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, request());
    if (answer.status !== 503) return answer;
    await pause();
  }
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
  const answer = await fetchUntilServed(server.at(signup.path), request);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function upload(server: Running, cookie: string, copies = 1): Promise<Response> {
  return fetchUntilServed(server.at(optimizeScreenshot.path), () => {
    const form = new FormData();
    const image = new Blob([chat], { type: 'image/png' });
    for (let copy = 0; copy < copies; copy++) form.append('images', image, 'chat.png');
    return { method: 'POST', body: form, headers: { cookie, accept: 'text/event-stream' } };
  });
}

/** The reader gives up 20 s after a call, and a busy machine may take longer than that to start a thread of it. */
async function readerIsIdle(server: Running): Promise<void> {
  const isIdle = /^reader_threads\{state="idle"\} [1-9]/m;
  while (!isIdle.test(await (await fetch(server.at('/metrics'))).text())) await pause();
}

/** All events of a run. A reading that misses its deadline ends as the event `error` and uses no quota: it is tried again. */
async function uploadUntilRead(server: Running, cookie: string): Promise<string> {
  for (;;) {
    const events = await (await upload(server, cookie)).text();
    if (!events.includes('"overloaded"')) return events;
    await pause();
  }
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

async function isTrialUsed(server: Running, cookie: string): Promise<boolean> {
  const answer = await fetchUntilServed(server.at(getUsage.path), () => ({ headers: { cookie } }));
  return getUsage.response.parse(await answer.json()).freeDmTrialUsed;
}

describe('a server that is killed while it reads a screenshot', () => {
  it('has given the quota back when it has started again', { timeout: 600_000 }, async ({ skip }) => {
    if (!isEmbedded()) skip();
    const killed = await start();
    const cookie = await signUp(killed);
    // Eight pictures take seconds to read, which leaves time for the kill.
    const events = (await upload(killed, cookie, maxScreenshots)).body?.getReader();
    const first = new TextDecoder().decode((await events?.read())?.value);
    expect(first).toContain('event: lecture');
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(await restOf(events), 'the kill came too late').not.toContain('event: reply');

    const server = await start();
    expect(await isTrialUsed(server, cookie)).toBe(false);
    await readerIsIdle(server);
    const whole = await uploadUntilRead(server, cookie);
    expect(whole.match(/event: reply/g)).toHaveLength(3);
    expect(whole).toContain('event: done');
    expect(await isTrialUsed(server, cookie)).toBe(true);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
