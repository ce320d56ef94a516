import { findComponents } from '../../pixels/components.ts';
import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { type Colour, colourAt, colourDistance } from '../../pixels/raster.ts';
import { nameEmoji } from '../emoji/name-emoji.ts';
import { splitEmojiRun } from '../emoji/split-emoji-run.ts';
import type { Screen } from '../find-shapes/screen.ts';

/** Least confidence of a name. */
const sureEnough = 0.4;
/** In points from the edge of a pill, whose outermost pixels are blurred. */
const rimWidth = 3;
/** In levels of a colour channel. */
const different = 40;

interface NamedReaction {
  emoji: string[];
  /** The mark is the whole pill, not only the emoji on it. */
  isPill: boolean;
}

/** Tries three readings of the mark: an emoji on the page, an emoji on a pill that hardly stands out, a pill with emoji on it. */
export function nameReaction(screen: Screen, mark: Rectangle, page: Colour): NamedReaction {
  const bare = nameAll(screen, mark, page);
  if (bare.length > 0) return { emoji: bare, isPill: false };
  const around = middleOf(screen.small, mark, -2);
  const faint = colourDistance(around, page) > 4 ? nameAll(screen, mark, around) : [];
  if (faint.length > 0) return { emoji: faint, isPill: false };
  const rim = middleOf(screen.small, mark, rimWidth);
  const inside = insideOf(screen.small, mark, rim);
  return { emoji: inside ? nameAll(screen, inside, rim) : [], isPill: inside !== null };
}

/** Median colour of four points, each `inset` points inside the middle of an edge. */
function middleOf(small: Raster, { x0, x1, y0, y1 }: Rectangle, inset: number): Colour {
  const [x, y] = [(x0 + x1) >> 1, (y0 + y1) >> 1];
  const bound = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));
  const colours = [
    [x0 + inset, y],
    [x1 - 1 - inset, y],
    [x, y0 + inset],
    [x, y1 - 1 - inset],
  ].map(([column = 0, row = 0]) => colourAt(small, bound(column, small.width), bound(row, small.height)));
  const channel = (index: 0 | 1 | 2) => {
    const values = colours.map((colour) => colour[index]).sort((a, b) => a - b);
    return ((values[1] as number) + (values[2] as number)) / 2;
  };
  return [channel(0), channel(1), channel(2)];
}

/** The box of the marks on a pill, leaving out those that touch its edge. */
function insideOf(small: Raster, { x0, x1, y0, y1 }: Rectangle, rim: Colour): Rectangle | null {
  const width = x1 - x0;
  const height = y1 - y0;
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (colourDistance(colourAt(small, x0 + x, y0 + y), rim) > different) mask[y * width + x] = 1;
  const held = findComponents(mask, width).filter(
    (part) => part.x0 > 1 && part.y0 > 1 && part.x1 < width - 1 && part.y1 < height - 1,
  );
  const box = {
    x0: x0 + Math.min(...held.map((part) => part.x0)),
    x1: x0 + Math.max(...held.map((part) => part.x1)),
    y0: y0 + Math.min(...held.map((part) => part.y0)),
    y1: y0 + Math.max(...held.map((part) => part.y1)),
  };
  return box.x1 - box.x0 >= 8 && box.y1 - box.y0 >= 8 ? box : null;
}

function nameAll({ image, scale }: Screen, box: Rectangle, behind: Colour): string[] {
  const run = {
    x0: Math.floor(box.x0 * scale),
    x1: Math.ceil(box.x1 * scale),
    y0: Math.floor(box.y0 * scale),
    y1: Math.ceil(box.y1 * scale),
  };
  const background = (): [number, number, number] => [...behind];
  return splitEmojiRun(image, run, background).flatMap((single) => {
    const named = nameEmoji(image, single, background);
    return named && named.confidence >= sureEnough ? [named.emoji] : [];
  });
}
