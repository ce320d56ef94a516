import { isTold } from '../measure-tilt.ts';
import { fair, good, type PhotoSentence } from './sentence.ts';

// Sharpness, grain, resolution, colours and level.

export const pixelSentences: PhotoSentence[] = [
  {
    id: 'face-blurred',
    criterion: 'sharpness',
    holds: ({ sharpness }, score) =>
      score < good && sharpness.face !== null && sharpness.picture - sharpness.face > 0.25,
    says: [
      'Le décor est plus net que ton visage.',
      "La mise au point s'est faite derrière toi : ton visage est un peu flou.",
    ],
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
    says: ['La netteté est correcte, avec un léger flou.', 'Un peu douce, mais lisible.'],
    advises: ["Un peu plus de netteté aiderait : la retouche peut l'accentuer légèrement."],
  },
  {
    id: 'sharp',
    criterion: 'sharpness',
    holds: () => true,
    says: ['La photo est bien nette.', 'Netteté au rendez-vous, jusque dans les détails.', 'Mise au point réussie.'],
  },
  {
    id: 'grainy',
    criterion: 'noise',
    holds: (_, score) => score < fair,
    says: ['Beaucoup de grain : la photo a été prise avec peu de lumière.', 'Le grain couvre les détails.'],
    advises: ['Ajoute de la lumière plutôt que du zoom, ou laisse la retouche réduire le grain.'],
  },
  {
    id: 'some-grain',
    criterion: 'noise',
    holds: (_, score) => score < good,
    says: ['On voit un peu de grain dans les zones sombres.', 'Un léger grain, sans gravité.'],
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
    id: 'large',
    criterion: 'resolution',
    holds: () => true,
    says: ['Assez de détails pour un affichage en plein écran.', 'Bonne définition.'],
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
    says: ["Les couleurs tirent sur l'orange.", 'Une lumière chaude jaunit toute la photo.'],
    advises: ['Éteins les ampoules et garde la lumière du jour, ou laisse la retouche équilibrer les couleurs.'],
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
    says: ["Une teinte verte recouvre la photo : c'est souvent un néon."],
    advises: ['Évite les néons, ou laisse la retouche équilibrer les blancs.'],
  },
  {
    id: 'magenta-cast',
    criterion: 'colours',
    holds: ({ colours }, score) => score < good && colours.cast === 'magenta',
    says: ['Une teinte rose ou violette recouvre la photo.'],
    advises: ['Préfère une lumière blanche : les lumières colorées changent tout.'],
  },
  {
    id: 'gaudy',
    criterion: 'colours',
    holds: ({ colours }, score) => score < good && colours.saturation > 0.65,
    says: ['Les couleurs sont très poussées.'],
    advises: ['Baisse la saturation ou retire le filtre : des couleurs naturelles inspirent confiance.'],
  },
  {
    id: 'pale',
    criterion: 'colours',
    holds: (_, score) => score < good,
    says: ['Les couleurs sont un peu ternes.', 'Peu de couleurs sur cette photo.'],
    advises: ['Ajoute une touche de couleur : un vêtement, un mur, un peu de verdure.'],
  },
  {
    id: 'true-colours',
    criterion: 'colours',
    holds: () => true,
    says: ['Les couleurs sont naturelles.', 'Couleurs équilibrées, sans dominante.', 'De belles couleurs, fidèles.'],
  },
  {
    id: 'leaning',
    criterion: 'level',
    holds: ({ tilt }, score) => isTold(tilt) && score < good,
    says: ["L'horizon penche.", 'Les lignes du décor penchent.'],
    advises: [
      'Redresse la photo : la retouche peut le faire en un geste.',
      "Active la grille de ton appareil pour tenir l'horizon droit.",
    ],
  },
  {
    id: 'leaning-head',
    criterion: 'level',
    holds: ({ tilt, faces }, score) => !isTold(tilt) && faces.length > 0 && score < good,
    says: ["Ta tête penche sur la photo, et aucune ligne ne montre si l'appareil était droit."],
    advises: ["Si c'est l'appareil qui penchait, redresse la photo ; si c'est ta pose, garde-la."],
  },
  {
    id: 'straight',
    criterion: 'level',
    holds: ({ tilt }) => isTold(tilt),
    says: ["L'horizon est droit.", 'Les lignes sont bien droites.'],
  },
  {
    id: 'no-line',
    criterion: 'level',
    holds: () => true,
    says: ['Rien ne penche sur cette photo.'],
  },
];
