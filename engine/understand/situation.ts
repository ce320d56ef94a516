import type { Speaker } from '#contract/reading.ts';
import type { Objective, Reading, Signal, Verdict } from '#contract/writing.ts';
import type { Address } from '#engine/french/agreement.ts';
import type { Peril } from './danger/find-perils.ts';

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
  | 'delay_excuse'
  | 'thanks'
  | 'sorry'
  | 'farewell'
  | 'sad_news'
  | 'good_news'
  | 'emoji_only'
  | 'contact_given'
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
  language: 'french' | 'other' | 'unclear';
  /** What the match's last turn is, or what was said earlier and still stops the talk. */
  reading: Reading;
  /** What a message of either side is a sign of, certain or suspected; `reading` has its words. */
  peril: Peril | null;
  /** Nothing was understood, and it may be hard: what is written stays neutral. */
  isWary: boolean;
  /** The user says to be under eighteen, in words that `reading` has. */
  isUserMinor: boolean;
  verdict: Verdict;
  reason: string;
  /** What the user is told that the talk is. */
  signal: Signal | null;
  comeback: Comeback | null;
}

export interface Context {
  objective?: Objective;
  /** Set where a better reader took the talk for an ordinary one: nothing is taken for hard. */
  isOrdinary?: boolean;
}
