import * as z from 'zod/mini';
import { genders } from './onboarding.ts';
import { speakers } from './reading.ts';

// What the assistant writes and rates: replies to a conversation, bios. And how the user can want them.

export const conversationMessage = z.object({ from: z.enum(speakers), text: z.string() });
export type ConversationMessage = z.infer<typeof conversationMessage>;

export const objectives = ['continue', 'date', 'number', 'revive'] as const;
export type Objective = (typeof objectives)[number];

export const tones = ['humoristique', 'flirt', 'original'] as const;
export type Tone = (typeof tones)[number];
export const isTone = (word: string): word is Tone => (tones as readonly string[]).includes(word);

export const intensities = ['soft', 'direct', 'joueur'] as const;
export type Intensity = (typeof intensities)[number];

/** Where nobody has chosen: the gentlest, in words that agree with nobody's gender. */
export const unchosenManner = {
  objective: 'continue',
  intensity: 'soft',
  user: { gender: 'non_precise' },
  match: { gender: 'non_precise' },
  seed: 0,
  avoid: [],
} satisfies { objective: Objective; intensity: Intensity; user: Person; match: Person; seed: number; avoid: string[] };

/** What one reply of the three can be asked to become. */
export const variations = ['other', 'shorter', 'bolder'] as const;
export type Variation = (typeof variations)[number];

/** What the user should do now: answer, wait for the match, or leave the match in peace. */
export const verdicts = ['reply', 'wait', 'stop'] as const;
export type Verdict = (typeof verdicts)[number];

/** What makes a talk other than an ordinary one. `grave` is no reason to stop: it goes on, gently, with replies by length. */
export const signals = ['refusal', 'unease', 'minor', 'scam', 'danger', 'hate', 'grave'] as const;
export type Signal = (typeof signals)[number];

export { replyLengths } from './reply-lengths.ts';

export const person = z.object({ gender: z.enum(genders) });
export type Person = z.infer<typeof person>;

export const reply = z.object({
  /** One of `tones`, or of `replyLengths` in a grave talk; any other is shown raw. */
  tone: z.string().check(z.minLength(1)),
  content: z.string(),
  /** One sentence: why the reply works here. */
  why: z.string(),
  /** In percent: how many replies of this writer to this objective demanding readers would send as they stand; less with a blank. */
  confidence: z.int().check(z.minimum(0), z.maximum(100)),
  /** The confidence once its blanks are filled in; absent where it has none. */
  confidenceFilled: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  /** What to check before sending, where something is doubtful: a fact that the user never gave, an agreement. */
  doubt: z.optional(z.string()),
  /** Set where no language model wrote it: a line for this kind of moment, which the user makes their own. */
  isStartingIdea: z.optional(z.boolean()),
  /** Set where the model of the user's own browser wrote it: how many of its replies readers would send was not measured. */
  isOnDevice: z.optional(z.boolean()),
});
export type Reply = z.infer<typeof reply>;

/** What a reader understood of the match's last turn. */
export const reading = z.object({
  /** The kind of message, by its number in engine/understand/kinds.ts; absent where the reader is not sure. */
  kind: z.optional(z.int()),
  /** What makes it hard. */
  signal: z.optional(z.enum(signals)),
  /** `stop`: certainly hard. `careful`: perhaps, so nothing is joked about or proposed. */
  stance: z.enum(['open', 'careful', 'stop']),
  /** How sure the reader is of the kind or the signal; a language model does not say. */
  sureness: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** The match's words that it rests on. */
  words: z.string(),
  by: z.enum(['engine', 'model']),
});
export type Reading = z.infer<typeof reading>;

/** What a talk is and what to do now; told before any reply. */
export const judgement = z.object({
  verdict: z.enum(verdicts),
  /** One or two French sentences for the user. */
  reason: z.string(),
  reading: z.optional(reading),
  /** What the user is told that it is; absent in an ordinary talk, and where the reader is not certain. */
  signal: z.optional(z.enum(signals)),
  /** What to write about, where the point of the talk was not understood: the replies are then any talk's. */
  idea: z.optional(z.string()),
  /** Set where two readers disagree on a minor, a danger or a no: the user is asked, and sees `ifYes` or the replies. */
  question: z.optional(z.object({ text: z.string(), ifYes: z.string() })),
});
export type Judgement = z.infer<typeof judgement>;

/** With `stop` there is one reply at most, a graceful exit; with `wait`, the replies are for later. */
export const advice = z.extend(judgement, { replies: z.array(reply) });
export type Advice = z.infer<typeof advice>;

export const bioStyles = [
  'fun',
  'classe',
  'audacieux',
  'minimal',
  'ambitieux',
  'artiste',
  'mysterieux',
  'sportif',
] as const;
export type BioStyle = (typeof bioStyles)[number];

/** In characters as people count them (an emoji is one). The counter on the screen shows `max`. */
export const bioLength = { min: 80, max: 140 } as const;

export const generatedBio = z.object({ style: z.enum(bioStyles), content: z.string(), characterCount: z.int() });
export type GeneratedBio = z.infer<typeof generatedBio>;

/** From the best down: a score gets the first label whose minimum it reaches. */
export const bioScoreLabels = [
  { min: 90, label: 'Excellente' },
  { min: 80, label: 'Très bien' },
  { min: 70, label: 'Bien' },
  { min: 60, label: 'Correct' },
  { min: 0, label: 'À améliorer' },
] as const;

const percent = z.int().check(z.minimum(0), z.maximum(100));

export const bioRating = z.object({
  score: percent,
  label: z.enum(['Excellente', 'Très bien', 'Bien', 'Correct', 'À améliorer']),
  clarity: percent,
  impact: percent,
  /** Pieces of advice, the most useful first; each quotes the words that it is about. */
  feedback: z.array(z.string()),
});
export type BioRating = z.infer<typeof bioRating>;
