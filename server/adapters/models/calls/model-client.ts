import type OpenAI from 'openai';
import { maxAnswerLength } from '#contract/browser-model.ts';
import type { ServerAddress } from '../models-port.ts';
import { type ModelAnswer, ModelFailure, type ModelQuestion } from '../port.ts';
import { type AnswerForm, failureOf, openSdk } from './model-sdk.ts';

// Asks a model's server for a text. Knows the protocol, and nothing of replies, budgets, retries or deadlines.

export interface Question extends ModelQuestion {
  form: AnswerForm;
  signal: AbortSignal;
}
export interface ModelClient {
  ask(question: Question): Promise<ModelAnswer>;
}
export interface ClientOptions extends ServerAddress {
  model: string;
  /** Asks how many tokens a stream used; a server that does not know the question may refuse it. */
  tellsTokens?: boolean;
}

export function modelClient(options: ClientOptions): ModelClient {
  const sdk = openSdk(options);
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
    text: (text ?? '').slice(0, maxAnswerLength),
    isRefusal: Boolean(refusal) || choice?.finish_reason === 'content_filter',
    ...tokensOf(completion.usage),
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
  let usage: OpenAI.CompletionUsage | null | undefined;
  for await (const chunk of stream) {
    pieces += 1;
    usage = chunk?.usage ?? usage;
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
  return { text, isRefusal, ...tokensOf(usage) };
}
