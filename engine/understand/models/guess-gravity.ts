import { likelihoods, type Model } from '#engine/learnt/linear-model.ts';
import { openPackedModel } from '#engine/learnt/packed-model.ts';
import type { Gravity } from '../situation.ts';
import { featuresOf, type Turn } from './features.ts';
import stored from './gravity.json' with { type: 'json' };

export const gravities = ['none', 'low', 'grave'] as const satisfies readonly Gravity[];

let opened: Model | undefined;

/** How likely each gravity is. */
export function guessGravity(turn: Turn): Record<Gravity, number> {
  opened ??= openPackedModel(stored);
  const [none = 1, low = 0, grave = 0] = likelihoods(opened, featuresOf(turn));
  return { none, low, grave };
}
