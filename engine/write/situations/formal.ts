import type { Act, GeneralLines } from './situation.ts';

// Lines for people who say «vous»: the same warmth, a little more distance.

const told: GeneralLines = {
  why: "Montre de l'intérêt, avec un peu de distance.",
  lines: {
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
};
const light: GeneralLines = {
  why: 'Répond au jeu avec élégance.',
  lines: {
    humoristique: [
      'Vous attaquez avec des gants blancs, mais vous attaquez.',
      "Je relève le gant. Il est un peu grand, mais je m'adapte.",
      "Touché. Je demande une revanche, à l'heure et à l'endroit de votre choix.",
      "Vous êtes d'une indulgence que ma famille ne partage pas.",
      'Merci. Je feins la modestie, mais je relis votre phrase.',
      "Je cherche une réponse convenable. Je n'en trouve aucune.",
      "Je vais encadrer votre message. Dans l'entrée, pour les visiteurs.",
      'Vous venez de ruiner ma soirée tranquille, et je vous en remercie.',
    ],
    flirt: [
      "Vous jouez bien. J'aimerais beaucoup perdre contre vous, un soir.",
      "Vous dites cela avec tant de tenue que j'en perds la mienne.",
      'De votre part, cela pèse plus lourd que vous ne pensez.',
      'Vous provoquez, je souris, nous voilà bien engagés.',
      'Prenez garde, je retiens les compliments bien tournés et leurs auteurs.',
      "Attention, je n'ai jamais autant d'esprit que lorsqu'on me provoque.",
      "Vous me faites rougir par écrit, c'est un tour de force.",
      'Je vous lis lentement, pour que cela dure.',
      'Si vous continuez, je vais devoir vous inviter, et ce sera votre faute.',
    ],
    original: [
      'On sent que vous pesez chaque mot. Lequel avez-vous failli effacer ?',
      'Êtes-vous ainsi avec tout le monde, ou ai-je droit à un régime particulier ?',
      "Quel défi n'avez-vous jamais refusé ? Je cherche votre point faible.",
      "Auriez-vous la même audace en face à face, ou l'écran vous aide-t-il ?",
      "C'est délicat de votre part. Qu'est-ce qui vous a fait l'écrire ?",
      "Merci. Et vous, quel compliment n'avez-vous jamais oublié ?",
    ],
  },
};
const limit: GeneralLines = {
  why: 'Entend la limite avec tact.',
  lines: {
    humoristique: [
      "C'est entendu, et je n'y reviendrai pas. Parlons de choses plus gaies ?",
      'Vous avez raison, mauvaise pioche de ma part. Je vous présente mes excuses.',
      'Bien compris. Prenez tout votre temps, rien ne presse de mon côté.',
      "Prenez tout votre temps, l'Académie ne m'attend pas ce soir.",
    ],
    flirt: [
      "À votre rythme. J'ai plus de plaisir à vous lire que de hâte.",
      "Votre prudence vous va bien. Je n'irai pas plus vite que vous.",
      'Je comprends tout à fait, et je suis très bien ici, en votre compagnie.',
    ],
    original: [
      "Merci de me le dire avec autant de franchise. Qu'est-ce qui vous mettrait à l'aise ?",
      "C'est entendu, et je n'y reviendrai pas. Comment s'est passée votre journée ?",
      'Bien sûr. De quoi aimeriez-vous que nous parlions ?',
      "Vous avez raison, je vous présente mes excuses. Parlons d'autre chose, voulez-vous ?",
    ],
  },
};
const yes: GeneralLines = {
  why: 'Dit oui avec élégance.',
  lines: {
    humoristique: [
      "Avec joie. J'avais préparé trois manières de vous le proposer, la vôtre est meilleure.",
      "C'est oui, et je tâcherai d'arriver à l'heure, ce qui est un hommage.",
      'Volontiers. Je mets mes plus belles chaussures de côté.',
    ],
    flirt: [
      'Avec grand plaisir. Je compte déjà un peu les jours.',
      "Oui, bien volontiers. J'attendais cette phrase sans oser l'écrire.",
      "C'est entendu. Ce sera une grande joie de vous voir.",
    ],
    original: [
      'Avec plaisir. Comment vous reconnaîtrai-je ?',
      "C'est noté. Gardons chacun une question, à ne poser que ce jour-là.",
      "Volontiers. Dites-moi simplement l'heure qui vous arrange.",
    ],
  },
};

export const formalLines: Record<Act, GeneralLines> = {
  funny: told,
  told,
  complained: told,
  glad: told,
  confided: told,
  teased: light,
  flirted: light,
  laughed: light,
  apologised: told,
  asked: {
    why: 'Répond à la question avec élégance.',
    lines: {
      humoristique: [
        '[votre réponse]. Voilà, vous en savez désormais plus que ma concierge.',
        'Je vous répondrai, mais sachez que la vérité est mal coiffée.',
        "Vous menez l'interrogatoire avec talent. Puis-je avoir un verre d'eau ?",
        'Un peu, ce qui est la version polie de la vérité. Et vous, depuis toujours ?',
      ],
      flirt: [
        "[votre réponse]. À vous maintenant, et je ne me contenterai pas d'un résumé.",
        "Demandé ainsi, je répondrais à tout. C'est assez imprudent de ma part.",
        "Pas autant que je le voudrais. En bonne compagnie, je m'y remettrais volontiers.",
        "Je répondrais à tout, demandé ainsi. C'est assez imprudent de ma part.",
        "Devinez. J'aimerais savoir comment vous m'imaginez.",
      ],
      original: [
        "[votre réponse]. Et vous, qu'espériez-vous entendre ?",
        "Devinez. J'aimerais savoir comment vous m'imaginez.",
        '[votre réponse]. Mais votre récit reste devant, et de loin.',
        "Ma réponse contre la vôtre, en même temps. Vous comptez jusqu'à trois ?",
        "Je vous dois une réponse, mais dites-moi d'abord ce qui vous fait poser la question.",
      ],
    },
  },
  dry: {
    why: 'Rend la suite facile, avec tact.',
    lines: {
      humoristique: [
        "J'ai relu votre message en entier. Ce fut rapide.",
        "Vous êtes d'une concision qui ferait pleurer un notaire.",
      ],
      flirt: [
        "Vous en dites peu, et pourtant j'ai envie de la suite.",
        "Est-ce de la réserve ou l'art de vous faire désirer ?",
      ],
      original: [
        "Donnez-moi un détail, même minuscule. Je m'occupe du reste.",
        'Ma question manquait peut-être de sel. De quoi aimeriez-vous parler ?',
      ],
    },
  },
  greeted: {
    why: 'Salue avec élégance.',
    lines: {
      humoristique: [
        'Mes hommages. Je garde mes autres formules pour le dessert. Comment allez-vous ?',
        "Bonjour à vous. Dois-je retirer mon chapeau ou en acheter un d'abord ?",
        'Bonsoir. Je me redresse un peu sur ma chaise, vous imposez le respect.',
      ],
      flirt: [
        "Vous saluez avec beaucoup d'élégance. Je crains déjà la suite.",
        "Bonsoir. Je ne pensais pas qu'un simple « vous » pouvait me troubler.",
      ],
      original: [
        'Bonjour. Préférez-vous les questions polies ou les questions intéressantes ?',
        "Bonsoir. Dites-moi une chose que l'on remarque chez vous au bout d'une heure seulement.",
      ],
    },
  },
  left: {
    why: 'Prend congé avec élégance.',
    lines: {
      humoristique: [
        'Filez, je garde la conversation au chaud sous une cloche en argent.',
        "Bonne nuit. Je vous laisse le dernier mot, cela m'a coûté.",
      ],
      flirt: [
        "Reposez-vous bien. J'ai déjà hâte d'être à votre prochain message.",
        'Bonne nuit. Vous laissez un petit vide très bien élevé.',
      ],
      original: [
        'Dormez bien. Demain, vous me direz à quoi vous pensiez en fermant les yeux.',
        "Bonne soirée. Une question pour la route : quel livre offririez-vous à l'aveugle ?",
      ],
    },
  },
  hard: {
    why: "L'empathie d'abord, avec délicatesse.",
    lines: {
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
  },
  limit,
  intrusive: limit,
  gentle: limit,
  'number-no': limit,
  planning: yes,
  'number-given': yes,
  invite: {
    why: 'Propose une rencontre avec élégance.',
    lines: {
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
  },
  number: {
    why: 'Propose de se parler, avec élégance.',
    lines: {
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
  },
  revive: {
    why: 'Reprend contact avec élégance.',
    lines: {
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
  },
};
