import type { Rectangle } from '../../pixels/ports.ts';
import type { Bubble } from '../find-shapes/bubbles.ts';

// Small boxes across the edge of a message are reactions, not messages.

/** In points. */
const largest = { width: 84, height: 36 };

/** `pictures`: photos and stickers get reactions too. */
export function findReactionPills(boxes: Bubble[], pictures: Rectangle[] = []): Set<Bubble> {
  const messages = [...boxes.filter((box) => !isPillSized(box)), ...pictures];
  return new Set(boxes.filter((box) => isPillSized(box) && messages.some((message) => sitsOnEdge(box, message))));
}

function isPillSized({ x0, x1, y0, y1 }: Bubble): boolean {
  return x1 - x0 <= largest.width && y1 - y0 <= largest.height;
}

/** Whether the pill lies across the lower or the upper edge, with at least half of its width above or below the box. */
function sitsOnEdge(pill: Rectangle, box: Rectangle): boolean {
  const middle = (pill.x0 + pill.x1) / 2;
  if (middle < box.x0 - 4 || middle > box.x1 + 4) return false;
  if (isReplyBelow(pill, box)) return false;
  const crosses = (edge: number) => pill.y0 < edge - 2 && pill.y1 > edge + 2;
  return crosses(box.y1) || crosses(box.y0);
}

/** In points: least height of a bubble that holds a line. */
const lineHigh = 26;

/** A short answer covers a little of the pale bubble that it answers and is aligned with it; a reaction reaches deeper. */
function isReplyBelow(reply: Rectangle, quoted: Rectangle): boolean {
  const height = reply.y1 - reply.y0;
  const isAligned = Math.abs(reply.x0 - quoted.x0) <= 3 || Math.abs(reply.x1 - quoted.x1) <= 3;
  return isAligned && height >= lineHigh && quoted.y1 - reply.y0 <= height * 0.3 && reply.y1 > quoted.y1;
}
