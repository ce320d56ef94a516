import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Deps } from '../deps.ts';
import { abortOnDisconnect } from './abort-on-disconnect.ts';
import { authorise, identify } from './access.ts';
import { enterAdmin } from './admin-gate.ts';
import { cookiesOf } from './cookies.ts';
import { refuseCrossSite } from './csrf.ts';
import { answerInEvents, type Tell, wantsEvents } from './event-stream.ts';
import { acceptForms, isForm, limitConcurrentForms, readForm } from './forms.ts';
import { parseInput } from './input.ts';
import { knownDeviceOf } from './known-device.ts';
import {
  type Counted,
  countsFailuresOnly,
  giveBack,
  isShared,
  localLimits,
  neverShed,
  type Spent,
  spend,
} from './limits.ts';
import { networkOf } from './network.ts';
import { openApiSchemaOf } from './openapi.ts';
import { type Route, StreamedFile } from './route.ts';

/** Registers every endpoint, with the checks that all of them share before and after the handler. */
export function registerRoutes(app: FastifyInstance, deps: Deps, routes: Route[]): void {
  const runWithForm = limitConcurrentForms();
  const publicOrigin = new URL(deps.config.site.publicUrl).origin;
  const register = (scope: FastifyInstance, { endpoint, handle }: Route) =>
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: openApiSchemaOf(endpoint),
      config: {
        rateLimit: isShared(endpoint.limit) ? localLimits.write : localLimitOf(endpoint),
        ...(endpoint.bodyTooLarge && { bodyTooLarge: endpoint.bodyTooLarge }),
        ...(endpoint.goesFirst && neverShed),
      },
      ...(endpoint.maxBodyBytes && { bodyLimit: endpoint.maxBodyBytes }),
      onRequest: async (request) => refuseCrossSite(request, publicOrigin),
      handler: async (request, reply) => {
        const work = () => answer(deps, { endpoint, handle }, request, reply);
        return await (endpoint.upload && isForm(request) ? runWithForm(work) : work());
      },
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

async function answer(deps: Deps, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const signal = abortOnDisconnect(reply);
  try {
    return await answerConnected(deps, route, request, reply, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    // The client has left: there is nobody to send an error to, and nothing to log as a failure.
    return reply.hijack();
  }
}

async function answerConnected(
  deps: Deps,
  { endpoint, handle }: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  signal: AbortSignal,
) {
  const limit = isShared(endpoint.limit) ? endpoint.limit : null;
  const spent: Spent[] = [];
  const count = async (by: Counted, subject: string | undefined) => {
    const use = limit && subject ? await spend(deps, limit, by, subject) : null;
    if (use) spent.push(use);
  };

  const network = networkOf(request.ip);
  if (endpoint.access === 'admin') await enterAdmin(deps, network, request.headers.authorization);
  else await count('perAddress', network);
  const cookies = cookiesOf(request, reply, deps.config);
  const caller = endpoint.access === 'admin' ? null : await identify(deps, cookies);
  await authorise(deps, endpoint.access, caller);
  const form = endpoint.upload ? await readForm(request, endpoint.upload) : null;
  const input = parseInput(endpoint, request, form ? form.fields : request.body);
  const email = emailIn(input.body);
  const device = limit === 'login' && email ? knownDeviceOf(deps.signer, cookies, email) : undefined;
  if (device) await count('perDevice', device);
  else await count('perAccount', email ?? caller?.user.id);

  const call = {
    ...cookies,
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    log: request.log,
    files: form?.files ?? [],
    signal,
  };
  const work = async (tell: Tell) => {
    const result = await handle({
      deps,
      caller: caller as never,
      call: { ...call, tell },
      ...(input as { body: undefined; params: undefined; query: undefined }),
    });
    if (limit && countsFailuresOnly(limit)) await giveBack(deps, spent);
    if (result instanceof StreamedFile) return sendFile(reply, result);
    return checkedAnswer(endpoint, result);
  };
  reply.header('cache-control', 'no-store');
  if (wantsEvents(endpoint, request)) return await answerInEvents(endpoint, request, reply, work);
  return await work(() => false);
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
  return localLimits[endpoint.limit === 'write' || endpoint.method !== 'GET' ? 'write' : 'read'];
}

/** The account that a per-account limit counts for: login and reset name it in the body, whoever is signed in. */
function emailIn(body: unknown): string | undefined {
  const email = (body as { email?: unknown } | undefined)?.email;
  return typeof email === 'string' ? email : undefined;
}
