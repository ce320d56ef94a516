import type { Moment } from '../../moment.ts';

/** Little is said: a greeting, a yes, an «ok», an emoji. */
export const smallAnswers: Moment[] = [
  {
    id: 'agreement',
    cue: /^(?:(?:ah|oh|mdr|haha\w*|mais|oui|ouais) ,? ?)*(?:grave|carrement|tellement|exactement|clairement|trop vrai|c'est clair|pareil|tout a fait|j'avoue|totalement|on est d'accord|je valide|bien vu|pas faux|c'est pas faux|tellement vrai)\b[^,.]{0,30}$/,
    weight: 1,
    react: [
      'On est donc d’accord.',
      'Ça fait plaisir de tomber d’accord.',
      'Je savais qu’on allait s’entendre.',
      'Enfin quelqu’un de raisonnable.',
    ],
    ask: {
      humoristique: [
        'C’est suspect, il faut vite trouver un sujet de dispute.',
        'Si on est d’accord sur tout, on va s’ennuyer.',
      ],
      flirt: ['Ça commence à faire beaucoup de points communs.', 'J’aime bien qu’on se comprenne aussi vite.'],
      original: [
        'Et sur quoi on ne serait pas d’accord, à ton avis ?',
        'Dis-moi un truc sur lequel personne n’est jamais d’accord avec toi.',
      ],
    },
    invites: ['Autant d’accord, ça mérite un verre. Cette semaine ?'],
  },
  {
    id: 'surprise',
    cue: /^(?:(?:ah|oh|attends?|mais|mdr|haha\w*) ,? ?)*(?:quoi|serieux|ah bon|wow|waouh|incroyable|pas possible|c'est pas vrai|omg|whaou|dingue|enorme|trop bien|trop cool|stylee?|trop fort|j'adore)[ !.]*$/,
    ofUser: true,
    weight: 1,
    react: ['Eh oui.', 'Je te jure.', 'Parole.', 'Je savais que ça te plairait.'],
    ask: {
      humoristique: ['J’ai même des témoins, au besoin.', 'Et encore, tu n’as pas eu la version longue.'],
      flirt: ['Ça me plaît que ça te plaise.', 'J’ai d’autres surprises en réserve, si tu restes un peu.'],
      original: ['Et toi, ce que personne ne croit quand tu le racontes ?', 'À ton tour de me surprendre.'],
    },
    invites: ['Je te raconte le reste autour d’un verre ? Cette semaine, ça t’irait ?'],
  },
  {
    id: 'maybe',
    cue: /^(?:\w+ ,? ?){0,2}(?:peut-etre|on verra|pourquoi pas|a voir|ca depend|faut voir|qui sait)\b[^a-z]*(?:\w+ ?){0,3}$/,
    weight: 1,
    react: ['J’aime bien ce suspense.', 'Je prends ça pour un bon début.', 'Prends ton temps.'],
    ask: {
      humoristique: [
        'Ton oui a l’air timide, je ne vais pas le brusquer.',
        'Je mets ça dans la colonne des presque oui.',
      ],
      flirt: ['Tu me diras quand tu sauras, sans pression.', 'J’attends la suite avec le sourire.'],
      original: [
        'Et de quoi ça dépend, à ton avis ?',
        'En attendant, parle-moi d’autre chose : ta semaine, c’était comment ?',
      ],
    },
  },
  {
    id: 'greeting',
    acts: ['greeting'],
    unless: /\w+(?: \w+){5,}/,
    weight: 1,
    react: ['Salut !', 'Hello !', 'Coucou !'],
    ask: {
      humoristique: [
        'J’avais préparé une entrée fracassante, mais « salut » fera l’affaire. Comment tu vas ?',
        'Bon, on saute la météo : c’est quoi le truc le plus drôle de ta semaine ?',
      ],
      flirt: [
        'Ça me fait plaisir qu’on ait matché. Dis-moi, [un détail de son profil], ça vient d’où ?',
        'Ton profil m’a donné envie d’en savoir plus, surtout [un détail de son profil].',
      ],
      original: [
        'On se présente avec une chose inutile mais vraie ? La mienne : [ton détail].',
        'Deux vérités, un mensonge : [les tiens]. À toi de deviner.',
      ],
    },
  },
  {
    id: 'dry',
    acts: ['dry'],
    weight: 1,
    react: ['Réponse courte, j’aime le mystère.', 'Ok, je vois qu’on économise les mots.', 'D’accord, je relance.'],
    ask: {
      humoristique: [
        'Alors, question qui réveille : ta pire honte en public ?',
        'Choisis un sujet, je m’adapte à tout sauf à la fiscalité.',
      ],
      flirt: [
        'Dis-moi plutôt ce qui te ferait plaisir ce week-end.',
        'J’ai envie de te connaître un peu mieux : qu’est-ce qui te rend vraiment {m:heureux|heureuse|de bonne humeur} ?',
      ],
      original: [
        'Si tu pouvais être ailleurs là, maintenant, tu serais où ?',
        'Ta chanson du moment, celle que tu remets en boucle ?',
      ],
    },
  },
  {
    id: 'emoji-only',
    acts: ['emoji_only'],
    weight: 1,
    react: ['Un emoji qui en dit long.', 'Je traduis comme je peux.', 'Message reçu.'],
    ask: {
      humoristique: ['Tu peux sous-titrer, pour qu’on soit d’accord ?', 'Je l’interprète en ma faveur, évidemment.'],
      flirt: ['Je préfère quand même tes mots.', 'Dis-moi ce qu’il y a derrière.'],
      original: ['Ta journée en trois emoji, ce serait lesquels ?', 'En toutes lettres, ça donne quoi ?'],
    },
  },
];
