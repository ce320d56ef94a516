import { describe, expect, it } from 'vitest';
import type { Colour } from '../../pixels/raster.ts';
import { tellSides } from './sides.ts';

const grey: Colour = [233, 233, 235];
const blue: Colour = [0, 122, 255];
const pageWidth = 390;

function at(x0: number, x1: number, colour: Colour) {
  return { x0, x1, y0: 0, y1: 40, colour };
}

const theirs = at(12, 250, grey);
const mine = at(140, 378, blue);

describe('a message at a side', () => {
  it.each([
    { place: 'left', item: theirs, from: 'match' },
    { place: 'right', item: mine, from: 'moi' },
    { place: 'left, alone on the page and short', item: at(12, 60, blue), from: 'match' },
    { place: 'right, in the colour of the left', item: at(330, 378, grey), from: 'moi' },
  ])('is attributed by its place: $place', ({ item, from }) => {
    const [side] = tellSides([item], pageWidth);
    expect(side?.from).toBe(from);
    expect(side?.certainty).toBeGreaterThanOrEqual(0.9);
  });
});

describe('a message as wide as the page', () => {
  it.each([
    { by: 'the left edge and colour', item: at(12, 366, grey), known: [theirs, mine], from: 'match' },
    { by: 'the right edge and colour', item: at(24, 378, blue), known: [theirs, mine], from: 'moi' },
    { by: 'the colour where it touches both edges', item: at(12, 378, blue), known: [theirs, mine], from: 'moi' },
    { by: 'the same, the other way round', item: at(12, 378, grey), known: [theirs, mine], from: 'match' },
    { by: 'the match’s colour, the only known one', item: at(12, 378, grey), known: [theirs], from: 'match' },
    {
      by: 'a colour that is not the match’s, the only known one',
      item: at(12, 378, blue),
      known: [theirs],
      from: 'moi',
    },
    {
      by: 'a colour that is not the user’s, the only known one',
      item: at(12, 378, grey),
      known: [mine],
      from: 'match',
    },
    { by: 'its right edge alone', item: at(24, 378, [90, 90, 90]), known: [theirs, mine], from: 'moi' },
    { by: 'its left edge alone', item: at(48, 346, [90, 90, 90]), known: [at(48, 250, grey), mine], from: 'match' },
  ])('is attributed by $by', ({ item, known, from }) => {
    expect(tellSides([...known, item], pageWidth).at(-1)?.from).toBe(from);
  });

  it('is attributed with less certainty than one at a side, and with almost none alone', () => {
    const [side] = tellSides([at(12, 378, grey)], pageWidth);
    expect(side?.certainty).toBeLessThan(0.65);
    const wide = tellSides([theirs, mine, at(24, 378, [90, 90, 90])], pageWidth).at(-1);
    expect(wide?.certainty).toBeLessThan(1);
  });
});

describe('wide messages of two colours that both lean to the right', () => {
  const pushed = [at(45, 331, grey), at(96, 380, blue), at(45, 330, grey), at(96, 380, blue)];

  it('are the match’s where they begin further left, and the user’s where they end further right', () => {
    expect(tellSides(pushed, 390).map(({ from }) => from)).toEqual(['match', 'moi', 'match', 'moi']);
  });

  it('are so beside a box that stands in neither column', () => {
    const sides = tellSides([...pushed, at(53, 376, grey)], 390);
    expect(sides.slice(0, 4).map(({ from }) => from)).toEqual(['match', 'moi', 'match', 'moi']);
  });
});
