import { isFlatnessSure, isFrontal, mostClipped, sureFace } from '../evidence.ts';
import { fair, good, type PhotoSentence } from './sentence.ts';

export const lightSentences: PhotoSentence[] = [
  {
    id: 'burnt-face',
    criterion: 'light',
    holds: (photo, score) => score < good && sureFace(photo) !== null && (photo.light.faceWhiteShare ?? 0) > 0.1,
    says: [
      'Ton visage est surexposé : la lumière a effacé des détails.',
      'Trop de lumière sur ton visage : une partie devient toute blanche.',
    ],
    advises: [
      "Éloigne-toi de la source de lumière, ou touche ton visage sur l'écran avant de déclencher pour baisser l'exposition.",
      "Évite le plein soleil de midi : à l'ombre, la lumière est plus douce.",
    ],
  },
  {
    id: 'against-the-light',
    criterion: 'light',
    // No light on the face, not even in its eyes, while there is plenty elsewhere.
    holds: (photo, score) =>
      score < good &&
      sureFace(photo) !== null &&
      (photo.light.facePeak ?? 1) < 0.45 &&
      photo.light.haze + photo.light.contrast > 0.8,
    says: [
      'Tu es à contre-jour : le fond est plus clair que ton visage.',
      "La lumière vient de derrière toi, ton visage reste dans l'ombre.",
    ],
    advises: [
      'Tourne-toi : garde la fenêtre ou le soleil en face de toi, pas dans ton dos.',
      'Fais un demi-tour sur place et reprends la photo, la lumière devant toi.',
    ],
  },
  {
    id: 'dark',
    criterion: 'light',
    holds: (photo, score) => {
      const { brightness, facePeak } = photo.light;
      return score < good && sureFace(photo) !== null && (facePeak ?? 1) < 0.45 && brightness < 0.4;
    },
    says: ['Il manque de la lumière sur cette photo.'],
    advises: [
      "Refais-la près d'une fenêtre en journée, face à la lumière.",
      "Éclaircis-la avec la retouche, ou reprends-la dehors, à l'ombre.",
    ],
  },
  {
    id: 'dark-scene',
    criterion: 'light',
    holds: (photo, score) => score < good && sureFace(photo) === null && photo.light.brightness < 0.28,
    says: ['La photo est plutôt sombre.'],
    advises: ['Une version plus claire laisserait mieux voir les détails.'],
  },
  {
    id: 'dark-surroundings',
    criterion: 'light',
    holds: (photo, score) => score < good && sureFace(photo) !== null && photo.light.surroundings < 0.25,
    says: [
      'Le décor est très sombre, mais ton visage reste éclairé.',
      'Ambiance sombre : on te voit, on devine le reste.',
    ],
    advises: ['Ajoute une lumière dans la pièce, ou choisis un endroit plus clair.'],
  },
  {
    id: 'burnt',
    criterion: 'light',
    holds: ({ light }, score) => score < good && light.surroundings > 0.7 && light.whiteShare > 0.05,
    says: ['Le décor est très clair, une partie paraît toute blanche.'],
    advises: ["Baisse un peu l'exposition avant de déclencher si tu veux garder ces détails."],
  },
  {
    id: 'side-light',
    criterion: 'light',
    // Of a face from the side, one half of the box is hair or background.
    holds: (photo, score) => {
      const face = sureFace(photo);
      return score < good && face !== null && isFrontal(face, photo) && (photo.light.faceUnevenness ?? 0) > 0.5;
    },
    says: ["La lumière vient d'un côté : une partie de ton visage est dans l'ombre."],
    advises: ["Tourne un peu ton visage vers la lumière, l'ombre s'adoucira."],
  },
  {
    id: 'flat',
    criterion: 'light',
    // Measured around the face, so that no skin counts.
    holds: (photo, score) => score < good && photo.light.contrast < 0.5 && isFlatnessSure(photo),
    says: ['Autour du sujet, la photo manque de contraste.'],
    advises: ['Monte un peu le contraste : la retouche peut le faire.'],
  },
  {
    id: 'fair',
    criterion: 'light',
    holds: (photo, score) => score >= fair && score < good && sureFace(photo) !== null,
    says: ['La lumière est correcte, sans plus.', 'Lumière acceptable, sans plus.'],
    advises: ['Cherche une lumière douce, de face : une fenêtre en journée suffit.'],
  },
  {
    id: 'poor',
    criterion: 'light',
    holds: (photo, score) => score < fair && sureFace(photo) !== null,
    says: ['La lumière dessert cette photo.'],
    advises: ["Refais-la en journée, face à une fenêtre ou dehors à l'ombre."],
  },
  {
    id: 'bright-face',
    criterion: 'light',
    // Neither burnt nor in the shade nor in coloured light, by what does not depend on the shade of skin.
    holds: (photo, score) => {
      const { facePeak, faceWhiteShare, faceUnevenness } = photo.light;
      if (score < good || sureFace(photo) === null || photo.people > 1 || photo.colours.onSkin > 0.15) return false;
      if ((facePeak ?? 0) < 0.45 || photo.clipped > mostClipped) return false;
      return (faceWhiteShare ?? 0) < 0.03 && (faceUnevenness ?? 0) < 0.4;
    },
    says: ["L'exposition de ton visage est juste.", "Ton visage n'est ni trop sombre ni surexposé."],
  },
  {
    id: 'bright',
    criterion: 'light',
    holds: (photo, score) => {
      const { brightness } = photo.light;
      return score >= good && (sureFace(photo) === null || photo.people > 1) && brightness > 0.3 && brightness < 0.7;
    },
    says: ["La photo n'est ni trop sombre ni trop claire."],
  },
];
