import { expect, it } from 'vitest';
import { likelihoods, openModel } from '#engine/learnt/linear-model.ts';
import { type Example, learn } from './learn.ts';

const labels = ['tired', 'joy'];
const examples: Example[] = ['lundi', 'mardi', 'jeudi', 'samedi'].flatMap((day): Example[] => [
  { features: ['crevée', day], label: 'tired' },
  { features: ['permis', day], label: 'joy' },
]);

it('recognises the labels of its examples, and gives the same weights each time', () => {
  const stored = learn(examples, labels);
  const model = openModel(stored);
  const [tired = 0, joy = 0] = likelihoods(model, ['vraiment', 'crevée', 'dimanche']);
  expect(tired).toBeGreaterThan(joy);
  expect(likelihoods(model, ['permis'])[1]).toBeGreaterThan(0.5);
  expect(learn(examples, labels)).toEqual(stored);
});
