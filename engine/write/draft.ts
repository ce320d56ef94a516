import type { Tone } from '#contract/writing.ts';
import type { Hook } from '#engine/understand/situation.ts';
import type { AnsweredKind } from '#engine/understand/turn-kind/kinds.ts';
import type { MeetingFacts } from './meeting-facts.ts';
import type { Thing } from './thing/things.ts';

/** How a reply works; its reason is told from this. */
export type Strategy =
  | 'answer_hook'
  | 'answer_bounce'
  | 'answer'
  | 'act'
  | 'kind'
  | 'date'
  | 'number'
  | 'revive'
  | 'plan'
  | 'boundary'
  | 'limit'
  | 'empathy'
  | 'opener'
  | 'language'
  | 'contact'
  | 'farewell';

/** Lines put together, not yet filled in. */
export interface Draft {
  tone: Tone;
  strategy: Strategy;
  lines: string[];
  hook: Hook | null;
  /** Words of the match that it repeats between quotes. */
  quoted?: string;
  /** A thing of theirs, or of the user's, that it names. */
  thing?: Thing;
  /** What the turn was taken for. */
  kind?: AnsweredKind;
  /** What is settled of a meeting. */
  facts?: MeetingFacts;
  /** How well this way suits the situation, before the text is looked at. */
  fit: number;
}
