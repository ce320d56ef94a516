import { likelihoods, type Model, openModel } from '#engine/learnt/linear-model.ts';
import { featuresOf, type Turn } from './features.ts';
import stored from './models/meetings.json' with { type: 'json' };

/** What a turn does about meeting in person. */
export const meetingTurns = [
  'none',
  /** One could do something together, one day. */
  'hint',
  /** Asks to meet, or names a day or a place. */
  'proposes',
  /** Says yes to the user's idea; something is still to be settled. */
  'agrees',
  /** Day and place are fixed. */
  'settled',
  /** Not then: another time, or later. */
  'moves',
  /** They have just met. */
  'met',
] as const;

export type MeetingTurn = (typeof meetingTurns)[number];

export type MeetingGuess = Record<MeetingTurn, number>;

let opened: Model | undefined;

export function guessMeeting(turn: Turn): MeetingGuess {
  opened ??= openModel(stored);
  const likely = likelihoods(opened, featuresOf(turn));
  return Object.fromEntries(meetingTurns.map((name, at) => [name, likely[at] ?? 0])) as MeetingGuess;
}
