import { channels } from './colour.ts';
import type { Difference } from './difference.ts';
import { better, type Fit } from './find-likely.ts';
import { misfit } from './misfit.ts';
import { type Frame, resample } from './resample.ts';
import type { Atlas } from './tiles.ts';

// Places the likely tiles to a fraction of a pixel, which decides between small emoji.

/** Variants of a frame, in pixels. */
const growths = [-0.8, -0.4, 0.4];
const shifts = [-0.5, 0, 0.5]
  .flatMap((x) => [-0.5, 0, 0.5].map((y) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);
/** How many of the best tiles and frames are worth the next, finer comparison. */
const worthGrowing = 6;
const worthVarying = 2;
const worthShifting = 4;
/** A misfit up to this, `clearLead` times better than the next, decides. */
const goodMisfit = 250;
const clearLead = 4;

function grow({ left, top, right, bottom }: Frame, pixels: number): Frame {
  return { left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels };
}

/** The frame less 1.2 pixels at one side, where a touching neighbour may reach into it. */
function withoutASide(frame: Frame): Frame[] {
  return [
    { ...frame, left: frame.left + 1.2 },
    { ...frame, right: frame.right - 1.2 },
  ];
}

function shift({ left, top, right, bottom }: Frame, x: number, y: number): Frame {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Differences outside the frame, which no tile in it explains, for each pixel of the frame. */
function energyOutside({ width, height, energies }: Difference, frame: Frame): number {
  const stride = width + 1;
  const left = Math.max(0, Math.round(frame.left));
  const right = Math.min(width, Math.round(frame.right));
  const top = Math.max(0, Math.round(frame.top)) * stride;
  const bottom = Math.min(height, Math.round(frame.bottom)) * stride;
  const above = (energies[top + right] ?? 0) - (energies[top + left] ?? 0);
  const inside = (energies[bottom + right] ?? 0) - (energies[bottom + left] ?? 0) - above;
  const all = energies[height * stride + width] ?? 0;
  return Math.max(0, all - inside) / ((frame.right - frame.left) * (frame.bottom - frame.top));
}

/** Lays each tile on each frame and keeps the best frame of each tile; best tile first. */
function layOn(atlas: Atlas, difference: Difference, known: readonly Fit[], frames: readonly Frame[]): Fit[] {
  const { fine } = atlas;
  const seen = new Float32Array(fine.side * fine.side * channels);
  const best = new Map(known.map((fit) => [fit.tile, fit]));
  for (const frame of frames) {
    resample(difference, frame, fine.side, seen);
    const outside = energyOutside(difference, frame);
    for (const [tile, fit] of best) {
      const found = misfit(seen, fine, tile, difference.fill, fit.misfit - outside) + outside;
      if (found < fit.misfit) best.set(tile, { tile, misfit: found, frame });
    }
  }
  return [...best.values()].sort(better);
}

/** Whether the best tile fits so well that finer comparisons could not make another one the best. */
function isDecided([first, second]: readonly Fit[]): boolean {
  if (!first || first.misfit > goodMisfit) return false;
  return !second || second.misfit > first.misfit * clearLead;
}

/** The best fit of each likely tile; best first. */
export function refineFits(
  atlas: Atlas,
  difference: Difference,
  likely: readonly Fit[],
  frames: readonly Frame[],
): Fit[] {
  const unplaced = likely.map((fit) => ({ ...fit, misfit: Number.POSITIVE_INFINITY }));
  const placed = layOn(atlas, difference, unplaced, frames).slice(0, worthGrowing);
  if (isDecided(placed)) return placed;
  const usual = [...new Set(placed.slice(0, worthVarying).map(({ frame }) => frame))];
  const variants = usual.flatMap((frame) => [...growths.map((growth) => grow(frame, growth)), ...withoutASide(frame)]);
  const sized = layOn(atlas, difference, placed, variants);
  const [first] = sized;
  if (!first || isDecided(sized)) return sized;
  const around = shifts.map(({ x, y }) => shift(first.frame, x, y));
  return layOn(atlas, difference, sized.slice(0, worthShifting), around);
}
