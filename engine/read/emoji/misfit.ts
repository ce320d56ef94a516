import { channels } from './colour.ts';
import type { Tiles } from './tiles.ts';

/** Mean squared difference between `seen` and the tile laid over the fill; infinity as soon as it exceeds `limit`. */
export function misfit(seen: Float32Array, tiles: Tiles, tile: number, fill: Float32Array, limit: number): number {
  const { side, colours, covers } = tiles;
  const cells = side * side;
  const most = limit * cells;
  const fill0 = fill[0] ?? 0;
  const fill1 = fill[1] ?? 0;
  const fill2 = fill[2] ?? 0;
  let cover = tile * cells;
  let at = cover * channels;
  let index = 0;
  let sum = 0;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++, cover++, at += channels, index += channels) {
      const covered = covers[cover] ?? 0;
      const first = (seen[index] ?? 0) - (colours[at] ?? 0) + covered * fill0;
      const second = (seen[index + 1] ?? 0) - (colours[at + 1] ?? 0) + covered * fill1;
      const third = (seen[index + 2] ?? 0) - (colours[at + 2] ?? 0) + covered * fill2;
      sum += first * first + second * second + third * third;
    }
    if (sum > most) return Number.POSITIVE_INFINITY;
  }
  return sum / cells;
}
