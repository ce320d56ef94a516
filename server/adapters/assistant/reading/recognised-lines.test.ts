import { expect, it } from 'vitest';
import { recognisedLines } from './recognised-lines.ts';

const row = (...cells: (string | number)[]) => cells.join('\t');

it("makes lines of words from Tesseract's table", () => {
  const table = [
    row(1, 1, 0, 0, 0, 0, 0, 0, 900, 200, -1, ''),
    row(2, 1, 1, 0, 0, 0, 20, 30, 700, 90, -1, ''),
    row(3, 1, 1, 1, 0, 0, 20, 30, 700, 90, -1, ''),
    row(4, 1, 1, 1, 1, 0, 22, 31, 181, 39, -1, ''),
    row(5, 1, 1, 1, 1, 1, 22, 33, 92, 29, 96.5, 'Salut'),
    row(5, 1, 1, 1, 1, 2, 129, 31, 74, 38, 101, 'Léa,'),
    row(4, 1, 1, 1, 2, 0, 22, 100, 10, 10, -1, ''),
    '',
  ].join('\n');
  expect(recognisedLines(table)).toEqual([
    {
      box: { x0: 22, y0: 31, x1: 203, y1: 70 },
      words: [
        { text: 'Salut', confidence: 0.965, box: { x0: 22, y0: 33, x1: 114, y1: 62 } },
        { text: 'Léa,', confidence: 1, box: { x0: 129, y0: 31, x1: 203, y1: 69 } },
      ],
    },
  ]);
});

it('finds nothing on an empty page', () => {
  expect(recognisedLines('1\t1\t0\t0\t0\t0\t0\t0\t300\t100\t-1\t\n')).toEqual([]);
});
