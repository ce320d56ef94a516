import { median } from '../../pixels/median.ts';
import type { Raster, Rectangle } from '../../pixels/ports.ts';
import type { InkArea } from './ink.ts';
import { pageArea } from './page-area.ts';

// A box on a page that light and moiré make uneven: the colour behind the text is the median of what is around each place.

/** In points: the places that medians are taken at, and how far around them. Strokes cover less than half of that. */
const every = 4;
const around = 8;

/** `box` is in points, `small` has a pixel a point; the area is in pixels of the full image. */
export function litArea(image: Raster, small: Raster, box: Rectangle, scale: number): InkArea {
  const plain = pageArea(image, box, [0, 0, 0], scale, 0);
  const columns = Math.max(2, Math.ceil((box.x1 - box.x0) / every) + 1);
  const rows = Math.max(2, Math.ceil((box.y1 - box.y0) / every) + 1);
  const grid = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      grid.set(medianAround(small, box, box.x0 + column * every, box.y0 + row * every), (row * columns + column) * 3);
  return {
    ...plain,
    fillRow(y, into) {
      const down = between(y / scale - box.y0, rows);
      for (let x = 0; x * 3 < into.length; x++) {
        const across = between((plain.x0 + x) / scale - box.x0, columns);
        for (let channel = 0; channel < 3; channel++) {
          const at = (row: number) => {
            const left = (row * columns + across.first) * 3 + channel;
            return (grid[left] as number) * (1 - across.share) + (grid[left + 3] as number) * across.share;
          };
          into[x * 3 + channel] = at(down.first) * (1 - down.share) + at(down.first + 1) * down.share;
        }
      }
    },
  };
}

/** The two places of the grid on both sides, and how near the second one is. */
function between(points: number, count: number): { first: number; share: number } {
  const place = Math.max(0, Math.min(count - 1.001, points / every));
  return { first: Math.floor(place), share: place - Math.floor(place) };
}

function medianAround({ width, height, data }: Raster, box: Rectangle, x: number, y: number): number[] {
  const [left, right] = [Math.max(0, box.x0, x - around), Math.min(width, box.x1, x + around)];
  const [top, bottom] = [Math.max(0, box.y0, y - around), Math.min(height, box.y1, y + around)];
  return [0, 1, 2].map((channel) => {
    const values: number[] = [];
    for (let row = Math.round(top); row < bottom; row++)
      for (let column = Math.round(left); column < right; column++)
        values.push(data[(row * width + column) * 3 + channel] as number);
    return median(values) ?? 0;
  });
}
