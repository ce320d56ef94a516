import { expect, it } from 'vitest';
import { readTurn } from '#engine/understand/read-turn.ts';
import { type QuestionForm, questionForm } from './question-form.ts';

it.each<[string, QuestionForm]>([
  ['Tu cours toi ou t’es saine d’esprit ?', 'choice'],
  ['Mer ou montagne ?', 'choice'],
  ['Tu lis des polars, toi ?', 'do'],
  ['Tu connais un peu ou pas du tout ?', 'do'],
  ['T’as déjà fait un road trip toi ?', 'ever'],
  ['Tu ferais quoi à ma place ?', 'would'],
  ['T’aurais pas un livre à me conseiller ?', 'advice'],
  ['Brocante avec ma sœur. Et toi ?', 'returned'],
  ['C’est quoi ton plat préféré ?', 'open'],
  ['J’ai deux enfants, ça te fait peur ?', 'reassure'],
  ['T’en penses quoi toi ?', 'opinion'],
])('«%s» asks for: %s', (text, form) => {
  const question = readTurn([
    { from: 'moi', text: 'Alors ?' },
    { from: 'match', text },
  ]).openQuestions.at(-1);
  expect(question && questionForm(question)).toBe(form);
});
