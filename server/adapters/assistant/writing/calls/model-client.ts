import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { maxAnswerLength } from '#contract/browser-model.ts';
import { cutThoughts } from './cut-thoughts.ts';
import { ModelFailure } from './model-failure.ts';

// The only file that calls the model's server. It knows the protocol, and nothing of replies, budgets, retries or deadlines.

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}
/** How the answer is bound: by its schema, to any JSON, or by the prompt alone, which describes the form of the answer as well. */
export const answerForms = ['schema', 'json', 'text'] as const;
export type AnswerForm = (typeof answerForms)[number];

export interface Question {
  messages: ModelMessage[];
  schema: { name: string; json: Record<string, unknown> };
  form: AnswerForm;
  signal: AbortSignal;
  /** Where it is given, the answer is asked for as a stream and each piece is passed to it. */
  onText?: ((piece: string) => void) | undefined;
}
export interface ModelAnswer {
  text: string;
  isRefusal: boolean;
  /** Absent where the server does not tell them. */
  tokens?: { input: number; output: number };
}
export interface ModelClient {
  ask(question: Question): Promise<ModelAnswer>;
}
/** The server refuses the form of the question (400, 422 or 501): ask it again with the next. */
export class UnknownParameter extends Error {}

export interface ClientOptions {
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs: number;
  /** Asks how many tokens a stream used; a server that does not know the question may refuse it. */
  tellsTokens?: boolean;
}

export function modelClient(options: ClientOptions): ModelClient {
  const sdk = new OpenAI({
    baseURL: options.baseUrl,
    apiKey: options.apiKey,
    timeout: options.timeoutMs,
    maxRetries: 0,
    organization: null,
    project: null,
    logLevel: 'off',
    fetch: fetchWithErrors,
  });
  return {
    async ask(question) {
      const { messages, form, signal, onText } = question;
      const body = { model: options.model, messages, ...formOf(question) };
      try {
        if (!onText) return answerOf(await sdk.chat.completions.create(body, { signal }));
        const usage = options.tellsTokens && form !== 'text' ? { stream_options: { include_usage: true } } : {};
        const streaming = sdk.chat.completions.create({ ...body, ...usage, stream: true }, { signal });
        const { data: stream, response } = await streaming.withResponse();
        // Some servers ignore `stream` and answer with one JSON body.
        if (response.headers.get('content-type')?.includes('application/json')) {
          const answer = answerOf((await response.json()) as OpenAI.ChatCompletion);
          onText(answer.text);
          return answer;
        }
        return await readStream(stream, signal, onText);
      } catch (error) {
        throw failureOf(error, form);
      }
    },
  };
}

/** Some providers put their error into the body itself, where the SDK does not look for it. */
async function fetchWithErrors(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request);
  if (response.ok) return response;
  const text = await response.text();
  const body = /"error"\s*:/.test(text) ? text : JSON.stringify({ error: { message: text.slice(0, 500) } });
  return new Response(body, response);
}

function formOf({ schema, form }: Question) {
  if (form === 'text') return {};
  if (form === 'json') return { response_format: { type: 'json_object' as const } };
  const format = { name: schema.name, schema: schema.json, strict: true };
  return { response_format: { type: 'json_schema' as const, json_schema: format } };
}

const tokensOf = (usage: OpenAI.CompletionUsage | null | undefined) =>
  usage ? { tokens: { input: usage.prompt_tokens, output: usage.completion_tokens } } : {};

function answerOf(completion: OpenAI.ChatCompletion): ModelAnswer {
  const choice = completion?.choices?.[0];
  const text = choice?.message?.content;
  const refusal = choice?.message?.refusal;
  if (typeof text !== 'string' && !refusal) throw new ModelFailure('unreadable');
  return {
    text: cutThoughts()(text ?? '').slice(0, maxAnswerLength),
    isRefusal: Boolean(refusal) || choice?.finish_reason === 'content_filter',
    ...tokensOf(completion.usage),
  };
}

async function readStream(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  signal: AbortSignal,
  onText: (piece: string) => void,
): Promise<ModelAnswer> {
  const spoken = cutThoughts();
  let text = '';
  let isRefusal = false;
  let pieces = 0;
  let usage: OpenAI.CompletionUsage | null | undefined;
  for await (const chunk of stream) {
    pieces += 1;
    usage = chunk?.usage ?? usage;
    const choice = chunk?.choices?.[0];
    const piece = spoken(choice?.delta?.content ?? '');
    isRefusal ||= Boolean(choice?.delta?.refusal) || choice?.finish_reason === 'content_filter';
    if (piece) {
      text += piece;
      onText(piece);
    }
    if (text.length > maxAnswerLength) break;
  }
  // The SDK ends an aborted stream without an error, as if the answer were complete.
  signal.throwIfAborted();
  if (pieces === 0) throw new ModelFailure('unreadable');
  return { text, isRefusal, ...tokensOf(usage) };
}

function failureOf(error: unknown, form: AnswerForm): unknown {
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
