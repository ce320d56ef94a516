import { describe, expect, it } from 'vitest';
import { elides } from './elision.ts';
import { fold } from './fold.ts';
import { capitalise, closed, lowerFirst, tidySpaces } from './typography.ts';

describe('fold', () => {
  it.each([
    ['Été à Nœux', 'ete a noeux'],
    ['J’ADORE ÇA', "j'adore ca"],
  ])('turns «%s» into «%s»', (text, folded) => expect(fold(text)).toBe(folded));
});

describe('elision', () => {
  it.each([
    ['escalade', true],
    ['Italie', true],
    ['histoire', true],
    ['hôtel', true],
    ['hiver', true],
    ['handball', false],
    ['huîtres', true],
    ['huit', false],
    ['hamster', false],
    ['Hongrie', false],
    ['homard', false],
    ['yoga', false],
    ['onze', false],
    ['oui', false],
    ['surf', false],
    ['«ouf»', true],
  ])('happens before «%s»: %s', (word, answer) => expect(elides(word)).toBe(answer));
});

describe('typography', () => {
  it.each([
    ['un  café?', 'un café ?'],
    ['quoi ? !', 'quoi ?'],
    ['vrai ?.', 'vrai ?'],
    ['Ah ...', 'Ah…'],
    ['oui , non', 'oui, non'],
    ['[ ton jour ]', '[ton jour]'],
  ])('tidies «%s» into «%s»', (text, tidy) => expect(tidySpaces(text)).toBe(tidy));

  it('changes the first letter, past quotes, and closes a sentence once', () => {
    expect(capitalise('école')).toBe('École');
    expect(capitalise('« oui »')).toBe('« Oui »');
    expect(lowerFirst('Le surf')).toBe('le surf');
    expect(closed('Top')).toBe('Top.');
    expect(closed('Top ?')).toBe('Top ?');
  });
});

it.each([
  ['hippopotame', true],
  ['haltérophilie', true],
  ['haltères', false],
  ['hip-hop', false],
  ['husky', false],
  ['Uno', false],
])('elision happens before «%s»: %s', (word, expected) => {
  expect(elides(word)).toBe(expected);
});
