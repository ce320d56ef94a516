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
const hair = 0.3;

/** Whether all of the head is in the picture, with some room for hair. */
export function isWholeHead({ box: { x, y, width, height } }: FaceMeasures): boolean {
  return y >= hair * height && x >= 0 && x + width <= 1 && y + height <= 1;
}

/** Several people: more than one face is sure, or a sure one stands beside a larger one that is doubtful. */
export function isGroup({ faces, people }: MeasuredPhoto): boolean {
  const sure = faces.slice(0, people).filter(({ isSure }) => isSure).length;
  return people > 1 && sure > (faces[0]?.isSure ? 1 : 0);
}

/** In degrees from upright: who leans more lies down, or the picture does. */
const mostLean = 45;

export function liesSideways({ faces: [main] }: Pick<MeasuredPhoto, 'faces'>): boolean {
  return Math.abs(main?.lean ?? 0) > mostLean;
}

/** Share of a face with a full channel, from which nobody knows what light and colour it had. */
export const mostClipped = 0.15;

/** The spectrum of an even or dark picture looks as that of an enlarged one. */
export function isEnlargementSure({ resolution, light }: MeasuredPhoto): boolean {
  return resolution.enlargement > 1 && light.contrast >= 0.4 && light.surroundings >= 0.3;
}

/** Share of strong edges below which the surroundings are a wall or a blur, whose even grey is no lack of contrast. */
const leastEdges = 0.02;

/** Brightness of a face, or of a picture without one, below which all edges are faint. */
const leastLit = 0.45;

export function isFlatnessSure({ clutter, light }: MeasuredPhoto): boolean {
  return clutter >= leastEdges || (light.facePeak ?? light.brightness) < leastLit;
}
