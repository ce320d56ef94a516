import type { MainProblem } from '#contract/onboarding.ts';
import { product } from '#contract/product.ts';
import type { Objective } from '#contract/writing.ts';

// The conversations in the onboarding's illustrations. None of them reveals anyone's gender. The replies are what the product
// writes, word for word: scripts/shown-examples.test.ts asks the engine.

export interface Line {
  from: 'moi' | 'match';
  text: string;
  /** A message that got no answer. */
  faded?: true;
}

/** Step 0: the greeting. */
export const greeting = `Bonjour, moi c'est ${product.name}. On fait connaissance ?`;

/** Step 1: a message and three replies. */
export const example = {
  message: 'Je chante alto dans une chorale',
  replies: [
    { tone: 'humoristique', content: 'Ça sent la personne qui chante en voiture, fenêtres ouvertes. Je me trompe ?' },
    {
      tone: 'flirt',
      content: "J'aime bien comme tu vis la musique. C'est quoi, le morceau qui te donne des frissons à chaque fois ?",
    },
    {
      tone: 'original',
      content: "Je comprends tellement. C'est quoi, le morceau qui te ramène direct à un endroit précis ?",
    },
  ] as const,
};

/** Step 3: a message, what the product says of it, and one of its replies. */
export const reading = {
  caption: `Ce que ${product.name} en dit`,
  message: "J'ai adopté un chat, il dort sur mon clavier",
  reason: "La balle est dans ton camp : réponds à ce qui vient d'être dit.",
  reply: {
    tone: 'original',
    content: 'Si on transformait cet animal en humain, tu lui donnerais quel métier ?',
  } as const,
};

interface Scene {
  before?: string;
  /** The last one is the product's. */
  lines: Line[];
  /** What the product was asked for. */
  asked: { kind: 'reply'; objective: Objective } | { kind: 'opener'; profile: string };
}

/** Step 5: for each problem, a conversation and the line that the product proposes. */
export const scenes: Record<MainProblem, Scene> = {
  conversations_die: {
    lines: [
      { from: 'moi', text: 'Tu fais quoi ce week-end ?' },
      { from: 'match', text: 'Rien de spécial' },
      { from: 'moi', text: "Question toute simple : ta journée, c'était plutôt bien, bof ou à oublier ?" },
    ],
    asked: { kind: 'reply', objective: 'continue' },
  },
  no_responses: {
    lines: [
      { from: 'moi', text: 'Salut, ça va ?', faded: true },
      {
        from: 'moi',
        text: "Je brise la glace avec ce que j'ai sous la main : dans ton frigo, là, c'est qui l'intrus ?",
      },
    ],
    asked: { kind: 'reply', objective: 'revive' },
  },
  dont_know_start: {
    before: 'Dans sa bio : « Imbattable au Scrabble »',
    lines: [
      {
        from: 'moi',
        text: 'Au Scrabble, tu poses le joli mot à 8 points, ou le mot affreux à 42 que personne ne connaît ?',
      },
    ],
    asked: { kind: 'opener', profile: 'Imbattable au Scrabble' },
  },
  virtual_to_real: {
    lines: [
      { from: 'match', text: 'On se prend un café un de ces jours ?' },
      { from: 'moi', text: "Oui, et j'ai déjà hâte. Dis-moi où t'attendre et je serai là." },
    ],
    asked: { kind: 'reply', objective: 'date' },
  },
};
