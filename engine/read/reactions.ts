import type { Bubble } from './bubbles.ts';
import { findComponents } from './components.ts';
import { nameEmoji } from './emoji/name-emoji.ts';
import { splitEmojiRun } from './emoji/split-emoji-run.ts';
import type { Raster, Rectangle } from './ports.ts';
import { type Colour, colourAt, colourDistance, colouredShare } from './raster.ts';
import type { Screen } from './screen.ts';

// Reactions: emoji on the edge of a message, bare or on a pill in the page's colour or in one of its own.

export interface Reactions {
  /** What covers the message there, in points. */
  covers: Rectangle[];
  emoji: string[];
}

/** In points, how far a reaction reaches into its message and out of it. */
const reach = { inwards: 17, outwards: 22 };
const different = 40;
const sureEnough = 0.4;
const unnamed = { sticksOut: 4, leastColour: 0.2 };

export function findReactions(screen: Screen, bubble: Bubble): Reactions {
  const found: Reactions = { covers: [], emoji: [] };
  for (const strip of [lowerStrip(screen, bubble), upperStrip(bubble)]) {
    for (const mark of marksIn(screen, bubble, strip)) {
      const emoji = nameMark(screen, mark, pageBeside(screen.small, bubble));
      if (emoji.length === 0 && !isUnnamedEmoji(screen.small, mark, bubble)) continue;
      found.covers.push(mark);
      found.emoji.push(...emoji);
    }
  }
  return found;
}

/** No letter stands outside its bubble: what is colourful there is an emoji, be it one of another maker. */
function isUnnamedEmoji(small: Raster, { x0, x1, y0, y1 }: Rectangle, bubble: Bubble): boolean {
  const outside = y1 > bubble.y1 ? { x0, x1, y0: bubble.y1 + 1, y1 } : { x0, x1, y0, y1: bubble.y0 - 1 };
  return outside.y1 - outside.y0 >= unnamed.sticksOut && colouredShare(small, outside) >= unnamed.leastColour;
}

function lowerStrip({ small }: Screen, { x0, x1, y1 }: Bubble): Rectangle {
  return { x0: x0 - 14, x1: x1 + 14, y0: y1 - reach.inwards, y1: Math.min(small.height, y1 + reach.outwards) };
}

function upperStrip({ x0, x1, y0 }: Bubble): Rectangle {
  return { x0: x0 - 14, x1: x1 + 14, y0: Math.max(0, y0 - reach.outwards), y1: y0 + reach.inwards };
}

function pageBeside(small: Raster, { x0, x1, y0, y1 }: Bubble): Colour {
  const x = x0 > small.width - x1 ? x0 - 6 : x1 + 6;
  return colourAt(small, Math.max(0, Math.min(small.width - 1, x)), (y0 + y1) >> 1);
}

/** What is neither message nor page, as large as an emoji, and across the message's edge. */
function marksIn({ small }: Screen, bubble: Bubble, strip: Rectangle): Rectangle[] {
  const page = pageBeside(small, bubble);
  const x0 = Math.max(0, strip.x0);
  const width = Math.min(small.width, strip.x1) - x0;
  const height = strip.y1 - strip.y0;
  if (width <= 0 || height <= 0) return [];
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colourAt(small, x0 + x, strip.y0 + y);
      if (colourDistance(colour, bubble.colour) > different && colourDistance(colour, page) > different)
        mask[y * width + x] = 1;
    }
  }
  return findComponents(mask, width)
    .map((mark) => ({ x0: x0 + mark.x0, x1: x0 + mark.x1, y0: strip.y0 + mark.y0, y1: strip.y0 + mark.y1 }))
    .filter((mark) => isReactionSized(mark) && crossesEdge(mark, bubble));
}

function isReactionSized({ x0, x1, y0, y1 }: Rectangle): boolean {
  const width = x1 - x0;
  const height = y1 - y0;
  return height >= 9 && height <= 36 && width >= height * 0.7 && width <= height * 4;
}

function crossesEdge({ y0, y1 }: Rectangle, bubble: Bubble): boolean {
  return (y0 < bubble.y1 && y1 > bubble.y1 - 1) || (y0 < bubble.y0 + 1 && y1 > bubble.y0);
}

/** The mark is an emoji, or a pill with emoji on it. */
function nameMark(screen: Screen, mark: Rectangle, page: Colour): string[] {
  const bare = nameAll(screen, mark, page);
  if (bare.length > 0) return bare;
  const rim = colourAt(screen.small, mark.x0 + 2, (mark.y0 + mark.y1) >> 1);
  const inside = { x0: mark.x1, x1: mark.x0, y0: mark.y1, y1: mark.y0 };
  for (let y = mark.y0 + 2; y < mark.y1 - 2; y++) {
    for (let x = mark.x0 + 2; x < mark.x1 - 2; x++) {
      if (colourDistance(colourAt(screen.small, x, y), rim) <= different) continue;
      inside.x0 = Math.min(inside.x0, x);
      inside.x1 = Math.max(inside.x1, x + 1);
      inside.y0 = Math.min(inside.y0, y);
      inside.y1 = Math.max(inside.y1, y + 1);
    }
  }
  return inside.x1 - inside.x0 >= 8 && inside.y1 - inside.y0 >= 8 ? nameAll(screen, inside, rim) : [];
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
