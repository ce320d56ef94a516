import * as z from 'zod/mini';
import { imageBase64 } from './assistant-fields.ts';
import { endpoint } from './endpoint.ts';
import { photosAtOnce } from './plans.ts';
import { meter } from './usage.ts';

// Photos: one is measured, or retouched, at a time. The result is stored, the picture never. A photo is judged as a photo (light,
// sharpness, framing…), never the person on it.

/** In the order of the screen. Each is a score out of 100. */
export const photoCriteria = [
  'light',
  'sharpness',
  'noise',
  'resolution',
  'colours',
  'level',
  'framing',
  'face',
] as const;
export type PhotoCriterion = (typeof photoCriteria)[number];

export const photoCriterionNames: Record<PhotoCriterion, string> = {
  light: 'Lumière',
  sharpness: 'Netteté',
  noise: 'Grain',
  resolution: 'Définition',
  colours: 'Couleurs',
  level: 'Horizon',
  framing: 'Cadrage',
  face: 'Visage visible',
};

const percent = z.int().check(z.minimum(0), z.maximum(100));

export const photoScores = z.object({
  global: percent,
  light: percent,
  sharpness: percent,
  noise: percent,
  resolution: percent,
  colours: percent,
  level: percent,
  framing: percent,
  face: percent,
});
export type PhotoScores = z.infer<typeof photoScores>;

/** From the best down: a score gets the first label whose minimum it reaches. */
export const photoScoreLabels = [
  { min: 90, label: 'Excellent' },
  { min: 80, label: 'Très bien' },
  { min: 70, label: 'Bien' },
  { min: 60, label: 'Correct' },
  { min: 0, label: 'À améliorer' },
] as const;
/** The level of one criterion, in the same manner. */
export const photoCriterionLevels = [
  { min: 80, label: 'Excellent' },
  { min: 60, label: 'Bien' },
  { min: 0, label: 'À améliorer' },
] as const;

/** What kind of shot it is, as a line-up counts them. */
export const shotKinds = ['portrait', 'half', 'full', 'group', 'scene'] as const;
export type ShotKind = (typeof shotKinds)[number];

/** Parts of the picture's width and height, from its top left corner: 0 to 1. */
const part = z.number();
const photoBox = z.object({ x: part, y: part, width: part, height: part });
export type PhotoBox = z.infer<typeof photoBox>;

const photoFace = z.object({
  box: photoBox,
  /** The face that the photo is about: the largest. */
  isMain: z.boolean(),
  smiles: z.boolean(),
  /** Null where they cannot be told, in a small face or behind glasses. */
  eyesOpen: z.nullable(z.boolean()),
  turnedAway: z.boolean(),
  cutOff: z.boolean(),
  sunglasses: z.boolean(),
});
export type PhotoFace = z.infer<typeof photoFace>;

/** How finely the screen draws what was measured. */
export const histogramBins = 32;
export const sharpnessMapSize = 12;

export const photoMeasures = z.object({
  width: z.int(),
  height: z.int(),
  faces: z.array(photoFace),
  /** How many pixels are how bright, darkest first; the highest bin is 1. */
  histogram: z.array(z.number()).check(z.length(histogramBins)),
  /** How sharp each field of a grid is, row by row, 0 to 1. */
  sharpnessMap: z.array(z.number()).check(z.length(sharpnessMapSize * sharpnessMapSize)),
  /** In percent of the full range; the face's is null where there is none. */
  brightness: percent,
  faceBrightness: z.nullable(percent),
  contrast: percent,
  saturation: percent,
  sharpness: percent,
  /** In degrees, clockwise; null where the picture has no line to tell it by. */
  tilt: z.nullable(z.number()),
  /** What colours lean to; null where they are neutral. */
  cast: z.nullable(z.enum(['warm', 'cold', 'green', 'magenta'])),
});
export type PhotoMeasures = z.infer<typeof photoMeasures>;

/** A sentence, and the measure that it rests on, which the screen shows on the picture. */
const remark = z.object({ content: z.string(), criterion: z.enum(photoCriteria) });
export type PhotoRemark = z.infer<typeof remark>;

export const photoResult = z.object({
  scores: photoScores,
  label: z.enum(['Excellent', 'Très bien', 'Bien', 'Correct', 'À améliorer']),
  shot: z.enum(shotKinds),
  /** What the measures say, the best first. */
  feedback: z.array(remark),
  motivation: z.string(),
  styleAdvice: z.string(),
  /** What to do, the most useful first; empty where nothing needs it. */
  improvements: z.array(remark),
  measures: photoMeasures,
});
export type PhotoResult = z.infer<typeof photoResult>;

export const analysedPhoto = z.object({ id: z.uuid(), createdAt: z.iso.datetime(), result: photoResult });
export type AnalysedPhoto = z.infer<typeof analysedPhoto>;

/** Bytes of the file itself, pixels of the whole picture, and pixels of its shorter side at the size at which it is measured. */
export const photoLimits = { fileBytes: 1.5 * 1024 * 1024, pixels: 25_000_000, shorterSide: 80 } as const;

