import { type Ask, maxAnswerLength } from '#contract/browser-model.ts';
import { modelOptions } from './model-state.ts';
import { say } from './say-words.ts';

// One question to the browser's model: its words go to the server as they come.

/** Between two pieces on their way to the server. */
const sendEveryMs = 250;
/** The model may have to be loaded into memory first. A person who waits for longer is better served with our lines. */
const firstWordsMs = 20_000;

interface Means {
  /** Under which the server waits for the words. */
  run: string;
  /** Aborts where the user does not want to wait: the server is told. */
  stop: AbortSignal;
  /** Aborts where the call is over: nobody waits for words. */
  over: AbortSignal;
}

/** `unwanted`: the server has what it needs, or went on without. Never throws. */
export type AnswerEnd = 'done' | 'failed' | 'unwanted';

export async function writeAnswer(ask: Ask, { run, stop, over }: Means): Promise<AnswerEnd> {
  const model = new AbortController();
  const signal = AbortSignal.any([model.signal, stop, over]);
  let written = '';
  const finished = generate(ask, signal, (piece) => {
    written += piece;
  }).then(
    () => 'done' as const,
    () => 'failed' as const,
  );
  let sent = 0;
  try {
    while (true) {
      const end = await Promise.race([finished, pause(sendEveryMs)]);
      over.throwIfAborted();
      const text = written.slice(sent, maxAnswerLength);
      if (text === '' && !end) continue;
      // The server drops the words of an answer that failed, so the last good ones go before.
      const isLast = end === 'done' || (end === 'failed' && text === '');
      const words = { run, question: ask.question, from: sent, text, ...(isLast && { end }) };
      const isWanted = await say(words, over);
      sent += text.length;
      if (isLast) return end;
      if (!isWanted || sent >= maxAnswerLength) return 'unwanted';
    }
  } catch {
    return 'failed';
  } finally {
    model.abort();
  }
}

/** Rejects where the model refuses, breaks off, is stopped or says nothing for too long. */
async function generate({ messages, schema }: Ask, signal: AbortSignal, onPiece: (piece: string) => void) {
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), firstWordsMs);
  const either = AbortSignal.any([signal, silence.signal]);
  const creating = LanguageModel.create({
    ...modelOptions,
    initialPrompts: promptsOf(messages.slice(0, -1)),
    signal: either,
  });
  try {
    const session = await unlessAborted(creating, either);
    const stream = session.promptStreaming(promptsOf(messages.slice(-1)), {
      responseConstraint: schema,
      // The messages describe the form of the answer already.
      omitResponseConstraintInput: true,
      signal: either,
    });
    const reader = stream.getReader();
    while (true) {
      const { value, done } = await unlessAborted(reader.read(), either);
      if (done) return;
      if (value !== '') clearTimeout(timer);
      onPiece(value);
    }
  } finally {
    clearTimeout(timer);
    // Also a session that comes after we stopped waiting for it.
    creating.then(
      (session) => session.destroy(),
      () => undefined,
    );
  }
}

/** The types keep the system message for the first place, which the server gives it. */
const promptsOf = (messages: Ask['messages']) => messages as LanguageModelMessage[];

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** A browser that is busy loading its model may take its time to hear of the signal. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
