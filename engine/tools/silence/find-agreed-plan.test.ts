import { expect, it } from 'vitest';
import { agreed, open } from '../testing/agreed-talks.ts';
import { diagnose } from '../testing/silence-cases.ts';

const isAgreed = (line: string) => diagnose(line.split(' | ')).kind === 'plan_agreed';

it('sees nine of ten plans whose day and place were agreed', () => {
  const missed = agreed.filter((line) => !isAgreed(line));
  expect(missed.length / agreed.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
});

it('sees no agreement where the day, the place or the yes is missing', () => {
  expect(open.filter(isAgreed)).toEqual([]);
});

it('offers to confirm, and another day only once this one has passed', () => {
  const { explanation, followUps, messages } = diagnose([
    '> samedi 20h au Baron Rouge ?',
    '< parfait !',
    '> top, hâte',
  ]);
  expect(messages).toEqual([0]);
  expect(explanation).toContain('samedi 20h au Baron Rouge');
  expect(followUps.map(({ when }) => when)).toEqual([
    'la veille ou le matin même',
    'seulement si le jour est passé',
    'dans un mois, une seule fois',
  ]);
});
