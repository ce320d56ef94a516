import { type PhotoBox, sharpnessMapSize } from '#contract/photos.ts';
import type { Rectangle } from '#engine/pixels/ports.ts';
import { type Plane, pixelsOfBox, wholeOf } from './planes.ts';
import { between, quantile } from './statistics.ts';

// How sharp the picture is, by what a blur would take from it (Crété et al., 2007): a sharp picture loses most of the differences
// between neighbours, a blurred one hardly any. The measure is a ratio, so neither brightness nor contrast changes it.

export interface SharpnessMeasures {
  /** 0 to 1, of `sharpnessMapSize`² fields, row by row; a field without any edge is 0. */
  map: number[];
  /** 0 to 1: the sharpest quarter of the fields that have edges, since a blurred background is no fault. */
  picture: number;
  /** 0 to 1; null where there is no face, or too small a one. */
  face: number | null;
  /** 0 to 1: the middle of the fields around people that have clear edges; null where these are few, as before a wall or a blurred garden. */
  background: number | null;
}

/** Half the width of the blur that is tried, in pixels. */
const reach = 4;
/** Mean difference of neighbours, in steps of 255, below which a field says nothing. */
const least = 0.8;
/** The same for a field of the background, so that a wall or a soft shadow does not count; and how many such fields tell. */
const clearEdges = 2.5;
const leastFields = 8;

/** `noise`: deviation of the grain in `luma`, in steps of 255, whose differences are not taken for sharp edges. */
export function measureSharpness(luma: Plane, faces: PhotoBox[], noise: number): SharpnessMeasures {
  const changes = changesOf(luma, noise);
  const fields: number[] = [];
  const background: number[] = [];
  for (let row = 0; row < sharpnessMapSize; row++)
    for (let column = 0; column < sharpnessMapSize; column++) {
      const field = {
        x0: Math.floor((column * luma.width) / sharpnessMapSize),
        x1: Math.floor(((column + 1) * luma.width) / sharpnessMapSize),
        y0: Math.floor((row * luma.height) / sharpnessMapSize),
        y1: Math.floor(((row + 1) * luma.height) / sharpnessMapSize),
      };
      fields.push(sharpnessIn(changes, field, least) ?? 0);
      const isOnPerson = faces.some((face) => isNearPerson(column / sharpnessMapSize, row / sharpnessMapSize, face));
      const clear = isOnPerson ? null : sharpnessIn(changes, field, clearEdges);
      if (clear !== null) background.push(clear);
    }
  const face = faces[0];
  const told = fields.filter((sharpness) => sharpness > 0);
  const area = face ? pixelsOfBox(face, luma) : null;
  const isTold = area && area.x1 - area.x0 >= 20 && area.y1 - area.y0 >= 20;
  return {
    map: fields.map((sharpness) => Math.round(sharpness * 100) / 100),
    picture: told.length > 0 ? quantile(told, 0.75) : (sharpnessIn(changes, wholeOf(luma), least) ?? 0),
    face: isTold ? sharpnessIn(changes, area, least, true) : null,
    background: background.length >= leastFields ? quantile(background, 0.5) : null,
  };
}

/** Whether a field may show hair, hands or clothes: those beside the head, and all below it. */
function isNearPerson(x: number, y: number, face: PhotoBox): boolean {
  const side = 1 / sharpnessMapSize;
  const aside = Math.max(face.x - (x + side), x - face.x - face.width, 0) / face.width;
  const above = (face.y - (y + side)) / face.height;
  return above < 0.7 && (aside < 0.7 || (y > face.y + face.height && aside < 1.6));
}

/** For each pixel: its difference from the one before, and how much of it a blur takes away; across and down. */
interface Changes {
  width: number;
  across: Float32Array;
  lostAcross: Float32Array;
  down: Float32Array;
  lostDown: Float32Array;
}

function changesOf({ width, height, data }: Plane, noise: number): Changes {
  const count = width * height;
  const across = new Float32Array(count);
  const lostAcross = new Float32Array(count);
  const down = new Float32Array(count);
  const lostDown = new Float32Array(count);
  compare(data, { lines: height, length: width, step: 1, lineStep: width, noise }, across, lostAcross);
  compare(data, { lines: width, length: height, step: width, lineStep: 1, noise }, down, lostDown);
  return { width, across, lostAcross, down, lostDown };
}

interface Walk {
  lines: number;
  length: number;
  step: number;
  lineStep: number;
  noise: number;
}

/** Differences of two grainy pixels stay below so many deviations of the grain. */
const grainReach = 2.5;

function compare(data: Float32Array, walk: Walk, change: Float32Array, lost: Float32Array): void {
  const { lines, length, step, lineStep } = walk;
  const grain = walk.noise > 1 ? grainReach * walk.noise : 0;
  const taps = 2 * reach + 1;
  const row = new Float32Array(length + 2 * reach + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    for (let index = 0; index < length; index++) row[index + reach] = data[start + index * step] as number;
    row.fill(row[reach] as number, 0, reach);
    row.fill(row[length + reach - 1] as number, length + reach);
    let sum = 0;
    for (let index = 0; index < taps; index++) sum += row[index] as number;
    let before = sum;
    for (let index = 1; index < length; index++) {
      sum += (row[index + 2 * reach] as number) - (row[index - 1] as number);
      const own = Math.abs((row[index + reach] as number) - (row[index + reach - 1] as number)) - grain;
      const left = Math.abs(sum - before) / taps;
      before = sum;
      if (own <= 0) continue;
      change[start + index * step] = own;
      lost[start + index * step] = Math.max(0, own - left);
    }
  }
}

/** `byEdges`: strong differences count more, so that eyes and brows outweigh smooth cheeks, which no lens shows sharp. */
function sharpnessIn(
  changes: Changes,
  { x0, y0, x1, y1 }: Rectangle,
  leastChange: number,
  byEdges = false,
): number | null {
  let across = 0;
  let lostAcross = 0;
  let down = 0;
  let lostDown = 0;
  let change = 0;
  for (let y = y0; y < y1; y++)
    for (let i = y * changes.width + x0; i < y * changes.width + x1; i++) {
      const [ownAcross, ownDown] = [changes.across[i] as number, changes.down[i] as number];
      change += ownAcross + ownDown;
      across += byEdges ? ownAcross ** 2 : ownAcross;
      lostAcross += (changes.lostAcross[i] as number) * (byEdges ? ownAcross : 1);
      down += byEdges ? ownDown ** 2 : ownDown;
      lostDown += (changes.lostDown[i] as number) * (byEdges ? ownDown : 1);
    }
  const pixels = Math.max(1, (x1 - x0) * (y1 - y0));
  if (change / pixels / 2 < leastChange) return null;
  // The blunter direction counts: a shaken picture is sharp along the movement.
  const lost = Math.min(lostAcross / Math.max(1e-6, across), lostDown / Math.max(1e-6, down));
  return between(lost, lostToSharpness);
}

/** Drawn with edges of known width: a step loses 0.88 of its differences, one blurred with a deviation of 3 pixels 0.4. */
const lostToSharpness = [
  [0.35, 0],
  [0.85, 1],
] as const;
