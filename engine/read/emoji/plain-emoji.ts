import { findDarkMarks } from '../../pixels/components.ts';
import { standsLikeLetter } from '../../pixels/letter-like.ts';
import type { GreyRaster, Rectangle } from '../../pixels/ports.ts';
import { resample } from '../../pixels/resample.ts';
import { plainCells, plainEmoji, plainSide } from './plain-atlas.ts';

// Emoji in the text's own colour: signs of the typeface, which recognition takes for «©» or a letter. Each mark of about
// that size and shape is compared with drawn ones, letters among them.

export interface PlainEmoji {
  emoji: string;
  box: Rectangle;
}

/** In font sizes. */
const sizes = { least: 0.5, most: 1.35 };
/** Width over height. */
const aspects = { least: 0.8, most: 1.3 };
/** Rings with little in them, as a blurred «O» is; hearts and stars resemble no letter. */
const faces = /^[\u{1F600}-\u{1F64F}☺☹]$/u;
/** Likeness, 0 to 1. */
const enough = 0.72;

/** The plain emoji of a picture that is black on white. */
export function findPlainEmoji(grey: GreyRaster, fontPx: number): PlainEmoji[] {
  const marks = findDarkMarks(grey, 160);
  return marks.flatMap(({ x0, y0, x1, y1 }) => {
    const [width, height] = [x1 - x0, y1 - y0];
    if (height < fontPx * sizes.least || height > fontPx * sizes.most) return [];
    if (width < height * aspects.least || width > height * aspects.most) return [];
    const box = { x0, y0, x1, y1 };
    const emoji = nameMark(grey, box);
    return emoji && !(faces.test(emoji) && standsLikeLetter(box, marks)) ? [{ emoji, box }] : [];
  });
}

function nameMark(grey: GreyRaster, box: Rectangle): string | null {
  const { data } = resample(grey, box, plainSide / (box.x1 - box.x0), plainSide / (box.y1 - box.y0));
  const mark = shapeOf(Float32Array.from(data, (level) => 1 - level / 255));
  let best = { tile: -1, likeness: 0 };
  for (const [index, tile] of openTiles().entries()) {
    const likeness = correlate(mark, tile);
    if (likeness > best.likeness) best = { tile: index, likeness };
  }
  return best.likeness >= enough ? (plainEmoji[best.tile] ?? null) : null;
}

/** How much darker each cell of a picture is than their mean, and the sum of the squares of that. */
interface Shape {
  cells: Float64Array;
  square: number;
}

function shapeOf(levels: Float32Array): Shape {
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  const cells = Float64Array.from(levels, (level) => level - mean);
  return { cells, square: cells.reduce((sum, cell) => sum + cell * cell, 0) };
}

/** How well two pictures agree in where they are darker than their mean: 1 for the same, 0 for unrelated ones. */
function correlate(a: Shape, b: Shape): number {
  let product = 0;
  for (let cell = 0; cell < b.cells.length; cell++) product += (a.cells[cell] as number) * (b.cells[cell] as number);
  return product / Math.sqrt(Math.max(1e-6, a.square * b.square));
}

let tiles: Shape[] | undefined;

function openTiles(): Shape[] {
  tiles ??= plainCells.map((row) => shapeOf(Float32Array.from(row, (digit) => Number.parseInt(digit, 16) / 15)));
  return tiles;
}
