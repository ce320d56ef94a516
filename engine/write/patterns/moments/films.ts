import type { Moment } from '../../moment.ts';

/** Films: at the cinema, loved, hated, wept over, feared. */
export const films: Moment[] = [
  {
    id: 'story-tears',
    cue: /\b(?:j'ai (?:pleure|chiale|fini en larmes|verse (?:ma|une) larme|eu les larmes)|je (?:pleure|chiale|suis en larmes)|en larmes|ca m'a fait (?:pleurer|chialer)) .{0,40}\b(?:film|cine|cinema|serie|episode|livre|roman|generique|disney|pixar|dessin anime|netflix|scene|chanson)\b|\b(?:film|cine|cinema|serie|episode|livre|roman|generique|scene)\b.{0,35}\b(?:j'ai (?:pleure|chiale)|m'a fait (?:pleurer|chialer)|en larmes)\b/,
    unless: /\b(?:pas|de rire)\b/,
    react: [
      'Oh non, le coup des larmes.',
      'J’aime bien que tu l’avoues.',
      'Ah, le passage aux mouchoirs.',
      'Je ne me moque pas, promis.',
    ],
    ask: {
      humoristique: [
        'Larme discrète ou paquet de mouchoirs entier ?',
        'Tu as accusé une poussière dans l’œil, au moins ?',
        'Tu avais prévu les mouchoirs, ou la manche a fait le travail ?',
      ],
      flirt: [
        'Tu as le cœur tendre, en fait. Tu le caches bien, d’habitude ?',
        'La prochaine fois, il te faut une épaule à côté ?',
        'Ça me touche, que tu me le dises. Tu es comme ça avec tout ?',
      ],
      original: [
        'C’est quelle seconde précise qui t’a fait craquer ?',
        'C’était triste, ou juste trop beau ?',
        'Ça fait du bien, après, ou il faut deux jours pour s’en remettre ?',
      ],
    },
    invites: ['Après tant d’émotions, il faut un remontant : on va boire un verre ?'],
  },
  {
    id: 'film-hated',
    cue: /\b(?:(?:le|un|ce|dernier) film .{0,30}\b(?:nul|naze|bof|navet|chiant|long|interminable|decevant|catastroph\w*)|quel navet|un (?:gros |vrai |enorme )?navet|je me suis (?:endormie?|ennuyee?|fait chier) .{0,20}(?:film|cine|cinema|salle)|(?:cine|film).{0,30}(?:je me suis endormie?|j'ai dormi|decue?))\b/,
    unless: /\bpas (?:nul|decu|chiant|si|trop)\b/,
    react: [
      'Aïe, soirée sacrifiée.',
      'Au moins, tu m’évites une place.',
      'Merci, je le raye de la liste.',
      'Bon, ça arrive aux meilleurs.',
    ],
    ask: {
      humoristique: [
        'À quel moment tu as commencé à regarder l’heure ?',
        'Le pop-corn, au moins, il était bon ?',
        'Tu as tenu par politesse ou par principe ?',
      ],
      flirt: [
        'À deux, ça se sauve, un mauvais film ?',
        'Ta franchise me plaît. Tu es toujours comme ça ?',
        'Quel film il faudrait te montrer pour te réconcilier ?',
      ],
      original: [
        'Qu’est-ce qui aurait pu le sauver ?',
        'C’est quoi, le film que tout le monde adore sauf toi ?',
        'Raté au point d’en rire, ou même pas ?',
      ],
    },
    invites: ['Une mauvaise soirée ciné, ça se rattrape : on va boire un verre cette semaine ?'],
  },
  {
    id: 'film-seen',
    cue: /\b(?:(?:j'ai|on a) (?:re)?(?:vu|mate|regarde) (?:un|le|ce|mon|le dernier) (?:\w+ )?film|(?:j'ai|on a) (?:re)?vu .{2,50}\b(?:au cine\w*|en salle|a l'ugc|en avant-premiere)|(?:je suis allee?|on est alle\w*|j'etais|je sors|on sort|je rentre|je suis|sortie?) (?:hier |juste |tout juste )?(?:au|du) cine\w*|je viens de (?:voir|revoir) .{0,20}film|soiree cine\w*)\b/,
    unless: /\b(?:pas|navet|nul|pleure|chiale|endormie?|horreur)\b/,
    react: [
      'Ok, ça me donne envie.',
      'Le meilleur moment, c’est quand on en parle après.',
      'Je veux un compte rendu complet.',
      'Je veux ton avis sans filtre.',
    ],
    ask: {
      humoristique: [
        'Tu es du genre à rester jusqu’au bout du générique ?',
        'Tu lui mets combien sur vingt, et pourquoi pas plus ?',
        'Pop-corn fini avant le début, comme tout le monde ?',
      ],
      flirt: [
        'Tu parles pendant les films, ou on peut s’entendre ?',
        'Raconte-moi la scène que tu as encore en tête ?',
        'Et si tu devais choisir le prochain pour deux ?',
      ],
      original: [
        'C’est quoi l’image qui t’est restée ?',
        'C’est un film à revoir, ou une fois suffit ?',
        'À la fin, tu avais envie d’en parler ou de te taire ?',
      ],
    },
    invites: [
      'Le compte rendu se fait mieux autour d’un verre : tu es libre cette semaine ?',
      'Et la prochaine séance, on y va ensemble ?',
    ],
  },
  {
    id: 'horror-scared',
    cue: /\b(?:(?:film\w*|truc\w*|histoire\w*) d'horreur|film\w* qui font peur|l'horreur|l'exorciste|paranormal)\b.{0,50}\b(?:peur|dors? plus|dormi|cauchemar\w*|peux pas|supporte pas|deteste|cache|flippe|lumiere|non merci)|\b(?:peur|dors? plus|dormi|cauchemar\w*|peux pas|supporte pas|deteste|me cache|flippe|aime pas|jamais)\b.{0,35}\b(?:films? d'horreur|films? qui font peur)\b/,
    unless: /\b(?:meme pas peur|pas peur|j'adore)\b/,
    react: [
      'Aucune honte, c’est fait pour.',
      'Les yeux derrière le coussin, je vois la scène.',
      'C’est noté, pas de film d’horreur.',
      'La lumière du couloir allumée, c’est la base.',
    ],
    ask: {
      humoristique: [
        'Tu vérifies sous le lit, après, ou tu dors carrément lumière allumée ?',
        'Même les vieux trucs avec du ketchup, ça te fait quelque chose ?',
        'Tu es plutôt mains sur les yeux ou cri qui réveille l’immeuble ?',
      ],
      flirt: [
        'Et avec quelqu’un à qui agripper le bras, ça passe mieux ?',
        'Je te protège, mais je ne garantis rien. Ça te va ?',
        'C’est quoi, le film qui te rassure, à l’inverse ?',
      ],
      original: [
        'Lequel te hante encore ?',
        'Ce sont les monstres ou le silence d’avant qui te font le plus peur ?',
        'C’est venu d’un film vu trop jeune, ou c’est de naissance ?',
      ],
    },
  },
  {
    id: 'horror-love',
    cue: /\b(?:j'(?:adore|aime|kiffe)|je (?:kiffe|regarde|suis|mate)|fan d[e']|accro aux?|soiree|mes?) .{0,20}\b(?:films? (?:d'horreur|qui font peur)|l'horreur|slashers?|trucs d'horreur|stephen king)\b/,
    unless: /\b(?:pas|peur|deteste|flippe)\b/,
    react: [
      'Ok, tu n’as pas froid aux yeux.',
      'Note pour plus tard : te laisser passer devant.',
      'Je sens que je vais perdre en dignité.',
      'Voilà, c’est toi qui ouvriras la porte de la cave.',
    ],
    ask: {
      humoristique: [
        'Tu cries quand même un petit peu, ou jamais ?',
        'Tu survivrais jusqu’à quelle minute, toi, dans un film ?',
        'Tu dors comment, après ? Vraiment bien ?',
      ],
      flirt: [
        'Tu te moquerais si je me cachais derrière toi ?',
        'Tu prêtes ton bras à qui a peur ?',
        'Il y a quand même un truc qui te fait peur, dans la vraie vie ?',
      ],
      original: [
        'Lequel tu montrerais pour me faire aimer ça ?',
        'C’est le frisson ou le soulagement d’après que tu aimes ?',
        'C’est quoi la scène la plus réussie du genre, pour toi ?',
      ],
    },
    invites: ['On commence par un verre, et tu me racontes le pire ?'],
  },
  {
    id: 'rewatch',
    cue: /\b(?:(?:je|j'ai|on|je suis en train de) (?:mater|regarder|revoir|revois|re-?regarde\w*|rematte?|revu|relance|regarde|mate|vu) .{2,40}\b(?:pour la \w+ fois|(?:dix|cent|mille|\d{2,}) fois|chaque (?:annee|noel|hiver|automne)|tous les (?:ans|noels|hivers))|je connais (?:toutes )?les repliques|(?:disney|harry potter|friends|kaamelott|le seigneur des anneaux|star wars|la cite de la peur|oss 117).{0,25}\b(?:par coeur|en boucle|fois))\b/,
    react: [
      'Les classiques, on ne s’en lasse pas.',
      'C’est presque de la famille, à ce stade.',
      'J’approuve, c’est du réconfort pur.',
      'Le genre d’histoire qu’on remet comme un vieux pull.',
    ],
    ask: {
      humoristique: [
        'Tu dis les répliques à voix haute, avoue ?',
        'Tu espères encore que ça finisse autrement ?',
        'On a le droit de parler pendant, ou tu fais « chut » ?',
      ],
      flirt: [
        'Quelle réplique tu me sortirais au premier verre ?',
        'Ça se regarde à deux, ou c’est trop intime ?',
        'Il faut le savoir par cœur pour te plaire, ou ça s’apprend ?',
      ],
      original: [
        'C’est quoi ta scène préférée, celle que tu attends à chaque fois ?',
        'Tu l’as vu la première fois avec qui ?',
        'Tu y remarques encore des choses nouvelles ?',
      ],
    },
  },
  {
    id: 'cinema-broad',
    cue: /\b(?:j'(?:adore|aime|ai la carte)|je (?:vais|suis|kiffe|vis)|fan d[e']|passionnee? d[e']|cinephile|carte (?:ugc|pathe|illimitee?)|mon film) .{0,25}\b(?:cine|cinema|films?|ugc|pathe|prefere|culte)\b|\b(?:je suis|un peu|tres|grande?) cinephile\b|\bcarte (?:ugc|pathe)\b/,
    unless: /\b(?:nulle?|rien vu|pas|horreur|jamais)\b/,
    weight: 1,
    react: [
      'Ah, on parle ciné, parfait.',
      'Le ciné, ça marche à tous les coups.',
      'Bon point, ça.',
      'Je note, ça peut servir.',
    ],
    ask: {
      humoristique: [
        'Pop-corn sucré, salé, ou interdit en salle ?',
        'Tu chuchotes pendant les bandes-annonces ou silence total ?',
        'Quel film tu fais semblant d’avoir vu ?',
      ],
      flirt: [
        'Quel film tu me ferais découvrir en premier ?',
        'Rang du milieu ou tout au fond ? Ça en dit long.',
        'Si on était un film, tu verrais quel genre ?',
      ],
      original: [
        'Quel film tu aimerais revoir comme si c’était la première fois ?',
        'Quelle fin tu aurais réécrite ?',
        'C’est lequel, le dernier film dont tu parles encore ?',
      ],
    },
    invites: ['Une séance cette semaine, et un verre après pour en débattre ?'],
  },
];
