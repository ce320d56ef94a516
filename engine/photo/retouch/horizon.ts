import type { FoundFace, Point } from '../found-face.ts';
import { isTold, type TiltMeasure } from '../measure-tilt.ts';
import { moveFace } from './move-face.ts';

// Turns a picture that leans, and cuts the corners that the turn leaves empty.

export interface HorizonPlan {
  /** Clockwise, as measured: the picture is turned back by it. */
  degrees: number;
}

/** In degrees. Less is not seen; more is meant, or would cut too much. */
const least = 1.5;
const most = 12;
/** Length of the lines that must lean alike, as the measure counts it; more than the measure asks for, since a turn cuts the picture. */
const leastSupport = 0.9;
/** In degrees: how much further from upright a head may lean after the turn than before. */
const mostLean = 4;

/** `roll`: how the main face leans, in degrees, clockwise; null where it is not known. */
export function planHorizon(
  tilt: TiltMeasure | null,
  roll: number | null,
  faces: FoundFace[],
  size: Size,
): HorizonPlan | null {
  if (!isTold(tilt) || tilt.support < leastSupport) return null;
  const { degrees } = tilt;
  if (Math.abs(degrees) < least || Math.abs(degrees) > most) return null;
  if (roll !== null && Math.abs(roll - degrees) > Math.abs(roll) + mostLean) return null;
  const isCut = faces.some((face) => isInside(face) && !isInside(turnFace(face, size, { degrees })));
  return isCut ? null : { degrees };
}

export function scaleHorizon({ degrees }: HorizonPlan, strength: number): HorizonPlan {
  // A horizon is level or not: a stronger retouch does not turn it over.
  return { degrees: degrees * Math.min(1, strength) };
}

export interface Size {
  width: number;
  height: number;
}

function isInside({ box: { x, y, width, height } }: FoundFace): boolean {
  return x >= 0 && y >= 0 && x + width <= 1 && y + height <= 1;
}

/** The largest rectangle of the picture's own proportions inside the turned picture. */
export function sizeAfter({ width, height }: Size, degrees: number): Size {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const scale = Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos));
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/** Where a face lies once the picture is turned. */
export function turnFace(face: FoundFace, size: Size, { degrees }: HorizonPlan): FoundFace {
  const after = sizeAfter(size, degrees);
  const angle = (-degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turn = ({ x, y }: Point): Point => {
    const [across, down] = [(x - 0.5) * size.width, (y - 0.5) * size.height];
    return { x: 0.5 + (across * cos - down * sin) / after.width, y: 0.5 + (across * sin + down * cos) / after.height };
  };
  const scale = { width: size.width / after.width, height: size.height / after.height };
  return moveFace(face, turn, scale);
}
