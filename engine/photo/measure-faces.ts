import type { PhotoBox, PhotoFace } from '#contract/photos.ts';
import type { FoundFace, Point } from './found-face.ts';
import { type Plane, pixelsOfBox } from './planes.ts';

// What can be seen of each face. Nothing is said about what a face looks like: only whether it can be seen.

export interface FaceMeasures extends PhotoFace {
  /** Share of the picture's height. */
  size: number;
  /** Of the middle of the face, parts of the picture. */
  centre: Point;
  /** The finder is sure of the face's points: one from the side or half hidden has others. */
  isSure: boolean;
  /** How far the head leans, in degrees, clockwise; null where it cannot be told. */
  roll: number | null;
  /** From forehead to chin, in degrees from upright, whichever way it looks; null without a mesh. */
  lean: number | null;
  mesh: Point[] | null;
}

/** Places in the face mesh. */
const rightEye = { outer: 33, inner: 133, upper: 159, lower: 145, cheek: 50 };
const mouthCorners = [61, 291] as const;
const forehead = 10;
const chin = 152;
const leftEye = { outer: 263, inner: 362, upper: 386, lower: 374, cheek: 280 };

/** In degrees. */
const turnedYaw = 35;
const turnedPitch = 20;
const surelySmiles = 0.8;
/** Width of a smiling mouth, at least, in distances of the outer corners of the eyes. */
const leastSmile = 0.56;
/** Share of the box's side that may lie beyond the edge: boxes are drawn generously. */
const cutShare = 0.03;
/** Opening of both eyes divided by their width below which they are closed; a laughing or lowered eye is about as narrow as a shut one. */
const closedOpening = 0.1;
/** Confidence of the finder below which points are guesses, and the lids that it gives may be the rim of glasses. */
const sureOfPoints = 0.95;
/** From which they are open. */
const openOpening = 0.36;
/** In pixels of the working size: a smaller eye is a blot, and still darker than the cheek behind glasses. */
const leastEyeWidth = 9;
const leastGlassWidth = 7;
/** Brightness of the eyes, and of the skin right under them, divided by that of the cheeks, below which dark glass covers both. */
const coveredRatio = 0.5;
/** In degrees: of a face that is turned so far, only the nearer eye is seen well. */
const asideYaw = 20;
const nearerCoveredRatio = 0.45;
/** A second face with less than this share of the main one's area stands in the background. */
const bystanderShare = 0.2;

/** The main face first, then by size. */
export function measureFaces(luma: Plane, found: FoundFace[]): FaceMeasures[] {
  const bySize = found.toSorted((a, b) => areaOf(b.box) - areaOf(a.box));
  return bySize.map((face, index) => {
    const { box, angles } = face;
    const eyes = face.mesh ? eyesOf(luma, face.mesh) : null;
    const turnedAway = angles !== null && (Math.abs(angles.yaw) > turnedYaw || Math.abs(angles.pitch) > turnedPitch);
    const isSure = face.confidence >= sureOfPoints;
    const sunglasses = !turnedAway && eyes !== null && areCovered(eyes, Math.abs(angles?.yaw ?? 0));
    return {
      box,
      isMain: index === 0,
      smiles: (face.smile ?? 0) >= surelySmiles && mouthWidth(luma, face.mesh) >= leastSmile,
      eyesOpen: sunglasses || turnedAway || eyes === null ? null : openness(eyes.openings, isSure),
      turnedAway,
      cutOff: isCut(box),
      sunglasses,
      size: box.height,
      centre: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      isSure,
      // From the side, the line through both eyes tells nothing.
      roll: face.mesh && isSure && !turnedAway ? rollOf(luma, face.mesh) : null,
      lean: face.mesh && leanOf(luma, face.mesh),
      mesh: face.mesh,
    };
  });
}

/** People who are in the photo on purpose. */
export function peopleIn(faces: FaceMeasures[]): FaceMeasures[] {
  const main = faces[0];
  return main ? faces.filter(({ box }) => areaOf(box) >= bystanderShare * areaOf(main.box)) : [];
}

/** By the line through both eyes. */
function rollOf(luma: Plane, mesh: Point[]): number | null {
  const from = mesh[rightEye.outer];
  const to = mesh[leftEye.outer];
  if (!from || !to) return null;
  return (Math.atan2((to.y - from.y) * luma.height, (to.x - from.x) * luma.width) * 180) / Math.PI;
}

