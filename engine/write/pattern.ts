import type { Intensity, Objective, Tone } from '#contract/writing.ts';
import type { Act, Ask, Mood, Stance } from '#engine/understand/situation.ts';
import type { Topic } from '#engine/understand/topics.ts';

// The shapes of the data in patterns/. A line is French with slots:
//   {le} le surf · {de} du surf · {a} au surf · {un} un chat, du surf · {d} d'escalade · {dun} d'un chat, de surf
//   {ce} ce chat · {ton} ton chat, votre chat · {nom} chat · {il} il · {lieu} au Japon · {animal} the pet's name, else «ton chat»
//   {plan} what to do together, an infinitive · {jour} the day that the match named · {cite} the match's own words
//   {echo} what the match just told, said back to them: «tu as adopté un chat»
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

/** A whole message for what the match's last turn does. */
export interface ActVoice {
  acts: Act[];
  /** Whether it speaks of something said before. */
  needs?: 'hook' | 'day' | 'cite';
  /** May be followed by a question about a subject. */
  goesOn?: boolean;
  objectives?: Objective[];
  says: ByTone;
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
