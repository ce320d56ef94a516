import OpenAI, { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { ModelFailure } from './model-failure.ts';

// The one file that speaks to the model's server. Knows the protocol; knows nothing of replies, budgets or deadlines.

export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}
export interface Question {
  messages: ModelMessage[];
  schema: { name: string; json: Record<string, unknown> };
  /** Servers that know no schemas are asked without; the prompt tells the form as well. */
  withSchema: boolean;
  signal: AbortSignal;
  /** Given, the answer is asked for as a stream, and each piece is handed on. */
  onText?: ((piece: string) => void) | undefined;
}
export interface ModelAnswer {
  text: string;
  isRefusal: boolean;
}
export interface ModelClient {
  ask(question: Question): Promise<ModelAnswer>;
}
/** The server knows no schemas, or some other part of how it was asked. */
export class UnknownParameter extends Error {}

/** Twenty times what three replies need: who writes on and on is cut short. */
const longestAnswer = 20_000;

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
        // Some servers know no streams and answer all at once.
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
    text: (text ?? '').slice(0, longestAnswer),
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
    if (text.length > longestAnswer) break;
  }
  // The SDK ends a stream that was called off as if it had ended by itself.
  signal.throwIfAborted();
  if (pieces === 0) throw new ModelFailure('unreadable');
  return { text, isRefusal };
}

function failureOf(error: unknown, withSchema: boolean): unknown {
  if (error instanceof ModelFailure || error instanceof APIUserAbortError) return error;
  if (error instanceof APIConnectionError) return new ModelFailure('unreachable', { isWorthRetry: true });
  if (error instanceof APIError) {
    // Without a status it came in the stream, after a start that looked fine.
    const status: number = error.status ?? 500;
    if (withSchema && (status === 400 || status === 422 || status === 501)) return new UnknownParameter();
    if (status === 408 || status === 409 || status === 429 || status >= 500)
      return new ModelFailure('overloaded', { isWorthRetry: true, retryAfterMs: retryAfterOf(error.headers) });
    return new ModelFailure('rejected');
  }
  // A connection that breaks while the answer arrives, or an answer that is not what the protocol says.
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
