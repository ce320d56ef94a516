import { expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import { loadSheet } from '../testing/emoji-sheets.ts';
import { paintPage } from '../testing/paint.ts';
import { atlasEmoji } from './atlas.ts';
import { nameEmoji } from './name-emoji.ts';
import { type Colour, fills, namesOnFill, sheetSizes } from './testing/names-on-fill.ts';
import { openAtlas } from './tiles.ts';

const cases = sheetSizes.flatMap((size) => (['png', 'jpeg'] as const).map((format) => ({ size, format })));

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

it('naming an emoji is right for 98 % of the tiles of its own atlas', () => {
  const { fine, aspects } = openAtlas();
  const wrong = atlasEmoji.filter((emoji, tile) => {
    const width = Math.round(60 * Math.min(1, aspects[tile] ?? 1));
    const height = Math.round(width / (aspects[tile] ?? 1));
    const image = paintPage(width + 8, height + 8, [128, 128, 128]);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const cell =
          tile * fine.side ** 2 +
          Math.floor((y * fine.side) / height) * fine.side +
          Math.floor((x * fine.side) / width);
        const [bright, blue, red] = [0, 1, 2].map((channel) => fine.colours[cell * 3 + channel] ?? 0);
        paint(image, x + 4, y + 4, [bright ?? 0, blue ?? 0, red ?? 0], fine.covers[cell] ?? 0);
      }
    }
    return nameEmoji(image, { x0: 3, y0: 3, x1: width + 5, y1: height + 5 }, () => [128, 128, 128])?.emoji !== emoji;
  });
  expect(wrong.length, wrong.join(' ')).toBeLessThanOrEqual(atlasEmoji.length * 0.02);
});

/** The inverse of `writeColour`, over the grey of the picture. */
function paint(image: Raster, x: number, y: number, [bright, blue, red]: Colour, cover: number): void {
  const redValue = red / 0.45 + bright;
  const blueValue = blue / 0.35 + bright;
  const greenValue = (bright - 0.3 * redValue - 0.11 * blueValue) / 0.59;
  const at = (y * image.width + x) * 3;
  for (const [channel, value] of [redValue, greenValue, blueValue].entries()) {
    image.data[at + channel] = Math.max(0, Math.min(255, Math.round(value + 128 * (1 - cover))));
  }
}
