import type { PhotoResult, ShotKind } from '#contract/photos.ts';

// What is said of the photo as a whole. Each list: one of these.

/** How many things there are to mend, as the list below the sentence has them. */
type Left = 'none' | 'one' | 'several';

/** Where nothing is left to mend, and light, framing or face are not called good either. */
export const nothingFound = ["On n'a rien repéré à corriger.", 'Aucun défaut repéré sur cette photo.'];

const middling: Record<Left, string[]> = {
  none: ["On n'a pas de conseil précis pour celle-ci."],
  one: ['Une seule piste pour celle-ci, juste en dessous.'],
  several: ["Commence par la première piste : c'est elle qui compte le plus."],
};

/** By label, and by what is left to mend: nobody is told that all is well above a list of faults. */
export const motivations: Record<PhotoResult['label'], Record<Left, string[]>> = {
  Excellent: {
    none: ['Cette photo est prête : mets-la en avant !', "Rien d'important à corriger. Fonce !"],
    one: ['Très bonne photo : un seul détail à revoir, juste en dessous.'],
    several: ['Très bonne photo : il reste quelques détails, listés ci-dessous.'],
  },
  'Très bien': {
    none: ['Belle base ! Tu peux la publier telle quelle.'],
    one: ['Bonne photo : il reste une piste, juste en dessous.'],
    several: ['Bonne photo : les pistes ci-dessous, la plus utile en premier.'],
  },
  Bien: middling,
  Correct: middling,
  'À améliorer': {
    none: middling.none,
    one: ['Pas de panique : une seule piste, juste en dessous.'],
    several: ['Pas de panique : commence par la première piste, la plus utile.'],
  },
};

/** Of a face that may be none, nothing is known about the shot. */
export const styleAdvice: Record<ShotKind | 'unknown', string[]> = {
  portrait: [
    "Pour un portrait, un fond simple et une couleur unie gardent l'attention sur toi.",
    'Pour un portrait, une lumière de fenêtre et un haut uni font déjà beaucoup.',
  ],
  half: [
    'Avec un peu de recul, le décor parle aussi de toi : un café, un parc, ton quartier.',
    'Quand le décor se voit, choisis un lieu qui te ressemble.',
  ],
  full: [
    'Une photo prise de loin trouve sa place en deuxième ou troisième, après un portrait.',
    "De loin, laisse un peu d'espace autour de toi.",
  ],
  group: [
    'Une photo entre amis montre ta vie sociale : une seule suffit, jamais en premier.',
    "Sur une photo de groupe, place-toi au centre ou devant, qu'on te repère vite.",
  ],
  scene: [
    "La première photo du profil, c'est celle où on voit bien ton visage.",
    'Les lieux et les passions se montrent plutôt en fin de profil, pour lancer la conversation.',
  ],
  unknown: ['En première photo, choisis un portrait de face, bien éclairé, sur un fond simple.'],
};
