import { channels } from './colour.ts';
import type { Difference } from './difference.ts';
import { better, type Fit } from './find-likely.ts';
import { misfit } from './misfit.ts';
import { type Frame, resample } from './resample.ts';
import type { Atlas } from './tiles.ts';

// The likely tiles are laid on exactly: where an edge lies between two pixels decides much for a small emoji.

const growths = [-0.8, -0.4, 0.4];
const shifts = [-0.5, 0, 0.5]
  .flatMap((x) => [-0.5, 0, 0.5].map((y) => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0);
const worthGrowing = 6;
const worthVarying = 2;
const goodMisfit = 250;
const clearLead = 4;
const worthShifting = 4;

function grow({ left, top, right, bottom }: Frame, pixels: number): Frame {
  return { left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels };
}

/** A neighbour that touches may reach into the frame. */
function withoutASide(frame: Frame): Frame[] {
  return [
    { ...frame, left: frame.left + 1.2 },
    { ...frame, right: frame.right - 1.2 },
  ];
}

function shift({ left, top, right, bottom }: Frame, x: number, y: number): Frame {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** What stands out beside the frame (to the nearest pixel) is not explained by anything in it. */
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

/** Lays the tiles on each of the frames and keeps the best place of each tile; best tile first. */
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

/** It lies well as it is, and nothing that follows could make another tile the best. */
function isDecided([first, second]: readonly Fit[]): boolean {
  if (!first || first.misfit > goodMisfit) return false;
  return !second || second.misfit > first.misfit * clearLead;
}

/** One fit for each tile, exactly placed; best first. */
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
