import { newId } from '../ids.ts';
import { apiVersion } from '../schema/spec.ts';
import { runDueWork } from '../time/due-work.ts';
import type { World } from '../world.ts';
import { StripeError } from './errors.ts';
import { present } from './expand.ts';
import { type FormTree, parseForm } from './form-body.ts';
import { recall, remember } from './idempotency.ts';
import type { Operation } from './operation.ts';
import { readParameters } from './parameters.ts';

// Answers one call of the API: checks the key, replays an idempotent answer, runs the operation and presents its
// result.

export interface ApiRequest {
  method: string;
  path: string;
  query: string;
  body: string;
  authorization: string | undefined;
  idempotencyKey: string | undefined;
}

export interface ApiResponse {
  status: number;
  body: string;
  headers: Record<string, string>;
}

function requireTestKey(authorization: string | undefined): void {
  const key = authorization?.replace(/^Bearer /, '') ?? '';
  if (/^[sr]k_test_./.test(key)) return;
  const message = key
    ? 'Invalid API Key provided: the sandbox takes test keys (sk_test_…) only.'
    : 'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.';
  throw new StripeError(401, { type: 'invalid_request_error', message }, false);
}

function matchPath(pattern: string, path: string): string | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  let id = '';
  for (const [at, part] of wanted.entries()) {
    if (part === '{id}') id = decodeURIComponent(given[at] ?? '');
    else if (part !== given[at]) return null;
  }
  return id;
}

function findOperation(operations: Operation[], { method, path }: ApiRequest): { operation: Operation; id: string } {
  const matching = operations.filter((operation) => operation.method === method.toLowerCase());
  // Literal paths are matched before paths with an id: /v1/invoices/create_preview names no invoice.
  for (const operation of matching) if (operation.path === path) return { operation, id: '' };
  for (const operation of matching) {
    const id = matchPath(operation.path, path);
    if (id) return { operation, id };
  }
  const message = `Unrecognized request URL (${method}: ${path}). The sandbox does not know this call.`;
  throw new StripeError(404, { type: 'invalid_request_error', message }, false);
}

function perform(world: World, operations: Operation[], request: ApiRequest, form: FormTree): string {
  const { operation, id } = findOperation(operations, request);
  const params = readParameters(operation.parameters, form);
  const answer = operation.run({ world, params: params as never, id, path: request.path });
  return JSON.stringify(present(world, answer, params.expand as string[] | undefined), null, 2);
}

function describeFailure(error: unknown): StripeError {
  if (error instanceof StripeError) return error;
  const detail = error instanceof Error ? error.message : String(error);
  return new StripeError(500, { type: 'api_error', message: `The sandbox failed: ${detail}` });
}

export function answerCall(world: World, operations: Operation[], request: ApiRequest): ApiResponse {
  const requestId = newId('req');
  const headers = { 'content-type': 'application/json', 'request-id': requestId, 'stripe-version': apiVersion };
  const key = request.method === 'POST' ? request.idempotencyKey : undefined;
  const form = parseForm([request.query, request.body].filter(Boolean).join('&'));
  const fingerprint = JSON.stringify([request.path, form]);
  try {
    if (world.faults.down) {
      throw new StripeError(503, { type: 'api_error', message: 'The service is unavailable.' }, false);
    }
    requireTestKey(request.authorization);
    const known = key ? recall(world, key, fingerprint) : null;
    if (known) return { ...known, headers: { ...headers, 'idempotent-replayed': 'true' } };
    runDueWork(world);
    world.request = { id: requestId, idempotency_key: key ?? null };
    const body = perform(world, operations, request, form);
    if (key) remember(world, key, { fingerprint, status: 200, body });
    return { status: 200, body, headers };
  } catch (error) {
    const failure = describeFailure(error);
    const body = JSON.stringify({ error: failure.body }, null, 2);
    if (key && failure.started) remember(world, key, { fingerprint, status: failure.status, body });
    // Stripe may send this header with its own failures. Here they last until they are switched off, so that the half second
    // which the SDK waits before another try would be lost.
    const advice: Record<string, string> = failure.status >= 500 ? { 'stripe-should-retry': 'false' } : {};
    return { status: failure.status, body, headers: { ...headers, ...advice } };
  } finally {
    world.request = null;
  }
}
