import { expect, it } from 'vitest';
import { understand } from '#engine/understand/understand.ts';
import { askedThing } from './asked-thing.ts';

function of(text: string): string | undefined {
  const { openQuestions, messages } = understand([
    { from: 'moi', text: 'Salut' },
    { from: 'match', text },
  ]);
  const question = openQuestions.at(-1);
  return question && askedThing(question, messages);
}

it.each([
  ['C’est quoi ta passion bizarre à toi ?', 'Ma passion bizarre'],
  ['Question importante : tu remets le bouchon du dentifrice ?', 'Le bouchon du dentifrice'],
  ['T’as déjà fait un road trip toi ?', 'Un road trip'],
  ['Tu mets des mocassins ?', 'Des mocassins'],
  ['T’en penses quoi, toi ?', "Ce que j'en pense"],
  ['Tu les jettes en vrac dans le tiroir ?', 'Si je les jette en vrac dans le tiroir'],
])('%s → %s', (text, thing) => {
  expect(of(text)).toBe(thing);
});

it.each(['Et toi ?', 'T’as des bonnes adresses pour un pauvre Montpelliérain ?', 'C’est quoi ton avis ?'])(
  'nothing of «%s» can be taken up',
  (text) => {
    expect(of(text)).toBeUndefined();
  },
);
