import { describe, expect, it } from 'vitest';
import { readEvents, type ServerEvent } from './event-stream.ts';

function streamOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

async function eventsOf(...pieces: (string | Uint8Array)[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(streamOf(...pieces))) events.push(event);
  return events;
}

describe('readEvents', () => {
  it('gives each event its name, or «message» without one', async () => {
    expect(await eventsOf('event: lecture\ndata: {"a":1}\n\nevent: done\ndata: {}\n\ndata: b\n\n')).toEqual([
      { name: 'lecture', data: '{"a":1}' },
      { name: 'done', data: '{}' },
      { name: 'message', data: 'b' },
    ]);
  });

  it.each(['\n', '\r\n'])('reads events cut at every byte, with lines that end in %j', async (end) => {
    const bytes = new TextEncoder().encode(
      `event: reply${end}data: "é"${end}${end}event: done${end}data: {}${end}${end}`,
    );
    const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await eventsOf(...pieces)).toEqual([
      { name: 'reply', data: '"é"' },
      { name: 'done', data: '{}' },
    ]);
  });

  it('joins the data lines of an event, skips comments, and reads a last event without its empty line', async () => {
    expect(await eventsOf(': ping\n\ndata: a\ndata: b\r\n\r\n', 'data: c')).toEqual([
      { name: 'message', data: 'a\nb' },
      { name: 'message', data: 'c' },
    ]);
  });

  it('tells of each piece that arrives, a comment included', async () => {
    let pieces = 0;
    const events = readEvents(streamOf(':\n\n', 'data: a\n\n', ':\n\n'), () => {
      pieces += 1;
    });
    for await (const _ of events);
    // Three pieces, and the end.
    expect(pieces).toBe(4);
  });

  it('cancels the transfer when the caller stops listening', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new TextEncoder().encode('data: a\n\n')),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const event of readEvents(endless)) {
      expect(event.data).toBe('a');
      break;
    }
    expect(isCancelled).toBe(true);
  });
});
