import { type AnalysedPhoto, histogramBins, type PhotoResult, sharpnessMapSize } from '#contract/photos.ts';

// An analysed photo as the server answers it, for component tests.

const result: PhotoResult = {
  scores: {
    global: 82,
    light: 58,
    sharpness: 91,
    noise: 88,
    resolution: 77,
    colours: 84,
    level: 95,
    framing: 79,
    face: 96,
  },
  label: 'Très bien',
  shot: 'portrait',
  feedback: [{ content: 'Ton visage est net.', criterion: 'sharpness' }],
  motivation: 'Cette photo a tout pour ouvrir ton profil.',
  styleAdvice: 'Un fond plus clair ferait ressortir le visage.',
  improvements: [{ content: 'Tourne-toi vers la fenêtre.', criterion: 'light' }],
  measures: {
    width: 600,
    height: 800,
    faces: [
      {
        box: { x: 0.375, y: 0.2, width: 0.25, height: 0.25 },
        isMain: true,
        smiles: true,
        eyesOpen: true,
        turnedAway: false,
        cutOff: false,
        sunglasses: false,
      },
    ],
    histogram: Array.from({ length: histogramBins }, (_, bin) => (bin + 1) / histogramBins),
    sharpnessMap: Array.from({ length: sharpnessMapSize ** 2 }, (_, field) => field / sharpnessMapSize ** 2),
    brightness: 41,
    faceBrightness: 38,
    contrast: 52,
    saturation: 44,
    sharpness: 63,
    tilt: 0.4,
    cast: null,
  },
};

/** `place` makes the id: 1 and 2 are two photos. */
export function examplePhoto(place = 1, global = result.scores.global): AnalysedPhoto {
  return {
    id: `0b6a1f5e-3d2c-4b1a-9f8e-00000000000${place}`,
    createdAt: '2026-11-16T10:00:00.000Z',
    result: { ...result, scores: { ...result.scores, global } },
  };
}
