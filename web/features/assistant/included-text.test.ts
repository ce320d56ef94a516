import { expect, it } from 'vitest';
import { includedText } from './included-text.ts';

const until = '2026-11-15T10:00:00.000Z';
const before = Date.parse(until) - 1;

it('counts what is left while the time runs', () => {
  expect(includedText({ left: 6, until }, before)).toBe('Encore 6 changements de réponse compris.');
  expect(includedText({ left: 1, until }, before)).toBe('Encore 1 changement de réponse compris.');
});

it.each([
  ['none is left', { left: 0, until }, before],
  ['the time is over', { left: 6, until }, Date.parse(until)],
  ['the run includes none', null, before],
])('says that a change counts as a text where %s', (_, included, now) => {
  expect(includedText(included, now)).toContain('compte maintenant comme une conversation en texte');
});
