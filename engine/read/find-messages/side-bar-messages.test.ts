import { describe, expect, it } from 'vitest';
import type { Raster, Rectangle } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';
import { lookAt } from '../find-shapes/screen.ts';
import { findSideBars, type SideBar } from '../find-shapes/side-bars.ts';
import { rectangle } from '../testing/build.ts';
import { grey, paintBox, paintPage, write } from '../testing/paint.ts';
import { findCandidates } from './find-candidates.ts';
import type { MessageCandidate } from './message-candidate.ts';
import { candidatesBesideBars, speakerAt } from './side-bar-messages.ts';

const red: Colour = [242, 60, 87];
const blue: Colour = [14, 173, 255];
/** A line that leaves no room for another word. */
const long = 'hnnn nnnn nnnn nnnn nnnn nnnn nnnn nnn';
const short = 'hnnn nn';

interface Line {
  text: string;
  /** The line's foot, in points. */
  y: number;
  value?: number;
}

/** A screen at two pixels a point. */
function chatBesideBars(
  blocks: { colour: Colour; y0: number; y1: number; lines: Line[] }[],
  pictures: Rectangle[] = [],
): MessageCandidate[] {
  const image: Raster = paintPage(780, 520, grey(255));
  for (const { colour, y0, y1, lines } of blocks) {
    paintBox(image, rectangle(32, y0 * 2, 38, y1 * 2), colour);
    for (const { text, y, value = 0 } of lines) write(image, text, 60, y * 2, 33, grey(value));
  }
  const screen = lookAt(image);
  return candidatesBesideBars(screen, findSideBars(screen.small), pictures);
}

describe('text beside a bar', () => {
  it('is said by oneself beside red and by the match beside another colour', () => {
    const candidates = chatBesideBars([
      { colour: red, y0: 120, y1: 150, lines: [{ text: short, y: 140 }] },
      { colour: blue, y0: 200, y1: 230, lines: [{ text: short, y: 220 }] },
    ]);
    expect(candidates.map(({ from, kind }) => [from, kind])).toEqual([
      ['moi', 'text'],
      ['match', 'text'],
    ]);
  });

  it('is one message where a full line goes on in the next', () => {
    const candidates = chatBesideBars([
      {
        colour: blue,
        y0: 120,
        y1: 170,
        lines: [
          { text: long, y: 140 },
          { text: short, y: 162 },
        ],
      },
    ]);
    expect(candidates.map(({ lines }) => lines.length)).toEqual([2]);
  });

  it('is two messages where there is more room between them than between lines', () => {
    const candidates = chatBesideBars([
      {
        colour: blue,
        y0: 120,
        y1: 200,
        lines: [
          { text: long, y: 140 },
          { text: short, y: 162 },
          { text: long, y: 194 },
        ],
      },
    ]);
    expect(candidates.map(({ lines }) => lines.length)).toEqual([2, 1]);
  });

  it('is one message where tall letters of one line and tails of the next shift their middles', () => {
    const image: Raster = paintPage(780, 520, grey(255));
    paintBox(image, rectangle(32, 240, 38, 372), blue);
    const low = long.replace('h', 'n');
    for (const [text, foot] of [
      [low, 276],
      [long, 318],
      [low, 360],
    ] as const)
      write(image, text, 60, foot, 33, grey(0));
    paintBox(image, rectangle(90, 360, 93, 370), grey(0));
    const screen = lookAt(image);
    const candidates = candidatesBesideBars(screen, findSideBars(screen.small), []);
    expect(candidates.map(({ lines }) => lines.length)).toEqual([3]);
  });

  it('is one message where letters of a wide typeface stand far apart', () => {
    const image: Raster = paintPage(780, 520, grey(255));
    paintBox(image, rectangle(32, 140, 38, 190), red);
    write(image, 'hnnnnn hnnnnn hnnnnn hnnnnn', 60, 178, 44, grey(0));
    paintBox(image, rectangle(32, 240, 38, 340), blue);
    write(image, 'hnnnnn hnnnnn hnnnnn', 60, 276, 44, grey(0));
    let x = 60;
    for (const letter of 'hnnnnnnnnn') x = write(image, letter, x, 330, 44, grey(0)).x1 + 7;
    const screen = lookAt(image);
    const candidates = candidatesBesideBars(screen, findSideBars(screen.small), []);
    expect(candidates.map(({ lines }) => lines.length)).toEqual([1, 2]);
  });

  it('is two messages where the next word would have fitted into the line before', () => {
    const candidates = chatBesideBars([
      {
        colour: blue,
        y0: 120,
        y1: 170,
        lines: [
          { text: short, y: 140 },
          { text: short, y: 162 },
        ],
      },
    ]);
    expect(candidates.map(({ lines }) => lines.length)).toEqual([1, 1]);
  });

  it('quotes the pale line above it', () => {
    const candidates = chatBesideBars([
      {
        colour: blue,
        y0: 120,
        y1: 180,
        lines: [
          { text: short, y: 140, value: 120 },
          { text: short, y: 172 },
        ],
      },
    ]);
    expect(candidates).toHaveLength(1);
    expect(candidates[0]?.lines).toHaveLength(1);
    expect(candidates[0]?.quote?.lines).toHaveLength(1);
  });

  it('has its box around its text', () => {
    const [candidate] = chatBesideBars([{ colour: red, y0: 120, y1: 150, lines: [{ text: short, y: 140 }] }]);
    expect(Math.abs((candidate?.outer.x0 ?? 0) - 30)).toBeLessThanOrEqual(1);
    expect(Math.abs((candidate?.outer.y1 ?? 0) - 140)).toBeLessThanOrEqual(1);
  });

  it('is not read from a picture', () => {
    const block = { colour: red, y0: 120, y1: 190, lines: [{ text: short, y: 140 }] };
    expect(chatBesideBars([block], [rectangle(24, 110, 200, 180)])).toEqual([]);
  });
});

