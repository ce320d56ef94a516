import type { Tone } from '#contract/writing.ts';
import type { Topic } from '#engine/nouns/topics.ts';
import type { Stance } from '../../hooks/hook.ts';

// The shape of the data in this folder. A line is French with slots:
//   {le} le surf · {de} du surf · {a} au surf · {un} un chat, du surf · {d} d'escalade · {dun} d'un chat, de surf
//   {ce} ce chat · {ton} ton chat, votre chat · {nom} chat · {il} il · {lieu} au Japon · {animal} the pet's name, else «ton chat»
//   {tes|vos} for «tu» or «vous» · {u:prêt|prête|partant pour ça} for the user's gender (known or not), {m:…} for the match's.
// In [brackets] stands what only the user knows.

export type ByTone = Record<Tone, string[]>;

/** What can be said of a subject: a reaction, and a question to go on with. */
export interface TopicVoice {
  topics: Topic[];
  /** Only for this stance; without it, for things the match likes, did or will do. */
  when?: Stance[];
  react: ByTone;
  ask: ByTone;
}
