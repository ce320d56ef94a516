import { likelihoods, openModel } from '#engine/learnt/linear-model.ts';
import stored from './harm.json' with { type: 'json' };
import { harmFeatures } from './harm-features.ts';

// Rules find harm by its words; this model finds what has the sound of it in words that no rule lists. Trained by
// `npm run train:harm`.

const model = openModel(stored);
const harmful = model.labels.indexOf('harmful');

/** From this likelihood on a reply is shown with a mark: of 4,585 good replies that the model never saw 1.8 % are above. */
export const doubtedFrom = 0.73;
/** From this likelihood on a reply is refused: of 11,517 fine messages, many of them near harm, some 0.6 % are above in a model that never saw them, and 0.2 to 0.3 % of 4,585 good replies. */
export const refusedFrom = 0.93;
/** From this likelihood on a reply that touches a grave subject is refused: a wrong refusal there costs less than a harm that is shown. */
export const graveRefusedFrom = 0.5;

export function harmLikelihood(text: string): number {
  return likelihoods(model, harmFeatures(text))[harmful] ?? 0;
}
