import { likelihoods, openModel } from '#engine/learnt/linear-model.ts';
import stored from './harm.json' with { type: 'json' };
import { harmFeatures } from './harm-features.ts';

// Rules find harm by its words; this model finds what has the sound of it in words that no rule lists. Trained by
// `npm run train:harm`.

const model = openModel(stored);
const harmful = model.labels.indexOf('harmful');

/**
 * Of 4,585 good replies that the model never saw, 0.6 % are above `refused` and 1.8 % above `doubted`; of 403 fine messages near
 * harmful subjects 2.7 % are above `refused`. A refusal costs one more call of the model that writes, not the reply.
 */
export const harmThresholds = { refused: 0.88, doubted: 0.77 } as const;

export function harmLikelihood(text: string): number {
  return likelihoods(model, harmFeatures(text))[harmful] ?? 0;
}
