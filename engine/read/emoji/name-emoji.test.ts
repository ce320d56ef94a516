// @demand slow-picture
import { expect, it } from 'vitest';
import { loadSheet, paintSheet } from '../testing/emoji-sheets.ts';
import { nameEmoji } from './name-emoji.ts';

it('names no more after 800 comparisons on one picture, and does on the next', async () => {
  const sheet = await loadSheet(40);
  const { image, boxes } = paintSheet(sheet, [255, 255, 255]);
  const face = boxes.get('😂');
  if (!face) throw new Error('the sheet has no 😂');
  const name = (on = image) => nameEmoji(on, face, () => [255, 255, 255])?.emoji;
  expect(name()).toBe('😂');
  const empty = { x0: 2, y0: 2, x1: 6, y1: 6 };
  for (let time = 0; time < 800; time++) nameEmoji(image, empty, () => [255, 255, 255]);
  expect(name()).toBeUndefined();
  expect(name({ ...image })).toBe('😂');
});
