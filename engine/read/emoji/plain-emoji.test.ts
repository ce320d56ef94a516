import { describe, expect, it } from 'vitest';
import type { GreyRaster } from '../../pixels/ports.ts';
import { resample } from '../../pixels/resample.ts';
import { greyPaper } from '../testing/paint.ts';
import { plainCells, plainEmoji, plainSide } from './plain-atlas.ts';
import { findPlainEmoji } from './plain-emoji.ts';

const fontPx = 44;

/** Paper with one drawn tile on it, so many pixels wide and high. */
function withTile(tile: number, size: number): GreyRaster {
  const data = Uint8Array.from(plainCells[tile] ?? '', (digit) => 255 - Number.parseInt(digit, 16) * 17);
  const side = { width: plainSide, height: plainSide, data };
  const drawn = resample(side, { x0: 0, y0: 0, x1: plainSide, y1: plainSide }, size / plainSide);
  const paper = greyPaper(120, 80);
  for (let y = 0; y < size; y++) paper.data.set(drawn.data.subarray(y * size, (y + 1) * size), (y + 20) * 120 + 30);
  return paper;
}

const faces = ['😂', '😉', '😊', '😍', '😭', '😎', '☹', '❤'];

describe('a sign of the typeface', () => {
  it.each(faces)('%s is named at several sizes', (emoji) => {
    for (const size of [28, 34, 46]) {
      const found = findPlainEmoji(withTile(plainEmoji.indexOf(emoji), size), fontPx);
      expect(found.map((each) => each.emoji)).toEqual([emoji]);
    }
  });

  it('that is a letter or «©» is no emoji', () => {
    for (let tile = plainEmoji.length; tile < plainCells.length; tile++)
      expect(findPlainEmoji(withTile(tile, 34), fontPx)).toEqual([]);
  });

  it('is no emoji where it is as small as a dot', () => {
    expect(findPlainEmoji(withTile(plainEmoji.indexOf('😊'), 16), fontPx)).toEqual([]);
  });

  it('is no face where it stands on the line of letters beside it, as a blurred «O» does', () => {
    const paper = withTile(plainEmoji.indexOf('😶'), 40);
    expect(findPlainEmoji(paper, fontPx)).toHaveLength(1);
    for (const x of [76, 100]) for (let y = 32; y < 60; y++) paper.data.fill(0, y * 120 + x, y * 120 + x + 18);
    expect(findPlainEmoji(paper, fontPx)).toEqual([]);
  });
});
