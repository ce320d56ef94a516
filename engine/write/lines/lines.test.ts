import { describe, expect, it } from 'vitest';
import { replyLengths, tones } from '#contract/writing.ts';
import { kinds } from '#engine/understand/kinds.ts';
import { faultsOf } from '../filters.ts';
import { continueLines } from './continue.ts';
import { dateLines } from './date.ts';
import { exits, formalExits } from './exits.ts';
import { formalLines } from './formal.ts';
import * as general from './general.ts';
import { gentleLines } from './gentle.ts';
import { numberLines } from './number.ts';
import { reviveLines } from './revive.ts';

const byObjective = { continue: continueLines, date: dateLines, number: numberLines };
const ordinaryKinds = Object.keys(kinds)
  .map(Number)
  .filter((kind) => kinds[kind]?.signal === undefined);

const all = (part: object): string[] =>
  typeof part === 'string' ? [part] : Object.values(part).flatMap((inner) => (inner === null ? [] : all(inner)));

describe.each(Object.entries(byObjective))('lines for the objective «%s»', (objective, lines) => {
  it('are nine or more for every ordinary kind, three a tone', () => {
    // After an evaded date nothing is proposed.
    const wanted = ordinaryKinds.filter((kind) => objective === 'continue' || kind !== 18);
    const short = wanted.filter((kind) => tones.some((tone) => (lines[kind]?.[tone].length ?? 0) < 3));
    expect(short).toEqual([]);
  });

  it('are each there once', () => {
    const texts = all(lines);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });
});

it('gentle lines have three lengths, ask for no date, no number, and end no talk', () => {
  for (const lines of Object.values(gentleLines))
    for (const length of replyLengths) expect(lines[length].length).toBeGreaterThan(0);
  expect(all(gentleLines).filter((text) => /verre|café|numéro|on se voit (?:quand|ce)|haha|😉/i.test(text))).toEqual(
    [],
  );
});

it('ways out ask for nothing', () => {
  expect(all([exits, formalExits]).filter((text) => text.includes('?'))).toEqual([]);
});

it.each([
  ['tu', [continueLines, dateLines, numberLines, gentleLines, reviveLines, exits, general]],
  ['vous', [formalLines, formalExits]],
] as const)(
  'lines with «%s» are clean French without emoji, typographic apostrophes or unknown slots',
  (address, parts) => {
    const faulty = all([...parts]).flatMap((text) => {
      const found = faultsOf(text, address);
      const isOdd = /[’{}]|\p{Extended_Pictographic}|\s{2}|^\p{Ll}/u.test(text) || !/[.!?…\]»]$/.test(text);
      return found.length > 0 || isOdd ? [`${text}: ${found.join(', ')}`] : [];
    });
    expect(faulty).toEqual([]);
  },
);
