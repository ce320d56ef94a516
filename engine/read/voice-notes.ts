import { findComponents } from './components.ts';
import type { Ink } from './ink.ts';

/** A voice note draws its sound: a row of thin strokes of different heights around one middle. */
export function isVoiceNote({ grey }: Ink, scale: number): boolean {
  const mask = new Uint8Array(grey.data.length);
  for (let pixel = 0; pixel < mask.length; pixel++) if ((grey.data[pixel] as number) < 190) mask[pixel] = 1;
  const strokes = findComponents(mask, grey.width)
    .filter(({ x0, x1, y0, y1 }) => x1 - x0 <= 4.6 * scale && y1 - y0 >= 1.5 * scale && y1 - y0 <= 40 * scale)
    .map(({ x0, y0, y1 }) => ({ x: x0, middle: (y0 + y1) / 2, height: y1 - y0 }));
  const best = strokes
    .map(({ middle }) => strokes.filter((other) => Math.abs(other.middle - middle) <= 1.5 * scale))
    .toSorted((a, b) => b.length - a.length)[0];
  if (!best || best.length < 12) return false;
  const heights = new Set(best.map(({ height }) => Math.round(height / scale)));
  return heights.size >= 3 && best.length >= strokes.length * 0.5 && isEven(best.map(({ x }) => x));
}

/** Strokes of a sound stand at even distances; those of letters do not. */
function isEven(places: number[]): boolean {
  const sorted = places.toSorted((a, b) => a - b);
  const steps = sorted.slice(1).map((x, index) => x - (sorted[index] as number));
  const usual = steps.toSorted((a, b) => a - b)[steps.length >> 1] as number;
  return steps.filter((step) => Math.abs(step - usual) <= Math.max(1, usual * 0.3)).length >= steps.length * 0.75;
}
