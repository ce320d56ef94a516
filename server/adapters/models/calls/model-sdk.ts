import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import type { ServerAddress } from '../models-port.ts';
import { ModelFailure } from '../port.ts';

// The SDK for servers that speak OpenAI's protocol, and what their errors mean.

/** How the answer is bound: by its schema, to any JSON, or by the prompt alone, which describes the form of the answer as well. */
export const answerForms = ['schema', 'json', 'text'] as const;
export type AnswerForm = (typeof answerForms)[number];

/** The server refuses the form of the question (400, 422 or 501): ask it again with the next. */
export class UnknownParameter extends Error {}

export function openSdk({ baseUrl, apiKey, timeoutMs }: ServerAddress): OpenAI {
  return new OpenAI({
    baseURL: baseUrl,
    apiKey,
    timeout: timeoutMs,
    maxRetries: 0,
    organization: null,
    project: null,
    logLevel: 'off',
    fetch: fetchWithErrors,
    defaultHeaders: headersFor(baseUrl, apiKey),
  });
}

/** Anthropic's list of models knows its own headers only. */
function headersFor(baseUrl: string, apiKey: string): Record<string, string> {
  if (new URL(baseUrl).hostname !== 'api.anthropic.com') return {};
  return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
}

/** In bytes; no honest answer comes near. */
const longest = { answer: 4 * 2 ** 20, error: 64 * 1024 };

/** The response, which breaks off where it is longer than that. */
function bounded(response: Response, most: number): Response {
  let received = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.length;
      if (received > most) controller.error(new ModelFailure('unreadable', { isWorthRetry: false }));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(count) ?? null, response);
}

/**
 * Some providers put their error into the body itself, where the SDK does not look for it. A redirect is not followed: it would take the
 * conversation to a host that the operator did not name.
 */
async function fetchWithErrors(url: Parameters<typeof fetch>[0], options?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...options, redirect: 'error' });
  if (response.ok) return bounded(response, longest.answer);
  const text = await bounded(response, longest.error).text();
  const body = /"error"\s*:/.test(text) ? text : JSON.stringify({ error: { message: text.slice(0, 500) } });
  return new Response(body, response);
}

export function failureOf(error: unknown, form: AnswerForm): unknown {
  if (error instanceof ModelFailure || error instanceof APIUserAbortError) return error;
  if (error instanceof APIConnectionError) return new ModelFailure('unreachable', { isWorthRetry: true });
  if (error instanceof APIError) return failureOfStatus(error, form);
  // `fetch` reports a connection that breaks as a TypeError; anything else is an answer outside the protocol.
  return new ModelFailure(error instanceof TypeError ? 'unreachable' : 'unreadable', {
    isWorthRetry: error instanceof TypeError,
  });
}

/** Providers say the same thing with different statuses; their words are read to tell it apart, and never kept. */
function failureOfStatus(error: APIError, form: AnswerForm): Error {
  // An error without a status came within a stream that began well.
  const status: number = error.status ?? 500;
  const words = `${error.code ?? ''} ${error.type ?? ''} ${error.message}`.toLowerCase();
  const isRefused = status === 400 || status === 422 || status === 501;
  if (status === 401 || status === 403 || (isRefused && /api[ _-]?key/.test(words)))
    return new ModelFailure('wrong_key');
  if (status === 402 || /insufficient|credit balance/.test(words)) return new ModelFailure('no_credit');
  if (
    status === 404 ||
    (isRefused && /model/.test(words) && /not found|not exist|not a valid|invalid|unknown/.test(words))
  )
    return new ModelFailure('unknown_model');
  if (form !== 'text' && isRefused) return new UnknownParameter();
  const retry = { isWorthRetry: true, retryAfterMs: retryAfterOf(error.headers) };
  if (status === 429) return new ModelFailure('limit', retry);
  if (status === 408 || status === 409 || status >= 500) return new ModelFailure('overloaded', retry);
  return new ModelFailure('rejected');
}

function retryAfterOf(headers: Headers | undefined): number | null {
  const given = headers?.get('retry-after');
  if (!given) return null;
  const seconds = Number(given);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const until = Date.parse(given);
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now());
}
