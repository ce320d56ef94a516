import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assistantEvents, optimizeText } from '#contract/assistant.ts';
import { callWithEvents } from './api-events.ts';

// How long a call waits for the server.

let isCancelled = false;
let stream: ReadableStreamDefaultController<Uint8Array>;
const send = (text: string) => stream.enqueue(new TextEncoder().encode(text));

beforeEach(() => {
  isCancelled = false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (_address: string, { signal }: { signal: AbortSignal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller;
        signal.addEventListener('abort', () => controller.error(new DOMException('aborted', 'AbortError')));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    return new Response(body);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = () =>
  callWithEvents(optimizeText, {
    body: { conversation: 'Elle : coucou' },
    events: assistantEvents,
    onEvent: () => {},
    signal: new AbortController().signal,
  });

describe('a call with events', () => {
  it('goes on for as long as signs of life come', async () => {
    const asking = ask();
    for (let minute = 0; minute < 10; minute++) {
      await vi.advanceTimersByTimeAsync(60_000);
      send(':\n\n');
    }
    await vi.advanceTimersByTimeAsync(0);
    send('event: error\ndata: {"code":"overloaded","message":"Trop de monde."}\n\n');
    await expect(asking).rejects.toMatchObject({ code: 'overloaded' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(['done', 'error'])(
    'reads to the end after «%s», so that the browser does not count it as aborted',
    async (last) => {
      const asking = ask().catch(() => null);
      await vi.advanceTimersByTimeAsync(0);
      send(`event: ${last}\ndata: {"code":"overloaded","message":"Trop de monde."}\n\n`);
      await asking;
      await vi.advanceTimersByTimeAsync(0);
      stream.close();
      await vi.advanceTimersByTimeAsync(0);
      expect(isCancelled).toBe(false);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('ends after two minutes of silence', async () => {
    const asking = expect(ask()).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(100_000);
    send(':\n\n');
    await vi.advanceTimersByTimeAsync(120_000);
    await asking;
  });
});
