import type { Rectangle } from '../../pixels/ports.ts';
import type { Screen } from '../find-shapes/screen.ts';

// Where on a page text is no message, whatever it looks like.

/** In points: so far above the conversation stands a header that was not found. */
const headerHeight = 130;
/** In shares of the page's width: a line in the middle that is no wider is a date or a notice. */
const centred = { off: 0.04, widest: 0.72 };

/** In points: below the header, seen or not. */
export function firstPlaceOf({ area }: Screen): number {
  return area.hasHeader ? area.top : headerHeight;
}

/** `width`: the page's. */
export function isCentred({ x0, x1 }: Rectangle, width: number): boolean {
  return Math.abs((x0 + x1) / 2 - width / 2) < width * centred.off && x1 - x0 < width * centred.widest;
}
