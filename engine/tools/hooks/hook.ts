import type { Speaker } from '#contract/reading.ts';
import type { Noun } from '#engine/french/noun-phrase.ts';
import type { Topic } from '#engine/nouns/topics.ts';

// A concrete thing that was said, which a text can take up.

/** What the speaker says about it: has done, will do, likes, dislikes, never did, dreams of, asks about. */
export type Stance = 'likes' | 'dislikes' | 'past' | 'future' | 'never' | 'wish' | 'asked';

export interface Hook {
  /** As said. */
  surface: string;
  noun: Noun | null;
  /** The same thing said in two ways has one key. */
  key: string;
  topic: Topic;
  stance: Stance;
  index: number;
  speaker: Speaker;
  weight: number;
  /** A pet's name. */
  name?: string;
  /** Whether the speaker says that it is theirs: «mon chat», «j'ai un chien». */
  isOwn: boolean;
  /** Whether it was the user's word, and the match said yes or no to it. */
  isTakenUp?: boolean;
  /** Whether the lexicon knows the noun; else its grammar comes from the speaker's own article. */
  isKnown: boolean;
}
