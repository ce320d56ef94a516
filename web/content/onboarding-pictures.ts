import type { MainProblem } from '#contract/onboarding.ts';
import { product } from '#contract/product.ts';

// The small conversations drawn beside the onboarding's words. Nobody's gender can be read from them.

export interface Line {
  from: 'moi' | 'match';
  text: string;
  /** What makes the line easy to answer: highlighted, and part of `text`. */
  hook?: string;
  /** A message that fell flat. */
  faded?: true;
}

/** Step 0: the product opens the conversation. */
export const greeting = `Salut, moi c'est ${product.name}. On fait connaissance ?`;

/** Step 1: what the product does, in one picture. */
export const example = {
  match: { from: 'match', text: "Dimanche j'ai retapé un vélo. Il roule, et il me reste trois pièces" },
  replies: [
    { tone: 'humoristique', text: "Trois pièces en trop, c'est un deuxième vélo qui commence." },
    { tone: 'flirt', text: 'Si les freins sont dans le lot, je monte quand même derrière.' },
    { tone: 'original', text: 'La plus mystérieuse des trois, tu me la décris ?' },
  ],
} as const;

/** Step 3: what can be caught hold of in a message. */
export const reading = {
  caption: `Ce que ${product.name} repère`,
  text: 'Je rentre de Lisbonne, il pleut, et mon basilic a survécu sans moi',
  hooks: [
    { words: 'Lisbonne', idea: 'Un souvenir à faire raconter' },
    { words: 'il pleut', idea: 'Une soirée à réchauffer' },
    { words: 'mon basilic a survécu', idea: 'Un petit rien pour taquiner' },
  ],
};

/** Step 5: the answer to each problem, as a conversation. */
export const scenes: Record<MainProblem, { before?: string; lines: Line[] }> = {
  conversations_die: {
    lines: [
      { from: 'moi', text: 'Tu fais quoi ce week-end ?' },
      { from: 'match', text: 'Rien de spécial' },
      {
        from: 'moi',
        text: 'Mon programme préféré. Version grasse mat ou version marché ?',
        hook: 'grasse mat ou version marché ?',
      },
      { from: 'match', text: 'Marché, mais à onze heures. Et toi ?' },
    ],
  },
  no_responses: {
    lines: [
      { from: 'moi', text: 'Salut, ça va ?', faded: true },
      {
        from: 'moi',
        text: 'Ton chien a une tête à juger les premiers messages. Il met combien au mien ?',
        hook: 'Il met combien au mien ?',
      },
      { from: 'match', text: 'Sept sur dix. Il attend la suite' },
    ],
  },
  dont_know_start: {
    before: 'Dans sa bio : « Imbattable au Scrabble »',
    lines: [
      { from: 'moi', text: "Imbattable, vraiment ? Mon plus beau mot, c'est « whisky ». Et toi ?", hook: 'Et toi ?' },
      { from: 'match', text: "« Yaourt », mot compte triple. Je m'en vante encore" },
    ],
  },
  virtual_to_real: {
    lines: [
      { from: 'match', text: 'Tu as raison, ce débat mérite un vrai café' },
      {
        from: 'moi',
        text: 'Jeudi, 19h, près du canal ? Et si tu préfères un autre jour, dis-moi lequel.',
        hook: 'Jeudi, 19h, près du canal ?',
      },
      { from: 'match', text: 'Jeudi, ça me va' },
    ],
  },
};
