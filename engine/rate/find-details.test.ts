import { expect, it } from 'vitest';
import { findDetails } from './find-details.ts';

it.each([
  ["De l'escalade, et je chante en faisant la vaisselle", ['escalade', 'vaisselle']],
  ['Ton levain ou le mien ?', ['levain']],
  ['Ton vélo bat les miens, mes tomates battent les tiennes', ['vélo', 'tomates']],
])('quotes things, and neither participles nor pronouns: %s', (bio, things) => {
  expect(findDetails(bio, () => true).words).toEqual(things);
});
