import { type NamedEmoji, nameEmoji } from './emoji/name-emoji.ts';
import type { Rectangle } from './ports.ts';
import { colourAt } from './raster.ts';
import type { Screen } from './screen.ts';

const sureEnough = 0.4;

/** Which emoji a figure on the page is; null for one that is none. */
export function nameFigure({ image, small, scale }: Screen, figure: Rectangle): NamedEmoji | null {
  const behind = colourAt(small, Math.min(small.width - 1, figure.x1 + 2), (figure.y0 + figure.y1) >> 1);
  const box = {
    x0: Math.floor(figure.x0 * scale),
    x1: Math.ceil(figure.x1 * scale),
    y0: Math.floor(figure.y0 * scale),
    y1: Math.ceil(figure.y1 * scale),
  };
  const named = nameEmoji(image, box, () => [...behind]);
  return named && named.confidence >= sureEnough ? named : null;
}
