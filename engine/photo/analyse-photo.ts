import { type PhotoMeasures, type PhotoResult, type PhotoScores, photoScoreLabels } from '#contract/photos.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { isCastSure, isDoubtful, isFrontal, sureFace } from './evidence.ts';
import type { FoundFace } from './found-face.ts';
import { type MeasuredPhoto, measurePhoto } from './measure-photo.ts';
import { isTold } from './measure-tilt.ts';
import { feedbackOn, improvementsOf, oneOf, seedOf } from './remarks.ts';
import { scorePhoto } from './score-photo.ts';
import { motivations, nothingFound, styleAdvice } from './sentences/whole.ts';
import { tellShot } from './tell-shot.ts';

/** `picture` at up to 800 pixels; `faces` as a finder found them in it. */
export function analysePhoto(picture: Raster, faces: FoundFace[]): PhotoResult {
  return describePhoto(measurePhoto(picture, faces));
}

export function describePhoto(photo: MeasuredPhoto): PhotoResult {
  const scores = scorePhoto(photo);
  const label = labelOf(scores);
  const shot = tellShot(photo);
  const feedback = feedbackOn(photo, scores);
  const face = sureFace(photo);
  const isPraised =
    face !== null &&
    isFrontal(face, photo) &&
    (['light', 'framing'] as const).every((praised) => feedback.some(({ criterion }) => criterion === praised));
  const improvements = improvementsOf(photo, scores);
  const left = improvements.length > 1 ? 'several' : improvements.length === 1 ? 'one' : 'none';
  return {
    scores,
    label,
    shot,
    feedback,
    motivation: oneOf(left === 'none' && !isPraised ? nothingFound : motivations[label][left], seedOf(photo)),
    styleAdvice: oneOf(styleAdvice[isDoubtful(photo) ? 'unknown' : shot], seedOf(photo)),
    improvements,
    measures: shownMeasures(photo),
  };
}

function labelOf({ global }: PhotoScores): PhotoResult['label'] {
  const found = photoScoreLabels.find(({ min }) => global >= min);
  return found?.label ?? 'À améliorer';
}

const percent = (share: number) => Math.max(0, Math.min(100, Math.round(share * 100)));

/** The measures as the screen shows them. */
function shownMeasures(photo: MeasuredPhoto): PhotoMeasures {
  const { light, sharpness, colours, tilt } = photo;
  return {
    width: photo.width,
    height: photo.height,
    faces: photo.faces.map(({ box, isMain, smiles, eyesOpen, turnedAway, cutOff, sunglasses }) => ({
      box: roundedBox(box),
      isMain,
      smiles,
      eyesOpen,
      turnedAway,
      cutOff,
      sunglasses,
    })),
    histogram: light.histogram,
    sharpnessMap: sharpness.map,
    brightness: percent(light.brightness),
    faceBrightness: light.faceBrightness === null ? null : percent(light.faceBrightness),
    contrast: percent(light.contrast),
    saturation: percent(colours.saturation),
    sharpness: percent(sharpness.face ?? sharpness.picture),
    tilt: isTold(tilt) ? Math.round(tilt.degrees * 10) / 10 : null,
    cast: isCastSure(photo) ? colours.cast : null,
  };
}

function roundedBox({ x, y, width, height }: MeasuredPhoto['faces'][number]['box']) {
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
  return { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height) };
}
