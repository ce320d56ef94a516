import { describe, expect, it } from 'vitest';
import { checkPatterns } from './check-patterns.ts';
import { everyLine } from './every-line.ts';

it('no pattern can produce a fault', () => {
  expect(checkPatterns()).toEqual([]);
});

it('no pattern is written twice', () => {
  const lines = everyLine()
    .filter(({ topics }) => !topics)
    .map(({ text }) => text);
  const twice = lines.filter((line, index) => lines.indexOf(line) !== index && line.length > 40);
  expect(twice).toEqual([]);
});

it('there are a few hundred', () => {
  expect(new Set(everyLine().map(({ text }) => text)).size).toBeGreaterThan(800);
});

describe('the checker', () => {
  it.each([
    ['Je pense de {le}.', 'de le'],
    ['Et  {le} ?', null],
    ['{Le} est là ?!', null],
    ['Tu crois que {le} est là, {toi|vous} ?', 'tu and vous in one line'],
    ['Parle-moi {de}, {toi|vous} !', 'tu and vous in one line'],
    ['T’as un beau sourire.', 'looks'],
    ['Avec {le} : {inconnu}.', null],
    [`${'Très '.repeat(60)}long.`, 'too long'],
    ['{Le} fait rêver.', 'plural verb missed'],
    ['Je te ouvre la porte.', 'elision missed'],
    ['Si il pleut.', 'si il'],
  ])('of «%s» says %s', (text, fault) => {
    const faults = checkPatterns([{ text }]).flatMap((finding) => finding.faults);
    expect(faults.includes(fault ?? '')).toBe(fault !== null);
  });
});
