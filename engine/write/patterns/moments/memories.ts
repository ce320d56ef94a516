import type { Moment } from '../../moment.ts';

/** Childhood, as it was dreamt and as it was. */
export const memoryMoments: Moment[] = [
  {
    id: 'childhood-dream',
    cue: /\b(?:petite?|enfant|gamine?|gosse|mome|a \d+ ans|plus jeune|au debut)\b.{0,15}\bje (?:voulais|revais) (?:d'|de |absolument |trop )*(?:etre|devenir|faire)\b|\bje (?:voulais|revais) (?:d'|de |absolument |trop )*(?:etre|devenir) (?:(?:\p{L}+ ?){1,2})|\bmon reve (?:de gosse|d'enfant|de gamine?|d'enfance)\b|\b(?:dresseuse?|astronaute|cosmonaute|vetos?|veterinaire|princesse|pompier|maitresse|archeologue|caissiere|boulangere?|fleuriste|star|cirque)\b.{0,60}\bj'hesitais\b/u,
    unless: /\b(?:pas|plus|desolee?)\b/,
    react: [
      'Très bon plan de carrière.',
      'On y croyait dur comme fer, à cet âge.',
      'Ça se tient, franchement.',
      'J’imagine la tête des parents.',
    ],
    ask: {
      humoristique: [
        'À quel moment le projet est-il tombé à l’eau ?',
        'Tu avais au moins le costume ?',
        'Il n’est pas trop tard pour une reconversion, si ?',
      ],
      flirt: [
        'Il en reste quelque chose, de cet enfant-là ?',
        'Tu devais être un sacré numéro, à cet âge. Plutôt timide, ou moulin à paroles ?',
        'Et aujourd’hui, tu rêves de quoi ?',
      ],
      original: [
        'Tu lui dirais quoi, à cet enfant, aujourd’hui ?',
        'Qu’est-ce qui t’attirait là-dedans, au fond ?',
        'Tu l’as un peu réalisé, d’une façon ou d’une autre ?',
      ],
    },
    invites: ['On parle de nos rêves de gosse autour d’un verre cette semaine ?'],
  },
  {
    id: 'as-a-child',
    cue: /\bquand j'etais (?:petite?|enfant|gamine?|ado|gosse|mome|jeune|au (?:college|lycee)|en (?:primaire|maternelle|cm\d))\b|\b(?:petite?|enfant|gamine?|ado|au college|au lycee|en primaire|jusqu'a mes \d+ ans) ,? (?:j'etais|j'avais|j'ai|je (?:faisais|passais|mangeais|jouais|croyais|portais|collectionnais|suis)|on (?:allait|jouait|faisait|passait))\b|\bj'ai ete \p{L}+ (?:de force )?jusqu'a mes \d+ ans\b|\bmes (?:photos|carnets|poemes|journaux|coupes de cheveux|cassettes) .{0,15}(?:ado|enfan\w*|college|lycee)\b/u,
    unless: /\b(?:malade|hopital|mort\w*|decede\w*|battue?|harcel\w*|moqu\w*|violen\w*|triste|divorce\w*)\b/,
    react: [
      'J’imagine très bien le tableau.',
      'Il doit exister des photos.',
      'Ça en dit long, j’aime bien.',
      'Quelle époque.',
    ],
    ask: {
      humoristique: [
        'Il existe des preuves, ou tout a été brûlé ?',
        'Et tes parents, ils s’en sont remis ?',
        'Ça s’est calmé avec l’âge, ou toujours pas ?',
      ],
      flirt: [
        'Il en reste quoi, aujourd’hui ?',
        'Je crois que j’aurais voulu être dans ta classe. Tu étais quel genre d’élève ?',
        'J’aime bien ce que tu racontes. Un autre souvenir comme ça ?',
      ],
      original: [
        'L’odeur ou la chanson qui te ramène là-bas en une seconde ?',
        'Et ton plus grand exploit de l’époque ?',
        'Qu’est-ce que tu pensais de ta vie d’adulte, à ce moment-là ?',
      ],
    },
    invites: ['J’ai envie d’entendre la suite en vrai. Un verre cette semaine ?'],
  },
  {
    id: 'nostalgia',
    cue: /\b(?:ca me (?:rappelle|ramene|fait penser a)|souvenirs? d'enfance|mon enfance|toute mon enfance|madeleine de proust|nostalg\w*|coup de vieux|l'odeur de chez|je suis retombee? en enfance|les annees (?:80|90|2000))\b/,
    unless: /\b(?:mauvais|horrible|triste|difficile|malheureuse|dur|mort\w*)\b/,
    react: [
      'La petite bouffée de nostalgie.',
      'C’est fou ce qu’une petite chose peut ramener.',
      'Ça réchauffe, ce genre de souvenir.',
      'Ça me fait sourire, ce que tu racontes.',
    ],
    ask: {
      humoristique: [
        'Tu aurais encore le bon vieux jogging de l’époque ?',
        'C’était mieux avant, ou on enjolive un peu ?',
        'Le goûter de 16h, c’était quoi, chez toi ?',
      ],
      flirt: [
        'Tu étais comment, à cette époque ?',
        'J’aime bien ce côté-là de toi. C’était où, exactement ?',
        'Et si tu pouvais y retourner une journée, tu ferais quoi ?',
      ],
      original: [
        'L’odeur qui va avec, c’est laquelle ?',
        'C’est quoi, l’objet de cette époque que tu as gardé ?',
        'Qui est dans le souvenir, avec toi ?',
      ],
    },
    invites: ['On échange nos souvenirs autour d’un verre cette semaine ?'],
  },
];