describe('the speaker at a height', () => {
  const bar = (y0: number, colour: Colour): SideBar => ({ ...rectangle(16, y0, 19, y0 + 60), colour });
  const bars = [bar(100, red), bar(200, blue)];

  it.each([
    { y: 120, from: 'moi' },
    { y: 230, from: 'match' },
    { y: 180, from: undefined },
  ])('of $y is $from', ({ y, from }) => {
    expect(speakerAt(bars, rectangle(24, y - 10, 100, y + 10))).toBe(from);
  });

  it.each<{ colour: Colour; from: string }>([
    { colour: [242, 60, 87], from: 'moi' },
    { colour: [230, 40, 20], from: 'moi' },
    { colour: [160, 90, 210], from: 'match' },
    { colour: [240, 160, 40], from: 'match' },
    { colour: [40, 180, 90], from: 'match' },
  ])('beside $colour is $from', ({ colour, from }) => {
    expect(speakerAt([bar(100, colour)], rectangle(24, 110, 100, 130))).toBe(from);
  });
});

describe('saved messages, each in a box across the page', () => {
  const boxes = [
    { colour: red, y0: 300, y1: 330 },
    { colour: blue, y0: 360, y1: 390 },
    { colour: red, y0: 738, y1: 766 },
  ];

  function saved(): Raster {
    const image = paintPage(780, 1688, grey(0));
    for (const { colour, y0, y1 } of boxes) {
      paintBox(image, rectangle(16, y0 * 2, 766, y1 * 2), grey(38));
      paintBox(image, rectangle(16, y0 * 2, 22, y1 * 2), colour);
      write(image, short, 46, (y0 + 21) * 2, 33, grey(242));
    }
    return image;
  }

  it('are read on the colour of the box', () => {
    const screen = lookAt(saved());
    const candidates = candidatesBesideBars(screen, findSideBars(screen.small), []);
    expect(candidates.map(({ lines }) => lines.length)).toEqual([1, 1, 1]);
    expect(candidates.every(({ colour }) => Math.abs(colour[0] - 38) <= 2)).toBe(true);
  });

  it('are read where their box is shorter than the coloured bar beside it and narrower than the page', () => {
    const image = paintPage(780, 1688, grey(0));
    for (const { colour, y0, y1 } of boxes) {
      paintBox(image, rectangle(16, y0 * 2 + 3, 758, y1 * 2 - 3), grey(38));
      paintBox(image, rectangle(16, y0 * 2, 22, y1 * 2), colour);
      write(image, 'nn', 46, (y0 + 21) * 2, 33, grey(242));
    }
    const screen = lookAt(image);
    const candidates = candidatesBesideBars(screen, findSideBars(screen.small), []);
    expect(candidates.map(({ lines }) => lines.length)).toEqual([1, 1, 1]);
    expect(candidates.every(({ outer }) => outer.x0 > 20 && outer.x1 < 50)).toBe(true);
  });

  it('are all found, though the edge of the last box looks like an input bar', () => {
    const { candidates, hasSideBars } = findCandidates(lookAt(saved()));
    expect(hasSideBars).toBe(true);
    expect(candidates.map(({ from }) => from)).toEqual(['moi', 'match', 'moi']);
  });
});

it('makes a line beside a bar of its own the quote of the line below it', () => {
  const image: Raster = paintPage(780, 520, grey(255));
  paintBox(image, rectangle(32, 200, 38, 400), red);
  write(image, long, 60, 250, 33, grey(0));
  paintBox(image, rectangle(60, 284, 64, 320), grey(80));
  write(image, short, 82, 312, 28, grey(40));
  write(image, 'nn', 60, 370, 33, grey(0));
  const screen = lookAt(image);
  const candidates = candidatesBesideBars(screen, findSideBars(screen.small), []);
  expect(candidates.map(({ lines, quote }) => [lines.length, quote?.lines.length ?? 0])).toEqual([
    [1, 0],
    [1, 1],
  ]);
});
