import { describe, expect, it } from 'vitest';
import { bubbleAt, rectangle } from '../testing/build.ts';
import { grey, paintBox, paintPage, rightwards } from '../testing/paint.ts';
import { mapFill } from './fill-map.ts';

const box = rectangle(10, 10, 110, 50);
const image = paintPage(120, 60, grey(255));
paintBox(image, box, rightwards([0, 100, 200], [99, 100, 101], 10, 110));
const text = rectangle(40, 20, 60, 30);
paintBox(image, text, grey(255));
const isText = (x: number, y: number) => x >= text.x0 && x < text.x1 && y >= text.y0 && y < text.y1;
const fill = mapFill(
  image,
  bubbleAt(box, [50, 100, 150], { isFill: (x, y) => y !== 45 && (y !== 47 || x < 50) && !isText(x, y) }),
);

function colourOf(x: number, y: number): number[] {
  return [...fill.row(y).subarray((x - 10) * 3, (x - 10) * 3 + 3)].map(Math.round);
}

describe('the fill of a bubble', () => {
  it.each([
    { where: 'is the visible colour where nothing is written', x: 30, y: 15, expected: [20, 100, 180] },
    { where: 'follows its gradient under text', x: 50, y: 25, expected: [40, 100, 160] },
    { where: 'is that of the first row above the bubble', x: 30, y: 2, expected: [20, 100, 180] },
    { where: 'is that of the last row below it', x: 30, y: 58, expected: [20, 100, 180] },
    { where: 'is the usual one in a row that text covers whole', x: 30, y: 45, expected: [50, 100, 150] },
    { where: 'repeats the last visible colour to the right of it', x: 100, y: 47, expected: [39, 100, 161] },
  ])('$where', ({ x, y, expected }) => {
    expect(colourOf(x, y)).toEqual(expected);
  });
});
