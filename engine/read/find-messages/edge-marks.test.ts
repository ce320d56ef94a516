import { describe, expect, it } from 'vitest';
import type { Ink } from '../ink/ink.ts';
import { inkOf, rectangle } from '../testing/build.ts';
import { greyPaper } from '../testing/paint.ts';
import { eraseEdgeMarks } from './edge-marks.ts';

const letter = rectangle(20, 20, 40, 50);

/** 200 by 100 pixels at two pixels a point, with a letter. */
function inkWith(...marks: ReturnType<typeof rectangle>[]): Ink {
  return inkOf(greyPaper(200, 100, [letter, ...marks]));
}

function isInked({ grey: { data, width } }: Ink, x: number, y: number): boolean {
  return (data[y * width + x] as number) < 128;
}

describe('a mark that reaches into a bubble from its edge', () => {
  const pill = rectangle(140, 88, 170, 100);

  it('is erased, and the letters stay', () => {
    const ink = eraseEdgeMarks(inkWith(pill), { scale: 2, cut: undefined, reactions: [] });
    expect(isInked(ink, 155, 94)).toBe(false);
    expect(isInked(ink, 30, 35)).toBe(true);
  });

  it('stays where the screen cuts the bubble, since letters are cut there too', () => {
    const ink = eraseEdgeMarks(inkWith(pill), { scale: 2, cut: 'bottom', reactions: [] });
    expect(isInked(ink, 155, 94)).toBe(true);
  });

  it('stays where more than three do, since the edge was found in the wrong place', () => {
    const feet = [50, 70, 90, 110, 130].map((x) => rectangle(x, 60, x + 10, 100));
    const ink = eraseEdgeMarks(inkWith(...feet), { scale: 2, cut: undefined, reactions: [] });
    expect(isInked(ink, 55, 94)).toBe(true);
  });

  it('takes from a letter that it touches only the part on the pill', () => {
    const touched = rectangle(110, 40, 118, 92);
    const reactions = [{ ...rectangle(140, 80, 164, 104), isPill: true }];
    const ink = eraseEdgeMarks(inkWith(touched, rectangle(118, 84, 170, 100)), { scale: 2, cut: undefined, reactions });
    expect(isInked(ink, 150, 86)).toBe(false);
    expect(isInked(ink, 114, 60)).toBe(true);
  });

  it('is dropped from the emoji of the message', () => {
    const ink = { ...inkWith(pill), emoji: [rectangle(142, 86, 168, 100), rectangle(60, 20, 90, 50)] };
    const left = eraseEdgeMarks(ink, { scale: 2, cut: undefined, reactions: [] });
    expect(left.emoji).toEqual([rectangle(60, 20, 90, 50)]);
  });

  it('leaves the letters beside the round corners of a pill', () => {
    const beside = rectangle(128, 62, 134, 74);
    const reactions = [{ ...rectangle(130, 64, 186, 112), isPill: true }];
    const ink = eraseEdgeMarks(inkWith(beside, rectangle(150, 70, 166, 100)), { scale: 2, cut: undefined, reactions });
    expect(isInked(ink, 131, 66)).toBe(true);
    expect(isInked(ink, 158, 80)).toBe(false);
  });
});
