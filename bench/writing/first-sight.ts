import type { ReplyCase } from './generate-replies.ts';
import { type MarkedSet, markedSets } from './real-talks.ts';

// The newest sets with the replies that they got when the engine had never seen them, as they were given to the readers.

/** Since then a reader has said of every talk what could be named in it before the engine was changed for it. */
const since = '027';

export const newestSets: MarkedSet[] = markedSets.slice(markedSets.findIndex(({ name }) => name === since));

export function casesAtFirstSight(): ReplyCase[] {
  return newestSets.flatMap(({ talks }) =>
    talks.map(
      ({ marks, ...talk }): ReplyCase => ({
        ...talk,
        // Those without marks were stopped by mistake: they are not three that differ.
        verdict: 'reply',
        replies: marks.map(({ tone, content }) => ({ tone, content, why: '', confidence: 0 })),
        ms: 0,
      }),
    ),
  );
}
