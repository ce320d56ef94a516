import { expect, it } from 'vitest';
import { includedText } from './included-text.ts';

const until = '2026-11-15T10:00:00.000Z';
const before = Date.parse(until) - 1;
const having = (left: number) => ({ left, until });

it.each([
  [5, 6, 'Encore 5 réécritures comprises et 6 changements de réponse compris.'],
  [1, 1, 'Encore 1 réécriture comprise et 1 changement de réponse compris.'],
  [
    2,
    0,
    'Encore 2 réécritures comprises. Changer une seule réponse compte maintenant comme une conversation en texte.',
  ],
  [
    0,
    3,
    'Encore 3 changements de réponse compris. Réécrire les trois compte maintenant comme une conversation en texte.',
  ],
  [0, 0, 'Réécrire ou changer une réponse compte maintenant comme une conversation en texte.'],
])('with %i rewrites and %i changes of a screenshot left', (rewrites, changes, text) => {
  expect(includedText({ followUp: having(rewrites), variations: having(changes) }, before)).toBe(text);
});

it('says nothing of rewrites where the conversation came as text', () => {
  expect(includedText({ followUp: null, variations: having(6) }, before)).toBe(
    'Encore 6 changements de réponse compris.',
  );
});

it.each([
  ['the time is over', having(6), Date.parse(until)],
  ['the run includes none', null, before],
])('says that a change counts as a text where %s', (_, variations, now) => {
  expect(includedText({ followUp: null, variations }, now)).toBe(
    'Changer une réponse compte maintenant comme une conversation en texte.',
  );
});
