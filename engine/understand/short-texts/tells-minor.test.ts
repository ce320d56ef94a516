// @demand short-texts
import { describe, expect, it } from 'vitest';
import { apart, learnt } from '../testing/short-texts.ts';
import { minorRules } from './minor-rules.ts';
import { plainSentences } from './plain-lines.ts';
import { holds, tellsMinor } from './tells-minor.ts';

const today = { year: 2026, month: 11 };

describe.each(minorRules)('the rule «$id»', (rule) => {
  it.each(rule.examples.yes)('holds for «%s»', (text) => expect(holds(rule, plainSentences(text), today)).toBe(true));
  it.each(rule.examples.no)('does not hold for «%s»', (text) =>
    expect(holds(rule, plainSentences(text), today)).toBe(false),
  );
});

describe.each([learnt, apart])('a short text', ({ minors, wishes, harmless }) => {
  it.each(minors)('tells a minor: «%s»', (text) => expect(tellsMinor(text, today)).toBe(true));
  it.each([...harmless, ...wishes])('tells none: «%s»', (text) => expect(tellsMinor(text, today)).toBe(false));
});

describe('a year of birth or of an exam', () => {
  it.each([
    ['née en 2009', true],
    ['née en 2008', false],
    ['bac 2027', true],
    ['bac 2026', false],
  ])('in November 2026: «%s»', (text, isMinor) => expect(tellsMinor(text, today)).toBe(isMinor));

  it('moves with the day', () => {
    expect(tellsMinor('née en 2009', { year: 2027, month: 1 })).toBe(false);
    expect(tellsMinor('bac 2026', { year: 2026, month: 3 })).toBe(true);
  });
});

describe('a number after a name', () => {
  it.each([
    'Chloé 17',
    'Lucas, 16',
    '16, Nantes, basket',
    'Nantes, 16, volley',
    'moi c’est Lola, 15',
    '17F',
    'Âge : 16',
  ])('is an age in «%s»', (text) => expect(tellsMinor(text, today)).toBe(true));
  it.each([
    'Paris 15',
    'Caen 14',
    'iPhone 15',
    'Karim 28',
    '17 rue des Lilas',
    '16/20',
    '17 h',
    '15 km',
    'F1',
    'Marseille 13, mer',
  ])('is none in «%s»', (text) => expect(tellsMinor(text, today)).toBe(false));
});

it('reads only the beginning of a wall of text, and quickly', () => {
  const walls = ['15 ans de ', 'mon fils a ', 'en première ligne ', 'a'.repeat(9), '16, ', 'né en '].map((words) =>
    words.repeat(3000),
  );
  const start = performance.now();
  for (const wall of walls) tellsMinor(wall, today);
  expect(performance.now() - start).toBeLessThan(3000);
});
