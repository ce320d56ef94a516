import type { Moment } from '../../moment.ts';

/** Someone who is gone since long, told so that it is known. */
export const lossMoments: Moment[] = [
  {
    id: 'loss-long-ago',
    cue: /\b(?:pere|mere|papa|maman|mari|femme|compagnon|compagne|frere|soeur|fils|fille|grand-pere|grand-mere)\b.{0,60}\b(?:decedee?|est (?:mort|morte|parti|partie)|nous a quittes|s'est eteinte?)\b|\bje suis (?:veuf|veuve)\b|\bj'ai perdu (?:mon|ma) (?:pere|mere|papa|maman|mari|femme|compagnon|compagne|frere|soeur|fils|fille)\b/,
    weight: 3,
    react: [
      'Merci de me l’avoir dit aussi simplement.',
      'Merci de me le dire, ça me touche.',
      'Merci de me faire confiance avec ça.',
    ],
    ask: {
      humoristique: [
        'Et j’aime bien les gens qui savent rire quand même.',
        'Ici, on peut parler de tout, même des choses pas drôles.',
      ],
      flirt: [
        'Ça me touche, la façon dont {tu en parles|vous en parlez}.',
        'On prend le temps qu’il faut, sans pression.',
      ],
      original: [
        'Et maintenant, qu’est-ce qui {te|vous} fait du bien ?',
        'Qu’est-ce qui {t’a|vous a} redonné envie de rencontrer quelqu’un ?',
      ],
    },
  },
];
