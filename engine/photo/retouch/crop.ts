import type { PhotoBox } from '#contract/photos.ts';
import type { FoundFace } from '../found-face.ts';
import { clamp } from '../statistics.ts';
import { moveFace } from './move-face.ts';

// Suggests how to cut the picture around its people, in the proportions of a profile picture.

export interface CropPlan {
  box: PhotoBox;
}

/** Width divided by height, as dating apps show photos. */
const proportions = 4 / 5;
/** Faces that are kept above the head, beside it and below it, in heights of the largest face. */
const above = 0.75;
const beside = 1.1;
const below = 2.4;
/** In pixels: a smaller shorter side would look coarse. */
const leastSide = 400;
/** Share of the picture from which a cut is not worth it. */
const nearlyAll = 0.85;

export function planCrop(people: PhotoBox[], size: { width: number; height: number }): CropPlan | null {
  const main = people[0];
  if (!main) return null;
  const unit = main.height * size.height;
  const pixels = people.map(({ x, y, width, height }) => ({
    left: x * size.width,
    top: y * size.height,
    right: (x + width) * size.width,
    bottom: (y + height) * size.height,
  }));
  const left = Math.min(...pixels.map((face) => face.left)) - beside * unit;
  const right = Math.max(...pixels.map((face) => face.right)) + beside * unit;
  const top = Math.min(...pixels.map((face) => face.top)) - above * unit;
  const bottom = Math.max(...pixels.map((face) => face.bottom)) + below * unit;
  const height = Math.min(
    size.height,
    size.width / proportions,
    Math.max(bottom - top, (right - left) / proportions, leastSide / proportions),
  );
  const width = height * proportions;
  if (width * height > nearlyAll * size.width * size.height || width < Math.min(leastSide, size.width) - 1) return null;
  const x = clamp((left + right) / 2 - width / 2, 0, size.width - width);
  const y = clamp(top, 0, size.height - height);
  const box = { x: x / size.width, y: y / size.height, width: width / size.width, height: height / size.height };
  return people.every((face) => isKept(face, box)) ? { box } : null;
}

/** What of a face lies in the picture lies in the cut. */
function isKept(face: PhotoBox, box: PhotoBox): boolean {
  const slack = 0.001;
  return (
    Math.max(0, face.x) >= box.x - slack &&
    Math.max(0, face.y) >= box.y - slack &&
    Math.min(1, face.x + face.width) <= box.x + box.width + slack &&
    Math.min(1, face.y + face.height) <= box.y + box.height + slack
  );
}

export function cropFace(face: FoundFace, { box }: CropPlan): FoundFace {
  return moveFace(face, ({ x, y }) => ({ x: (x - box.x) / box.width, y: (y - box.y) / box.height }), {
    width: 1 / box.width,
    height: 1 / box.height,
  });
}
