import type { AnswerVoice } from '../../pattern.ts';

/** What the user likes. */
export const answersAboutTastes: AnswerVoice[] = [
  {
    asks: ['music'],
    answer: {
      humoristique: ['En ce moment, [ton artiste] en boucle. Mes voisins aussi, du coup.', 'Alors, [ta réponse].'],
      flirt: ['Beaucoup de [ton style] en ce moment. Je te ferai écouter.', 'Moi, [ta réponse].'],
      original: ['[Ton artiste] tourne en boucle chez moi.', 'Sans hésiter : [ta réponse].'],
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
      humoristique: ['En ce moment, [ton titre], et je ne vois plus passer les heures.', 'Alors, [ta réponse].'],
      flirt: ['Moi, [ta réponse].', 'Là, je suis dans [ton titre], et j’ai du mal à m’arrêter.'],
      original: ['Sans hésiter : [ta réponse].', 'En ce moment, [ton titre]. J’y pense encore.'],
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
      humoristique: ['[Ta réponse], et j’assume.', '[Ta réponse], et je me battrai pour cette opinion.'],
      flirt: ['Moi, [ta réponse].', 'Tu veux tout savoir ? [Ta réponse].'],
      original: ['Sans hésiter : [ta réponse].', 'Je dirais [ta réponse].'],
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
      flirt: ['Moi, [ton activité], ça me vide la tête.', 'Moi, [ta réponse].'],
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
      humoristique: ['Alors, [ta réponse].', 'Sans mentir : [ta réponse].'],
      flirt: ['[Ta réponse], pour être honnête.', 'Moi, [ta réponse].'],
      original: ['Honnêtement, [ta réponse].', 'En un mot : [ta réponse].'],
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
      flirt: ['[{gauche} ou {droite}], sans hésiter.', 'Moi, [{gauche} ou {droite}].'],
      original: ['[{gauche} ou {droite}], et pas qu’un peu.', '[{gauche} ou {droite}], sans la moindre hésitation.'],
    },
    bounce: {
      humoristique: ['Et {toi|vous}, quel camp ?'],
      flirt: ['Et {toi|vous} ?'],
      original: ['Et {toi|vous}, {tu dirais|vous diriez} quoi ?'],
    },
  },
];
