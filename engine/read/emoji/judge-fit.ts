import { channels } from './colour.ts';
import type { Difference } from './difference.ts';
import type { Fit } from './find-likely.ts';
import { resample } from './resample.ts';
import type { Atlas } from './tiles.ts';

// Decides whether the best tile is the emoji that is seen, or only the least wrong one.

/** Largest root misfit by size in pixels: small emoji lose more to pixels and compression. */
function mostMisfit(size: number): number {
  return 20 + 240 / size;
}

/** Least correlation of the content. */
const leastLikeness = 0.6;

/** Factor that forgives blur: a blurred ball has less contrast than its tile, a plain disc next to none. */
const blur = 1.25;

/** Correlation of the colours inside the tile's outline, −1 to 1, lowered where less contrast is seen. */
function likenessInside({ fine }: Atlas, difference: Difference, { tile, frame }: Fit): number {
  const cells = fine.side * fine.side;
  const seen = new Float32Array(cells * channels);
  resample(difference, frame, fine.side, seen);
  let together = 0;
  let ofSeen = 0;
  let ofTile = 0;
  for (let channel = 0; channel < channels; channel++) {
    const fill = difference.fill[channel] ?? 0;
    let weights = 0;
    let seenSum = 0;
    let tileSum = 0;
    let products = 0;
    let seenSquares = 0;
    let tileSquares = 0;
    for (let cell = 0; cell < cells; cell++) {
      const weight = fine.covers[tile * cells + cell] ?? 0;
      const seenValue = seen[cell * channels + channel] ?? 0;
      const tileValue = (fine.colours[(tile * cells + cell) * channels + channel] ?? 0) - weight * fill;
      weights += weight;
      seenSum += weight * seenValue;
      tileSum += weight * tileValue;
      products += weight * seenValue * tileValue;
      seenSquares += weight * seenValue * seenValue;
      tileSquares += weight * tileValue * tileValue;
    }
    together += products - (seenSum * tileSum) / weights;
    ofSeen += seenSquares - (seenSum * seenSum) / weights;
    ofTile += tileSquares - (tileSum * tileSum) / weights;
  }
  const vividness = Math.sqrt(ofSeen / Math.max(1e-6, ofTile));
  return (together / Math.sqrt(Math.max(1e-6, ofSeen * ofTile))) * Math.min(1, vividness * blur);
}

/** Ratio of root misfits from which the best tile is beyond doubt. */
const clearLead = 1.35;

/** Confidence from 0 to 1; null where the box holds no emoji of the atlas. */
export function judgeFit(atlas: Atlas, difference: Difference, fits: readonly Fit[]): number | null {
  const [best] = fits;
  if (!best) return null;
  const { left, right, top, bottom } = best.frame;
  const size = Math.max(right - left, bottom - top) * difference.scale;
  const likeness = likenessInside(atlas, difference, best);
  if (likeness < leastLikeness) return null;
  // Strong patterns (flags, stripes) have a larger misfit and yet are unmistakable.
  const distance = Math.sqrt(best.misfit) / (mostMisfit(size) * (1 + likeness - leastLikeness));
  if (distance > 1) return null;
  const rival = fits.find(({ tile }) => atlas.emoji[tile] !== atlas.emoji[best.tile]);
  const lead = rival ? Math.sqrt(rival.misfit / best.misfit) : clearLead;
  const certainty = Math.min(1, (lead - 1) / (clearLead - 1));
  return (0.5 + 0.5 * certainty) * (1 - 0.3 * distance ** 2);
}
