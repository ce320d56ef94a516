import { likelihoods, type Model, openModel } from '#engine/learnt/linear-model.ts';
import { featuresOf, type Turn } from './features.ts';
import stored from './models/moods.json' with { type: 'json' };

/** `light`: one may laugh or play along; `grave`: one must not. */
export const turnMoods = ['light', 'plain', 'grave'] as const;

export type TurnMood = (typeof turnMoods)[number];

export type MoodGuess = Record<TurnMood, number>;

let opened: Model | undefined;

export function guessMood(turn: Turn): MoodGuess {
  opened ??= openModel(stored);
  const [light = 0, plain = 0, grave = 0] = likelihoods(opened, featuresOf(turn));
  return { light, plain, grave };
}
