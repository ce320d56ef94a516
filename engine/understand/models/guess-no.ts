import { likelihoods, type Model, openModel } from '#engine/learnt/linear-model.ts';
import { featuresOf, type Turn } from './features.ts';
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

export function guessNo(turn: Turn): NoGuess {
  opened ??= openModel(stored);
  const [ordinary = 1, refusal = 0, unease = 0] = likelihoods(opened, featuresOf(turn));
  return { refusal, unease, either: 1 - ordinary };
}
