import type { Moment } from '../../moment.ts';

/** What the match says to or about the user: compliments, teasing, dares, offers. */
export const flirting: Moment[] = [
  {
    id: 'funny-compliment',
    cue: /\b(?:t'es|tu es|vous etes) (?:\w+ ){0,2}(?:drole|marrante?|un comique|hilarante?)\b|\btu (?:me|m'as) fais? (?:trop |bien |vraiment )?(?:rire|marrer|sourire)\b|\bt'as (?:vraiment |trop )?(?:de l'humour|un humour)|\bvous (?:me faites|m'avez fait) (?:bien )?(?:rire|sourire)/,
    ofUser: true,
    weight: 3,
    react: [
      'Ah, merci, ça me touche.',
      'Je prends le compliment, et je l’encadre.',
      'Voilà, ma journée est faite.',
      'Merci, je vais devenir insupportable.',
    ],
    ask: {
      humoristique: [
        'Maintenant j’ai la pression, il va falloir tenir le niveau.',
        'Par contre, à l’oral je fais payer l’entrée.',
        'Profite, je n’ai que trois blagues en stock.',
      ],
      flirt: [
        'Te faire rire, c’est en train de devenir mon passe-temps préféré.',
        'Ce rire, j’espère l’entendre un jour pour de vrai.',
        'Ça tombe bien, j’aime beaucoup te faire rire.',
      ],
      original: [
        'Et toi, c’est quoi ton dernier vrai fou rire ?',
        'Dis-moi ce qui te fait rire à tous les coups, que je prépare la suite.',
        'Tu es bon public, ou je suis vraiment en forme ?',
      ],
    },
    invites: [
      'Il paraît que je suis encore plus drôle avec un verre à la main. On vérifie cette semaine ?',
      'La suite se joue en direct. Un verre cette semaine, ça te dit ?',
    ],
  },
  {
    id: 'flirt-compliment',
    cue: /\b(?:tu (?:me plais|m'interesses|m'intrigues|me rends|es mignon(?:ne)?|es chou|es adorable|es trop mign\w+|es gentil(?:le)?|es craquante?)|t'es (?:\w+ )?(?:mignon(?:ne)?|chou|adorable|craquante?|cute|charmante?|gentil(?:le)?|sympa|canon|belle|beau|un amour)|tu m'interesses|(?:j'aime|j'adore|craque pour|souri\w* (?:en lisant|devant|a)|fan de|touchee? par)[^.!?]{0,24}\bton (?:sourire|rire|regard|profil|charme|message|humour)|ton (?:sourire|rire|regard|charme) (?:m'|me |est |qui )|t'as (?:un|de|une) (?:\w+ )?(?:sourire|beaux yeux|regard|charme|belle|jolie)|craque pour toi|tu (?:as|t'as) l'air (?:\w+ )?(?:sympa|cool|gentil(?:le)?|interessante?|top|genial\w*))\b/,
    ofUser: true,
    unless: /\bmais\b|\?/,
    weight: 3,
    react: [
      'Ok, là je souris bêtement devant mon téléphone.',
      'Tu sais parler aux gens, toi.',
      'Merci, ça me fait vraiment plaisir.',
      'Bon, je rougis un peu.',
    ],
    ask: {
      humoristique: [
        'Je fais semblant de rester calme, ça marche ?',
        'Attention, je m’habitue très vite.',
        'Je relis une dernière fois et je redeviens calme.',
      ],
      flirt: [
        'Et je peux te dire que c’est réciproque.',
        'Continue, tu es sur la bonne voie.',
        'Ça me donne encore plus envie de te connaître.',
      ],
      original: [
        'Maintenant il va falloir que je sois à la hauteur. Par quoi on commence ?',
        'Tu viens de gagner une question au choix, je réponds à tout.',
        'Et qu’est-ce qui t’a donné envie de me le dire ?',
      ],
    },
    invites: [
      'Redis-le-moi en face, pour voir. Un verre cette semaine ?',
      'J’aimerais bien te rendre le compliment en vrai. On se voit cette semaine ?',
    ],
  },
  {
    id: 'good-talk',
    cue: /\b(?:(?:on s'entend|on accroche|on se marre|ca colle) (?:\w+ )?bien|j'aime (?:bien |beaucoup |trop )?(?:parler|discuter|echanger|te lire|nos (?:discussions|echanges|conversations))|ca (?:fait|me fait) (?:du bien|plaisir) de (?:te|parler|discuter|rire)|(?:c'est|trop) (?:agreable|fluide|cool|simple) de (?:te )?(?:parler|discuter|lire)|content\w* (?:de|qu'on) (?:te|s'est|ait|a) (?:parler|match\w*|lire)|on commencait a bien)\b/,
    ofUser: true,
    react: [
      'Pareil de mon côté.',
      'Ça me fait plaisir que tu le dises.',
      'Je me disais exactement la même chose.',
      'Ah, on est donc deux.',
    ],
    ask: {
      humoristique: [
        'On fait quand même une belle équipe, pour des inconnus.',
        'À ce rythme, on va finir par se raconter nos hontes de collège.',
        'Et encore, tu n’as pas entendu mes imitations.',
      ],
      flirt: [
        'Et j’ai envie d’en savoir encore plus sur toi.',
        'Ça n’arrive pas si souvent, alors je savoure.',
        'J’ai hâte de voir si ça marche aussi bien en vrai.',
      ],
      original: [
        'Dis-moi une chose que je ne sais pas encore sur toi.',
        'On passe au niveau suivant : ta question la plus sérieuse ?',
        'Qu’est-ce qu’on n’a pas encore abordé et qui compte pour toi ?',
      ],
    },
    invites: [
      'Ça vaut bien un verre, non ? Cette semaine, ça t’irait ?',
      'On voit si c’est pareil en vrai ? Un verre cette semaine ?',
    ],
  },
  {
    id: 'thinking-of-you',
    cue: /\b(?:(?:je pensais|j'ai pense|je pense) a toi|j'ai reve de toi|tu m(?:e|'as) manqu\w+|hate de (?:te|lire|voir|ta reponse)|j'attendais (?:ton|que tu)|je (?:regardais|guettais|verifiais|surveillais) (?:si tu|ton|mon tel)|j'ai souri (?:en|quand)|je souris (?:bet|en)|ca m'a fait penser a toi)\b/,
    ofUser: true,
    weight: 3,
    react: [
      'Ça, c’est une jolie façon de commencer un message.',
      'Tu viens d’améliorer ma journée.',
      'C’est réciproque, figure-toi.',
      'Je souris, c’est malin.',
    ],
    ask: {
      humoristique: [
        'En bien, j’espère, et pas devant une facture ?',
        'J’exige les détails, c’est la moindre des choses.',
        'Je me disais aussi que mes oreilles sifflaient.',
      ],
      flirt: ['Tu me racontes ?', 'J’aime bien cette idée.', 'Ça me donne très envie de te voir.'],
      original: [
        'Et qu’est-ce qui t’y a fait penser ?',
        'C’était à quel moment, exactement ?',
        'Maintenant je veux toute l’histoire.',
      ],
    },
    invites: ['On arrête d’y penser et on se voit ? Un verre cette semaine ?'],
  },
  {
    id: 'dare',
    cue: /\b(?:prouve[- ]?(?:le|moi)?|chiche|cap ou pas|t'es (?:pas )?cap|(?:je te|je vous) (?:mets au )?(?:defi\w*|lance un defi)|on parie|tu paries|je (?:te )?parie|tu (?:n')?oserais? pas|(?:je )?demande a voir|j'attends de voir|(?:faut|il faut) que je (?:voie|vois|goute|teste) ca|a (?:verifier|tester)|montre[- ]moi|fais tes preuves|je te crois pas)\b/,
    ofUser: true,
    weight: 3,
    react: [
      'Défi accepté.',
      'Oh, tu vas le regretter.',
      'Là, tu me cherches, et ça me plaît.',
      'Très bien, tu l’auras voulu.',
    ],
    ask: {
      humoristique: [
        'On joue quoi ? Je précise que je déteste perdre.',
        'Le perdant paie sa tournée, on est d’accord ?',
        'Je m’entraîne dans l’ombre depuis des années.',
      ],
      flirt: [
        'Et si je gagne, je gagne quoi ?',
        'Je relève tout ce qui vient de toi.',
        'J’aime bien quand tu me provoques.',
      ],
      original: [
        'Fixe les règles, je fixe le gage.',
        'On dit que le vainqueur pose la prochaine question, sans joker ?',
        'Il faudra un témoin neutre. Tu as un chat ?',
      ],
    },
    invites: [
      'Il va falloir venir constater sur place. Tu es libre quand ?',
      'On règle ça en vrai, autour d’un verre. Quel soir t’arrange ?',
    ],
  },
  {
    id: 'playful-accusation',
    cue: /\b(?:menteu\w+|mytho\w*|tu mens|t'abuses|tu abuses|n'importe quoi|arrete (?:tes betises|de mentir|tes conneries)|(?:je )?(?:te|t') ?permets? pas|attention a toi|je t'aimais bien (?:jusqu|avant)|(?:encore une|une autre) (?:blague|remarque) comme ca|je te (?:dematch|unmatch|demat)\w*|t'es (?:pas net\w*|grave|relou|chiante?|bete|fou|folle|un cas|nul\w*|impossible|un grand malade|serieux la)|tu (?:perds|gagnes) (?:un|des) points?|tu te moques|moque[- ]toi|c'est mal|honte a toi|(?:je suis|c'est) vexant|(?:je suis )?(?:outree?|choquee?|vexee?)|je vais (?:te )?(?:bouder|vexer)|tu (?:triches|fais genre))\b/,
    ofUser: true,
    unless: /\bserieusement\b|\bstop\b|\blache\b|\?/,
    react: ['Je plaide coupable.', 'Ok, celle-là, je l’ai méritée.', 'Je retire. Enfin, à moitié.', 'Touché.'],
    ask: {
      humoristique: [
        'Est-ce qu’il existe une procédure de rachat ?',
        'Mon avocat me conseille de ne rien ajouter.',
        'Je propose des excuses officielles, avec viennoiseries.',
      ],
      flirt: [
        'Avoue que ça te fait quand même sourire.',
        'Comment je me fais pardonner ?',
        'Tu t’énerves avec beaucoup de charme.',
      ],
      original: [
        'Dis-moi ta sentence, je l’accepte d’avance.',
        'Un partout, la balle est chez toi.',
        'Je me rattrape comment ?',
      ],
    },
    invites: ['Je me rattrape avec un verre ? Cette semaine, c’est moi qui invite.'],
  },
  {
    id: 'jealous-in-jest',
    cue: /\b(?:trop |je suis |suis |un peu )(?:jalou(?:se|x))\b|\b(?:je t'envie|la chance|quelle chance|t'as (?:trop )?de la chance|veinarde?)\b/,
    ofUser: true,
    react: [
      'Je comprends, c’est mérité.',
      'J’avoue, je ne suis pas à plaindre.',
      'Je partage volontiers un peu de ma chance.',
    ],
    ask: {
      humoristique: [
        'Je peux t’envoyer une carte postale, en compensation.',
        'Ton tour viendra, je connais quelqu’un. Enfin, presque.',
      ],
      flirt: ['La prochaine fois, je te réserve une place.', 'Il ne manquait que toi.'],
      original: [
        'Et toi, ta dernière vraie chance, c’était quoi ?',
        'Si tu pouvais partir là, tout de suite, tu irais où ?',
      ],
    },
    invites: ['La prochaine fois, tu viens avec moi. En attendant, un verre cette semaine ?'],
  },
  {
    id: 'offer',
    cue: /\bje (?:peux|pourrais|vais) (?:te|t') ?(?:\w+ )?(?:faire|montrer|apprendre|emmener|envoyer|preter|preparer|donner des cours|cuisiner|amener|initier|ramener|conseiller|passer)\b|\bje (?:te|t') ?(?:\w+ )?(?:montrerai|apprendrai|emmene|emmenerai|ferai (?:gouter|decouvrir|ecouter|visiter)|prete|garde une)\b|\bil reste une place|\bsi tu veux je (?:te|t')/,
    ofUser: true,
    weight: 3,
    react: [
      'Je prends, sans hésiter.',
      'Alors là, je dis oui tout de suite.',
      'Marché conclu.',
      'Tu viens de faire une promesse, je la note.',
    ],
    ask: {
      humoristique: [
        'Par contre, je te préviens, je pars de très loin.',
        'Je signe où ?',
        'Il y a une liste d’attente ou je passe en priorité ?',
      ],
      flirt: ['Avec toi comme guide, ça change tout.', 'J’ai déjà hâte.', 'C’est gentil, et ça me fait très envie.'],
      original: [
        'Et moi, qu’est-ce que je t’apporte en échange ?',
        'Tu demandes quoi en retour ? Je négocie peu.',
        'On commence par quoi ?',
      ],
    },
    invites: ['On fixe ça ? Je suis libre [ton jour].', 'Dis-moi quand, je m’arrange.'],
  },
  {
    id: 'condition',
    cue: /\b(?:a (?:une|deux|certaines) conditions?|(?:mais |par contre )?(?:il )?faut (?:supporter|accepter|etre (?:prete?|patiente?)|aimer|me promettre|promettre)|seulement si|que si tu|uniquement si|je te previens)\b/,
    ofUser: true,
    react: [
      'J’accepte toutes les conditions.',
      'Ça me paraît très raisonnable.',
      'Je signe sans lire les petites lignes.',
      'Marché conclu.',
    ],
    ask: {
      humoristique: [
        'Il y a une période d’essai ?',
        'J’ai survécu à pire. Enfin, je crois.',
        'Je demande juste une pause toutes les deux heures.',
      ],
      flirt: [
        'Pour toi, je peux faire un effort.',
        'C’est un petit prix à payer.',
        'Tu verras, je suis très facile à vivre.',
      ],
      original: [
        'Et moi, j’ai le droit d’ajouter une clause ?',
        'Quelle est la peine si je craque ?',
        'Dis-m’en plus, que je me prépare.',
      ],
    },
    invites: ['On teste ça quand ? Un verre cette semaine pour signer le contrat ?'],
  },
  {
    id: 'peace',
    cue: /\b(?:on fait la paix|treve|sans rancune|je te pardonne|t'es pardonnee?|tu es pardonnee?|(?:ca|le \w+|la \w+) te sauve|bien joue|un point pour toi|ok (?:la )?tu (?:gagnes|marques)|tu marques (?:un|des) points?|tu remontes)\b/,
    ofUser: true,
    react: ['Paix signée.', 'Ouf, j’ai eu peur.', 'Je prends ces points avec dignité.', 'Enfin un peu de justice.'],
    ask: {
      humoristique: [
        'Je savoure, ça ne va pas durer.',
        'Je vais essayer de ne pas tout gâcher dans les dix prochaines minutes.',
        'Je fais un tour d’honneur et je reviens.',
      ],
      flirt: [
        'Je ferais beaucoup pour rester dans tes petits papiers.',
        'Tu vois, je sais me défendre.',
        'Et maintenant que tu m’aimes bien, tu me racontes quoi ?',
      ],
      original: [
        'On scelle ça comment ?',
        'J’en suis à combien de points, au total ?',
        'Et à combien j’ai droit à une question indiscrète ?',
      ],
    },
    invites: ['On scelle ça autour d’un verre ? Quel soir t’arrange ?'],
  },
  {
    id: 'missed-chance',
    cue: /\bc'est (?:trop |vraiment )?(?:con|bete|dommage|rageant|ballot)\b|\bdommage\b/,
    weight: 1,
    react: [
      'Oui, c’est rageant.',
      'Je suis d’accord, c’est vraiment dommage.',
      'Pas de chance, pour une fois qu’on tenait quelque chose.',
    ],
    ask: {
      humoristique: ['On porte plainte contre qui ?', 'Je note le coupable pour plus tard.'],
      flirt: ['Mais je ne compte pas m’arrêter là.', 'Rien n’est perdu, on trouvera bien.'],
      original: ['Il y aurait un plan B, dans un monde idéal ?', 'Et si on tournait ça à notre avantage ?'],
    },
    invites: ['On se voit avant, alors ? Un verre cette semaine ?'],
  },
  {
    id: 'wink',
    cue: /[😏😇😘😍🥰😌🙈😉😈😜🤭]/u,
    ofUser: true,
    unless: /\w+(?: \w+){11,}/,
    weight: 1,
    react: [
      'Je n’ai rien à déclarer.',
      'Touché.',
      'Tu joues à un jeu dangereux, là.',
      'Je vois très bien où tu veux en venir.',
    ],
    ask: {
      humoristique: [
        'Je préfère garder le silence, mon visage répond déjà pour moi.',
        'Si on me demande, je nierai tout.',
        'Arrête, je vais finir par sourire dans le bus.',
      ],
      flirt: [
        'Continue comme ça et je ne réponds plus de rien.',
        'Et si je te disais que c’est réciproque ?',
        'J’aime bien quand tu me parles comme ça.',
      ],
      original: [
        'Tu es toujours comme ça, ou c’est un traitement de faveur ?',
        'Et tu dirais la même chose en face ?',
        'Attention, je pourrais y prendre goût.',
      ],
    },
    invites: [
      'Tu oserais me dire ça en face ? Un verre cette semaine, pour vérifier.',
      'Répète-moi ça autour d’un verre. Cette semaine ?',
    ],
  },
];
