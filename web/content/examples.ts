import type { Reply } from '#contract/writing.ts';

// The replies that the landing page shows. They are what the product writes to these messages, word for word:
// scripts/shown-examples.test.ts asks the engine.

export type ShownReply = Pick<Reply, 'tone' | 'content'>;

/** To the sample chat `lea`. */
export const heroReplies: ShownReply[] = [
  {
    tone: 'humoristique',
    content: "J'ai besoin de savoir : plutôt ange ou petit démon, cette bête ?",
  },
  { tone: 'flirt', content: "J'aime bien que tu me racontes ça. Tu as toujours eu des animaux autour de toi ?" },
  { tone: 'original', content: "Avec les bêtes, on a toujours une histoire à raconter. C'est laquelle, ta préférée ?" },
];

export const tonesExample = {
  message: 'Mon chien a mangé ma chaussure gauche. Encore la gauche.',
  replies: [
    { tone: 'humoristique', content: "J'ai besoin de savoir : plutôt ange ou petit démon, cette bête ?" },
    { tone: 'flirt', content: "J'aimerais bien faire connaissance, même en photo. Tu m'en montres une ?" },
    { tone: 'original', content: 'Si cet animal pouvait te dire une seule phrase, ce serait quoi à ton avis ?' },
  ] satisfies ShownReply[],
};

/** A bio as people write it, and one of those that the generator writes from `interests`, with their scores. */
export const bioExample = {
  interests: 'mes tomates ratées, la cuisine italienne, le jazz',
  before: { text: "Passionné de voyages, j'aime rire et les bons restos. Je cherche le feeling.", score: 21 },
  after: {
    text: "Mes tomates ratées, cuisine italienne et jazz, dans cet ordre ou dans un autre. Dis-moi ce qui te fait rire, je te dirai si on s'entendra.",
    score: 92,
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
