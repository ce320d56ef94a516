import { type Component, findDarkMarks, pixelsOf } from '../../pixels/components.ts';
import type { GreyRaster, Rectangle } from '../../pixels/ports.ts';
import { erase, type Ink } from '../ink/ink.ts';
import type { Cover } from './reactions.ts';

// Erases marks that reach into a bubble from its upper or lower edge: a reaction's pill or its rest. Letters keep away
// from the edge.

/** Pixels darker than this are ink. */
const inked = 225;
/** In points: marks this close to the edge reach in from it. */
const nearEdge = 2.6;
/** In points: how far a pill reaches beyond the emoji on it, and a pill's rim beyond the pill. */
const around = { emoji: { across: 7, down: 5.5 }, pill: { across: 3, down: 3 } };
/** In points from the edge: no letter is there. */
const shallow = 6;
/** More marks than this are letters: the bubble's edge was found in the wrong place. */
const mostMarks = 3;

interface Ends {
  scale: number;
  /** The end where the screen cuts the bubble and its letters. */
  cut: 'top' | 'bottom' | undefined;
  /** Reactions on the edge, in pixels of the ink. */
  reactions: Cover[];
}

export function eraseEdgeMarks(ink: Ink, { scale, cut, reactions }: Ends): Ink {
  const { grey } = ink;
  const near = Math.ceil(nearEdge * scale);
  const isAtTop = ({ y0 }: Rectangle) => cut !== 'top' && y0 < near;
  const isAtBottom = ({ y1 }: Rectangle) => cut !== 'bottom' && y1 > grey.height - near;
  const isTouched = hasInk(grey, 0, near) || hasInk(grey, grey.height - near, grey.height);
  if (!isTouched && reactions.length === 0) return ink;
  const marks = findDarkMarks(grey, inked);
  const touching = marks.filter((mark) => isAtTop(mark) || isAtBottom(mark));
  const isOnPill = pillsAround(reactions, scale);
  const erasePixels = (mark: Component, isErased: (x: number, y: number) => boolean) => {
    for (const pixel of pixelsOf(mark)) {
      const x = pixel % grey.width;
      const y = (pixel - x) / grey.width;
      if (isErased(x, y)) erase(grey, { x0: x, x1: x + 1, y0: y, y1: y + 1 }, 1);
    }
  };
  const isCovered = pillsAround(
    reactions.filter(({ isPill }) => isPill),
    scale,
  );
  for (const mark of marks) {
    const { x0, x1, y0, y1 } = mark;
    erasePixels(mark, isCovered);
    if (isOnPill(x0, y0) && isOnPill(x1, y0) && isOnPill(x0, y1) && isOnPill(x1, y1)) erasePixels(mark, () => true);
  }
  if (touching.length <= mostMarks)
    for (const mark of touching)
      erasePixels(mark, (x, y) => {
        const depth = isAtTop(mark) ? y : grey.height - 1 - y;
        return depth < shallow * scale || isOnPill(x, y);
      });
  return { ...ink, emoji: ink.emoji.filter((emoji) => !isAtTop(emoji) && !isAtBottom(emoji)) };
}

function hasInk({ width, height, data }: GreyRaster, from: number, to: number): boolean {
  const end = Math.min(height, to) * width;
  for (let pixel = Math.max(0, from) * width; pixel < end; pixel++) if ((data[pixel] as number) < inked) return true;
  return false;
}

function pillsAround(reactions: Cover[], scale: number): (x: number, y: number) => boolean {
  const ellipses = reactions.map(({ x0, x1, y0, y1, isPill }) => {
    const { across, down } = around[isPill ? 'pill' : 'emoji'];
    return {
      x: (x0 + x1) / 2,
      y: (y0 + y1) / 2,
      across: (x1 - x0) / 2 + across * scale,
      down: (y1 - y0) / 2 + down * scale,
    };
  });
  return (x, y) =>
    ellipses.some((ellipse) => ((x - ellipse.x) / ellipse.across) ** 2 + ((y - ellipse.y) / ellipse.down) ** 2 <= 1);
}
