import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { maxAnswerLength } from '#contract/browser-model.ts';
import { ModelFailure } from './model-failure.ts';

// The only file that calls the model's server. It knows the protocol, and nothing of replies, budgets, retries or deadlines.

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}
export interface Question {
  messages: ModelMessage[];
  schema: { name: string; json: Record<string, unknown> };
  /** False for servers that refuse schemas; the prompt describes the form of the answer as well. */
  withSchema: boolean;
  signal: AbortSignal;
  /** Where it is given, the answer is asked for as a stream and each piece is passed to it. */
  onText?: ((piece: string) => void) | undefined;
}
export interface ModelAnswer {
  text: string;
  isRefusal: boolean;
}
export interface ModelClient {
  ask(question: Question): Promise<ModelAnswer>;
}
/** The server refuses a question with a schema (400, 422 or 501): ask it again without. */
export class UnknownParameter extends Error {}

export function modelClient(options: {
  baseUrl: string;
  apiKey: string;
  model: string;
  timeoutMs: number;
}): ModelClient {
  const sdk = new OpenAI({
    baseURL: options.baseUrl,
    apiKey: options.apiKey,
    timeout: options.timeoutMs,
    maxRetries: 0,
    organization: null,
    project: null,
    logLevel: 'off',
  });
  return {
    async ask(question) {
      const { messages, schema, withSchema, signal, onText } = question;
      const format = { name: schema.name, schema: schema.json, strict: true };
      const body = {
        model: options.model,
        messages,
        ...(withSchema && { response_format: { type: 'json_schema' as const, json_schema: format } }),
      };
      try {
        if (!onText) return answerOf(await sdk.chat.completions.create(body, { signal }));
        const streaming = sdk.chat.completions.create({ ...body, stream: true }, { signal });
        const { data: stream, response } = await streaming.withResponse();
        // Some servers ignore `stream` and answer with one JSON body.
        if (response.headers.get('content-type')?.includes('application/json')) {
          const answer = answerOf((await response.json()) as OpenAI.ChatCompletion);
          onText(answer.text);
          return answer;
        }
        return await readStream(stream, signal, onText);
      } catch (error) {
        throw failureOf(error, withSchema);
      }
    },
  };
}

function answerOf(completion: OpenAI.ChatCompletion): ModelAnswer {
  const choice = completion?.choices?.[0];
  const text = choice?.message?.content;
  const refusal = choice?.message?.refusal;
  if (typeof text !== 'string' && !refusal) throw new ModelFailure('unreadable');
  return {
    text: (text ?? '').slice(0, maxAnswerLength),
    isRefusal: Boolean(refusal) || choice?.finish_reason === 'content_filter',
  };
}

async function readStream(
  stream: AsyncIterable<OpenAI.ChatCompletionChunk>,
  signal: AbortSignal,
  onText: (piece: string) => void,
): Promise<ModelAnswer> {
  let text = '';
  let isRefusal = false;
  let pieces = 0;
  for await (const chunk of stream) {
    pieces += 1;
    const choice = chunk?.choices?.[0];
    const piece = choice?.delta?.content ?? '';
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
  return { text, isRefusal };
}

function failureOf(error: unknown, withSchema: boolean): unknown {
  if (error instanceof ModelFailure || error instanceof APIUserAbortError) return error;
  if (error instanceof APIConnectionError) return new ModelFailure('unreachable', { isWorthRetry: true });
  if (error instanceof APIError) {
    // An error without a status came within a stream that began well.
    const status: number = error.status ?? 500;
    if (withSchema && (status === 400 || status === 422 || status === 501)) return new UnknownParameter();
    if (status === 408 || status === 409 || status === 429 || status >= 500)
      return new ModelFailure('overloaded', { isWorthRetry: true, retryAfterMs: retryAfterOf(error.headers) });
    return new ModelFailure('rejected');
  }
  // `fetch` reports a connection that breaks as a TypeError; anything else is an answer outside the protocol.
  return new ModelFailure(error instanceof TypeError ? 'unreachable' : 'unreadable', {
    isWorthRetry: error instanceof TypeError,
  });
}

function retryAfterOf(headers: Headers | undefined): number | null {
  const given = headers?.get('retry-after');
  if (!given) return null;
  const seconds = Number(given);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const until = Date.parse(given);
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now());
}
