import { findDarkMarks } from '../../pixels/components.ts';
import type { Rectangle } from '../../pixels/ports.ts';
import type { Ink } from '../ink/ink.ts';

/** The box, in the ink, of a voice note's sound: a row of thin strokes of different heights around one middle. */
export function findVoiceNote({ grey }: Ink, scale: number): Rectangle | null {
  const strokes = findDarkMarks(grey, 190)
    .filter(({ x0, x1, y0, y1 }) => x1 - x0 <= 4.6 * scale && y1 - y0 >= 1.5 * scale && y1 - y0 <= 40 * scale)
    .map(({ x0, x1, y0, y1 }) => ({ x0, x1, y0, y1, middle: (y0 + y1) / 2, height: y1 - y0 }));
  const best = strokes
    .map(({ middle }) => strokes.filter((other) => Math.abs(other.middle - middle) <= 1.5 * scale))
    .toSorted((a, b) => b.length - a.length)[0];
  if (!best || best.length < 12) return null;
  const heights = new Set(best.map(({ height }) => Math.round(height / scale)));
  if (heights.size < 3 || !isEven(best.map(({ x0 }) => x0))) return null;
  return {
    x0: Math.min(...best.map(({ x0 }) => x0)),
    x1: Math.max(...best.map(({ x1 }) => x1)),
    y0: Math.min(...best.map(({ y0 }) => y0)),
    y1: Math.max(...best.map(({ y1 }) => y1)),
  };
}

/** Whether the strokes stand at even distances, as those of letters do not. */
function isEven(places: number[]): boolean {
  const sorted = places.toSorted((a, b) => a - b);
  const steps = sorted.slice(1).map((x, index) => x - (sorted[index] as number));
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1] as number;
  return steps.filter((step) => Math.abs(step - usual) <= Math.max(1, usual * 0.3)).length >= steps.length * 0.75;
}
