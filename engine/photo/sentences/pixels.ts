import { isCastSure, isEnlargementSure, isGrainSure, liesSideways, mostClipped, sureFace } from '../evidence.ts';
import { isTold } from '../measure-tilt.ts';
import { fair, good, type PhotoSentence } from './sentence.ts';

// Sharpness, grain, resolution, colours and level.

/** In degrees: a line that leans more is seen to. */
const straightWithin = 1.5;

export const pixelSentences: PhotoSentence[] = [
  {
    id: 'face-blurred',
    criterion: 'sharpness',
    holds: (photo, score) => {
      const { face, background } = photo.sharpness;
      if (score >= good || sureFace(photo) === null || face === null || background === null) return false;
      return face < 0.35 && background - face > 0.25;
    },
    says: ['Le décor est plus net que ton visage.'],
    advises: ["Touche ton visage sur l'écran avant de déclencher : la mise au point se fera sur toi."],
  },
  {
    id: 'soft-face',
    criterion: 'sharpness',
    // Something else in the picture is sharp.
    holds: (photo, score) => score < fair && photo.sharpness.picture >= 0.45 && sureFace(photo) !== null,
    says: ['Ton visage manque de netteté.'],
    advises: ["Fais la mise au point sur ton visage : touche-le sur l'écran avant de déclencher."],
  },
  {
    id: 'blurred',
    criterion: 'sharpness',
    holds: ({ sharpness }, score) => score < fair && sharpness.picture < 0.45,
    says: ['La photo est floue.', 'La photo manque de netteté, les détails se mélangent.'],
    advises: [
      "Cale ton téléphone ou utilise le retardateur, et essuie l'objectif avant de la refaire.",
      "Reprends-la avec plus de lumière : le flou vient souvent d'un temps de pose trop long.",
    ],
  },
  {
    id: 'soft',
    criterion: 'sharpness',
    holds: (_, score) => score >= fair && score < good,
    says: ['La netteté est correcte, sans plus.', 'Assez net, sans être parfait.'],
    advises: ["Un peu plus de netteté aiderait : la retouche peut l'accentuer légèrement."],
  },
  {
    id: 'sharp',
    criterion: 'sharpness',
    holds: (_, score) => score >= good,
    says: ['La photo est nette.', 'Les contours sont nets.'],
  },
  {
    id: 'grainy',
    criterion: 'noise',
    holds: (photo, score) => score < fair && isGrainSure(photo),
    says: ['Beaucoup de grain sur cette photo.', 'Le grain couvre les détails.'],
    advises: ['Ajoute de la lumière plutôt que du zoom, ou laisse la retouche réduire le grain.'],
  },
  {
    id: 'some-grain',
    criterion: 'noise',
    holds: (photo, score) => score < good && isGrainSure(photo),
    says: ['On voit un peu de grain.', 'Un léger grain, sans gravité.'],
    advises: ['Un peu plus de lumière ferait disparaître le grain.'],
  },
  {
    id: 'clean',
    criterion: 'noise',
    holds: (_, score) => score >= good,
    says: ['Aucun grain gênant.'],
  },
  {
    id: 'enlarged',
    criterion: 'resolution',
    holds: (photo, score) => score < good && isEnlargementSure(photo),
    says: ['Cette photo a été agrandie : elle a moins de détails que sa taille ne le laisse croire.'],
    advises: ["Retrouve le fichier d'origine : une capture d'écran ou une photo reçue par message perd ses détails."],
  },
  {
    id: 'small',
    criterion: 'resolution',
    holds: ({ resolution }, score) => score < good && resolution.enlargement === 1,
    says: ['La photo est petite : elle paraîtra floue en plein écran.', 'Peu de pixels pour un écran de téléphone.'],
    advises: ["Envoie la photo d'origine plutôt qu'une copie réduite."],
  },
  {
    id: 'medium',
    criterion: 'resolution',
    holds: ({ resolution }, score) => score >= good && resolution.side < 480,
    says: ['La définition suffit, sans plus.'],
  },
  {
    id: 'large',
    criterion: 'resolution',
    holds: (_, score) => score >= good,
    says: ['Bonne définition.', 'Assez de détails pour un écran de téléphone.'],
  },
  {
    id: 'black-and-white',
    criterion: 'colours',
    holds: ({ colours }) => colours.isBlackAndWhite,
    says: ['Un noir et blanc : élégant, mais il en dit moins sur ton quotidien.'],
    advises: ['Garde le noir et blanc pour une seule photo, et montre des couleurs sur les autres.'],
  },
  {
    id: 'warm-cast',
    criterion: 'colours',
    holds: (photo, score) => score < good && isCastSure(photo) && photo.colours.cast === 'warm',
    says: ["Les couleurs tirent sur l'orange.", 'Une lumière chaude jaunit la photo.'],
    advises: ['Préfère la lumière du jour à celle des ampoules, ou laisse la retouche équilibrer les couleurs.'],
  },
  {
    id: 'cold-cast',
    criterion: 'colours',
    holds: (photo, score) => score < good && isCastSure(photo) && photo.colours.cast === 'cold',
    says: ["Les couleurs tirent sur le bleu, l'ambiance paraît froide."],
    advises: ['Réchauffe un peu les couleurs : la retouche peut équilibrer les blancs.'],
  },
  {
    id: 'green-cast',
    criterion: 'colours',
    holds: (photo, score) => score < good && isCastSure(photo) && photo.colours.cast === 'green',
    says: ['Les couleurs tirent sur le vert.'],
    advises: ['Évite les néons, ou laisse la retouche équilibrer les blancs.'],
  },
  {
    id: 'magenta-cast',
    criterion: 'colours',
    holds: (photo, score) => score < good && isCastSure(photo) && photo.colours.cast === 'magenta',
    says: ['Les couleurs tirent sur le rose ou le violet.'],
    advises: ['Préfère une lumière blanche : les lumières colorées changent tout.'],
  },
  {
    id: 'gaudy',
    criterion: 'colours',
    // Dark colours count as strong, and nobody sees them so.
    holds: ({ colours, light }, score) => score < good && colours.saturation > 0.65 && light.brightness > 0.35,
    says: ['Les couleurs sont très vives.'],
    advises: ['Si tu as mis un filtre, retire-le : des couleurs naturelles inspirent confiance.'],
  },
  {
    id: 'pale',
    criterion: 'colours',
    holds: ({ colours }, score) => score < good && colours.cast === null && colours.saturation < 0.15,
    says: ['Les couleurs sont un peu ternes.', 'Peu de couleurs sur cette photo.'],
    advises: ['Ajoute une touche de couleur : un vêtement, un mur, un peu de verdure.'],
  },
  {
    id: 'true-colours',
    criterion: 'colours',
    // Skin and the whites of the eyes are the witnesses: without them, beside coloured light on skin or in burnt skin, nobody knows.
    holds: (photo, score) => {
      const { eyesTell, onSkin, cast } = photo.colours;
      if (score < good || sureFace(photo) === null || cast !== null) return false;
      return eyesTell && onSkin < 0.025 && photo.clipped < mostClipped;
    },
    says: ['Pas de dominante gênante dans les couleurs.', 'On ne voit pas de dominante gênante.'],
  },
  {
    id: 'sideways',
    criterion: 'level',
    holds: (photo) => sureFace(photo) !== null && liesSideways(photo),
    says: ["Ta tête est couchée dans l'image."],
    advises: ["Si la photo est couchée, fais-la pivoter d'un quart de tour."],
  },
  {
    id: 'leaning',
    criterion: 'level',
    holds: ({ tilt }, score) => isTold(tilt) && score < good,
    says: ['Les lignes du décor penchent.'],
    advises: [
      'Redresse la photo : la retouche peut le faire en un geste.',
      'Active la grille de ton appareil pour le tenir droit.',
    ],
  },
  {
    id: 'straight',
    criterion: 'level',
    holds: ({ tilt }) => isTold(tilt) && Math.abs(tilt.degrees) <= straightWithin,
    says: ["Les lignes de l'image sont droites."],
  },
];
