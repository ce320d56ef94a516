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

describe('events', () => {
  it('are read one by one, with their names', async () => {
    expect(await eventsOf('event: lecture\ndata: {"a":1}\n\nevent: done\ndata: {}\n\n')).toEqual([
      { name: 'lecture', data: '{"a":1}' },
      { name: 'done', data: '{}' },
    ]);
  });

  it('may come in pieces, cut in a line or in a letter', async () => {
    const bytes = new TextEncoder().encode('event: reply\ndata: "é"\n\n');
    const pieces = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await eventsOf(...pieces)).toEqual([{ name: 'reply', data: '"é"' }]);
  });

  it('may hold several lines, and end without an empty one', async () => {
    expect(await eventsOf(': ping\n\ndata: a\ndata: b\r\n\r\n', 'data: c')).toEqual([
      { name: 'message', data: 'a\nb' },
      { name: 'message', data: 'c' },
    ]);
  });
});
