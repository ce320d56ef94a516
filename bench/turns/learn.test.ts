import { expect, it } from 'vitest';
import { guessWith, openModel } from '#engine/understand/turn-kind/guess-kind.ts';
import { type Labelled, learn } from './learn.ts';

const turns: Labelled[] = ['lundi', 'mardi', 'jeudi', 'samedi'].flatMap((day): Labelled[] => [
  { before: '', turn: `je suis crevée ${day}`, kind: 'tired' },
  { before: '', turn: `j'ai eu mon permis ${day}`, kind: 'joy' },
]);

it('learns what it is shown, and the same from the same', () => {
  const stored = learn(turns);
  const model = openModel(stored);
  expect(guessWith(model, { before: '', turn: 'vraiment crevée dimanche' })[0]?.kind).toBe('tired');
  expect(guessWith(model, { before: '', turn: 'enfin mon permis !' })[0]?.kind).toBe('joy');
  expect(learn(turns)).toEqual(stored);
});
