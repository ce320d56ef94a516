import { areaOf, type Bubble, intersection } from './bubbles.ts';
import type { Figure } from './figures.ts';
import type { Rectangle } from './ports.ts';

// Reactions: small pills with an emoji in them that sit on the edge of a message. A pill in the page's own colour is seen
// only by its emoji, which it sets apart from the bubble.

const largest = { width: 84, height: 36 };

/** The pills of each message; what is a pill is no message itself. */
export function findReactionPills(boxes: Bubble[], all: Bubble[]): Map<Bubble, Bubble[]> {
  const pills = new Map<Bubble, Bubble[]>();
  for (const pill of all.filter(isPillSized)) {
    const host = boxes.find((box) => box !== pill && !isPillSized(box) && sitsOnEdge(pill, box));
    if (host) pills.set(host, [...(pills.get(host) ?? []), pill]);
  }
  return pills;
}

function isPillSized({ x0, x1, y0, y1 }: Bubble): boolean {
  return x1 - x0 <= largest.width && y1 - y0 <= largest.height;
}

/** Small figures on the edge of each message that no pill surrounds. */
export function findReactionFigures(boxes: Bubble[], figures: Figure[]): Map<Bubble, Figure[]> {
  const found = new Map<Bubble, Figure[]>();
  for (const figure of figures) {
    const width = figure.x1 - figure.x0;
    const height = figure.y1 - figure.y0;
    if (height < 9 || height > 26 || width < height * 0.6 || width > height * 3.4) continue;
    const host = boxes.find((box) => sitsOnEdge(figure, box) && intersection(figure, box) < areaOf(figure));
    if (host) found.set(host, [...(found.get(host) ?? []), figure]);
  }
  return found;
}

/** Across the lower or the upper edge, and beside neither side by more than half of itself. */
function sitsOnEdge(pill: Rectangle, box: Bubble): boolean {
  const middle = (pill.x0 + pill.x1) / 2;
  if (middle < box.x0 - 4 || middle > box.x1 + 4) return false;
  const crosses = (edge: number) => pill.y0 < edge - 2 && pill.y1 > edge + 2;
  return crosses(box.y1) || crosses(box.y0);
}
