import type { Moment } from '../../moment.ts';

/** What the match wants to be played along with: riddles, turns, roles. */
export const playingAlong: Moment[] = [
  {
    id: 'guess',
    cue: /\b(?:devine|a toi de deviner|deux verites|2 verites|vrai ou faux)\b/,
    ofUser: true,
    weight: 3,
    react: ['Oh, un piège, j’adore.', 'Très bien, je me lance.', 'Je réfléchis, et je mise gros.'],
    ask: {
      humoristique: [
        'Je parie sur [ton choix], et je refuse d’en dire plus sans mon avocat.',
        'Ma mise : [ton choix]. Si je gagne, je veux une récompense.',
      ],
      flirt: [
        'Je dirais [ton choix], à ton sourire que je devine.',
        '[Ton choix]. Si j’ai bon, tu me racontes l’histoire en entier ?',
      ],
      original: [
        '[Ton choix], parce que c’est trop beau pour être faux.',
        'Mon instinct dit [ton choix]. À moi ensuite, prépare-toi.',
      ],
    },
    invites: ['Je dirais [ton choix]. Et on vérifie autour d’un verre, cette semaine ?'],
  },
  {
    id: 'your-turn',
    cue: /\b(?:a toi (?:maintenant|de jouer|l'honneur)|a ton tour|fais mieux|c'est ton tour|ton tour)\b/,
    ofUser: true,
    weight: 3,
    react: ['Difficile de passer après ça.', 'La barre est très haute.', 'Je ne fais pas le poids, mais j’essaie.'],
    ask: {
      humoristique: [
        '[Ton histoire]. Pas de moquerie, merci.',
        'Alors voilà : [ton histoire]. Tu as le droit de rire.',
      ],
      flirt: [
        '[Ton histoire]. Et je ne raconte pas ça à n’importe qui.',
        '[Ton histoire]. J’espère au moins un sourire.',
      ],
      original: [
        '[Ton histoire]. Tu me mets combien sur dix ?',
        '[Ton histoire], et toute ressemblance est volontaire.',
      ],
    },
    invites: ['Je te raconte la mienne autour d’un verre ? Cette semaine, ça t’irait ?'],
  },
  {
    id: 'mock-role',
    cue: /\b(?:cher monsieur|chere madame|inspect(?:eur|rice)|commissaire|votre honneur|votre majeste|maitre|mon capitaine|capitaine|docteur|service (?:client|reclamations)|guichet|veuillez|agent (?:secret|\d+)|la cour|objection|temoin|soldat|chef d'etat)\b/,
    ofUser: true,
    weight: 2,
    react: [
      'L’affaire est grave, en effet.',
      'Je transmets immédiatement à qui de droit.',
      'Bien reçu, à vos ordres.',
      'Le dossier est entre de bonnes mains.',
    ],
    ask: {
      humoristique: [
        'Je réclame des renforts et un café.',
        'Mes meilleurs agents sont sur le coup, ils font la sieste.',
        'Nous allons devoir procéder à une reconstitution.',
      ],
      flirt: [
        'Et puis-je avoir vos coordonnées, pour les besoins de l’enquête ?',
        'Vous avez le droit de garder le silence, mais ce serait dommage.',
        'Je mène cette mission avec beaucoup trop de plaisir.',
      ],
      original: [
        'Une dernière question avant de classer l’affaire : quel est votre alibi ?',
        'On dit que la suite de l’enquête mène à une terrasse.',
        'Je propose un complice : vous.',
      ],
    },
    invites: ['La suite de l’enquête se fera autour d’un verre. Quel soir ?'],
  },
];
