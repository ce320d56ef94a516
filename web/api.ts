import type { Endpoint, ParamsOf, QueryOf, ResponseOf, SentBodyOf } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import { tellAnswered } from './answered.ts';
import { ApiError } from './api-error.ts';

// The typed API client: calls an endpoint of the contract with its parameters, query and body. Only this module and
// api-events.ts use fetch.

const usualTimeoutMs = 20_000;
/** For calls that a model answers: one on the operator's own machine may take five minutes, its queue included. */
export const writingTimeoutMs = 310_000;

/** For files that the server makes while they are read. */
const downloadTimeoutMs = 600_000;

type Part<Name extends string, Value> = undefined extends Value ? { [K in Name]?: undefined } : { [K in Name]: Value };

export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', SentBodyOf<E>> & {
    signal?: AbortSignal;
    timeoutMs?: number;
    /** The operator's password, only for `/api/admin/*`. */
    bearer?: string;
  };

export type InputArgument<E extends Endpoint> =
  Record<string, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

export async function call<E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>): Promise<ResponseOf<E>> {
  const given: Sent & { params?: unknown; query?: unknown } = input ?? {};
  const response = await send(endpoint, addressOf(endpoint.path, given.params, given.query), given);
  const text = await response.text();
  if (!response.ok) throw failureOf(response, text);
  return answerOf(endpoint, parseJson(text));
}

/** For an answer that is a file, not JSON; it may be long, so only the caller's `signal` and `timeoutMs` end it early. */
export async function download<E extends Endpoint>(endpoint: E, ...[input]: InputArgument<E>): Promise<Blob> {
  const given: Sent & { params?: unknown; query?: unknown } = input ?? {};
  const sent = { timeoutMs: downloadTimeoutMs, ...given };
  const response = await send(endpoint, addressOf(endpoint.path, given.params, given.query), sent);
  if (!response.ok) throw failureOf(response, await response.text());
  try {
    return await response.blob();
  } catch {
    throw new ApiError(0, 'network', 'network', "Le fichier n'est pas arrivé en entier. Réessaie.");
  }
}

export function answerOf<E extends Endpoint>(endpoint: E, value: unknown): ResponseOf<E> {
  const answer = endpoint.response.safeParse(value);
  if (answer.success) {
    tellAnswered(endpoint);
    return answer.data as ResponseOf<E>;
  }
  throw new ApiError(
    200,
    'unreadable',
    JSON.stringify(value),
    "La réponse du serveur n'a pas pu être lue. Recharge la page.",
  );
}

interface Sent {
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
  bearer?: string;
}

async function send({ method }: Endpoint, address: string, sent: Sent): Promise<Response> {
  const { body, signal, bearer, timeoutMs = usualTimeoutMs } = sent;
  const timeout = AbortSignal.timeout(timeoutMs);
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (bearer !== undefined) headers.authorization = `Bearer ${bearer}`;
  try {
    return await fetch(address, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw noAnswer(timeout);
  }
}

/** The error of a call without an answer: timed out, or no connection. */
export function noAnswer(timeout: AbortSignal): ApiError {
  if (timeout.aborted) {
    return new ApiError(0, 'timeout', 'timeout', 'Le serveur met trop de temps à répondre. Réessaie dans un instant.');
  }
  return new ApiError(0, 'network', 'network', 'Connexion impossible. Vérifie ta connexion internet et réessaie.');
}

function addressOf(path: string, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

export function failureOf(response: Pick<Response, 'status' | 'statusText'>, text: string): ApiError {
  const parsed = errorBody.safeParse(parseJson(text));
  const rawBody = text || response.statusText;
  if (!parsed.success) return new ApiError(response.status, 'unreadable', rawBody, 'Une erreur est survenue');
  return new ApiError(response.status, parsed.data.code, rawBody, parsed.data.message, parsed.data);
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
