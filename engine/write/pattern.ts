import type { Intensity, Tone } from '#contract/writing.ts';
import type { Ask, Mood, Stance } from '#engine/understand/situation.ts';
import type { Topic } from '#engine/understand/topics.ts';

// The shapes of the data in patterns/. A line is French with slots:
//   {le} le surf · {de} du surf · {a} au surf · {un} un chat, du surf · {d} d'escalade · {dun} d'un chat, de surf
//   {ce} ce chat · {ton} ton chat, votre chat · {nom} chat · {il} il · {lieu} au Japon · {animal} the pet's name, else «ton chat»
//   {x} the words that a moment's cue found, said back: «ton chat» · {quand} {ou} {quoi} what is settled of a meeting
//   {gauche} {droite} what the match lets choose between · {tes|vos} for «tu» or «vous» · {u:prêt|prête|partant pour ça} for the user's
//   gender (known or not), {m:…} for the match's.
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

/** How to answer a question, and what to ask back when the match gave nothing to talk about. */
export interface AnswerVoice {
  asks: Ask[];
  /** Or known by the words of the question, on plain text. */
  cue?: RegExp;
  answer: ByTone;
  bounce: ByTone;
}

export interface MoodVoice {
  moods: Mood[];
  topics?: Topic[];
  says: ByTone;
}

/** How the objective is reached from a subject. */
export interface Frame {
  tone: Tone;
  intensity?: Intensity[];
  text: string;
}
