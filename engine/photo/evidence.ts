import type { FaceMeasures } from './measure-faces.ts';
import type { MeasuredPhoto } from './measure-photo.ts';

// What has to be there before a score or a sentence rests on it. Where it is not, only what is true of any picture is said.

/** Share of the picture's height below which anything may look like a face: coffee beans, an ear of fur. */
const leastSize = 0.1;

export function isSmall({ size }: FaceMeasures): boolean {
  return size < leastSize;
}

/** The main face, where the finder is sure of it: a doubtful one may be a dog, a hand or a cup. */
export function sureFace({ faces: [main] }: MeasuredPhoto): FaceMeasures | null {
  return main?.isSure && !isSmall(main) ? main : null;
}

/** A face was found, and it may be none. */
export function isDoubtful(photo: MeasuredPhoto): boolean {
  return photo.faces.length > 0 && sureFace(photo) === null;
}

/** A cast that skin alone shows is a guess: brown or sunlit skin, and a picture in one colour, look like one. */
export function isCastSure(photo: MeasuredPhoto): boolean {
  return photo.colours.cast !== null && photo.colours.eyesTell && sureFace(photo) !== null;
}

/** Places in the face mesh. */
const nose = 1;
const cheeks = [234, 454] as const;
/** How far from the edge of a cheek the nose lies, in breadths of the face, in one that shows both halves; and in one from the side, at most. */
const leastFrontal = 0.25;
const mostFromSide = 0.15;

/** Both halves of the face are seen alike. */
export function isFrontal(face: FaceMeasures, photo: MeasuredPhoto): boolean {
  return !face.turnedAway && noseToEdge(face, photo) >= leastFrontal;
}

export function isFromSide(face: FaceMeasures, photo: MeasuredPhoto): boolean {
  return face.turnedAway && noseToEdge(face, photo) <= mostFromSide;
}

/** From the tip of the nose to the nearer edge of the face, in breadths of the face; below 0 where the nose reaches beyond it. */
function noseToEdge({ mesh }: FaceMeasures, { width, height }: MeasuredPhoto): number {
  const [from, to, tip] = [...cheeks, nose].map((index) => mesh?.[index]);
  if (!from || !to || !tip) return 0.5;
  const across = { x: (to.x - from.x) * width, y: (to.y - from.y) * height };
  const along = (tip.x - from.x) * width * across.x + (tip.y - from.y) * height * across.y;
  const place = along / Math.max(1, across.x ** 2 + across.y ** 2);
  return Math.min(place, 1 - place);
}

/** Share of strong edges from which a picture has no calm ground: bricks, leaves and fur look like grain. */
const mostRestless = 0.25;
/** Grain, in steps of 255, that makes such edges itself. */
const heavyGrain = 12;

export function isGrainSure({ clutter, noise }: MeasuredPhoto): boolean {
  return clutter < mostRestless || noise >= heavyGrain;
}

/** How far a head reaches above its box, which begins at the forehead, in heights of the box. */
const hair = 0.15;

/** Whether all of the head is in the picture, with some room for hair. */
export function isWholeHead({ box: { x, y, width, height } }: FaceMeasures): boolean {
  return y >= hair * height && x >= 0 && x + width <= 1 && y + height <= 1;
}

/** Faces that are there on purpose, of which the finder is sure. */
export function surePeople({ faces, people }: MeasuredPhoto): number {
  return faces.slice(0, people).filter(({ isSure }) => isSure).length;
}
