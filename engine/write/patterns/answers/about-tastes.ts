import type { AnswerVoice } from '../../pattern.ts';

/** What the user likes. */
export const answersAboutTastes: AnswerVoice[] = [
  {
    asks: ['music'],
    answer: {
      humoristique: [
        'En ce moment, [ton artiste] en boucle. Mes voisins aussi, du coup.',
        '[Ta réponse], et oui, je chante en voiture.',
      ],
      flirt: ['Beaucoup de [ton style] en ce moment. Je te ferai écouter.', 'Moi, [ta réponse], surtout le soir.'],
      original: [
        '[Ton artiste] tourne en boucle chez moi.',
        '[Ta réponse]. Et un plaisir coupable : [ton plaisir coupable].',
      ],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, la chanson que {tu écoutes|vous écoutez} en cachette ?'],
      flirt: ['Et {toi|vous}, {tu écoutes|vous écoutez} quoi en ce moment ?'],
      original: ['Et {toi|vous}, un titre à me faire découvrir ?'],
    },
  },
  {
    asks: ['screen', 'books'],
    answer: {
      humoristique: [
        'En ce moment, [ton titre], et je ne vois plus passer les heures.',
        '[Ton titre]. Je n’en dis pas plus, zéro spoiler.',
      ],
      flirt: [
        '[Ton titre], j’ai adoré. Je te le conseille.',
        'Là, je suis dans [ton titre], et j’ai du mal à m’arrêter.',
      ],
      original: ['[Ton titre], pour [ce qui t’a plu].', 'En ce moment, [ton titre]. J’y pense encore.'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, {tu avoues|vous avouez} quoi ?'],
      flirt: ['Et {toi|vous}, {ton|votre} dernier coup de cœur ?'],
      original: ['Et {toi|vous}, celui que {tu défendrais|vous défendriez} contre tout le monde ?'],
    },
  },
  {
    asks: ['food', 'drink'],
    answer: {
      humoristique: [
        '[Ta réponse], sans aucune hésitation ni modération.',
        '[Ta réponse], et je me battrai pour cette opinion.',
      ],
      flirt: [
        '[Ta réponse], surtout en bonne compagnie.',
        'Moi, [ta réponse]. Je connais de bonnes adresses, si jamais.',
      ],
      original: ['[Ta réponse], et j’ai mes raisons.', 'Pour moi, [ta réponse], toujours.'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, gourmandise inavouable ?'],
      flirt: ['Et {toi|vous}, {tu craques|vous craquez} pour quoi ?'],
      original: ['Et {toi|vous}, le plat qui {te|vous} rend heureux à coup sûr ?'],
    },
  },
  {
    asks: ['sport', 'hobby'],
    answer: {
      humoristique: [
        'Moi, [ton activité], avec plus d’enthousiasme que de talent.',
        '[Ton activité], et un peu de canapé aussi, soyons honnêtes.',
      ],
      flirt: ['Moi, [ton activité], ça me vide la tête.', '[Ton activité]. Je t’emmène quand tu veux.'],
      original: [
        '[Ton activité], depuis [depuis quand].',
        'Moi c’est [ton activité], surtout pour [ce que tu y trouves].',
      ],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, athlète ou supporter ?'],
      flirt: ['Et {toi|vous}, qu’est-ce qui {te|vous} fait du bien ?'],
      original: ['Et {toi|vous}, {tu fais|vous faites} quoi pour {te|vous} changer les idées ?'],
    },
  },
  {
    asks: ['astrology', 'languages', 'liked', 'known'],
    answer: {
      humoristique: ['[Ta réponse], je plaide coupable.', 'Sans mentir : [ta réponse].'],
      flirt: ['[Ta réponse], et on pourra en parler.', 'Moi, [ta réponse].'],
      original: ['Je dirais que [ta réponse].', 'En un mot : [ta réponse].'],
    },
    bounce: {
      humoristique: ['Et {toi|vous} ?'],
      flirt: ['Et {toi|vous} ?'],
      original: ['Et {toi|vous}, alors ?'],
    },
  },
  {
    asks: ['choice'],
    answer: {
      humoristique: [
        '[{gauche} ou {droite}], et je ne changerai pas d’avis.',
        '[{gauche} ou {droite}], évidemment. Question suivante.',
      ],
      flirt: [
        '[{gauche} ou {droite}], sans hésiter. J’espère que c’était la bonne réponse.',
        '[{gauche} ou {droite}], surtout en bonne compagnie.',
      ],
      original: [
        '[{gauche} ou {droite}], ça dépend de l’humeur du jour.',
        'Je dirais [{gauche} ou {droite}], sans trop réfléchir.',
      ],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, quel camp ?'],
      flirt: ['Et {toi|vous} ?'],
      original: ['Et {toi|vous}, {tu dirais|vous diriez} quoi ?'],
    },
  },
];
