import { expect, test } from 'vitest';
import { understand } from '#engine/understand/understand.ts';
import { blankFor } from './blank.ts';

const blankAfter = (text: string, before = 'Salut !') =>
  blankFor(
    understand([
      { from: 'moi', text: before },
      { from: 'match', text },
    ]).openQuestions.at(-1),
  );

test.each([
  ['J’ai tout mangé. Tu skies ?', '[ta réponse : « Tu skies ? »]'],
  ['Coucou Manon, enfin bref, comment était ta journée ?', '[ta réponse : « comment était ta journée ? »]'],
  ['tu fai koi dans la vie ?', '[ta réponse : « tu fai koi dans la vie ? »]'],
  ['tu me montres ta culotte ?', '[ta réponse]'],
])('a blank repeats the question it is for, unless it is coarse: %s', (text, blank) => {
  expect(blankAfter(text)).toBe(blank);
});

test('of a long question a blank keeps the last clause', () => {
  const asked =
    'Vu que tu habites à côté de la gare et que tu te lèves tôt tous les matins de la semaine, tu prends quel train ?';
  expect(blankAfter(asked)).toBe('[ta réponse : « tu prends quel train ? »]');
});

test('of a long single clause a blank keeps the first words, under 90 characters', () => {
  const asked =
    'Est-ce que tu as déjà essayé de faire lever une pâte à brioche dans une salle de bains chauffée au poêle ?';
  const blank = blankAfter(asked);
  expect(blank).toMatch(/^\[ta réponse : « Est-ce que tu as déjà essayé de faire lever .*… »\]$/);
  expect(blank.length).toBeLessThan(90);
});

test('for «et toi ?» a blank repeats what the user asked', () => {
  expect(blankAfter('Bien. Et toi ?', 'Tu lis quoi en ce moment ?')).toBe(
    '[ta réponse : « Tu lis quoi en ce moment ? »]',
  );
});
