import { findComponents } from '../../pixels/components.ts';
import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { type Colour, colourAt, colourDistance, colouredShare } from '../../pixels/raster.ts';
import type { Bubble } from '../find-shapes/bubbles.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { nameReaction } from './name-reaction.ts';

// Reactions: emoji on the edge of a message, bare or on a pill in the page's colour or in one of its own.

export interface Cover extends Rectangle {
  isPill: boolean;
}

export interface Reactions {
  /** Parts of the message that reactions cover, in points: emoji, or whole pills. */
  covers: Cover[];
  emoji: string[];
}

/** In points: how far a reaction reaches into its message and out of it. */
const reach = { inwards: 17, outwards: 22 };
/** In levels of a colour channel. */
const different = 40;
/** A reaction without a known emoji: points outside the message, and share of coloured pixels there. */
const unnamed = { sticksOut: 4, leastColour: 0.2 };

export function findReactions(screen: Screen, bubble: Bubble): Reactions {
  const found: Reactions = { covers: [], emoji: [] };
  for (const strip of [lowerStrip(screen, bubble), upperStrip(bubble)]) {
    for (const mark of marksIn(screen, bubble, strip)) {
      const { emoji, isPill } = nameReaction(screen, mark, pageBeside(screen.small, bubble));
      if (emoji.length === 0 && !isUnnamedEmoji(screen.small, mark, bubble)) continue;
      found.covers.push({ ...mark, isPill });
      found.emoji.push(...emoji);
    }
  }
  return found;
}

/** A colourful mark outside the bubble is an emoji even if the atlas does not know it: letters do not stand there. */
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

/** Marks the size of an emoji across the message's edge, in colours that are no mixture of the message's and the page's. */
function marksIn({ small }: Screen, bubble: Bubble, strip: Rectangle): Rectangle[] {
  const page = pageBeside(small, bubble);
  const fill = fillIn(small, bubble, strip);
  const x0 = Math.max(0, strip.x0);
  const width = Math.min(small.width, strip.x1) - x0;
  const height = strip.y1 - strip.y0;
  if (width <= 0 || height <= 0) return [];
  const mask = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (distanceBetween(colourAt(small, x0 + x, strip.y0 + y), fill, page) > different) mask[y * width + x] = 1;
    }
  }
  return findComponents(mask, width)
    .map((mark) => ({ x0: x0 + mark.x0, x1: x0 + mark.x1, y0: strip.y0 + mark.y0, y1: strip.y0 + mark.y1 }))
    .filter((mark) => isReactionSized(mark) && crossesEdge(mark, bubble));
}

/** The mean fill within the strip: a gradient has another colour at each end. */
function fillIn(small: Raster, bubble: Bubble, { y0, y1 }: Rectangle): Colour {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.max(y0, bubble.y0); y < Math.min(y1, bubble.y1); y += 2) {
    for (let x = bubble.bodyX0; x < bubble.bodyX1; x += 3) {
      if (!bubble.isFill(x, y)) continue;
      const colour = colourAt(small, x, y);
      for (const channel of channels) sum[channel] += colour[channel];
      count++;
    }
  }
  return count === 0 ? bubble.colour : [sum[0] / count, sum[1] / count, sum[2] / count];
}

const channels = [0, 1, 2] as const;

/** Distance of a colour from the nearest mixture of two others. */
function distanceBetween(colour: Colour, one: Colour, other: Colour): number {
  let along = 0;
  let length = 0;
  for (const channel of channels) {
    const way = other[channel] - one[channel];
    along += (colour[channel] - one[channel]) * way;
    length += way * way;
  }
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, along / length));
  const mixed = (channel: 0 | 1 | 2) => one[channel] + (other[channel] - one[channel]) * share;
  return colourDistance(colour, [mixed(0), mixed(1), mixed(2)]);
}

function isReactionSized({ x0, x1, y0, y1 }: Rectangle): boolean {
  const width = x1 - x0;
  const height = y1 - y0;
  return height >= 9 && height <= 36 && width >= height * 0.7 && width <= height * 4;
}

function crossesEdge({ y0, y1 }: Rectangle, bubble: Bubble): boolean {
  return (y0 < bubble.y1 && y1 > bubble.y1 - 1) || (y0 < bubble.y0 + 1 && y1 > bubble.y0);
}
