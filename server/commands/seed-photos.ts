import {
  histogramBins,
  type PhotoFace,
  type PhotoResult,
  type PhotoScores,
  photoScoreLabels,
  type ShotKind,
  sharpnessMapSize,
} from '#contract/photos.ts';
import { photoAnalysis } from '../db/schema.ts';
import type { Deps } from '../deps.ts';

const day = 24 * 60 * 60 * 1000;

interface DemoPhoto {
  daysAgo: number;
  shot: ShotKind;
  scores: PhotoScores;
  face: Pick<PhotoFace, 'box' | 'smiles'>;
  brightness: number;
  feedback: PhotoResult['feedback'];
  motivation: string;
  styleAdvice: string;
  improvements: PhotoResult['improvements'];
}

/** What was measured on the photos of a demo account. There is no picture to them, as with every result in the history. */
const analysed: DemoPhoto[] = [
  {
    daysAgo: 1,
    shot: 'portrait',
    scores: {
      ...{ global: 88, light: 90, sharpness: 91, noise: 87, resolution: 84 },
      ...{ colours: 86, level: 92, framing: 85, face: 94 },
    },
    face: { box: { x: 0.33, y: 0.18, width: 0.34, height: 0.42 }, smiles: true },
    brightness: 56,
    feedback: [
      { content: 'Ton visage est net et bien visible.', criterion: 'face' },
      { content: 'La lumière est douce et bien répartie.', criterion: 'light' },
    ],
    motivation: 'On voit ton sourire tout de suite : une bonne première photo.',
    styleAdvice: 'Garde ce fond simple, il laisse toute la place au visage.',
    improvements: [],
  },
  {
    daysAgo: 4,
    shot: 'full',
    scores: {
      ...{ global: 64, light: 46, sharpness: 72, noise: 58, resolution: 80 },
      ...{ colours: 68, level: 61, framing: 74, face: 63 },
    },
    face: { box: { x: 0.44, y: 0.12, width: 0.09, height: 0.12 }, smiles: false },
    brightness: 27,
    feedback: [
      { content: 'La définition suffit pour un profil.', criterion: 'resolution' },
      { content: 'La photo est sombre, le visage se perd dans le fond.', criterion: 'light' },
    ],
    motivation: 'Avec plus de lumière, cette photo en pied aura sa place dans ta galerie.',
    styleAdvice: 'Refais-la dehors, en fin de journée.',
    improvements: [
      { content: "Place-toi face à une fenêtre ou dehors, à l'ombre.", criterion: 'light' },
      { content: "Redresse un peu l'horizon.", criterion: 'level' },
    ],
  },
];

/** Gives a demo account results of photo analyses, so that its history is not empty. */
export async function seedPhotos({ db, clock }: Deps, accountId: string): Promise<void> {
  const now = clock.now().getTime();
  await db.insert(photoAnalysis).values(
    analysed.map((photo) => {
      return { accountId, result: resultOf(photo), createdAt: new Date(now - photo.daysAgo * day) };
    }),
  );
}

function resultOf({ daysAgo: _, face, brightness, ...told }: DemoPhoto): PhotoResult {
  const { label } = photoScoreLabels.find(({ min }) => told.scores.global >= min) ?? photoScoreLabels[0];
  const measures: PhotoResult['measures'] = {
    width: 800,
    height: 1000,
    faces: [{ ...face, isMain: true, eyesOpen: true, turnedAway: false, cutOff: false, sunglasses: false }],
    histogram: bellAround(brightness / 100, histogramBins),
    sharpnessMap: sharpWithin(face.box, told.scores.sharpness / 100),
    brightness,
    faceBrightness: brightness + 4,
    contrast: 48,
    saturation: 40,
    sharpness: told.scores.sharpness,
    tilt: null,
    cast: null,
  };
  return { ...told, label, measures };
}

/** A histogram whose highest bin is at `middle`, a part of the range from dark to bright. */
function bellAround(middle: number, bins: number): number[] {
  return Array.from({ length: bins }, (_, bin) => rounded(Math.exp(-((((bin + 0.5) / bins - middle) / 0.22) ** 2))));
}

function sharpWithin({ x, y, width, height }: PhotoFace['box'], sharpness: number): number[] {
  return Array.from({ length: sharpnessMapSize ** 2 }, (_, field) => {
    const column = ((field % sharpnessMapSize) + 0.5) / sharpnessMapSize;
    const row = (Math.floor(field / sharpnessMapSize) + 0.5) / sharpnessMapSize;
    const isInside = column >= x && column <= x + width && row >= y && row <= y + height;
    return rounded(isInside ? sharpness : sharpness * 0.4);
  });
}

const rounded = (part: number) => Math.round(part * 100) / 100;
