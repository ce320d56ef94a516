import type { Reply } from '#contract/writing.ts';

// The replies that the landing page shows. They are what the product writes to these messages, word for word:
// scripts/shown-examples.test.ts asks the engine.

export type ShownReply = Pick<Reply, 'tone' | 'content'>;

/** To the sample chat `lea`. */
export const heroReplies: ShownReply[] = [
  {
    tone: 'humoristique',
    content: "Moi, les animaux me regardent comme si je leur devais de l'argent. Et toi, ils t'aiment bien ?",
  },
  { tone: 'flirt', content: "Il me faudra son accord avant le tien, je suppose. J'ai mes chances ?" },
  { tone: 'original', content: 'Et si les animaux parlaient cinq minutes, celui-là dirait quoi de toi ?' },
];

export const tonesExample = {
  message: 'Mon chien a mangé ma chaussure gauche. Encore la gauche.',
  replies: [
    { tone: 'humoristique', content: "Les animaux, c'est le seul sujet où je prends une voix ridicule. Et toi ?" },
    { tone: 'flirt', content: "Et pour t'inviter à boire un verre, il faut l'accord de la bête ?" },
    { tone: 'original', content: "Si l'animal pouvait parler, il balancerait quoi sur toi ?" },
  ] satisfies ShownReply[],
};

/** A bio as people write it, and one of those that the generator writes from `interests`, with their scores. */
export const bioExample = {
  interests: 'mes tomates ratées, la cuisine italienne, le jazz',
  before: { text: "Passionné de voyages, j'aime rire et les bons restos. Je cherche le feeling.", score: 21 },
  after: {
    text: 'Mes proches ont une règle : ne jamais me lancer sur mes tomates ratées. Voilà, tu es au courant. Tu me lances quand même ?',
    score: 93,
  },
};

export const silenceExample = {
  messages: ['On se fait le ciné samedi ?', 'Pourquoi pas !', 'Et du coup, ce ciné ?'],
  followUp: "Si l'idée de se voir te tente toujours, je te laisse choisir le jour. Sinon, aucun souci",
};

export const flagExample = { before: 'On se voit bientôt, promis.', quote: "Tu peux m'avancer le billet de train ?" };

export const dateExample = {
  city: 'Paris',
  interests: 'cuisine vietnamienne, marchés, balades',
  title: 'Le marché à quatre mains',
  place: "marché d'Aligre",
  minutes: 110,
};
