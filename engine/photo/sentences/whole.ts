import type { PhotoResult, ShotKind } from '#contract/photos.ts';

// What is said of the photo as a whole. Each list: one of these.

export const motivations: Record<PhotoResult['label'], string[]> = {
  Excellent: ['Cette photo est prête : mets-la en avant !', 'Superbe photo, rien à redire. Fonce !'],
  'Très bien': [
    'Très bonne photo : un détail ou deux et elle sera au sommet.',
    'Belle base ! Tu peux la publier telle quelle.',
  ],
  Bien: ['Bonne photo. Un petit réglage et elle sera très bien.', 'Tu y es presque : regarde les pistes ci-dessous.'],
  Correct: [
    'Elle a du potentiel : quelques réglages feront la différence.',
    "Pas mal ! Suis la première piste, c'est elle qui change le plus la note.",
  ],
  'À améliorer': [
    'Chaque photo ratée apprend quelque chose : la prochaine sera la bonne.',
    'Pas de panique : commence par la première piste, et tu verras la différence.',
  ],
};

export const styleAdvice: Record<ShotKind, string[]> = {
  portrait: [
    "Portrait serré : idéal en première photo. Un fond simple et une couleur unie gardent l'attention sur toi.",
    'Pour un portrait, une lumière de fenêtre et un haut uni font déjà beaucoup.',
  ],
  half: [
    'Plan plus large : parfait pour montrer ton style. Choisis un lieu qui te ressemble.',
    'Avec un peu de recul, le décor parle aussi de toi : un café, un parc, ton quartier.',
  ],
  full: [
    'Photo prise de loin : elle montre ta silhouette et le lieu. Garde-la en deuxième ou troisième place.',
    "De loin, laisse un peu d'espace autour de toi.",
  ],
  group: [
    'Une photo entre amis montre ta vie sociale : une seule suffit, jamais en premier.',
    "Sur une photo de groupe, place-toi au centre ou devant, qu'on te repère vite.",
  ],
  scene: [
    'Une photo sans visage peut raconter une passion : complète-la par des photos où on te voit.',
    'Une photo sans visage, pourquoi pas en fin de profil, pour lancer la conversation.',
  ],
};
