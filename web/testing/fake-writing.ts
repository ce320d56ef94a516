import { type Ask, sayWords } from '#contract/browser-model.ts';
import type { BodyOf, Endpoint } from '#contract/endpoint.ts';
import { type FakeApi, ok } from './fake-api.ts';

// A server that asks the browser's model: a call that is answered by the events that a test sends, and the words that come back.

export type Words = BodyOf<typeof sayWords>;

export const exampleAsk: Ask = {
  question: 0,
  messages: [
    { role: 'system', content: 'Rends un objet JSON.' },
    { role: 'user', content: 'Écris trois messages.' },
  ],
  schema: { type: 'object', properties: { replies: { type: 'array' } } },
};

export interface FakeWriting {
  tell(event: string, data: unknown): void;
  /** What the browser's model said so far, by question. */
  words: Words[];
  /** The text of an answer, put together as the server does. */
  textOf(question?: number): string;
}

/** Answers `endpoint` by events; `isWanted` says after each piece of words whether more are wanted. */
export function answerByEvents(
  api: FakeApi,
  endpoint: Endpoint,
  isWanted: (words: Words) => boolean = ({ end }) => end === undefined,
): FakeWriting {
  const words: Words[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array>;
  api.on(endpoint, () => {
    const body = new ReadableStream<Uint8Array>({
      start(started) {
        controller = started;
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  api.on(sayWords, ({ body }) => {
    words.push(body as Words);
    return ok({ isWanted: isWanted(body as Words) });
  });
  return {
    tell(event, data) {
      controller.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      if (event === 'done') controller.close();
    },
    words,
    textOf: (question = 0) =>
      words
        .filter((piece) => piece.question === question)
        .reduce((text, piece) => text.slice(0, piece.from) + piece.text, ''),
  };
}
