import type { MainProblem } from '#contract/onboarding.ts';
import { product } from '#contract/product.ts';

// The conversations in the onboarding's illustrations. None of them reveals anyone's gender.

export interface Line {
  from: 'moi' | 'match';
  text: string;
  /** The part of `text` that makes the line easy to answer; highlighted. */
  hook?: string;
  /** A message that got no answer. */
  faded?: true;
}

/** Step 0: the greeting. */
export const greeting = `Bonjour, moi c'est ${product.name}. On fait connaissance ?`;

/** Step 1: a message and three replies. */
export const example = {
  match: { from: 'match', text: "Dimanche j'ai retapé un vélo. Il roule, et il me reste trois pièces" },
  replies: [
    { tone: 'humoristique', text: "Trois pièces en trop, c'est un deuxième vélo qui commence." },
    { tone: 'flirt', text: 'Si les freins sont dans le lot, je monte quand même derrière.' },
    { tone: 'original', text: 'La plus mystérieuse des trois, tu me la décris ?' },
  ],
} as const;

/** Step 3: the parts of a message that can be answered. */
export const reading = {
  caption: `Ce que ${product.name} repère`,
  text: 'Je rentre de Lisbonne, il pleut, et mon basilic a survécu sans moi',
  hooks: [
    { words: 'Lisbonne', idea: 'Un souvenir à faire raconter' },
    { words: 'il pleut', idea: 'Une soirée à réchauffer' },
    { words: 'mon basilic a survécu', idea: 'Un petit rien pour taquiner' },
  ],
};

/** Step 5: for each problem, a conversation that solves it. */
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
