import { describe, expect, it } from 'vitest';
import { candidateAt, inkOf, rectangle } from '../testing/build.ts';
import { greyPaper, greyWords } from '../testing/paint.ts';
import type { MessageCandidate } from './message-candidate.ts';
import { foldQuotes } from './quote-bubbles.ts';

const greyed = inkOf(greyPaper(10, 10), { textBrightness: 140 });
const full = inkOf(greyPaper(10, 10), { textBrightness: 0 });

const above = candidateAt(rectangle(12, 100, 200, 140), { ink: greyed });
const below = candidateAt(rectangle(12, 148, 250, 188), { ink: full });

describe('a pale bubble', () => {
  it('right above a message becomes its quote', () => {
    const folded = foldQuotes([above, below], 16);
    expect(folded).toEqual([{ ...below, quote: { ink: above.ink, lines: above.lines } }]);
  });

  it('is folded whatever order the two were found in', () => {
    expect(foldQuotes([below, above], 16)).toHaveLength(1);
  });

  it('becomes a quote though the message covers a part of it', () => {
    expect(foldQuotes([above, { ...below, outer: rectangle(12, 128, 250, 168) }], 16)).toHaveLength(1);
  });

  describe('with dark text, which the answer touches,', () => {
    const words = (fontPx: number) =>
      inkOf(greyWords(300, 40, [{ text: 'nnnn nnn nnnn', x: 4, y: 30, fontPx }]), { textBrightness: 0 });
    const small = { ...above, ink: words(14), colour: [236, 236, 242] } satisfies MessageCandidate;
    const answer = { ...below, outer: rectangle(12, 141, 250, 181), ink: words(16) };

    it('becomes a quote where its letters are smaller', () => {
      expect(foldQuotes([small, answer], 16)).toHaveLength(1);
    });

    it.each<{ what: string; other: MessageCandidate }>([
      { what: 'where they are as large', other: { ...small, ink: words(16) } },
      { what: 'where it has the same colour', other: { ...small, colour: answer.colour } },
      { what: 'where there is a gap', other: { ...small, outer: rectangle(12, 94, 200, 134) } },
    ])('is a message $what', ({ other }) => {
      expect(foldQuotes([other, answer], 16)).toHaveLength(2);
    });
  });

  it.each<{ what: string; candidates: MessageCandidate[] }>([
    { what: 'far above', candidates: [above, { ...below, outer: rectangle(12, 170, 250, 210) }] },
    { what: 'almost all covered', candidates: [above, { ...below, outer: rectangle(12, 112, 250, 188) }] },
    { what: 'in full colour', candidates: [{ ...above, ink: full }, below] },
    { what: 'above a pale one', candidates: [above, { ...below, ink: greyed }] },
    { what: 'that is a photo', candidates: [{ ...above, kind: 'photo' }, below] },
    { what: 'above one that quotes already', candidates: [above, { ...below, quote: { ink: full, lines: [] } }] },
    {
      what: 'with a large emoji beside its greyed time',
      candidates: [{ ...above, ink: { ...greyed, emoji: [rectangle(0, 0, 30, 30)] } }, below],
    },
    { what: 'at the other side', candidates: [above, { ...below, outer: rectangle(240, 148, 378, 188) }] },
    { what: 'that shows its time', candidates: [{ ...above, hadTime: true }, below] },
    {
      what: 'in an app that writes the time into bubbles',
      candidates: [
        above,
        { ...below, hadTime: true },
        candidateAt(rectangle(12, 200, 250, 240), { ink: full, hadTime: true }),
      ],
    },
    { what: 'with nothing below', candidates: [above] },
  ])('$what is a message of its own', ({ candidates }) => {
    expect(foldQuotes(candidates, 16)).toEqual(candidates);
  });
});
