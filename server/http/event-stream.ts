import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserModelEvents } from '#contract/browser-model.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorBodyOf, failureOf } from './errors.ts';

// Server-sent events for endpoints that have them. The stream opens with the first event: what fails before that is
// answered as JSON with its status, what fails later is the event `error`.

/** A proxy closes a connection on which nothing comes for a minute, and a model on this machine may think for longer. */
const heartbeatMs = 15_000;

/** Sends an event; false if the client does not get it. */
export type Tell = (event: string, data: unknown) => boolean;

export function wantsEvents(endpoint: Endpoint, request: FastifyRequest): boolean {
  return (
    (endpoint.events !== undefined || endpoint.writes === true) &&
    (request.headers.accept ?? '').includes('text/event-stream')
  );
}

export async function answerInEvents(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: Tell) => Promise<unknown>,
): Promise<FastifyReply> {
  const stream = new PassThrough();
  let isOpen = false;
  let heartbeat: NodeJS.Timeout | undefined;
  const send: Tell = (event, data) => {
    if (!isOpen) {
      isOpen = true;
      // Without this header nginx holds the events back until the answer is complete.
      reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
      heartbeat = setInterval(() => stream.write(':\n\n'), heartbeatMs);
    }
    if (stream.destroyed) return false;
    stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    return true;
  };
  try {
    send('done', await work((event, data) => send(event, checkedEvent(endpoint, event, data))));
  } catch (error) {
    if (!isOpen || stream.destroyed) throw error;
    send('error', errorBodyOf(request, failureOf(request, error as Error)));
  } finally {
    clearInterval(heartbeat);
  }
  stream.end();
  return reply;
}

/** Checks an event by the contract's schema, which drops fields that it does not name. */
function checkedEvent(endpoint: Endpoint, event: string, data: unknown): unknown {
  const events: NonNullable<Endpoint['events']> = { ...endpoint.events, ...(endpoint.writes && browserModelEvents) };
  const schema = events[event];
  const checked = schema?.safeParse(data);
  if (!checked?.success) throw new Error(`${endpoint.path} told «${event}» outside its contract`);
  return checked.data;
}
