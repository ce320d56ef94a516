import { findDarkMarks } from '../../pixels/components.ts';
import type { Ink } from '../ink/ink.ts';

/** Three discs in a row mean that the match is writing; the dots of a text are smaller and stand on the baseline. */
export function isTyping({ grey, emoji }: Ink, scale: number): boolean {
  if (emoji.length > 0) return false;
  const discs = findDarkMarks(grey, 225).filter(({ area }) => area > 4);
  if (discs.length !== 3) return false;
  const [first] = discs;
  return discs.every(({ x0, x1, y0, y1 }) => {
    const size = y1 - y0;
    const isDisc = Math.abs(x1 - x0 - size) <= 1.5 * scale && size >= 4.4 * scale && size <= 13 * scale;
    return isDisc && first !== undefined && Math.abs((y0 + y1 - first.y0 - first.y1) / 2) <= 3 * scale;
  });
}
