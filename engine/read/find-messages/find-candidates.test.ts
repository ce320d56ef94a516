import { expect, it } from 'vitest';
import { lookAt } from '../find-shapes/screen.ts';
import { rectangle } from '../testing/build.ts';
import { grey, paintBox, paintPage, paintRounded, write } from '../testing/paint.ts';
import { findCandidates } from './find-candidates.ts';

it('does not take upright streaks in a photo at the left for side bars', () => {
  const image = paintPage(390, 600, grey(250));
  paintRounded(image, rectangle(10, 40, 216, 300), 12, (x, y) => grey((x * 37 + y * 11) % 120));
  for (let y = 53; y < 280; y += 40) paintBox(image, rectangle(22, y, 24, y + 30), [190, 90, 60]);
  for (const box of [rectangle(140, 330, 378, 366), rectangle(12, 380, 200, 416), rectangle(180, 430, 378, 466)]) {
    paintRounded(image, box, 16, box.x0 === 12 ? grey(225) : [60, 140, 230]);
    write(image, 'hnnn nnl nn', box.x0 + 16, box.y0 + 24, 16, grey(box.x0 === 12 ? 0 : 255));
  }
  const { hasSideBars, candidates } = findCandidates(lookAt(image));
  expect(hasSideBars).toBe(false);
  expect(candidates.map(({ kind }) => kind)).toEqual(['photo', 'text', 'text', 'text']);
});

it('finds no message below an input box that is almost as wide as the screen', () => {
  const image = paintPage(390, 866, grey(255));
  for (const box of [rectangle(46, 120, 280, 156), rectangle(140, 300, 378, 336), rectangle(46, 500, 220, 536)]) {
    paintRounded(image, box, 16, box.x0 === 46 ? grey(238) : [70, 90, 250]);
    write(image, 'hnnn nnl nn', box.x0 + 16, box.y0 + 24, 16, grey(box.x0 === 46 ? 0 : 255));
  }
  paintRounded(image, rectangle(12, 775, 378, 817), 20, grey(239));
  write(image, 'hnnn nnnn', 60, 801, 16, grey(140));
  for (const x of [58, 63, 68]) paintBox(image, rectangle(x, 838, x + 2, 852), grey(40));
  const { candidates } = findCandidates(lookAt(image));
  expect(candidates.map(({ outer }) => outer.y1 < 600)).toEqual([true, true, true]);
});

it('takes a part of a photographed page in another light for no picture', () => {
  const image = paintPage(390, 600, grey(250));
  paintBox(image, rectangle(0, 60, 150, 250), (x, y) => grey((x * 37 + y * 11) % 120));
  for (const box of [rectangle(140, 330, 378, 366), rectangle(12, 380, 200, 416), rectangle(180, 430, 378, 466)]) {
    paintRounded(image, box, 16, box.x0 === 12 ? grey(205) : [60, 140, 230]);
    write(image, 'hnnn nnl nn', box.x0 + 16, box.y0 + 24, 16, grey(box.x0 === 12 ? 0 : 255));
  }
  const kinds = (isPhotograph: boolean) =>
    findCandidates(lookAt(image, 1, isPhotograph)).candidates.map(({ kind }) => kind);
  expect(kinds(false)).toContain('photo');
  expect(kinds(true)).not.toContain('photo');
});
