import { isTold } from '../measure-tilt.ts';
import { fair, good, type PhotoSentence } from './sentence.ts';

// Sharpness, grain, resolution, colours and level.

export const pixelSentences: PhotoSentence[] = [
  {
    id: 'face-blurred',
    criterion: 'sharpness',
    holds: ({ sharpness: { face, background } }, score) =>
      score < good && face !== null && background !== null && face < 0.35 && background - face > 0.25,
    says: ['Le décor est plus net que ton visage.'],
    advises: ["Touche ton visage sur l'écran avant de déclencher : la mise au point se fera sur toi."],
  },
  {
    id: 'blurred',
    criterion: 'sharpness',
    holds: (_, score) => score < fair,
    says: ['La photo est floue.', 'La photo manque de netteté, les détails se mélangent.'],
    advises: [
      "Cale ton téléphone ou utilise le retardateur, et essuie l'objectif avant de la refaire.",
      "Reprends-la avec plus de lumière : le flou vient souvent d'un temps de pose trop long.",
    ],
  },
  {
    id: 'soft',
    criterion: 'sharpness',
    holds: (_, score) => score < good,
    says: ['La netteté est correcte, sans plus.', 'Assez net, sans être parfait.'],
    advises: ["Un peu plus de netteté aiderait : la retouche peut l'accentuer légèrement."],
  },
  {
    id: 'sharp',
    criterion: 'sharpness',
    holds: () => true,
    says: ['La photo est nette.', 'Les contours sont nets.'],
  },
  {
    id: 'grainy',
    criterion: 'noise',
    holds: (_, score) => score < fair,
    says: ['Beaucoup de grain sur cette photo.', 'Le grain couvre les détails.'],
    advises: ['Ajoute de la lumière plutôt que du zoom, ou laisse la retouche réduire le grain.'],
  },
  {
    id: 'some-grain',
    criterion: 'noise',
    holds: (_, score) => score < good,
    says: ['On voit un peu de grain.', 'Un léger grain, sans gravité.'],
    advises: ['Un peu plus de lumière ferait disparaître le grain.'],
  },
  {
    id: 'clean',
    criterion: 'noise',
    holds: () => true,
    says: ['Image propre, sans grain.', 'Aucun grain gênant.'],
  },
  {
    id: 'enlarged',
    criterion: 'resolution',
    holds: ({ resolution }, score) => score < good && resolution.enlargement > 1,
    says: ['Cette photo a été agrandie : elle a moins de détails que sa taille ne le laisse croire.'],
    advises: ["Retrouve le fichier d'origine : une capture d'écran ou une photo reçue par message perd ses détails."],
  },
  {
    id: 'small',
    criterion: 'resolution',
    holds: (_, score) => score < good,
    says: ['La photo est petite : elle paraîtra floue en plein écran.', 'Peu de pixels pour un écran de téléphone.'],
    advises: ["Envoie la photo d'origine plutôt qu'une copie réduite."],
  },
  {
    id: 'medium',
    criterion: 'resolution',
    holds: ({ resolution }) => resolution.side < 480,
    says: ['La définition suffit, sans plus.'],
  },
  {
    id: 'large',
    criterion: 'resolution',
    holds: () => true,
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
    holds: ({ colours }, score) => score < good && colours.cast === 'warm',
    says: ["Les couleurs tirent sur l'orange.", 'Une lumière chaude jaunit la photo.'],
    advises: ['Préfère la lumière du jour à celle des ampoules, ou laisse la retouche équilibrer les couleurs.'],
  },
  {
    id: 'cold-cast',
    criterion: 'colours',
    holds: ({ colours }, score) => score < good && colours.cast === 'cold',
    says: ["Les couleurs tirent sur le bleu, l'ambiance paraît froide."],
    advises: ['Réchauffe un peu les couleurs : la retouche peut équilibrer les blancs.'],
  },
  {
    id: 'green-cast',
    criterion: 'colours',
    holds: ({ colours }, score) => score < good && colours.cast === 'green',
    says: ['Les couleurs tirent sur le vert.'],
    advises: ['Évite les néons, ou laisse la retouche équilibrer les blancs.'],
  },
  {
    id: 'magenta-cast',
    criterion: 'colours',
    holds: ({ colours }, score) => score < good && colours.cast === 'magenta',
    says: ['Les couleurs tirent sur le rose ou le violet.'],
    advises: ['Préfère une lumière blanche : les lumières colorées changent tout.'],
  },
  {
    id: 'gaudy',
    criterion: 'colours',
    holds: ({ colours }, score) => score < good && colours.saturation > 0.65,
    says: ['Les couleurs sont très vives.'],
    advises: ['Si tu as mis un filtre, retire-le : des couleurs naturelles inspirent confiance.'],
  },
  {
    id: 'pale',
    criterion: 'colours',
    holds: (_, score) => score < good,
    says: ['Les couleurs sont un peu ternes.', 'Peu de couleurs sur cette photo.'],
    advises: ['Ajoute une touche de couleur : un vêtement, un mur, un peu de verdure.'],
  },
  {
    id: 'left-colours',
    criterion: 'colours',
    // Coloured light, a filter, or skin that is simply warmer than most: skin alone does not tell which.
    holds: ({ colours }) => colours.onSkin > 0.06,
    says: ["Les couleurs n'appellent pas de retouche."],
  },
  {
    id: 'true-colours',
    criterion: 'colours',
    holds: () => true,
    says: ['Rien à corriger dans les couleurs.', 'Pas de dominante gênante dans les couleurs.'],
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
    id: 'leaning-head',
    criterion: 'level',
    holds: ({ tilt, people }, score) => !isTold(tilt) && people === 1 && score < good,
    says: ["Ta tête penche, et le décor ne permet pas de savoir si l'appareil était droit."],
    advises: ["Si c'est l'appareil qui penchait, redresse la photo ; si c'est ta pose, garde-la."],
  },
  {
    id: 'straight',
    criterion: 'level',
    holds: ({ tilt }) => isTold(tilt),
    says: ['Les lignes du décor sont droites.'],
  },
  {
    id: 'no-line',
    criterion: 'level',
    holds: () => true,
    says: ["Le décor ne permet pas de juger si l'appareil était droit."],
  },
];
