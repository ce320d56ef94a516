import type { Bubble } from './bubbles.ts';
import type { Rectangle } from './ports.ts';

// Small boxes that sit on the edge of a message: reactions, not messages.

const largest = { width: 84, height: 36 };

/** `pictures`: photos and stickers get reactions too. */
export function findReactionPills(boxes: Bubble[], pictures: Rectangle[] = []): Set<Bubble> {
  const messages = [...boxes.filter((box) => !isPillSized(box)), ...pictures];
  return new Set(boxes.filter((box) => isPillSized(box) && messages.some((message) => sitsOnEdge(box, message))));
}

function isPillSized({ x0, x1, y0, y1 }: Bubble): boolean {
  return x1 - x0 <= largest.width && y1 - y0 <= largest.height;
}

/** Across the lower or the upper edge, and beside neither side by more than half of itself. */
function sitsOnEdge(pill: Rectangle, box: Rectangle): boolean {
  const middle = (pill.x0 + pill.x1) / 2;
  if (middle < box.x0 - 4 || middle > box.x1 + 4) return false;
  const crosses = (edge: number) => pill.y0 < edge - 2 && pill.y1 > edge + 2;
  return crosses(box.y1) || crosses(box.y0);
}
