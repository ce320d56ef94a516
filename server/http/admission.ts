import type { OutgoingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, LimitName } from '#contract/endpoint.ts';
import { type Refusal, refusal } from '../refusals.ts';
import { errorBodyOf } from './errors.ts';
import { isForm } from './forms.ts';
import { whenGone } from './gone.ts';
import { type LaneLine, openLaneLine, type Place } from './lane-line.ts';
import { declaredLength } from './receive.ts';
import { smallBytes } from './request-body.ts';
import { openTurnstile } from './turnstile.ts';

// Sheds load early. Beyond what a process can work on within a few seconds, a call is refused at once: without this it would wait
// in line until its caller has left, and be worked on all the same. Calls of different length have lanes of their own, so that a
// crowd in one leaves room in the others.

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `quick` where absent. */
    lane?: Lane;
  }
  interface FastifyRequest {
    /** Null for calls that are never refused. */
    place: Place | null;
  }
}

/**
 * Calls that a process works on at a time, and those that wait for that. At ten times what a process can serve each kind of call gets work done
 * by how many of it are under way and how often they ask the database: a text asks a dozen times, the reading of an account three
 * times, so many texts are worked on beside few quick calls (decision 27; `npm run bench:load`).
 */
export const laneSizes = {
  /** What only asks the database. Fifty at the same moment are all served (server/main.process.test.ts). */
  quick: { atOnce: 12, inLine: 52 },
  /** The counting of visits, which a crowd can do without. */
  audience: { atOnce: 20, inLine: 0 },
  /** What waits for the payment provider or for another site, for many seconds where that one hangs. */
  outside: { atOnce: 48, inLine: 0 },
  /** What computes the hash of a password. */
  passwords: { atOnce: 20, inLine: 0 },
  /** What waits for the engine's threads or for a model. */
  writing: { atOnce: 64, inLine: 0 },
  /** What waits for the threads that read captures and photos. The reader's own line holds a minute's work: a hundred captures on two processors. */
  pictures: { atOnce: 128, inLine: 0 },
} as const;
type SizedLane = keyof typeof laneSizes;

/** Calls that a lane takes at a time, those in its line included. */
export const maxUnderWay = (lane: SizedLane): number => laneSizes[lane].atOnce + laneSizes[lane].inLine;

/**
 * Calls in the lanes `first` and `pages` are never refused for want of time. `first` is what the law allows at any moment, and what
 * tells how the process is; `pages` cost no more than a refusal, and wait their turn as all others do.
 */
export type Lane = SizedLane | 'first' | 'pages';

const laneOfLimit: Partial<Record<LimitName, Lane>> = {
  login: 'passwords',
  signup: 'passwords',
  assistant: 'writing',
  try: 'writing',
};

export function laneOf(endpoint: Endpoint): Lane {
  if (endpoint.goesFirst) return 'first';
  if (endpoint.asksOutside) return 'outside';
  return (endpoint.limit && laneOfLimit[endpoint.limit]) ?? 'quick';
}

/**
 * Counts calls while they are worked on. A call leaves its place while its body arrives, so that senders who stall take nobody's.
 * To be called before the hooks that a refused call can do without.
 */
export function limitUnderWay(app: FastifyInstance): void {
  const lines = Object.fromEntries(
    lanes.map((lane) => [lane, openLaneLine(laneSizes[lane], () => laneRefusals[lane])]),
  ) as Record<SizedLane, LaneLine>;
  app.decorateRequest('place', null);
  const pass = openTurnstile();
  app.addHook('onRequest', (request, reply, next) => {
    const lane = laneFor(request);
    if (lane === 'first') return next();
    pass(() => {
      if (request.raw.socket.destroyed) return;
      if (lane === 'pages' || lines[lane].hasRoom()) next();
      else refuseCheaply(request, reply, laneRefusals[lane]);
    });
  });
  app.addHook('preHandler', async (request, reply) => {
    const lane = laneFor(request);
    if (lane === 'first' || lane === 'pages') return;
    const place = lines[lane].newPlace();
    request.place = place;
    whenGone(request, reply, place.end);
    await place.enter();
  });
  // A caller who does not take the answer holds nobody up. A stream is worked on while it is sent.
  app.addHook('onSend', (request, _reply, payload, next) => {
    if (!(payload instanceof Readable)) request.place?.leave();
    next();
  });
}

function laneFor(request: FastifyRequest): Lane {
  const { lane = 'quick' } = request.routeOptions.config;
  return lane === 'writing' && bringsPicture(request) ? 'pictures' : lane;
}

/** Texts are shorter than any picture worth reading. */
function bringsPicture(request: FastifyRequest): boolean {
  return isForm(request) || (declaredLength(request.headers) ?? 0) > smallBytes;
}

const lanes = Object.keys(laneSizes) as SizedLane[];
/** Made once: the stack of an error was a quarter of a refusal's cost. */
const laneRefusals = Object.fromEntries(lanes.map((lane) => [lane, refusal.laneFull(lane)])) as Record<
  SizedLane,
  Refusal
>;

/** Answers past all later hooks: of ten times the calls that the server can serve, nine are answered here. */
function refuseCheaply(request: FastifyRequest, reply: FastifyReply, why: Refusal): void {
  const body = JSON.stringify(errorBodyOf(request, why));
  reply.hijack();
  reply.raw.writeHead(why.status, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': String(why.details.retryAfterSeconds),
  });
  reply.raw.end(body);
}
