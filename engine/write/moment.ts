import type { Act } from '#engine/understand/situation.ts';
import type { ByTone } from './pattern.ts';

// The shape of the data in patterns/moments/: something the match may just have said, and what a person with taste answers.
// Lines take the slots of pattern.ts and {x}: the words of the cue's group «x», as the match wrote them, «mon» said back as «ton».

export interface Moment {
  id: string;
  /** Looked for in each sentence of the last turn that does not ask: folded, spelt out, without «ne». */
  cue?: RegExp;
  /** Or what the last turn does. */
  acts?: Act[];
  /** Not where the sentence has this. */
  unless?: RegExp;
  /** Whether the sentence may speak of the user, or ask: a tease, a challenge, a compliment. */
  ofUser?: true;
  /** How sure it is that this is the point: 1 a broad subject, 2 by default, 3 news that nothing may be louder than. */
  weight?: 1 | 2 | 3;
  /** A reaction of any tone: short, no question. It stands alone before a question, an answer or an invitation. */
  react: string[];
  /** A question or a push onwards, after a reaction. */
  ask: ByTone;
  /** Whole replies. */
  says?: Partial<ByTone>;
  /** After a reaction: to meet, because of this. */
  invites?: string[];
}
