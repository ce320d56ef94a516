import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorBodyOf, failureOf } from './errors.ts';

// Server-sent events for endpoints that have them. The stream opens with the first event: what fails before that is
// answered as JSON with its status, what fails later is the event `error`.

export type Tell = (event: string, data: unknown) => boolean;

export function wantsEvents(endpoint: Endpoint, request: FastifyRequest): boolean {
  return endpoint.events !== undefined && (request.headers.accept ?? '').includes('text/event-stream');
}

export async function answerInEvents(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tell: Tell) => Promise<unknown>,
): Promise<FastifyReply> {
  const stream = new PassThrough();
  let isOpen = false;
  const send: Tell = (event, data) => {
    if (!isOpen) {
      isOpen = true;
      // A proxy that gathers the answer before it hands it on would make the events pointless.
      reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(stream);
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
  }
  stream.end();
  return reply;
}

/** As the contract describes it: fields that it does not name stay inside. */
function checkedEvent(endpoint: Endpoint, event: string, data: unknown): unknown {
  const checked = endpoint.events?.[event]?.safeParse(data);
  if (!checked?.success) throw new Error(`${endpoint.path} told «${event}» outside its contract`);
  return checked.data;
}
