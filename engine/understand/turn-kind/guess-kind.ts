import { likelihoods, type Model, openModel } from '#engine/learnt/linear-model.ts';
import { featuresOf, type Turn } from './features.ts';
import type { KindGuess, TurnKind } from './kinds.ts';
import stored from './models/kinds.json' with { type: 'json' };

let opened: Model | undefined;

/** How likely each kind is, the likeliest first. */
export function guessKind(turn: Turn): KindGuess[] {
  opened ??= openModel(stored);
  const { labels } = opened;
  return likelihoods(opened, featuresOf(turn))
    .map((probability, at): KindGuess => ({ kind: labels[at] as TurnKind, probability }))
    .sort((a, b) => b.probability - a.probability);
}
