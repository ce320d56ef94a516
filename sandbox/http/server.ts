import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { runDueWork } from '../time/due-work.ts';
import type { World } from '../world.ts';
import { type ApiRequest, answerCall } from './api.ts';
import { StripeError } from './errors.ts';
import type { Operation } from './operation.ts';
import { requireOwnHost, requireOwnPage } from './own-visitors.ts';
import { json, type Reply, type Site } from './page.ts';

const maxBodyBytes = 1_000_000;
const keepAliveMs = 120_000;

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > maxBodyBytes) throw new StripeError(413, { type: 'invalid_request_error', message: 'Too long.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Pages may be framed by the app on the same machine only, and load nothing from other origins. */
const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; form-action *; base-uri 'none'; frame-ancestors http://localhost:* http://127.0.0.1:*",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

function sendReply(response: ServerResponse, { status, type, body, location }: Reply): void {
  response.writeHead(status, {
    ...pageHeaders,
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    ...(location ? { location } : {}),
  });
  response.end(body);
}

async function visitSites(sites: Site[], request: IncomingMessage, url: URL, body: string): Promise<Reply> {
  const visit = { method: request.method ?? 'GET', path: url.pathname, query: url.searchParams, body };
  try {
    for (const site of sites) {
      const reply = await site(visit);
      if (reply) return reply;
    }
    return json({ error: { type: 'invalid_request_error', message: 'There is nothing here.' } }, 404);
  } catch (error) {
    if (error instanceof StripeError) return json({ error: error.body }, error.status);
    throw error;
  }
}

export function createHttpServer(world: World, operations: Operation[], sites: Site[]): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requireOwnHost(request);
    const url = new URL(request.url ?? '/', world.url);
    if (!url.pathname.startsWith('/v1/')) requireOwnPage(request);
    const body = await readBody(request);
    if (!url.pathname.startsWith('/v1/')) {
      runDueWork(world);
      const reply = await visitSites(sites, request, url, body);
      world.store.save();
      sendReply(response, reply);
      return;
    }
    const key = request.headers['idempotency-key'];
    const call: ApiRequest = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.search.slice(1),
      body,
      authorization: request.headers.authorization,
      idempotencyKey: typeof key === 'string' ? key : undefined,
    };
    const result = answerCall(world, operations, call);
    world.store.save();
    if (world.faults.loseAnswers > 0) {
      world.faults.loseAnswers -= 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(result.status, result.headers);
    response.end(result.body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof StripeError) return sendReply(response, json({ error: error.body }, error.status));
      const message = error instanceof Error ? error.message : String(error);
      sendReply(response, json({ error: { type: 'api_error', message } }, 500));
    });
  });
  // Longer than a busy process on the same machine stays silent: a connection that closes during a call looks like an
  // outage to the caller.
  server.keepAliveTimeout = keepAliveMs;
  return server;
}
