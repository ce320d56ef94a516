import { type PhotoCriterion, photoCriterionLevels, type RetouchStep, type ShotKind } from '#contract/photos.ts';
import { photosAtOnce } from '#contract/plans.ts';

// The texts of the photo section.

export const photoIntro = 'Lumière, netteté, cadrage : on juge la photo, jamais la personne.';

export const photoLimitTexts = {
  analysis: `Maximum ${photosAtOnce.addon} photos en même temps`,
  retouch: `Maximum ${photosAtOnce.retouch} photos à retoucher en même temps`,
  free: `Passe en Pro pour analyser ${photosAtOnce.addon} photos en même temps avec l'option Photo.`,
  pro: `Ajoute l'option Photo pour analyser ${photosAtOnce.addon} photos en même temps.`,
} as const;

export const onlyOwnPhotos = "N'envoie que des photos de toi, ou de personnes qui sont d'accord.";

/** After a file's name: what to do with a photo that this browser cannot open. */
export const heicAdvice =
  "ce navigateur n'ouvre pas le HEIC. Exporte la photo en JPG, ou envoie une capture d'écran de la photo.";
export const damagedAdvice = "ne s'ouvre pas. Choisis une autre photo PNG, JPG ou WebP.";

export const shotNames: Record<ShotKind, string> = {
  portrait: 'Portrait',
  half: 'À mi-corps',
  full: 'En pied',
  group: 'À plusieurs',
  scene: 'Lieu ou activité',
};

/** What a photo shows for sure: a face that is small may belong to somebody who sits, and one that was missed to a portrait. */
export const seenShotNames: Record<ShotKind, string> = {
  ...shotNames,
  half: 'Plan moyen',
  full: 'Plan large',
  scene: 'Aucun visage repéré',
};

export const retouchStepNames: Record<RetouchStep, string> = {
  exposure: 'Exposition',
  whiteBalance: 'Balance des blancs',
  contrast: 'Contraste',
  saturation: 'Saturation',
  noise: 'Grain',
  sharpening: 'Netteté',
  horizon: 'Horizon',
  crop: 'Recadrage',
  blur: 'Arrière-plan flou',
};

/** Why something that was asked for was not done. */
export const undoneTexts = {
  crop: "Pas de recadrage : le cadre est déjà bon, ou la photo n'a pas assez de pixels pour être coupée.",
  blur: "Pas de flou : il faut un visage assez grand pour te séparer de l'arrière-plan.",
} as const;

/** Under what a criterion shows on the picture. */
export const criterionMeanings: Record<PhotoCriterion, string> = {
  light: "L'histogramme compte les pixels, du plus sombre à gauche au plus clair à droite.",
  sharpness: 'Turquoise : les détails les plus nets. Plus une zone est assombrie, plus elle est floue ou unie.',
  noise: 'Le grain se mesure dans les zones unies, où rien ne devrait bouger.',
  resolution: 'Ce sont les détails que la photo contient vraiment, pas seulement sa taille.',
  colours: 'Une dominante teinte toute la photo ; la saturation dit si les couleurs sont vives ou ternes.',
  level: 'Le trait plein suit les lignes du décor, le pointillé est droit.',
  framing: 'Sur une ligne de la grille, un visage attire mieux le regard que collé au bord.',
  face: "Un visage entier, assez grand et tourné vers nous se reconnaît au premier coup d'œil.",
};

/** «Excellent», «Bien» or «À améliorer». */
export function criterionLevel(score: number): string {
  return photoCriterionLevels.find(({ min }) => score >= min)?.label ?? '';
}
