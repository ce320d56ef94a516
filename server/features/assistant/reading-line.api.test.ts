import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { optimizeScreenshot } from '#contract/assistant.ts';
import { getUsage } from '#contract/usage.ts';
import { longestInLineMs } from '../../adapters/assistant/port.ts';
import { type BuiltUser, buildUser } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { readEvents } from '../../testing/read-events.ts';
import { slowReader } from '../../testing/slow-reader.ts';

// People who wait for the reader, over real connections. One thread reads, a file takes 1.2 seconds of it.

const slow = slowReader();
const test = makeApp({ reader: slow.reader });
const png = Buffer.from('89504e470d0a1a0a', 'hex');
let address: string;
const visits: { leave: () => void }[] = [];

beforeAll(async () => {
  address = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const { leave } of visits.splice(0)) leave();
  await vi.waitFor(() => expect(slow.reader.stats().queued).toBe(0), soon);
  slow.finish();
});

const soon = { timeout: 60_000 };

/** Sends so many captures as a new member, and collects what comes back. */
async function send(captures: number) {
  const { browser }: BuiltUser = await buildUser(test, { entitlements: ['pro'] });
  const form = new FormData();
  for (let capture = 0; capture < captures; capture++) form.append('images', new Blob([png]), 'capture.png');
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const leaving = new AbortController();
  const headers = { cookie, accept: 'text/event-stream' };
  let text = '';
  const over = (async () => {
    const response = await fetch(`${address}${optimizeScreenshot.path}`, {
      ...{ method: 'POST', body: form, headers, signal: leaving.signal },
    });
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
    return response;
  })();
  const events = () => readEvents(text.slice(0, text.lastIndexOf('\n\n') + 2));
  const visit = {
    leave: () => leaving.abort(),
    over: over.catch(() => null),
    text: () => text,
    events,
    places: () => events().flatMap(({ event, data }) => (event === 'lecture' ? [[data.ahead, data.seconds]] : [])),
    used: async () => (await browser.call(getUsage)).usage[1]?.used,
  };
  visits.push(visit);
  return visit;
}

const places = async (visit: Pick<Awaited<ReturnType<typeof send>>, 'places'>, expected: unknown[]) =>
  await vi.waitFor(() => expect(visit.places()).toEqual(expected), soon);

describe('people who wait for the reader', () => {
  it('see their place and the seconds left, move up, and are all served', async () => {
    const first = await send(1);
    await places(first, [[undefined, undefined]]);
    const second = await send(2);
    await places(second, [[1, 2]]);
    const third = await send(1);
    await places(third, [[2, 4]]);
    slow.finish();
    await places(second, [
      [1, 2],
      [0, 0],
    ]);
    await places(third, [
      [2, 4],
      [1, 3],
    ]);
    await vi.waitFor(() => expect(slow.underWay()).toBe(2), soon);
    slow.finish();
    await places(third, [
      [2, 4],
      [1, 3],
      [0, 0],
    ]);
    await vi.waitFor(() => expect(slow.underWay()).toBe(1), soon);
    slow.finish();
    for (const visit of [first, second, third]) {
      await visit.over;
      expect(visit.events().at(-1)?.event).toBe('done');
    }
  });

  it('leave the line with their connection: the others move up, and their use is given back', async () => {
    const first = await send(1);
    await places(first, [[undefined, undefined]]);
    const leaving = await send(1);
    await places(leaving, [[1, 2]]);
    const last = await send(1);
    await places(last, [[2, 3]]);
    expect(await leaving.used()).toBe(1);
    leaving.leave();
    await places(last, [
      [2, 3],
      [1, 2],
    ]);
    await vi.waitFor(async () => expect(await leaving.used()).toBe(0), soon);
  });

  it('keep their use reserved for as long as anybody waits', async () => {
    const first = await send(1);
    await places(first, [[undefined, undefined]]);
    const waiting = await send(1);
    await places(waiting, [[1, 2]]);
    test.clock.advance(longestInLineMs);
    expect(await waiting.used()).toBe(1);
  });

  it('are told when to come back once a minute’s work waits, and use nothing', async () => {
    const first = await send(8);
    await places(first, [[undefined, undefined]]);
    for (let ahead = 1; ahead < 7; ahead++) {
      const visit = await send(8);
      await places(visit, [[ahead, Math.ceil(ahead * 8 * 1.2)]]);
    }
    const refused = await send(1);
    const answer = await refused.over;
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '40']);
    expect(JSON.parse(refused.text())).toMatchObject({
      code: 'overloaded',
      message: 'Beaucoup de captures à lire en ce moment. Reviens dans 40 secondes environ.',
    });
    expect(await refused.used()).toBe(0);
    expect(slow.reader.stats()).toMatchObject({ queued: 6, refused: 1 });
  });
});
