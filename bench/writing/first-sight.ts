import type { ReplyCase } from './generate-replies.ts';
import { type MarkedSet, markedSets } from './real-talks.ts';

// The newest marked sets with the replies that the readers marked, written when the conversations were new to the engine.

/** From this set on, a reader noted what each conversation offers to name before the engine was changed for it. */
const firstNotedSet = '027';

export const newestSets: MarkedSet[] = markedSets.slice(markedSets.findIndex(({ name }) => name === firstNotedSet));

export function casesAtFirstSight(): ReplyCase[] {
  return newestSets.flatMap(({ talks }) =>
    talks.map(
      ({ marks, ...talk }): ReplyCase => ({
        ...talk,
        // A conversation without marks was stopped by mistake and counts as one without three different replies.
        verdict: 'reply',
        replies: marks.map(({ tone, content }) => ({ tone, content, why: '', confidence: 0 })),
        ms: 0,
      }),
    ),
  );
}
