import type { Moment } from '../../moment.ts';

/** Life on the app: new here, tired of it, bad dates, silences. */
export const datingLife: Moment[] = [
  {
    id: 'new-on-app',
    cue: /\b(?:je (?:suis (?:toute? )?(?:nouvelle?|nouveau|recente?)|debarque|viens (?:d'arriver|de (?:m'inscrire|telecharger|creer))|debute|me suis inscrite?) ?.{0,25}\b(?:ici|appli|app|tinder|bumble|hinge|fruitz|happn|meetic|dessus|la-dessus|hier|site)|(?:c'est )?ma premiere (?:appli|fois (?:sur|ici))|premiere? (?:match|conversation|appli)|je (?:comprends|sais) (?:rien|pas) .{0,15}(?:appli|ca marche))\b/,
    unless:
      /\b(?:ville|boulot|quartier|nouvelle? (?:sur|a) (?:paris|lyon)|supprim\w*|desinstall\w*|re-?inscri\w*|re-?install\w*|troisieme|deuxieme|encore)\b/,
    react: [
      'Bienvenue dans la jungle.',
      'Bienvenue, tu vas voir, il y a des gens bien.',
      'Tu commences par moi, quelle bonne idée.',
      'J’arrive tôt, quelle chance.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà vu passer ton premier poisson tenu à bout de bras ?',
        'Combien de « slt cv » au compteur ?',
        'Qui t’a fait ton profil : toi, ou un comité d’amis ?',
      ],
      flirt: [
        'Et qu’est-ce qui t’a donné envie de me répondre, à moi ?',
        'Tu cherches quoi ici, si tu le sais déjà ?',
        'Je peux te faire la visite guidée ?',
      ],
      original: [
        'C’est quoi ta plus grosse surprise, jusqu’ici ?',
        'C’était un coup de tête ou une décision mûrie ?',
        'C’est quoi la question qu’on t’a déjà trop posée ?',
      ],
    },
    invites: ['Autant commencer par le mieux : un vrai verre, cette semaine ?'],
  },
  {
    id: 'app-fatigue',
    cue: /\b(?:(?:j'en ai|un peu|ras le bol|marre|fatiguee?|saoulee?|soulee?|blasee?|lassee?|la flemme|desespere\w*) .{0,40}\b(?:applis?|apps?|tinder|bumble|hinge|meetic|ici|rencontres|swip\w*|discussions|conversations|matchs?|disparai\w+|ghost\w*)|(?:applis?|tinder|bumble|hinge) .{0,30}\b(?:fatigue\w*|saoule|soule|epuis\w+|deprim\w+|decourage\w*|bouffe|marre|usant)|(?:troisieme|deuxieme|dixieme|enieme|\d+e) (?:installation|inscription|fois que je (?:reinstalle|reviens)))\b/,
    unless: /\b(?:pas marre|mon boulot)\b/,
    weight: 3,
    react: [
      'Je te comprends, c’est usant à force.',
      'Promis, ici on ne récite pas un CV.',
      'C’est vrai que ça tourne vite en rond.',
      'On va essayer de faire mieux, alors.',
    ],
    ask: {
      humoristique: [
        'La question qu’on t’a posée mille fois ? Je la barre tout de suite.',
        'Tu as une réponse copiée-collée pour « tu fais quoi dans la vie » ?',
        'Le pire premier message reçu, on en rit ensemble ?',
      ],
      flirt: [
        'Qu’est-ce qui te donnerait envie de rester un peu, là ?',
        'Et si on sautait les banalités : qu’est-ce qui t’a fait du bien cette semaine ?',
        'Tu voudrais qu’on se parle de quoi, pour changer ?',
      ],
      original: [
        'Une bonne conversation, pour toi, ça commence comment ?',
        'Qu’est-ce que tu aimerais qu’on te demande, pour une fois ?',
        'La dernière rencontre qui a été une bonne surprise, c’était où ?',
      ],
    },
    invites: ['Le remède est simple : un vrai verre, en vrai, cette semaine. Ça te dirait ?'],
  },
  {
    id: 'deleting-app',
    cue: /\b(?:je (?:supprime|vais supprimer|desinstalle|vais desinstaller|quitte|pense (?:supprimer|quitter)) .{0,15}\b(?:l'?appli\w*|l'?app|tinder|bumble|hinge|meetic|fruitz|happn|mon compte))\b/,
    weight: 3,
    react: [
      'Ah, je comprends.',
      'Bonne idée pour ta tête, à vrai dire.',
      'Alors j’ai bien fait d’écrire à temps.',
      'Dommage pour l’appli, pas pour toi.',
    ],
    ask: {
      humoristique: [
        'Tu gardes quand même un souvenir, le meilleur « slt » ?',
        'Il y a un pot de départ ?',
        'C’est pour de bon, ou jusqu’à dimanche prochain ?',
      ],
      flirt: [
        'Et notre conversation, on l’emmène ailleurs ?',
        'J’aurais bien aimé continuer à te parler. On fait comment ?',
        'On garde le contact avant que tout s’efface ?',
      ],
      original: [
        'C’est un ras-le-bol ou une bonne nouvelle ?',
        'Tu vas faire quoi de tout ce temps ?',
        'Qu’est-ce que tu en retiendras de bien ?',
      ],
    },
    invites: ['Avant que l’appli ne disparaisse : un verre, en vrai, cette semaine ?'],
  },
  {
    id: 'bad-date',
    cue: /\b(?:(?:mon|le|un|pire|dernier|mauvais|premier) (?:pire |dernier )?(?:date|rendez-vous|rencard|rencart) .{0,40}\b(?:catastroph\w*|horrible|nul|naze|enfer|pire|flop|malaise|desastre|chiant|bizarre|parle de (?:son|sa) ex|fui|parti|lapin|disparu)|(?:pire|mauvais) (?:date|rendez-vous|rencard)|(?:on m'a|il m'a|elle m'a) pose un lapin|(?:il|elle) (?:est (?:parti|jamais venu)\w*|a parle de (?:son|sa) ex))\b/,
    unless: /\b(?:dentiste|medecin|boulot|client|pas pire|banque)\b/,
    react: [
      'Aïe, la soirée qui dure trois jours.',
      'Oh non, pas ça.',
      'Ça fait de bonnes histoires, au moins.',
      'Tu mérites une revanche, clairement.',
    ],
    ask: {
      humoristique: [
        'Tu as prétexté une urgence, ou tu as tenu jusqu’au dessert ?',
        'À quel moment tu as compris que c’était perdu ?',
        'Tu as écrit à tes amis sous la table ?',
      ],
      flirt: [
        'La barre est basse, je dois pouvoir faire mieux. C’est quoi, un bon rendez-vous pour toi ?',
        'Qu’est-ce qui te mettrait à l’aise dès le début ?',
        'Tu y crois encore un peu, j’espère ?',
      ],
      original: [
        'Et le meilleur, à l’inverse, il avait quoi de spécial ?',
        'C’est quoi le détail qui aurait dû te mettre la puce à l’oreille ?',
        'Tu en ris, maintenant, ou pas encore ?',
      ],
    },
    invites: ['Laisse-moi relever le niveau : un verre simple, cette semaine ?'],
  },
  {
    id: 'ghosted',
    cue: /\b(?:je me (?:suis )?(?:encore )?fait (?:encore )?(?:ghost\w*|jeter|plaquer)|(?:on|il|elle) m'a (?:encore )?(?:ghost\w*|bloquee?|plus repondu)|(?:les gens|tous|ils|elles) (?:qui )?(?:ghost\w*|disparaissent)|(?:j'ai (?:ete|deja ete)|plein de) ghost\w*|ghosting)\b/,
    unless: /\b(?:je ghost|j'ai ghost)\b/,
    react: [
      'Pas très classe, et tu n’y es pour rien.',
      'Un simple mot, ce n’est pourtant pas long.',
      'Pas très courageux, je trouve.',
      'Ça fait toujours un peu mal, je comprends.',
    ],
    ask: {
      humoristique: [
        'On lance une pétition pour rendre le « non merci » obligatoire ?',
        'C’est quoi l’excuse la plus folle qu’on t’ait servie après coup ?',
        'On croit encore au téléphone tombé dans l’eau ?',
      ],
      flirt: [
        'Ici, tu auras toujours une réponse. Ça te rassure un peu ?',
        'Et toi, tu préfères qu’on te dise les choses comment ?',
        'Je ne disparais pas en pleine conversation. On la continue ?',
      ],
      original: [
        'Tu préfères un « non » net, ou le doute poli ?',
        'Qu’est-ce qui te fait continuer à y croire ?',
        'Ça t’a appris quoi sur ce que tu veux ?',
      ],
    },
  },
  {
    id: 'nervous-to-meet',
    cue: /\b(?:(?:je suis|ca me|un peu|j'ai|ca|grave|trop) .{0,25}\b(?:stress\w*|nerveu(?:x|se)|trac|peur|angoiss\w*|intimid\w*|appreh\w*|flipp\w*) .{0,40}\b(?:rencontr\w*|voir en vrai|se voir|de te voir|date|rendez-vous|premier verre|en vrai)|(?:rencontr\w*|se voir en vrai|date|premiers? rendez-vous) .{0,30}\b(?:me (?:stresse|fait peur|angoisse|intimide)|je (?:stresse|suis nulle?))|si on va se plaire en vrai|plaire en vrai|decue? en vrai|en stress total .{0,20}tenues?)\b/,
    unless: /\b(?:medecin|dentiste|pas (?:peur|stress)|entretien|boulot)\b/,
    weight: 3,
    react: [
      'C’est normal, et c’est plutôt bon signe.',
      'Pas de pression, vraiment.',
      'Ça me rassure que tu le dises.',
      'Le trac, ça passe au bout de cinq minutes.',
    ],
    ask: {
      humoristique: [
        'On prévoit un mot de code pour s’enfuir avec élégance ?',
        'On a le droit aux blancs gênants, combien par heure ?',
        'Le pire qui puisse arriver : qu’on commande la même chose ?',
      ],
      flirt: [
        'Qu’est-ce qui te mettrait à l’aise : marcher, un café, un endroit animé ?',
        'Et si on se laissait juste une heure, pour voir ?',
        'Ça m’aide, que tu le dises. Tu imagines quoi ?',
      ],
      original: [
        'C’est le silence, l’image de soi ou l’après qui te fait peur ?',
        'Comment ce serait, si c’était très simple ?',
        'C’était quand, la dernière fois que tu as eu le trac et que tout s’est bien passé ?',
      ],
    },
    invites: ['Une heure, un café, et on est libres de filer. Ça te paraît faisable ?'],
  },
  {
    id: 'no-endless-chat',
    cue: /\b(?:(?:j'aime|j'ai|je (?:suis|veux|cherche|tiens|supporte|prefere)|pas (?:envie|fan|le genre|trop)|la flemme) .{0,35}\b(?:discuter|parler|chatter|ecrire|tchatter|papoter|messages?|conversations?) .{0,25}\b(?:pendant|des (?:mois|semaines|heures|annees)|cent sept ans|sans fin|interminables?|eternell\w*|avant de se voir|longtemps)|je prefere (?:le reel|la vraie vie|se voir|voir les gens|rencontrer|parler en vrai|en vrai)|(?:conversations|discussions) qui (?:durent|trainent|s'eternisent)|correspondants?|pas la pour (?:un|une) correspond\w*)\b/,
    weight: 3,
    react: [
      'On est d’accord là-dessus.',
      'Ça me va très bien, comme principe.',
      'Les messages, ça dit peu de chose, au fond.',
      'Entièrement d’accord, le vrai, c’est mieux.',
    ],
    ask: {
      humoristique: [
        'Donc on arrête de s’écrire des romans et on prend un verre ?',
        'Tu as déjà perdu combien de mois à écrire à quelqu’un que tu n’as jamais vu ?',
        'On fait comme à l’ancienne, un café et deux vraies têtes ?',
      ],
      flirt: [
        'Alors dis-moi, tu préfères un café ou un verre ?',
        'Et si on n’attendait pas, justement ?',
        'Qu’est-ce qui te ferait dire « ok, on se voit » ?',
      ],
      original: [
        'Combien de messages avant un vrai verre, à ton avis ?',
        'Qu’est-ce que tu sens en vrai, qu’un message ne dit pas ?',
        'Tu sais en combien de minutes si ça passe ?',
      ],
    },
    invites: [
      'Alors, allons au plus simple : un verre cette semaine, quel soir ?',
      'On se voit, tout simplement ? Jeudi ou ce week-end ?',
    ],
  },
];
