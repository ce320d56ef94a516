import type { PhotoBox } from '#contract/photos.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { liesSideways } from './evidence.ts';
import type { FoundFace } from './found-face.ts';
import { clippedShare } from './measure-clipping.ts';
import { measureClutter } from './measure-clutter.ts';
import { type ColourMeasures, measureColours } from './measure-colours.ts';
import { leanOfEyeWhites } from './measure-eye-whites.ts';
import { type FaceMeasures, measureFaces, peopleIn } from './measure-faces.ts';
import { type LightMeasures, measureLight } from './measure-light.ts';
import { measureNoise } from './measure-noise.ts';
import { measureResolution, type ResolutionMeasures } from './measure-resolution.ts';
import { measureSharpness, type SharpnessMeasures } from './measure-sharpness.ts';
import { measureTilt, type TiltMeasure } from './measure-tilt.ts';
import { lumaOf, type Plane, shrinkTo, workingSide } from './planes.ts';
import { shrinkPlaneTo } from './shrink-plane.ts';

export interface MeasuredPhoto {
  width: number;
  height: number;
  /** The main one first. */
  faces: FaceMeasures[];
  /** Faces that are there on purpose, not passers-by. */
  people: number;
  light: LightMeasures;
  /** Share of the main face whose light or colour is lost in full channels; 0 without a face. */
  clipped: number;
  sharpness: SharpnessMeasures;
  /** Grain, in steps of 255. */
  noise: number;
  resolution: ResolutionMeasures;
  colours: ColourMeasures;
  /** Null where no lines tell it. */
  tilt: TiltMeasure | null;
  /** 0 to 1. */
  clutter: number;
}

/** Measures that do not change with everything a retouch does. */
type Lasting = Pick<MeasuredPhoto, 'resolution' | 'tilt' | 'clutter'>;

/** `picture` at up to 800 pixels: grain and resolution are measured there, the rest in smaller copies. What is `known` is not measured. */
export function measurePhoto(picture: Raster, found: FoundFace[], known: Partial<Lasting> = {}): MeasuredPhoto {
  const full = lumaOf(picture);
  const resolution = known.resolution ?? measureResolution(full);
  const noise = measureNoise(full);
  const working = shrinkTo(picture, workingSide);
  const luma = lumaOf(working);
  const faces = measureFaces(luma, found);
  const boxes = faces.map(({ box }) => box);
  const box: PhotoBox | null = boxes[0] ?? null;
  return {
    width: picture.width,
    height: picture.height,
    faces,
    people: peopleIn(faces).length,
    light: measureLight(luma, box),
    clipped: box ? clippedShare(working, box) : 0,
    sharpness: sharpnessOf(full, { noise, resolution, boxes }),
    noise,
    resolution,
    colours: measureColours(working, box, leanOfEyeWhites(picture, faces[0]?.mesh ?? null)),
    tilt: known.tilt === undefined ? tiltOf(luma, faces) : known.tilt,
    clutter: known.clutter ?? measureClutter(luma, boxes),
  };
}

/** Lines around a head that lies on its side tell nothing: uprights may be levels. */
function tiltOf(luma: Plane, faces: FaceMeasures[]): TiltMeasure | null {
  return liesSideways({ faces })
    ? null
    : measureTilt(
        luma,
        faces.map(({ box }) => box),
      );
}

/** Long side in pixels, smaller than the rest is measured at: a picture that was once turned or resized by an editor is not blurred. */
const sharpnessSide = 320;

interface Beside {
  noise: number;
  resolution: ResolutionMeasures;
  boxes: PhotoBox[];
}

/** `luma` at the picture's own size; measured at most at the size that the picture had before it was enlarged: lack of pixels counts as resolution, not as blur. */
function sharpnessOf(luma: Plane, { noise, resolution, boxes }: Beside): SharpnessMeasures {
  const longSide = Math.max(luma.width, luma.height);
  const side = Math.min(sharpnessSide, Math.round(longSide / resolution.enlargement));
  // The mean of several pixels has less grain than each of them.
  return measureSharpness(shrinkPlaneTo(luma, side), boxes, noise * Math.min(1, side / longSide));
}
