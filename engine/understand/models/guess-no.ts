import { likelihoods, type Model } from '#engine/learnt/linear-model.ts';
import { openPackedModel } from '#engine/learnt/packed-model.ts';
import { type NoTurn, noFeaturesOf } from './no-features.ts';
import stored from './noes.json' with { type: 'json' };

/** How likely a turn is to refuse or to show unease. */
export interface NoGuess {
  refusal: number;
  unease: number;
  /** One of both. */
  either: number;
}

export const noLabels = ['ordinary', 'refusal', 'unease'] as const;

let opened: Model | undefined;

export function guessNo(turn: NoTurn): NoGuess {
  opened ??= openPackedModel(stored);
  const [ordinary = 1, refusal = 0, unease = 0] = likelihoods(opened, noFeaturesOf(turn));
  return { refusal, unease, either: 1 - ordinary };
}
