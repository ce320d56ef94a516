import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { isReferenceBroken } from '../db/failures.ts';
import type { Deps } from '../deps.ts';
import { isSessionOpen, unauthenticated } from '../features/accounts/sessions.ts';
import { AccountGone } from '../features/accounts/user.ts';
import { abortOnDisconnect } from './abort-on-disconnect.ts';
import type { Caller } from './access.ts';
import { laneOf } from './admission.ts';
import { offeredRun, openBrowserCalls, type TakeBrowser, withBrowserModel } from './browser-model.ts';
import { refuseCrossSite } from './csrf.ts';
import { enter } from './entry.ts';
import { answerInEvents, type Tell, wantsEvents } from './event-stream.ts';
import { acceptForms } from './forms.ts';
import { parseInput } from './input.ts';
import { isShared, localLimits, neverShed } from './limits.ts';
import { openApiSchemaOf } from './openapi.ts';
import { type EndTurn, openOwnTurns, type TakeTurn } from './own-turns.ts';
import { bodyReader, type ReadBodyOf } from './request-body.ts';
import { logOf } from './request-log.ts';
import { type Route, StreamedFile } from './route.ts';

/** Registers every endpoint, with the checks that all of them share before and after the handler. */
export function registerRoutes(app: FastifyInstance, deps: Deps, routes: Route[]): void {
  const tools = { readBody: bodyReader(app), takeTurn: openOwnTurns(), takeBrowser: openBrowserCalls() };
  const publicOrigin = new URL(deps.config.site.publicUrl).origin;
  const register = (scope: FastifyInstance, { endpoint, handle }: Route) =>
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: openApiSchemaOf(endpoint),
      config: {
        rateLimit: isShared(endpoint.limit) ? localLimits.write : localLimitOf(endpoint),
        lane: laneOf(endpoint),
        ...(endpoint.goesFirst && neverShed),
      },
      onRequest: async (request) => refuseCrossSite(request, publicOrigin),
      handler: async (request, reply) =>
        answer(endpoint.goesFirst ? { ...deps, db: deps.dbOfFirst } : deps, { endpoint, handle }, tools, {
          request,
          reply,
        }),
    });
  for (const route of routes) {
    if (!route.endpoint.upload) register(app, route);
    else
      app.register(async (scope) => {
        acceptForms(scope);
        register(scope, route);
      });
  }
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Aborts when the client leaves. */
  signal: AbortSignal;
}

interface Tools {
  readBody: ReadBodyOf;
  takeTurn: TakeTurn;
  takeBrowser: TakeBrowser;
}

async function answer(deps: Deps, route: Route, tools: Tools, { request, reply }: Omit<Exchange, 'signal'>) {
  const signal = abortOnDisconnect(request, reply);
  try {
    return await answerConnected(deps, route, tools, { request, reply, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    // The client has left: there is nobody to send an error to, and nothing to log as a failure.
    return reply.hijack();
  }
}

async function answerConnected(
  deps: Deps,
  { endpoint, handle }: Route,
  { readBody, takeTurn, takeBrowser }: Tools,
  { request, reply, signal }: Exchange,
) {
  const entry = await enter(deps, endpoint, request, reply);
  const { cookies } = entry;
  request.place?.leave();
  const { fields, files, release } = await readBody(endpoint, request, entry.sender);
  let turn: EndTurn | null = null;
  const endTurn = () => {
    turn?.();
    turn = null;
  };
  const run = offeredRun(endpoint, request);
  const leaveBrowser = run ? takeBrowser(entry.sender) : null;
  try {
    const input = parseInput(endpoint, request, fields);
    if (laneOf(endpoint) === 'writing' && isText(input.body, files)) turn = await takeTurn(entry.sender, signal);
    await request.place?.enter();
    await entry.countWithBody(input.body);
    const caller = await entry.presentCaller();
    const call = {
      ...cookies,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      log: logOf(request),
      files,
      signal,
    };
    const work = async (tell: Tell) => {
      const stepAside = () => {
        request.place?.leave();
        release();
        endTurn();
      };
      const result = await orGone(
        deps,
        caller,
        handle({
          deps: run && leaveBrowser ? withBrowserModel(deps, run, { tell, stepAside }) : deps,
          caller: caller as never,
          call: { ...call, tell },
          ...(input as { body: undefined; params: undefined; query: undefined }),
        }),
      );
      await entry.succeed();
      if (result instanceof StreamedFile) return sendFile(reply, result);
      return checkedAnswer(endpoint, result);
    };
    reply.header('cache-control', 'no-store');
    if (wantsEvents(endpoint, request)) return await answerInEvents(endpoint, request, reply, work);
    return await work(() => false);
  } finally {
    leaveBrowser?.();
    endTurn();
    release();
  }
}

/** A caller whose session or account ended during the work is told to sign in, whatever the work stumbled over. */
async function orGone<T>(deps: Deps, caller: Caller | null, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!caller || !isAboutGoneAccount(error) || (await isSessionOpen(deps.db, caller.sessionId))) throw error;
    throw unauthenticated();
  }
}

function isAboutGoneAccount(error: unknown): boolean {
  return error instanceof AccountGone || (error instanceof Error && isReferenceBroken(error));
}

/** Whether a call brings no picture, in a form or in its fields. */
function isText(body: unknown, files: Uint8Array[]): boolean {
  return files.length === 0 && !(typeof body === 'object' && body !== null && 'imageBase64' in body);
}

function sendFile(reply: FastifyReply, { type, fileName, parts }: StreamedFile) {
  reply.header('content-disposition', `attachment; filename="${fileName}"`);
  return reply.type(type).send(Readable.from(parts, { objectMode: false }));
}

/** Checks the answer by the contract's schema, which drops fields that it does not name. */
function checkedAnswer(endpoint: Endpoint, result: unknown): unknown {
  const checked = endpoint.response.safeParse(result);
  if (checked.success) return checked.data;
  throw new Error(`${endpoint.method} ${endpoint.path} answered outside its contract: ${checked.error.message}`);
}

function localLimitOf(endpoint: Endpoint) {
  if (endpoint.limit === 'words') return localLimits.words;
  return localLimits[endpoint.limit === 'write' || endpoint.method !== 'GET' ? 'write' : 'read'];
}
