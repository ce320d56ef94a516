import type { sayWords } from '#contract/browser-model.ts';
import type { BodyOf } from '#contract/endpoint.ts';

// Words that browsers' models send for calls under way in this process. Nothing is kept: words that nobody waits for are dropped.

export type Words = BodyOf<typeof sayWords>;

/** Answers whether more words are wanted. */
type Hear = (words: Words) => boolean;

export interface AwaitedWords {
  /** Hands the words of a run to `hear` until the returned function is called. A run is listened to by one call only. */
  listen(run: string, hear: Hear): () => void;
  isListening(run: string): boolean;
  /** False where nobody waits for them. */
  say(words: Words): boolean;
  readonly runs: number;
}

export function awaitWords(): AwaitedWords {
  const listeners = new Map<string, Hear>();
  return {
    listen(run, hear) {
      listeners.set(run, hear);
      return () => {
        if (listeners.get(run) === hear) listeners.delete(run);
      };
    },
    isListening: (run) => listeners.has(run),
    say: (words) => listeners.get(words.run)?.(words) ?? false,
    get runs() {
      return listeners.size;
    },
  };
}
