import type { Moment } from '../moment.ts';

// What was told and belongs to no moment, and is not to be taken lightly.

export const trouble: Moment = {
  id: 'told-trouble',
  react: ['Aïe.', 'Ah, mince.', 'Courage.', 'Ah, pas simple.'],
  ask: {
    humoristique: [
      'Je {t’envoie|vous envoie} du soutien moral, et du chocolat imaginaire.',
      'Le chocolat, c’est remboursé dans ces cas-là.',
    ],
    flirt: ['{Tu te sens|Vous vous sentez} comment, là ?'],
    original: [
      'Qu’est-ce qui {te|vous} ferait un peu de bien, là ?',
      '{Tu préfères|Vous préférez} en parler, ou que je {te|vous} change les idées ?',
    ],
  },
  invites: [
    'Je t’offre un verre pour oublier ça ? Cette semaine, quand tu veux.',
    'Si ça peut te remonter le moral, on va boire un verre cette semaine ?',
  ],
};

/** Something told at length that was not easy to tell. */
export const confidence: Moment = {
  id: 'told-confidence',
  react: [
    'Merci de me raconter ça, ça me touche.',
    'Merci pour {ta|votre} franchise, ça compte.',
    'J’ai tout lu, et ça me touche que {tu m’en parles|vous m’en parliez}.',
  ],
  ask: {
    humoristique: [
      'J’avais prévu une blague, je la garde pour plus tard.',
      'Pour une fois, je n’ai rien de drôle à ajouter, et c’est bien comme ça.',
    ],
    flirt: [
      'J’aime la façon dont {tu en parles|vous en parlez}.',
      '{Tu me donnes|Vous me donnez} envie de {te|vous} connaître davantage.',
    ],
    original: [
      'Qu’est-ce qui fait du bien, dans ces moments-là ?',
      'Et aujourd’hui, qu’est-ce qui {te|vous} fait du bien ?',
    ],
  },
};
