import type { RetouchStep } from '#contract/photos.ts';
import type { MeasuredPhoto } from '../measure-photo.ts';
import { type RetouchPlan, stepsInOrder } from './plan.ts';

// What was done, in the user's words.

export interface Improvement {
  type: RetouchStep;
  description: string;
}

const castNames = { warm: 'jaune', cold: 'bleue', green: 'verte', magenta: 'rose' } as const;

const describers: Record<RetouchStep, (plan: RetouchPlan, measured: MeasuredPhoto) => string> = {
  exposure: ({ exposure }, { faces }) => {
    const what = faces.length > 0 ? 'ton visage' : 'la photo';
    return exposure && (exposure.gain > 1 || exposure.bend < 0)
      ? `Lumière remontée pour mieux voir ${what}, sans brûler les zones claires.`
      : `Lumière adoucie pour retrouver du détail sur ${what}.`;
  },
  whiteBalance: (_, { colours }) =>
    `Couleurs rééquilibrées : la dominante ${colours.cast ? castNames[colours.cast] : ''} est atténuée.`,
  contrast: () => 'Contraste relevé en douceur.',
  saturation: () => 'Couleurs un peu plus vives, sans toucher aux tons de peau.',
  noise: () => 'Grain réduit, les contours et un peu de matière sont gardés.',
  sharpening: () => 'Contours plus nets, sans liseré.',
  horizon: ({ horizon }) => `Photo redressée de ${degrees(horizon?.degrees ?? 0)}.`,
  crop: () => 'Photo recadrée autour de toi, au format des profils.',
  blur: () => "Arrière-plan flouté pour qu'on te voie en premier.",
};

/** What a sentence can say was mended. */
const subjects: Record<RetouchStep, string> = {
  exposure: 'la lumière',
  whiteBalance: 'les couleurs',
  contrast: 'le contraste',
  saturation: 'les couleurs',
  noise: 'le grain',
  sharpening: 'la netteté',
  horizon: "l'horizon",
  crop: 'le cadrage',
  blur: "l'arrière-plan",
};

export function describeSteps(plan: RetouchPlan, measured: MeasuredPhoto): Improvement[] {
  return stepsInOrder
    .filter((step) => plan[step])
    .map((type) => ({ type, description: describers[type](plan, measured) }));
}

/** `isGood`: of the photo as it came; what was done to it, but for a cut or a blurred background, is hardly seen. */
export function describeWhole(improvements: Improvement[], isGood: boolean): string {
  const isFramed = improvements.some(({ type }) => type === 'crop' || type === 'blur');
  if (improvements.length === 0)
    return isGood
      ? "Ta photo est déjà réussie : on n'y a pas touché."
      : "On n'y a pas touché : aucune retouche n'améliorerait cette photo à coup sûr.";
  if (isGood && !isFramed) return "Ta photo est déjà réussie : on n'a fait que de petites retouches.";
  const named = [...new Set(improvements.map(({ type }) => subjects[type]))];
  const last = named.pop();
  return `On a repris ${named.length > 0 ? `${named.join(', ')} et ${last}` : last}. Ton visage n'a pas changé de forme.`;
}

function degrees(value: number): string {
  return `${Math.abs(value).toFixed(1).replace('.', ',')}°`;
}
