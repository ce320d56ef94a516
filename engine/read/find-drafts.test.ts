import { expect, it } from 'vitest';
import { findDrafts } from './find-drafts.ts';
import { lookAt } from './screen.ts';
import { rectangle } from './testing/build.ts';
import { grey, paintBox, paintPage, paintRounded, write } from './testing/paint.ts';

it('upright streaks in a photo at the left are no bars of a thread', () => {
  const image = paintPage(390, 600, grey(250));
  paintRounded(image, rectangle(10, 40, 216, 300), 12, (x, y) => grey((x * 37 + y * 11) % 120));
  for (let y = 53; y < 280; y += 40) paintBox(image, rectangle(22, y, 24, y + 30), [190, 90, 60]);
  for (const box of [rectangle(140, 330, 378, 366), rectangle(12, 380, 200, 416), rectangle(180, 430, 378, 466)]) {
    paintRounded(image, box, 16, box.x0 === 12 ? grey(225) : [60, 140, 230]);
    write(image, 'hnnn nnl nn', box.x0 + 16, box.y0 + 24, 16, grey(box.x0 === 12 ? 0 : 255));
  }
  const { isThread, drafts } = findDrafts(lookAt(image));
  expect(isThread).toBe(false);
  expect(drafts.map(({ kind }) => kind)).toEqual(['photo', 'text', 'text', 'text']);
});
