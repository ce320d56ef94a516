import { describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import { lookAt } from '../find-shapes/screen.ts';
import { rectangle } from '../testing/build.ts';
import { grey, paintDisc, paintPage, write } from '../testing/paint.ts';
import { blue, page, say } from '../testing/painted-chat.ts';
import { findCandidates } from './find-candidates.ts';
import { emptyCandidate } from './message-candidate.ts';
import { withUnboxedText } from './unboxed-text.ts';

/** In points; at the left there are no boxes, only text. */
function unboxed(image: Raster): Raster {
  const text = (line: string, x: number, y: number, level = 0) => write(image, line, x * 2, y * 2, 33, grey(level));
  text('nnnnn nnn nnnnn', 62, 160);
  text('nnnn nn', 62, 182);
  say(image, rectangle(140, 210, 376, 250), blue, 'nnnnn nn nnn');
  text('nnn', 62, 280);
  say(image, rectangle(140, 310, 376, 350), blue, 'nnnn nnnn');
  return image;
}

function found(image: Raster) {
  const screen = lookAt(image);
  return withUnboxedText(screen, findCandidates(screen)).candidates.map(({ from, lines, isLoose = false, outer }) => ({
    from,
    lines: lines.length,
    isLoose,
    x0: outer.x0,
  }));
}

const withoutBox = (lines: number) => expect.objectContaining({ from: 'match', lines, isLoose: true });
const boxed = expect.objectContaining({ lines: 1, isLoose: false });

describe('text of which no bubble is seen', () => {
  it('is a message for each group of lines, short ones where others begin', () => {
    expect(found(unboxed(page()))).toEqual([withoutBox(2), boxed, withoutBox(1), boxed]);
  });

  it('is found on a page with stripes', () => {
    const striped = paintPage(780, 1500, (x) => grey(225 + Math.round(14 * Math.sin(x / 6))));
    expect(found(unboxed(striped)).filter(({ isLoose }) => isLoose)).toEqual([withoutBox(2), withoutBox(1)]);
  });

  it('is the hint of the input box where it is faint and stands low, and what is beside it no message either', () => {
    const image = unboxed(page());
    write(image, 'nnnnnn nn nnnnnn', 90, 1420, 33, grey(160));
    write(image, 'nnnnnn', 640, 1420, 33, grey(90));
    expect(found(image)).toHaveLength(4);
  });

  it('is a date where it stands in the middle', () => {
    const image = unboxed(page());
    write(image, 'nnnn nnn nnnn', 290, 880, 33, grey(0));
    expect(found(image)).toHaveLength(4);
  });

  it('takes in a box that ends in the middle of its line', () => {
    const image = page();
    say(image, rectangle(140, 210, 376, 250), blue, 'nnnnn nn nnn');
    say(image, rectangle(140, 310, 376, 350), blue, 'nnnn nnnn');
    write(image, 'nnnnn nnn nnnnn', 124, 800, 33, grey(0));
    const screen = lookAt(image);
    const { candidates, ...rest } = findCandidates(screen);
    const half = { ...emptyCandidate(screen, rectangle(50, 385, 100, 410)), lines: [rectangle(0, 0, 9, 9)] };
    const found = withUnboxedText(screen, { ...rest, candidates: [...candidates.slice(0, 2), half] }).candidates;
    expect(found.map(({ outer, isLoose = false }) => [outer.x0 < 100, isLoose])).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
  });

  it('has portraits beside it, which are no messages', () => {
    const image = unboxed(page());
    paintDisc(image, 50, 345, 27, grey(120));
    expect(found(image).every(({ x0 }) => x0 > 40)).toBe(true);
  });
});
