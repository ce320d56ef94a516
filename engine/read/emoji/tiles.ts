import { atlasAspects, atlasCells, atlasEmoji, atlasSide } from './atlas.ts';
import { channels, writeColour } from './colour.ts';

// The atlas of emoji as numbers, decoded when the first emoji is looked at.

export interface Tiles {
  count: number;
  side: number;
  /** For each tile and cell, the colour times the coverage. */
  colours: Float32Array;
  /** For each tile and cell, the coverage, 0 to 1. */
  covers: Float32Array;
}

export interface Atlas {
  emoji: string[];
  /** Width over height. */
  aspects: Float32Array;
  fine: Tiles;
  /** The same tiles in a quarter of the cells. */
  coarse: Tiles;
  /** The same tiles in one cell each. */
  single: Tiles;
}

function decode(): Tiles {
  const bytes = atob(atlasCells);
  const cells = bytes.length / 2;
  const colours = new Float32Array(cells * channels);
  const covers = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell++) {
    const first = bytes.charCodeAt(cell * 2);
    const second = bytes.charCodeAt(cell * 2 + 1);
    writeColour(colours, cell * channels, (first >> 4) * 17, (first & 15) * 17, (second >> 4) * 17);
    covers[cell] = (second & 15) / 15;
  }
  return { count: atlasEmoji.length, side: atlasSide, colours, covers };
}

/** Averages of two by two cells. */
function halve(values: Float32Array, side: number, depth: number): Float32Array {
  const half = side / 2;
  const tileSize = side * side * depth;
  const halved = new Float32Array(values.length / 4);
  for (let index = 0; index < halved.length; index++) {
    const part = index % depth;
    const cell = Math.floor(index / depth) % (half * half);
    const tile = Math.floor(index / (depth * half * half));
    const corner = tile * tileSize + ((cell - (cell % half)) * 4 + (cell % half) * 2) * depth + part;
    const below = corner + side * depth;
    const sum =
      (values[corner] ?? 0) + (values[corner + depth] ?? 0) + (values[below] ?? 0) + (values[below + depth] ?? 0);
    halved[index] = sum / 4;
  }
  return halved;
}

/** Averages of whole tiles. */
function average(values: Float32Array, count: number, depth: number): Float32Array {
  const averages = new Float32Array(count * depth);
  const cells = values.length / (count * depth);
  for (let index = 0; index < values.length; index++) {
    const at = Math.floor(index / (cells * depth)) * depth + (index % depth);
    averages[at] = (averages[at] ?? 0) + (values[index] ?? 0) / cells;
  }
  return averages;
}

let decoded: Atlas | undefined;

export function openAtlas(): Atlas {
  if (decoded) return decoded;
  const fine = decode();
  const coarse = {
    count: fine.count,
    side: fine.side / 2,
    colours: halve(fine.colours, fine.side, channels),
    covers: halve(fine.covers, fine.side, 1),
  };
  const single = {
    count: fine.count,
    side: 1,
    colours: average(fine.colours, fine.count, channels),
    covers: average(fine.covers, fine.count, 1),
  };
  const aspects = Float32Array.from(atlasAspects, (aspect) => aspect / 100);
  decoded = { emoji: atlasEmoji, aspects, fine, coarse, single };
  return decoded;
}