function leanOf({ width, height }: Plane, mesh: Point[]): number | null {
  const [top, bottom] = [mesh[forehead], mesh[chin]];
  if (!top || !bottom) return null;
  return (Math.atan2((top.x - bottom.x) * width, (bottom.y - top.y) * height) * 180) / Math.PI;
}

function areaOf({ width, height }: PhotoBox): number {
  return width * height;
}

function isCut({ x, y, width, height }: PhotoBox): boolean {
  return (
    x < -cutShare * width ||
    y < -cutShare * height ||
    x + width > 1 + cutShare * width ||
    y + height > 1 + cutShare * height
  );
}

function openness(openings: number[], isSure: boolean): boolean | null {
  if (openings.length < 2) return null;
  if (Math.max(...openings) < closedOpening) return isSure ? false : null;
  return Math.min(...openings) >= openOpening ? true : null;
}

/** In distances of the outer corners of the eyes; 0 without a mesh. */
function mouthWidth(luma: Plane, mesh: Point[] | null): number {
  const [left, right, from, to] = [...mouthCorners, rightEye.outer, leftEye.outer].map((index) => mesh?.[index]);
  return left && right && from && to ? distance(luma, left, right) / Math.max(1, distance(luma, from, to)) : 0;
}

interface Eye {
  /** Height between the lids divided by the width; null in a small eye. */
  opening: number | null;
  /** In pixels. */
  breadth: number;
  /** The brighter of the eye and the skin right under it, divided by the brightness of the cheek. */
  ratio: number;
}

/** Dark glass over both eyes, or over the nearer one of a face that looks aside. */
function areCovered({ eyes }: EyesMeasured, yaw: number): boolean {
  const [nearer] = eyes.toSorted((a, b) => b.breadth - a.breadth);
  if (nearer && yaw >= asideYaw && nearer.ratio < nearerCoveredRatio) return true;
  if (eyes.length < 2) return false;
  return eyes.every(({ ratio }) => ratio < coveredRatio);
}

interface EyesMeasured {
  eyes: Eye[];
  openings: number[];
}

/** Null in a small or a dark face. */
function eyesOf(luma: Plane, mesh: Point[]): EyesMeasured | null {
  const eyes: Eye[] = [];
  for (const eye of [rightEye, leftEye]) {
    const [outer, inner, upper, lower, cheek] = [eye.outer, eye.inner, eye.upper, eye.lower, eye.cheek].map(
      (index) => mesh[index],
    );
    if (!outer || !inner || !upper || !lower || !cheek) return null;
    const breadth = distance(luma, outer, inner);
    if (breadth < leastGlassWidth) continue;
    const middle = { x: (outer.x + inner.x) / 2, y: (outer.y + inner.y) / 2 };
    const around = brightnessAround(luma, middle, breadth * 0.6);
    const under = brightnessAround(luma, { ...middle, y: middle.y + (0.45 * breadth) / luma.height }, breadth * 0.2);
    const ofCheek = brightnessAround(luma, cheek, breadth * 0.4);
    if (around === null || under === null || ofCheek === null || ofCheek <= 20) continue;
    eyes.push({
      opening: breadth < leastEyeWidth ? null : distance(luma, upper, lower) / breadth,
      breadth,
      ratio: Math.max(around, under) / ofCheek,
    });
  }
  return eyes.length > 0 ? { eyes, openings: eyes.flatMap(({ opening }) => opening ?? []) } : null;
}

function distance({ width, height }: Plane, a: Point, b: Point): number {
  return Math.hypot((a.x - b.x) * width, (a.y - b.y) * height);
}

function brightnessAround(luma: Plane, { x, y }: Point, reach: number): number | null {
  const box = {
    x: x - reach / luma.width,
    y: y - reach / luma.height,
    width: (2 * reach) / luma.width,
    height: (2 * reach) / luma.height,
  };
  const { x0, y0, x1, y1 } = pixelsOfBox(box, luma);
  let sum = 0;
  for (let row = y0; row < y1; row++)
    for (let i = row * luma.width + x0; i < row * luma.width + x1; i++) sum += luma.data[i] as number;
  const count = (x1 - x0) * (y1 - y0);
  return count > 0 ? sum / count : null;
}
