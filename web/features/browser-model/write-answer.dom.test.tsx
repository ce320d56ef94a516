// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { maxAnswerLength, sayWords } from '#contract/browser-model.ts';
import { type FakeApi, installFakeApi, ok } from '../../testing/fake-api.ts';
import { exampleAsk as ask, type Words } from '../../testing/fake-writing.ts';
import { giveLanguageModel } from '../../testing/give-language-model.ts';
import type { StandInOptions } from '../../testing/stand-in-language-model.ts';
import { writeAnswer } from './write-answer.ts';

const run = '7a3c1f52-2f0e-4b8e-9c8a-0d5f0e4d8e9c';
const answer = JSON.stringify({ replies: ['Trois étés de travaux', 'Il flotte encore ?', 'Et ton frère ?'] });

let api: FakeApi;
let stop: AbortController;
let over: AbortController;
const words = () => api.sent(sayWords).map(({ body }) => body as Words);
const ends = () => words().flatMap(({ end }) => end ?? []);

beforeEach(() => {
  vi.useFakeTimers();
  api = installFakeApi();
  api.on(sayWords, ({ body }) => ok({ isWanted: (body as Words).end === undefined }));
  stop = new AbortController();
  over = new AbortController();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts an answer; time passes as the test lets it. */
function write(options: StandInOptions = {}) {
  const log = giveLanguageModel({ answers: [answer], ...options });
  return { log, ending: writeAnswer(ask, { run, stop: stop.signal, over: over.signal }) };
}

describe('an answer of the browser’s model', () => {
  it('is sent in pieces as it comes, each from where the last one ended', async () => {
    const { ending, log } = write({ pieceMs: 100, pieceLength: 10 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await ending).toBe('done');
    expect(words().length).toBeGreaterThan(2);
    expect(words().reduce((text, piece) => text + piece.text, '')).toBe(answer);
    let from = 0;
    for (const piece of words()) {
      expect(piece).toMatchObject({ run, question: 0, from });
      from += piece.text.length;
    }
    expect(ends()).toEqual(['done']);
    expect(log).toMatchObject({ created: 1, destroyed: 1 });
  });

  it('is asked for with the messages in their order and the schema as a constraint', async () => {
    const { ending, log } = write();
    await vi.advanceTimersByTimeAsync(1_000);
    await ending;
    const [system, last] = ask.messages;
    expect(log.prompts).toEqual([{ initial: [system], input: [last], constraint: ask.schema }]);
  });

  it('waits for the answer to a piece before it sends the next', async () => {
    let release = () => {};
    api.on(sayWords, async () => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return ok({ isWanted: true });
    });
    write({ pieceMs: 100, pieceLength: 10 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(words()).toHaveLength(1);
    release();
    await vi.advanceTimersByTimeAsync(300);
    expect(words()).toHaveLength(2);
    over.abort();
  });

  it('sends a piece once more where the connection failed', async () => {
    let isDown = true;
    api.on(sayWords, ({ body }) => {
      if (!isDown) return ok({ isWanted: (body as Words).end === undefined });
      isDown = false;
      return Promise.reject(new TypeError('fetch failed'));
    });
    const { ending } = write();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ending).toBe('done');
    expect(words()[1]).toEqual(words()[0]);
  });

  it('gives up where the connection stays away', async () => {
    api.on(sayWords, () => Promise.reject(new TypeError('fetch failed')));
    const { ending, log } = write({ pieceMs: 100 });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ending).toBe('failed');
    expect(words()).toHaveLength(2);
    expect(log.destroyed).toBe(1);
  });

  it('stops the model when its words are not wanted any more', async () => {
    api.on(sayWords, () => ok({ isWanted: false }));
    const { ending, log } = write({ pieceMs: 100 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await ending).toBe('unwanted');
    expect(log).toMatchObject({ aborted: 1, destroyed: 1 });
    expect(words()).toHaveLength(1);
  });

  it('is cut where the server would cut it', async () => {
    const { ending } = write({ answers: ['x'.repeat(30_000)], pieceLength: 7_000 });
    await vi.advanceTimersByTimeAsync(5_000);
    await ending;
    expect(words().reduce((length, piece) => length + piece.text.length, 0)).toBe(maxAnswerLength);
  });

  it.each([
    ['its context is too short', { fault: 'quota' }],
    ['it refuses', { fault: 'refused' }],
    ['it does not write French', { languages: ['en'] }],
    ['it went away since', { availability: 'unavailable' }],
  ] as const)('is told to have failed where %s', async (_, options) => {
    const { ending } = write(options as StandInOptions);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ending).toBe('failed');
    expect(words()).toEqual([{ run, question: 0, from: 0, text: '', end: 'failed' }]);
  });

  it('is told to have failed after its last good words where it breaks off', async () => {
    const { ending, log } = write({ fault: 'midway' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ending).toBe('failed');
    const half = answer.slice(0, Math.floor(answer.length / 2));
    expect(words()).toEqual([
      { run, question: 0, from: 0, text: half },
      { run, question: 0, from: half.length, text: '', end: 'failed' },
    ]);
    expect(log.destroyed).toBe(1);
  });

  it('is given up after twenty seconds without a word', async () => {
    const { ending, log } = write({ fault: 'silent' });
    await vi.advanceTimersByTimeAsync(19_900);
    expect(words()).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(await ending).toBe('failed');
    expect(ends()).toEqual(['failed']);
    expect(log).toMatchObject({ aborted: 1, destroyed: 1 });
  });

  it('goes on for longer than that once words come', async () => {
    const { ending } = write({ pieceMs: 5_000, pieceLength: 12 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await ending).toBe('done');
  });

  it('is called off by the user, and the server is told', async () => {
    const { ending, log } = write({ pieceMs: 400 });
    await vi.advanceTimersByTimeAsync(700);
    stop.abort();
    await vi.advanceTimersByTimeAsync(500);
    expect(await ending).toBe('failed');
    expect(ends()).toEqual(['failed']);
    expect(log).toMatchObject({ aborted: 1, destroyed: 1 });
  });

  it('says nothing more once the call is over', async () => {
    const { ending, log } = write({ pieceMs: 400 });
    await vi.advanceTimersByTimeAsync(300);
    over.abort();
    await vi.advanceTimersByTimeAsync(5_000);
    await ending;
    expect(words()).toEqual([]);
    expect(log).toMatchObject({ aborted: 1, destroyed: 1 });
    expect(vi.getTimerCount()).toBe(0);
  });
});
