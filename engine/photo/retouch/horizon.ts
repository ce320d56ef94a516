import type { Raster } from '#engine/pixels/ports.ts';
import type { FoundFace, Point } from '../found-face.ts';
import type { TiltMeasure } from '../measure-tilt.ts';
import { moveFace } from './move-face.ts';

// Turns a picture that leans, and cuts the corners that the turn leaves empty.

export interface HorizonPlan {
  /** Clockwise, as measured: the picture is turned back by it. */
  degrees: number;
}

/** In degrees. Less is not seen; more is meant, or would cut too much. */
const least = 0.7;
const most = 12;
/** Length of the lines that must lean alike, as the measure counts it; more than the measure asks for, since a turn cuts the picture. */
const leastSupport = 0.9;
/** The same where the head leans as well, to within so many degrees: a second witness. */
const leastSupportWithHead = 0.5;
const headSpread = 5;

/** `roll`: how the main face leans, in degrees, clockwise; null where it is not known. */
export function planHorizon(
  tilt: Pick<TiltMeasure, 'degrees' | 'support'> | null,
  roll: number | null,
  faces: FoundFace[],
  size: Size,
): HorizonPlan | null {
  if (!tilt) return null;
  const { degrees } = tilt;
  const headAgrees = roll !== null && roll * degrees > 0 && Math.abs(roll - degrees) <= headSpread;
  if (tilt.support < (headAgrees ? leastSupportWithHead : leastSupport)) return null;
  if (Math.abs(degrees) < least || Math.abs(degrees) > most) return null;
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

export function applyHorizon(picture: Raster, { degrees }: HorizonPlan): Raster {
  const { width, height } = sizeAfter(picture, degrees);
  const data = new Uint8ClampedArray(width * height * 3);
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let y = 0, i = 0; y < height; y++) {
    const down = y - (height - 1) / 2;
    for (let x = 0; x < width; x++, i += 3) {
      const across = x - (width - 1) / 2;
      const fromX = across * cos - down * sin + (picture.width - 1) / 2;
      const fromY = across * sin + down * cos + (picture.height - 1) / 2;
      sample(picture, fromX, fromY, data, i);
    }
  }
  return { width, height, data: new Uint8Array(data.buffer) };
}

/** Weights of four neighbours (Catmull-Rom) for 64 places between two pixels: sharper than a straight slope. */
const steps = 64;
const weights = new Float32Array((steps + 1) * 4);
for (let step = 0; step <= steps; step++) {
  const t = step / steps;
  weights[step * 4] = -0.5 * t + t * t - 0.5 * t ** 3;
  weights[step * 4 + 1] = 1 - 2.5 * t * t + 1.5 * t ** 3;
  weights[step * 4 + 2] = 0.5 * t + 2 * t * t - 1.5 * t ** 3;
  weights[step * 4 + 3] = -0.5 * t * t + 0.5 * t ** 3;
}

function sample({ width, height, data }: Raster, x: number, y: number, into: Uint8ClampedArray, at: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const columns = Math.round((x - left) * steps) * 4;
  const rows = Math.round((y - top) * steps) * 4;
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let row = 0; row < 4; row++) {
    const line = Math.max(0, Math.min(height - 1, top + row - 1)) * width;
    const ofRow = weights[rows + row] as number;
    for (let column = 0; column < 4; column++) {
      const weight = ofRow * (weights[columns + column] as number);
      const i = (line + Math.max(0, Math.min(width - 1, left + column - 1))) * 3;
      red += weight * (data[i] as number);
      green += weight * (data[i + 1] as number);
      blue += weight * (data[i + 2] as number);
    }
  }
  into[at] = red;
  into[at + 1] = green;
  into[at + 2] = blue;
}
