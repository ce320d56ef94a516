import type { KindLines } from '../../kind-lines.ts';

/** The match takes leave for now. */
export const leaveLines: KindLines = {
  react: [
    '{File|Filez}, pas de souci.',
    'Ça marche, à très vite.',
    'Bon, je {te|vous} libère.',
    'Déjà… Bon, d’accord.',
    'C’était chouette de {te|vous} lire.',
    'Ok, on reprend ça plus tard.',
    'Je {te|vous} laisse tranquille, promis.',
    'À plus tard, alors.',
    'Rien ne presse, je ne bouge pas.',
    'La suite au prochain message, alors.',
  ],
  onward: {
    humoristique: [
      'Je garde mes questions au frais.',
      'Je ferai semblant de ne pas attendre.',
      'Interdiction de m’oublier en route.',
      'Je vais essayer de m’occuper sans faire de bêtises.',
      'La prochaine fois, c’est moi qui pars en premier, pour le style.',
      'J’ai encore plein de bêtises à dire, mais ça peut attendre.',
    ],
    flirt: [
      'J’ai hâte de {te|vous} relire.',
      'Je garde le sourire jusqu’à la prochaine fois.',
      '{Prends soin de toi|Prenez soin de vous} d’ici là.',
      'J’aurais bien continué encore un peu.',
      'Ça va me manquer, c’est malin.',
    ],
    original: [
      'On reprendra exactement où on en était.',
      'Une question pour plus tard : qu’est-ce qui {t’a fait|vous a fait} sourire aujourd’hui ?',
      'Je pose un marque-page ici.',
      '{Reviens|Revenez} avec une petite anecdote, même minuscule.',
      'Promis, je ne change pas de sujet pendant {ton|votre} absence.',
      'La prochaine fois, c’est {toi|vous} qui {choisis|choisissez} le sujet.',
    ],
  },
  whole: {
    humoristique: [
      '{File|Filez}, je ne voudrais pas qu’on m’accuse de {te|vous} retenir. Même si c’est vrai.',
      'Ok, je {te|vous} rends {ta|votre} liberté. Provisoirement.',
      'Pas de problème. Je reste là, je parle un peu au mur en attendant.',
      'À plus tard ! Je promets d’envoyer moins de vingt messages d’ici là.',
      'Ça marche. J’en profite pour préparer des questions plus intelligentes.',
    ],
    flirt: [
      'À très vite, alors. C’était bien, ce petit moment.',
      'Je {te|vous} laisse partir, mais un peu à regret.',
      'Pas de souci, je serai là. Et j’espère que c’est pour bientôt.',
      'C’est toujours trop court, avec {toi|vous}. À bientôt.',
      'J’ai bien aimé parler avec {toi|vous}. {Reviens|Revenez} vite.',
    ],
    original: [
      'On met sur pause. Je retiens où on en est, promis.',
      'À plus tard. Je garde la meilleure question pour la prochaine fois.',
      'Les bonnes conversations, c’est comme les gâteaux : il faut en laisser pour plus tard.',
      'D’accord, on souffle. On a encore plein de sujets en réserve.',
    ],
  },
};
