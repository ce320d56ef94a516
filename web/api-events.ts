import type * as z from 'zod/mini';
import type { Endpoint, ResponseOf, SentBodyOf } from '#contract/endpoint.ts';
import { errorBody, errorStatus } from '#contract/errors.ts';
import { answerOf, failureOf, noAnswer, parseJson } from './api.ts';
import { readEvents, type ServerEvent } from './event-stream.ts';

// A call answered as server-sent events: the contract's `events` while the server works, then the answer.

/**
 * Without a byte from the server: long enough to send several screenshots on a slow connection. While it works the server sends a
 * sign of life every 15 seconds.
 */
const silenceMs = 120_000;

export type EventOf<Events extends Record<string, z.ZodMiniType>> = {
  [Name in keyof Events]: { name: Name; data: z.output<Events[Name]> };
}[keyof Events];

interface EventedInput<E extends Endpoint, Events extends Record<string, z.ZodMiniType>> {
  body: SentBodyOf<E>;
  /** With files the call is sent as multipart, with the body as its `request` field. */
  files?: readonly Blob[];
  headers?: Record<string, string>;
  events: Events;
  onEvent: (event: EventOf<Events>) => void;
  signal: AbortSignal;
}

export async function callWithEvents<E extends Endpoint, Events extends Record<string, z.ZodMiniType>>(
  endpoint: E,
  { body, files = [], headers, events, onEvent, signal }: EventedInput<E, Events>,
): Promise<ResponseOf<E>> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const listen = () => {
    clearTimeout(timer);
    if (isOver) return;
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  listen();
  try {
    const response = await fetch(endpoint.path, {
      method: endpoint.method,
      headers: {
        accept: 'text/event-stream',
        ...(files.length > 0 ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: files.length > 0 ? formOf(body, files) : JSON.stringify(body),
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw failureOf(response, await response.text());
    const incoming = readEvents(response.body, listen);
    for (let next = await incoming.next(); !next.done; next = await incoming.next()) {
      const { name, data } = next.value;
      const value = parseJson(data);
      if (name === 'done' || name === 'error') readToEnd(incoming);
      if (name === 'done') return answerOf(endpoint, value);
      if (name === 'error') throw failureIn(value, data);
      const parsed = events[name]?.safeParse(value);
      if (parsed?.success) onEvent({ name, data: parsed.data } as EventOf<Events>);
    }
    throw noAnswer(silence.signal);
  } catch (error) {
    // Errors of fetch and of the stream have no French message.
    if (signal.aborted || !(error instanceof TypeError || error instanceof DOMException)) throw error;
    throw noAnswer(silence.signal);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}

/** The server closes the stream after its last event. A stream that is left before its end counts as an aborted request. */
async function readToEnd(incoming: AsyncGenerator<ServerEvent>): Promise<void> {
  try {
    for await (const _ of incoming);
  } catch {
    // The answer is there already.
  }
}

function formOf(body: unknown, files: readonly Blob[]): FormData {
  const form = new FormData();
  form.append('request', JSON.stringify(body));
  for (const [index, file] of files.entries()) form.append('files', file, `capture-${index + 1}`);
  return form;
}

function failureIn(value: unknown, text: string) {
  const parsed = errorBody.safeParse(value);
  return failureOf({ status: parsed.success ? errorStatus[parsed.data.code] : 500, statusText: '' }, text);
}
