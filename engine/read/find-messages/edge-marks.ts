import { erase, type Ink } from '../ink/ink.ts';
import { type Component, findDarkMarks, pixelsOf } from '../pixels/components.ts';
import type { GreyRaster, Rectangle } from '../pixels/ports.ts';
import type { Cover } from './reactions.ts';

// Letters keep away from the edge of their bubble. What reaches in from it is a reaction's pill, or what is left of one.

const inked = 225;
/** In points. */
const nearEdge = 2.6;
/** How far a pill reaches beyond the emoji on it, and its rim beyond the pill. */
const around = { emoji: { across: 7, down: 5.5 }, pill: { across: 3, down: 3 } };
/** Above the edge there is so much room without any letter. */
const shallow = 6;
/** More than these are letters of a bubble whose edge was seen in the wrong place. */
const mostMarks = 3;

interface Ends {
  scale: number;
  /** The end where the bubble is cut off, and letters with it. */
  cut: 'top' | 'bottom' | undefined;
  /** On the edge, in the ink. */
  reactions: Cover[];
}

/** Erases what reaches into the bubble from above or below. */
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
