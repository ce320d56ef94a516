import { likelihoods, openModel } from '#engine/learnt/linear-model.ts';
import stored from './harm.json' with { type: 'json' };
import { harmFeatures } from './harm-features.ts';

// Rules find harm by its words; this model finds what has the sound of it in words that no rule lists. Trained by
// `npm run train:harm`.

const model = openModel(stored);
const harmful = model.labels.indexOf('harmful');

/**
 * Of 3,891 good replies that the model never saw, two in a thousand are above `refused`, five above `doubted`. Lower
 * ones would refuse jokes: at one in a hundred, seven of 180 replies that readers liked were taken for insults.
 */
export const harmThresholds = { refused: 0.95, doubted: 0.88 } as const;

export function harmLikelihood(text: string): number {
  return likelihoods(model, harmFeatures(text))[harmful] ?? 0;
}
