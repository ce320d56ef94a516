import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRecogniser, type Recogniser } from './recogniser.ts';

let recogniser: Recogniser;
beforeAll(async () => {
  recogniser = await openRecogniser();
});
afterAll(async () => await recogniser.close());

it('reads lines of French, with boxes and confidences', async () => {
  const { data, info } = await sharp(readFileSync(new URL('./testing/chat.png', import.meta.url)))
    .extract({ left: 40, top: 196, width: 540, height: 108 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lines = await recogniser.recognise({ width: info.width, height: info.height, data });
  expect(lines.map(({ words }) => words.map(({ text }) => text).join(' '))).toEqual([
    'Coucou ! Oui trop bien, on a fait',
    'du surf avec des potes',
  ]);
  for (const { box, words } of lines) {
    for (const word of words) {
      expect(word.confidence).toBeGreaterThan(0.8);
      expect(word.confidence).toBeLessThanOrEqual(1);
      expect(word.box.x0).toBeGreaterThanOrEqual(box.x0);
      expect(word.box.x1).toBeLessThanOrEqual(box.x1);
    }
  }
  const [first, second] = lines;
  expect(first?.box.y1).toBeLessThan((second?.box.y0 ?? 0) + 10);
});

it('finds no line on an empty picture or a single pixel', async () => {
  expect(await recogniser.recognise({ width: 300, height: 100, data: new Uint8Array(30_000).fill(255) })).toEqual([]);
  expect(await recogniser.recognise({ width: 1, height: 1, data: Uint8Array.of(0) })).toEqual([]);
});

it('refuses pixels whose number disagrees with the size', async () => {
  await expect(recogniser.recognise({ width: 10, height: 10, data: new Uint8Array(99) })).rejects.toThrow('disagree');
  await expect(recogniser.recognise({ width: 0, height: 0, data: new Uint8Array(0) })).rejects.toThrow('disagree');
});
