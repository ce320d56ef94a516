import { type Ask, longestWritingMs, maxAnswerLength } from '#contract/browser-model.ts';
import { type ModelAnswer, ModelFailure, type ModelServer } from '../port.ts';
import type { AwaitedWords } from './awaited-words.ts';

export interface Patience {
  /** Until the first words come: the browser may have to load its model into memory. */
  firstWordsMs: number;
  /** Between two pieces. */
  pauseMs: number;
  /** For all questions of a call. */
  wholeMs: number;
}
const usualPatience: Patience = { firstWordsMs: 30_000, pauseMs: 15_000, wholeMs: longestWritingMs };

/**
 * Asks the model of the caller's own browser as calls/model-calls.ts asks a model's server. No budget, breaker or retry: it costs
 * nothing, and whoever left or refused stays away. `ask` answers whether the question reached the browser.
 */
export function browserModelServer(options: {
  run: string;
  awaited: AwaitedWords;
  ask: (question: Ask) => boolean;
  patience?: Patience;
}): ModelServer {
  const { run, awaited, ask, patience = usualPatience } = options;
  return {
    prompt: 'short',
    isOnDevice: true,
    async warm() {},
    async close() {},
    open({ signal: caller }) {
      const endsAt = performance.now() + patience.wholeMs;
      let count = 0;
      return {
        async ask({ messages, schema, onText }) {
          caller?.throwIfAborted();
          const question = count;
          count += 1;
          return await hearAnswer({
            awaited,
            run,
            question,
            begin: () => ask({ question, messages, schema: schema.json }),
            onText,
            patience,
            endsAt,
            caller,
          });
        },
        get count() {
          return count;
        },
      };
    },
  };
}

interface Hearing {
  awaited: AwaitedWords;
  run: string;
  question: number;
  /** Sends the question; false where it does not arrive. */
  begin: () => boolean;
  onText: ((piece: string) => void) | undefined;
  patience: Patience;
  endsAt: number;
  caller: AbortSignal | undefined;
}

function hearAnswer({ awaited, run, question, begin, onText, patience, endsAt, caller }: Hearing) {
  return new Promise<ModelAnswer>((resolve, reject) => {
    let text = '';
    let timer: NodeJS.Timeout | undefined;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      stopListening();
      caller?.removeEventListener('abort', leave);
      settle();
      return false;
    };
    const fail = (code: 'unreachable' | 'timeout') => end(() => reject(new ModelFailure(code)));
    const leave = () => end(() => reject(caller?.reason));
    const waitFor = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => fail('timeout'), Math.max(0, Math.min(ms, endsAt - performance.now())));
    };
    const stopListening = awaited.listen(run, (words) => {
      if (words.question !== question) return false;
      if (words.from > text.length || words.end === 'failed') return fail('unreachable');
      // Words that were sent before are sent again where our answer was lost on its way.
      const fresh = words.text.slice(text.length - words.from);
      text += fresh;
      try {
        if (fresh !== '') onText?.(fresh);
      } catch (error) {
        return end(() => reject(error));
      }
      if (words.end === 'done' || text.length >= maxAnswerLength)
        return end(() => resolve({ text: text.slice(0, maxAnswerLength), isRefusal: false }));
      waitFor(patience.pauseMs);
      return true;
    });
    waitFor(patience.firstWordsMs);
    caller?.addEventListener('abort', leave, { once: true });
    if (!begin()) fail('unreachable');
  });
}
