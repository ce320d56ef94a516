import type { Rectangle } from '../../pixels/ports.ts';
import type { LooseMark } from '../find-shapes/loose-marks.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { extractInk, type Ink } from '../ink/ink.ts';
import { pageArea } from '../ink/page-area.ts';
import { findTextLines } from '../ink/text-lines.ts';

// The lines of text above the conversation: a name, a status.

export interface HeaderLinePicture {
  ink: Ink;
  lines: Rectangle[];
  /** Height of the line in points. */
  height: number;
  /** Height of a small letter in pixels, as the line's height suggests. */
  xHeight: number;
}

/** In points from the top of the screen. */
const lowest = 130;

export function headerLines(screen: Screen, marks: LooseMark[]): HeaderLinePicture[] {
  const { image, scale, fontPx, area, small } = screen;
  if (!area.hasHeader) return [];
  const limit = Math.min(lowest, area.top);
  const statusBar = marks.filter(
    (mark) => mark.y1 < 48 && (mark.x0 > small.width * 0.7 || mark.x1 < small.width * 0.3),
  );
  return marks
    .filter(
      (mark) => !statusBar.includes(mark) && mark.x0 < small.width * 0.62 && mark.y1 <= limit + 2 && isTextSized(mark),
    )
    .map((mark) => {
      const ink = extractInk(image, pageArea(image, mark, mark.behind, scale), fontPx);
      const lines = findTextLines(ink.grey, fontPx);
      const height = Math.max(0, ...lines.map(({ y0, y1 }) => y1 - y0)) / scale;
      return { ink, lines, height, xHeight: Math.max(fontPx * 0.36, height * scale * 0.56) };
    });
}

function isTextSized({ x0, x1, y0, y1 }: Rectangle): boolean {
  return y1 - y0 >= 7 && y1 - y0 <= 30 && x1 - x0 >= 14 && x1 - x0 > (y1 - y0) * 1.1;
}
