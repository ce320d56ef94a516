import { channels } from './colour.ts';
import type { Difference } from './difference.ts';
import { misfit } from './misfit.ts';
import { type Frame, resample } from './resample.ts';
import type { Atlas } from './tiles.ts';

// Picks the tiles of the atlas that are worth an exact comparison, by cheap ones.

/** A tile laid on a frame, and how badly it fits. */
export interface Fit {
  tile: number;
  misfit: number;
  frame: Frame;
}

const mostAspectRatio = 1.3;
/** Pixels by which the frame may be off: they change the proportions of an exclamation mark more than those of a face. */
const mostAspectPixels = 3;
const mostLikely = 10;
/** A tile this many times worse than the best in low resolution is not the best in high resolution. */
const hopeless = 2.5;

export function better(one: Fit, other: Fit): number {
  return one.misfit - other.misfit;
}

/** Tiles of about the frame's proportions, with the misfit of their mean colour, which is a lower bound; best first. */
function comparable({ single, aspects }: Atlas, difference: Difference, frame: Frame): Fit[] {
  const seen = new Float32Array(channels);
  resample(difference, frame, 1, seen);
  const width = frame.right - frame.left;
  const height = frame.bottom - frame.top;
  const most = Math.max(mostAspectRatio, 1 + mostAspectPixels / Math.min(width, height));
  const fits: Fit[] = [];
  for (let tile = 0; tile < single.count; tile++) {
    const ratio = ((aspects[tile] ?? 1) * height) / width;
    if (ratio > most || ratio < 1 / most) continue;
    fits.push({ tile, misfit: misfit(seen, single, tile, difference.fill, Number.POSITIVE_INFINITY), frame });
  }
  return fits.sort(better);
}

/** The tiles most like the frame's content in low resolution; best first. */
export function findLikely(atlas: Atlas, difference: Difference, frame: Frame): Fit[] {
  const { coarse } = atlas;
  const seen = new Float32Array(coarse.side * coarse.side * channels);
  resample(difference, frame, coarse.side, seen);
  const fits: Fit[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (const { tile, misfit: least } of comparable(atlas, difference, frame)) {
    if (least > limit) break;
    const found = misfit(seen, coarse, tile, difference.fill, limit);
    if (found > limit) continue;
    limit = Math.min(limit, found * hopeless);
    fits.push({ tile, misfit: found, frame });
  }
  return fits.sort(better).slice(0, mostLikely);
}
