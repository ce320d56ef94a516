import type { Speaker } from '#contract/reading.ts';
import type { Objective, Signal, Verdict } from '#contract/writing.ts';
import type { Address } from '#engine/french/noun-phrase.ts';

// What the engine knows about a conversation before it writes a word. Every figure points at its messages; an index is
// a place in the conversation that was handed in.

export type Act =
  | 'question_open'
  | 'question_closed'
  | 'question_choice'
  | 'wellbeing'
  | 'disclosure'
  | 'tease'
  | 'compliment'
  | 'laugh'
  | 'dry'
  | 'greeting'
  | 'availability'
  | 'unavailable'
  | 'plan_proposal'
  | 'number_ask'
  | 'agreement'
  | 'refusal'
  | 'discomfort'
  | 'delay_excuse'
  | 'thanks'
  | 'sorry'
  | 'farewell'
  | 'sad_news'
  | 'good_news'
  | 'emoji_only'
  | 'contact_given'
  | 'insult'
  | 'empty'
  | 'statement';

export interface HeardMessage {
  index: number;
  from: Speaker;
  text: string;
  plain: string;
  words: string[];
  /** The most telling first. */
  acts: Act[];
}

export interface SideRegister {
  address: Address | null;
  usesEmoji: boolean;
  startsLowerCase: boolean;
  endsWithPeriod: boolean;
  /** In characters; 0 without messages. */
  typicalLength: number;
}

export interface Figure {
  value: number;
  indices: number[];
}

export interface Reciprocity {
  /** How often the user wrote again with no answer in between. */
  restartsByUser: Figure;
  restartsByMatch: Figure;
  /** Messages of the user at the end that wait for an answer. */
  unanswered: Figure;
}

export type Stage = 'opening' | 'small_talk' | 'rapport' | 'date_in_the_air' | 'fading' | 'ghosted';

export type SignKind =
  | 'refusal'
  | 'boundary_number'
  | 'boundary_date'
  | 'boundary_day'
  | 'taken'
  | 'discomfort'
  | 'minor'
  | 'user_minor'
  | 'threat'
  | 'suicide'
  | 'violence'
  | 'money'
  | 'blackmail'
  | 'user_push'
  | 'user_insult'
  | 'user_sexual'
  | 'user_threat';

export interface Sign {
  kind: SignKind;
  index: number;
  speaker: Speaker;
}

/** `worry`: someone close is ill; `confided`: an illness that stays, told in trust. */
export type Mood = 'light' | 'low' | 'grief' | 'illness' | 'worry' | 'confided' | 'sad';

/** How serious what the match just told is. */
export type Gravity = 'none' | 'low' | 'grave';

export interface Comeback {
  days: number;
  how: string;
}

export interface Situation {
  messages: HeardMessage[];
  lastSpeaker: Speaker | null;
  /** The match's messages since the user last wrote; empty when the user spoke last. */
  lastTurn: HeardMessage[];
  /** What the match asked and was not told yet. */
  openQuestions: string[];
  register: { address: Address; user: SideRegister; match: SideRegister };
  reciprocity: Reciprocity;
  stage: Stage;
  signs: Sign[];
  /** What the match said may be a no or unease: nothing is proposed, and writers stay plain and gentle. */
  caution: boolean;
  language: 'french' | 'other' | 'unclear';
  mood: Mood;
  gravity: Gravity;
  verdict: Verdict;
  reason: string;
  /** What it says to stop for. */
  signal: Signal | null;
  comeback: Comeback | null;
}

export interface Context {
  objective?: Objective;
  /** Set where a better reader took the talk for an ordinary one: only the limits that the match set still count. */
  isOrdinary?: boolean;
}
