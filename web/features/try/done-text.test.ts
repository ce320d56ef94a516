import { expect, it } from 'vitest';
import { doneText, keepText, leftText } from './done-text.ts';

it.each([
  [3, 0.84, false, '3 réponses en 0,8 s'],
  [3, 12.04, false, '3 réponses en 12 s'],
  [1, 0.01, false, 'Une réponse en 0,1 s'],
  [3, 0.84, true, 'Un conseil en 0,8 s'],
  [0, 1, false, 'Pas de réponse à envoyer cette fois.'],
])('%i replies after %d seconds, behind advice: %s, are told as «%s»', (replies, seconds, isAdviceFirst, text) => {
  expect(doneText(replies, seconds, isAdviceFirst)).toBe(text);
});

it('tells how many tries are left, and when it was the last one', () => {
  expect([2, 1, 0].map(leftText)).toEqual([
    "Il te reste 2 essais sans compte aujourd'hui.",
    "Il te reste 1 essai sans compte aujourd'hui.",
    "C'était ton dernier essai sans compte aujourd'hui.",
  ]);
});

it.each([
  [3, 'Garde ces réponses\u00a0: elles te suivent dans ton compte gratuit, prêtes à copier.'],
  [1, 'Garde cette réponse\u00a0: elle te suit dans ton compte gratuit, prête à copier.'],
  [0, 'Ton essai te suit dans ton compte gratuit.'],
])('an account keeps a try of %i replies: «%s»', (replies, text) => {
  expect(keepText(replies)).toBe(text);
});