/** Why a photo is neither measured nor retouched, with the sentence that the user gets. */
export const photoRefusals = {
  not_an_image: 'Format non supporté. Envoie une photo sans animation, au format PNG, JPG ou WebP.',
  image_too_large: 'Fichier trop volumineux. Une photo peut peser 1,5 Mo et avoir 25 millions de pixels au maximum.',
  image_too_small: "Cette photo est trop petite ou trop étroite pour être mesurée. Envoie la photo d'origine.",
  image_too_slow: 'Cette photo est trop longue à ouvrir. Enregistre-la de nouveau en JPG, puis renvoie-la.',
  image_unreadable: 'Cette photo est abîmée ou incomplète. Enregistre-la de nouveau, ou envoies-en une autre.',
} as const;
export type PhotoRefusal = keyof typeof photoRefusals;

/** Enough for one photo of 1.5 MB in base64, even with line breaks in it; the browser sends about a tenth of that. */
const bodyLimit = { maxBodyBytes: 2_200_000, bodyTooLarge: photoRefusals.image_too_large } as const;

export const analyzePhoto = endpoint({
  method: 'POST',
  path: '/api/photos/analyze',
  access: 'member',
  summary:
    'Measures one photo: scores, what they rest on, and advice. The result joins the history; the photo is not stored.',
  limit: 'assistant',
  ...bodyLimit,
  body: z.strictObject({ imageBase64 }),
  response: z.object({ ...analysedPhoto.shape, usage: z.nullable(meter) }),
});

export const retouchSteps = [
  'exposure',
  'whiteBalance',
  'contrast',
  'saturation',
  'noise',
  'sharpening',
  'horizon',
  'crop',
  'blur',
] as const;
export type RetouchStep = (typeof retouchSteps)[number];

const percents = z.object({ brightness: percent, contrast: percent, saturation: percent, sharpness: percent });

export const retouchResult = z.object({
  /** A JPEG, marked as retouched in its IPTC data, without EXIF. */
  retouchedImageBase64: z.string(),
  /** Empty where the photo is good as it is. */
  improvements: z.array(z.object({ type: z.enum(retouchSteps), description: z.string() })),
  /** One sentence: what was done. */
  enhancement: z.string(),
  technicalDetails: z.object({ ...percents.shape, before: percents }),
  scoreBefore: percent,
  scoreAfter: percent,
});
export type RetouchResult = z.infer<typeof retouchResult>;

/** In percent; 100 is what the measures ask for. */
export const retouchStrength = { min: 0, max: 150, usual: 100 } as const;

export const retouchPhoto = endpoint({
  method: 'POST',
  path: '/api/photos/retouch',
  access: 'member',
  summary: 'A photo with its light, colours and sharpness mended; faces keep their shape. Nothing is stored.',
  limit: 'assistant',
  ...bodyLimit,
  body: z.strictObject({
    imageBase64,
    strength: z.optional(
      z.int('Valeur invalide').check(z.minimum(retouchStrength.min), z.maximum(retouchStrength.max)),
    ),
    /** Cuts the picture around the person as suggested. */
    crop: z.optional(z.boolean()),
    /** Blurs what is behind the person. */
    blur: z.optional(z.boolean()),
  }),
  response: z.object({ ...retouchResult.shape, usage: z.nullable(meter) }),
});

export const listPhotos = endpoint({
  method: 'GET',
  path: '/api/photos',
  access: 'member',
  summary: 'The results of analysed photos, the latest first.',
  response: z.object({ photos: z.array(analysedPhoto) }),
});

export const deletePhoto = endpoint({
  method: 'DELETE',
  path: '/api/photos/:id',
  access: 'member',
  summary: 'Deletes a result from the history.',
  params: z.strictObject({ id: z.uuid('Identifiant invalide') }),
  response: z.object({ message: z.string() }),
});

export const photoLineUp = z.object({
  /** Every photo, the first picture first, with the reason for its place. */
  order: z.array(z.object({ id: z.uuid(), why: z.string() })),
  /** Kinds of shot that a profile should have and these photos do not. */
  missing: z.array(z.object({ shot: z.enum(shotKinds), why: z.string() })),
});
export type PhotoLineUp = z.infer<typeof photoLineUp>;

export const lineUpPhotos = endpoint({
  method: 'POST',
  path: '/api/photos/line-up',
  access: 'member',
  summary: 'In which order to show photos that were analysed, and which kinds of shot are missing.',
  body: z.strictObject({
    ids: z.array(z.uuid('Identifiant invalide').check(z.toLowerCase())).check(
      z.minLength(2, 'Choisis au moins deux photos'),
      z.maxLength(photosAtOnce.addon, `Maximum ${photosAtOnce.addon} photos en même temps`),
      z.refine((ids) => new Set(ids).size === ids.length, 'Choisis des photos différentes'),
    ),
  }),
  response: photoLineUp,
});
