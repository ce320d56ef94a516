import { expect, it } from 'vitest';
import { loadSheet, type SheetSize } from '../testing/emoji-sheets.ts';
import { namesOnFill } from './testing/names-on-fill.ts';

const fills: [number, number, number][] = [
  [255, 255, 255],
  [233, 233, 235],
  [55, 151, 240],
  [31, 44, 52],
];
const sizes: SheetSize[] = [18, 22, 40, 90];
const cases = sizes.flatMap((size) => (['png', 'jpeg'] as const).map((format) => ({ size, format })));

it.each(cases)('naming an emoji is right for 95 % at $size px, $format, over all fills', async ({ size, format }) => {
  const drawings = await loadSheet(size);
  const wrong: string[] = [];
  let asked = 0;
  for (const [place, fill] of fills.entries()) {
    const named = await namesOnFill(drawings, { fill, format, seed: size + place });
    wrong.push(...named.wrong);
    asked += named.asked;
  }
  expect(wrong.length / asked, wrong.join('; ')).toBeLessThanOrEqual(0.05);
});
