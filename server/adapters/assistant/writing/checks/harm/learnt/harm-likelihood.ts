import { likelihoods, openModel } from '#engine/learnt/linear-model.ts';
import stored from './harm.json' with { type: 'json' };
import { harmFeatures } from './harm-features.ts';

// Rules find harm by its words; this model finds what has the sound of it in words that no rule lists. Trained by
// `npm run train:harm`.

const model = openModel(stored);
const harmful = model.labels.indexOf('harmful');

/**
 * Chosen on 4,585 good replies and 403 fine messages near harmful subjects that the model had not seen (2026-11-17): above `refused`
 * are 0.6 % and 2.7 % of them, with what the rules refuse 0.8 % and 3.0 % (4.0 % before five wrong
 * rules were mended); above `doubted` 1.8 % of the good replies. A refusal costs
 * one more call of the model that writes, not the reply.
 */
export const harmThresholds = { refused: 0.88, doubted: 0.77 } as const;

export function harmLikelihood(text: string): number {
  return likelihoods(model, harmFeatures(text))[harmful] ?? 0;
}
