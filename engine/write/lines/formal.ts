import type { Lines } from './line.ts';

// Lines for people who say «vous»: the same warmth, a little more distance.

export const formalLines = {
  told: {
    humoristique: [
      "Vous racontez cela avec un calme admirable. J'en aurais fait un roman.",
      "Me voilà avec vingt questions, et aucune n'est raisonnable.",
      "Je vous lis avec le sourire de quelqu'un qui attend la suite.",
      "Vous avez l'art de rendre une chose simple très intéressante.",
      "Vous racontez cela avec un calme admirable. J'aurais crié.",
    ],
    flirt: [
      "Vous en parlez si bien que j'aimerais y être, à côté de vous.",
      "C'est un plaisir de vous lire. Je vous l'avoue sans détour.",
      'Vos messages ont pris une place très agréable dans mes soirées.',
      "Continuez, je vous en prie. Je ne m'en lasse pas.",
    ],
    original: [
      "Qu'est-ce que les gens n'imaginent jamais, à ce propos ?",
      'Et quel est le moment que vous préférez, dans tout cela ?',
      "D'où cela vous vient-il ? Il y a souvent une belle histoire derrière.",
      "Si vous deviez m'en donner le goût en une phrase, ce serait laquelle ?",
      "Et qu'est-ce que les gens comprennent mal, quand vous en parlez ?",
      'Depuis quand cela compte-t-il autant pour vous ?',
    ],
  },
  asked: {
    humoristique: ['[votre réponse]. Voilà, vous en savez désormais plus que ma concierge.'],
    flirt: ["[votre réponse]. À vous maintenant, et je ne me contenterai pas d'un résumé."],
    original: [
      "[votre réponse]. Et vous, qu'espériez-vous entendre ?",
      '[votre réponse]. Mais votre récit reste devant, et de loin.',
    ],
  },
  invite: {
    humoristique: [
      "Je propose que nous poursuivions cela autour d'un café, avec ou sans gants blancs.",
      'Une conversation pareille mérite une table et deux chaises. Quel jour vous conviendrait ?',
      "J'ai épuisé mes bonnes phrases à l'écrit. Accepteriez-vous de juger les autres de vive voix ?",
    ],
    flirt: [
      "J'aurais grand plaisir à vous rencontrer. Un café, un de ces jours ?",
      "Je vous lis avec tant de plaisir que j'aimerais vous entendre. Accepteriez-vous un thé ?",
      'Vous me donnez envie de vous voir, simplement. Quel après-midi vous conviendrait ?',
    ],
    original: [
      'Et si nous marchions une heure ensemble, en échangeant une question chacun ?',
      "Choisissez l'endroit, je choisirai la question. Quel jour seriez-vous libre ?",
      "Nous pourrions nous accorder une heure, sans programme. Qu'en dites-vous ?",
    ],
  },
  number: {
    humoristique: [
      'Ce petit clavier ne vous mérite pas. Puis-je vous appeler ? [votre numéro]',
      'Je propose que nous rendions cette application à son triste sort. Votre numéro ?',
      "Je tape d'un doigt, je parle beaucoup mieux. Voici le mien : [votre numéro]",
    ],
    flirt: [
      "J'aimerais beaucoup entendre votre voix. Accepteriez-vous que nous nous appelions ?",
      'Je vous laisse mon numéro, vous en ferez ce que vous voudrez : [votre numéro]',
      'Ce serait un plaisir de vous entendre. Me confieriez-vous votre numéro ?',
    ],
    original: [
      'Nous pourrions nous parler dix minutes, un de ces soirs. Voici mon numéro : [votre numéro]',
      "Une voix dit ce que dix messages n'arrivent pas à dire. Échangeons-nous nos numéros ?",
      "Je vous propose un appel, à l'ancienne, à l'heure qui vous convient. Le mien : [votre numéro]",
    ],
  },
  revive: {
    humoristique: [
      "Je reviens frapper à votre porte, avec moins d'esprit que de bonne volonté. Comment allez-vous ?",
      "Notre conversation s'est assoupie. Je me permets de la réveiller doucement.",
      "Ma dernière phrase ne méritait pas de réponse, j'en conviens. Puis-je retenter ?",
    ],
    flirt: [
      "Vos messages me manquent un peu, je vous l'avoue.",
      "Je pensais à vous ce matin. J'espère que vous allez bien.",
      "J'étais bien dans cette conversation. J'aimerais beaucoup en lire la suite.",
    ],
    original: [
      'Quelle a été la belle surprise de votre semaine ?',
      "Une question pour reprendre le fil : qu'est-ce qui vous a fait sourire, ces jours-ci ?",
      'Si vous deviez résumer ces derniers jours en un titre de roman, lequel serait-ce ?',
    ],
  },
  gentle: {
    humoristique: [
      "Je n'ai pas de mot juste. Je suis de tout cœur avec vous.",
      "Merci de me l'avoir confié. Prenez tout votre temps pour répondre.",
      "Il n'y a pas de bonne phrase pour cela. Je pense à vous, sincèrement.",
    ],
    flirt: [
      "Je pense à vous. Vous n'avez pas à faire bonne figure avec moi.",
      "Merci de votre confiance. Je suis là si vous avez envie d'en parler.",
      'Cela me touche que vous me le disiez.',
    ],
    original: [
      'Avez-vous du monde autour de vous, en ce moment ?',
      "Préférez-vous en parler un peu, ou que nous parlions d'autre chose ?",
      "Si vous avez envie de me raconter qui c'était, je lirai chaque mot.",
    ],
  },
  declines: {
    humoristique: ['Non, pas cela avec moi.'],
    flirt: ["Cela ne me convient pas. Nous pouvons parler d'autre chose, ou nous arrêter là."],
    original: ['Je vous le dis simplement : cela, ce sera non.'],
  },
  /** As `waryLines`. */
  wary: {
    humoristique: ["Dites-m'en un peu plus, j'ai peut-être lu trop vite."],
    flirt: ["Je vous lis. Qu'en pensez-vous, au fond ?"],
    original: ['Souhaitez-vous que nous en parlions, ou que nous changions de sujet ?'],
  },
} satisfies Record<string, Lines>;
