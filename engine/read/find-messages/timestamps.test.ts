import { describe, expect, it } from 'vitest';
import type { Rectangle } from '../../pixels/ports.ts';
import { findTextLines } from '../ink/text-lines.ts';
import { bubbleAt, inkOf, rectangle, wordAt } from '../testing/build.ts';
import { greyWords } from '../testing/paint.ts';
import { dropReadTime, eraseFaintTime } from './timestamps.ts';

const fontPx = 40;
const xHeight = 21;

/** Tries to erase the time of a bubble 400 px wide, at one pixel a point. */
function tried(words: { text: string; x: number; y: number; fontPx?: number; value?: number }[]) {
  const ink = inkOf(
    greyWords(
      400,
      160,
      words.map((word) => ({ fontPx, ...word })),
    ),
  );
  const before = ink.grey.data.slice();
  const lines = findTextLines(ink.grey, fontPx);
  const had = eraseFaintTime(ink, lines, bubbleAt(rectangle(0, 0, 400, 160)), fontPx, 1);
  const isBlank = ({ x0, x1, y0, y1 }: Rectangle) => {
    for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (ink.grey.data[y * 400 + x] !== 255) return false;
    return true;
  };
  return { had, isBlank, isUnchanged: ink.grey.data.every((value, index) => value === before[index]) };
}

const time = { text: 'hhhh', fontPx: 28, value: 130 };

describe('a greyed time', () => {
  it('at the end of the last line is erased, and the text stays', () => {
    const { had, isBlank } = tried([
      { text: 'nnn nnn', x: 20, y: 60 },
      { ...time, x: 330, y: 64 },
    ]);
    expect(had).toBe(true);
    expect(isBlank(rectangle(320, 30, 400, 80))).toBe(true);
    expect(isBlank(rectangle(20, 30, 200, 80))).toBe(false);
  });

  it('after nothing but dots is erased though it is as dark as they are', () => {
    const { had, isBlank } = tried([
      { text: '.....', x: 20, y: 60 },
      { ...time, x: 330, y: 64, value: 0 },
    ]);
    expect(had).toBe(true);
    expect(isBlank(rectangle(320, 30, 400, 80))).toBe(true);
    expect(isBlank(rectangle(20, 30, 200, 80))).toBe(false);
  });

  it('on a line of its own below the text is erased', () => {
    const { had, isBlank } = tried([
      { text: 'nnn nnn', x: 20, y: 60 },
      { ...time, x: 330, y: 130 },
    ]);
    expect(had).toBe(true);
    expect(isBlank(rectangle(0, 90, 400, 140))).toBe(true);
    expect(isBlank(rectangle(20, 30, 200, 80))).toBe(false);
  });

  it.each([
    {
      what: 'in full colour',
      words: [
        { text: 'nnn nnn', x: 20, y: 60 },
        { ...time, x: 330, y: 64, value: 0 },
      ],
    },
    {
      what: 'far from the edge',
      words: [
        { text: 'nnn', x: 20, y: 60 },
        { ...time, x: 150, y: 64 },
      ],
    },
    {
      what: 'above the last line',
      words: [
        { ...time, x: 330, y: 60 },
        { text: 'nnn', x: 20, y: 130 },
      ],
    },
    { what: 'that is the whole text', words: [{ ...time, x: 330, y: 60 }] },
    {
      what: 'as small as a dot',
      words: [
        { text: 'nnn', x: 20, y: 60 },
        { text: '.', x: 380, y: 60, value: 130 },
      ],
    },
    { what: 'that is not there', words: [] },
  ])('$what is left alone', ({ words }) => {
    expect(tried(words)).toMatchObject({ had: false, isUnchanged: true });
  });
});

it('leaves a low letter before a time', () => {
  const words = ['droit', '200', 'm', '14:32'].map((text) =>
    wordAt(text, { y1: text === 'm' || text === '14:32' ? 20 : 29 }),
  );
  expect(dropReadTime(words, xHeight).map(({ text }) => text)).toEqual(['droit', '200', 'm']);
});

describe('a time recognised with the text', () => {
  const small = 22;
  const full = 29;
  const wordsOf = (text: string, height: number) =>
    text.split(' ').map((word) => wordAt(word, { y1: word.match(/\d|modifié/) ? height : 29 }));

  it.each([
    { text: 'À demain 14:32', height: small, expected: 'À demain' },
    { text: 'À demain 14:32 ✓✓', height: small, expected: 'À demain' },
    { text: 'À demain 1432', height: small, expected: 'À demain' },
    { text: 'À demain 14:32W', height: small, expected: 'À demain' },
    { text: 'À demain 8h534/', height: small, expected: 'À demain' },
    { text: 'À demain 8h534/', height: full, expected: 'À demain 8h534/' },
    { text: '14:32', height: small, expected: '' },
    { text: 'On se voit à 19:30', height: full, expected: 'On se voit à 19:30' },
    { text: 'On se voit à 19h30', height: full, expected: 'On se voit à 19h30' },
    { text: 'À 14:32 devant le grand cinéma', height: small, expected: 'À 14:32 devant le grand cinéma' },
    { text: 'À demain 21 :31 4', height: small, expected: 'À demain' },
    { text: 'À demain 21: 37 4', height: small, expected: 'À demain' },
    { text: 'À demain modifié', height: small, expected: 'À demain' },
    { text: 'À demain modifié 14:32', height: small, expected: 'À demain' },
    { text: 'Le texte est modifié', height: full, expected: 'Le texte est modifié' },
    { text: 'À demain', height: small, expected: 'À demain' },
  ])('«$text», $height high, is «$expected»', ({ text, height, expected }) => {
    const left = dropReadTime(wordsOf(text, height), xHeight);
    expect(left.map((word) => word.text).join(' ')).toBe(expected);
  });
});
