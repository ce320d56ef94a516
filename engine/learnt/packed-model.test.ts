import { expect, it } from 'vitest';
import { bias, likelihoods, openModel, type StoredModel } from './linear-model.ts';
import { openPackedModel, packModel } from './packed-model.ts';

const features = [bias, ...Array.from({ length: 400 }, (_, at) => `mot ${at}`)];
const weights = Int8Array.from(features.flatMap((_, at) => [at % 127, -(at % 90), (at * 7) % 60]));
const stored: StoredModel = {
  labels: ['yes', 'no', 'perhaps'],
  features,
  weights: Buffer.from(weights.buffer).toString('base64'),
  scale: 0.01,
};

it('guesses the same packed as it does whole', () => {
  const [whole, packed] = [openModel(stored), openPackedModel(packModel(stored))];
  for (const told of [['mot 3'], ['mot 250', 'mot 17'], ['mot 399'], []])
    expect(likelihoods(packed, told)).toEqual(likelihoods(whole, told));
});

it('knows hardly any feature that it was not trained on', () => {
  const { rowOf } = openPackedModel(packModel(stored));
  const strangers = Array.from({ length: 1000 }, (_, at) => `inconnu ${at}`);
  expect(strangers.filter((feature) => rowOf.get(feature) !== undefined).length).toBeLessThan(40);
});
