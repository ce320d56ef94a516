import type { Moment } from '../../moment.ts';

/** Sports with others: teams, rackets, fights, dances, and those one only watches. */
export const teamSports: Moment[] = [
  {
    id: 'plays-in-team',
    cue: /\b(?:je (?:joue|fais|pratique|reprends|m'entraine)(?: [^,.!?]{1,15})? (?:au|du|de la|de l'|le) (?<x>foot|football|rugby|hand|handball|basket|volley|beach-volley|hockey|futsal|ultimate|baseball|roller derby|water-polo)|je fais du (?:roller derby)|(?:mon|notre) (?:equipe|club) (?:de|d')|(?:j'ai|on a) (?:un )?(?:match|entrainement) (?:ce|demain|samedi|dimanche|hier|de|le|tous)|je suis (?:capitaine|gardienne?|gardien de but|ailiere?|pilier|goal))\b/,
    unless: /\b(?:regarde|gagne|perdu|fifa|videos?|pas|jouais|console)\b/,
    react: [
      'L’esprit d’équipe, très bien ça.',
      'Et la troisième mi-temps va avec, j’espère.',
      'J’aime bien l’idée de la bande.',
      'Je t’imagine bien hurler sur le terrain.',
    ],
    ask: {
      humoristique: [
        'Tu râles sur l’arbitre, ou tu restes zen ?',
        'Le niveau est meilleur sur le terrain ou à la buvette ?',
        'Ta plus belle action, tu la racontes encore combien de fois par an ?',
      ],
      flirt: [
        'Il y a de la place dans les tribunes pour t’encourager ?',
        'La défaite, tu la digères bien, ou tu rumines trois jours ?',
        'Tu joues pour gagner, ou pour la bande ?',
      ],
      original: [
        'C’est quoi votre cri de guerre, ou votre rituel d’avant-match ?',
        'Il y a un sacré personnage, dans le groupe ?',
        'Comment tu as commencé ?',
      ],
    },
    invites: ['On fait notre propre troisième mi-temps cette semaine ?'],
  },
  {
    id: 'match-won',
    cue: /\b(?:on a (?:gagne|mene|ecrase|battu|remporte)|on est (?:en (?:finale|demi|demie|quarts?)|qualifies?|champions?|montes?)|victoire|j'ai gagne (?<x>(?:mon|le|un) (?:match|tournoi|combat|set)))\b/,
    unless: /\b(?:perdu|temps|argent|pari|loto|jeu de societe|uno|escape)\b/,
    react: ['Yes, bravo !', 'La belle victoire !', 'Champagne !', 'Félicitations à l’équipe, et à toi.'],
    ask: {
      humoristique: [
        'Tu as encore de la voix, ou tout est resté là-bas ?',
        'La fête a été raisonnable, ou on n’en parle pas ?',
        'Tu as refait l’action combien de fois au ralenti ?',
      ],
      flirt: [
        'Tu étais dans quel état au coup de sifflet final ?',
        'Tu fêtes ça comment ?',
        'C’est toi qui portes chance, non ?',
      ],
      original: [
        'Le moment où tu y as vraiment cru ?',
        'C’est qui, la révélation du match ?',
        'Et la suite, elle s’annonce comment ?',
      ],
    },
    invites: ['Une victoire, ça s’arrose. Un verre cette semaine ?'],
  },
  {
    id: 'match-lost',
    cue: /\b(?:on (?:a|s'est fait) (?:perdu|pris (?:une|un) (?:rouste|branlee|tarif|raclee|valise)|battre|sortir|eliminer|ecraser)|on (?:est|a ete) (?:elimines?|battus|nuls)|(?:l'om|le psg|l'ol|l'asse|les bleus|le stade\S*|lens|rennes|mon equipe|la france)(?: [^,.!?]{1,12})? (?:a perdu|ont perdu|s'est fait|se sont fait|relegue|nul)|j'ai perdu (?<x>(?:mon|le) (?:match|tournoi|combat)))\b/,
    unless: /\b(?:cles|telephone|temps|jeu de societe|uno|monopoly)\b/,
    react: [
      'Aïe, mes condoléances sportives.',
      'Oh non… Ça pique.',
      'Dur. Très dur.',
      'Courage, il y aura une revanche.',
    ],
    ask: {
      humoristique: [
        'C’est la faute de l’arbitre, évidemment ?',
        'Tu boudes encore, ou on peut se reparler normalement ?',
        'Combien de temps de deuil, officiellement ?',
      ],
      flirt: [
        'Qu’est-ce qui te consolerait ?',
        'Tu es du genre à bouder, ou à en rire le soir même ?',
        'Je te remonte le moral comment ?',
      ],
      original: [
        'C’était perdu dès le début, ou tu y as cru ?',
        'La pire défaite de ta vie, c’est celle-là ou pire ?',
        'Et la suite, elle s’annonce comment, après ça ?',
      ],
    },
    invites: ['Un verre pour oublier ce score ?'],
  },
  {
    id: 'supporter',
    cue: /\b(?:je (?:supporte|suis (?:pour|supporter|supportrice|abonnee?|fan de|a fond derriere)|regarde|mate|vais voir)(?: [^,.!?]{1,12})? ?(?<x>(?:l'|le |la |les )(?:om|psg|ol|asse|losc|bleus?|bleues|match|foot|rugby|xv de france|six nations|top 14|ligue 1|tournoi|finale|stade|stade toulousain|f1|grand prix|jo))|devant le match|(?:au|allee? au) (?:stade|velodrome|parc des princes)|allez (?:l'om|les bleus|l'ol|paris|lens|les verts)|(?:soir|jour) de match)\b/,
    unless: /\b(?:perdu|gagne|deteste|me saoule|je regarde pas)\b/,
    react: [
      'Les soirs de match, c’est sacré.',
      'Je sens la passion d’ici.',
      'Ok, on ne te dérange pas pendant le jeu.',
      'Le genre de fidélité qui force le respect.',
    ],
    ask: {
      humoristique: [
        'Tu cries sur la télé, ou tu coaches en silence ?',
        'Un maillot porte-bonheur jamais lavé, ou tu restes quelqu’un de raisonnable ?',
        'Tu tiens combien de temps sans regarder le score ?',
      ],
      flirt: [
        'Et quelqu’un qui n’y connaît rien, tu le laisses s’asseoir à côté ?',
        'Tu vis ça comment : bar plein à craquer, ou canapé sans bruit ?',
        'Tu m’expliquerais les règles sans soupirer ?',
      ],
      original: [
        'Ça te vient de qui ?',
        'Ton plus beau souvenir de match ?',
        'Tu as un rituel, avant le coup d’envoi ?',
      ],
    },
    invites: ['On regarde le prochain match ensemble dans un bar ?'],
  },
  {
    id: 'racket',
    cue: /\b(?:je (?:joue|fais|me suis mise?|reprends|decouvre)(?: [^,.!?]{1,15})? (?:au|du|le) (?<x>tennis|padel|badminton|bad|squash|ping-pong|pickleball|tennis de table)|(?:un|mon|de) (?:match|partie|cours|tournoi) de (?:tennis|padel|bad\w*|squash|ping-pong)|le padel|j'adore le (?:tennis|padel|bad\w*|squash|ping-pong))\b/,
    unless: /\b(?:pas|regarde|jouais|roland)\b/,
    react: [
      'Je sens un petit esprit de compétition.',
      'Du répondant, donc. J’aime bien.',
      'Ça doit bien défouler.',
      'Ok, je ne te défierai pas à la légère.',
    ],
    ask: {
      humoristique: [
        'Tu t’excuses quand tu gagnes un point, ou tu serres le poing ?',
        'La balle est dehors : tu es honnête, ou tu as une poussière dans l’œil ?',
        'Combien de raquettes jetées à ce jour ?',
      ],
      flirt: [
        'Si je te défie, tu me laisses gagner un point ou aucun ?',
        'Tu joues en finesse, ou tu cognes ?',
        'Tu es {m:mauvais joueur|mauvaise joueuse|du genre à bouder}, ou tu sais perdre ?',
      ],
      original: [
        'C’est quoi ton coup signature ?',
        'Qui est ton adversaire juré ?',
        'Ce qui te plaît : jouer, gagner ou la bière d’après ?',
      ],
    },
    invites: ['Un petit match ? Le perdant offre le verre.'],
  },
  {
    id: 'combat',
    cue: /\b(?:je (?:fais|pratique|me suis mise?|reprends|enseigne)(?: [^,.!?]{1,15})? (?:de la |du |a la |au |de l'|le |la |l')(?<x>boxe|muay thai|judo|karate|jjb|mma|jiu-jitsu|kick-?boxing|aikido|krav[ -]maga|taekwondo|lutte|kung-fu|boxe thai|boxe francaise|savate)|(?:cours|seance|entrainement|combat|ceinture) de (?:boxe|judo|karate|jjb|mma|krav\S*)|(?:je suis )?ceinture (?:noire|bleue|marron|verte|violette|jaune|orange))\b/,
    unless: /\b(?:pas|regarde)\b/,
    react: [
      'Bon, je vais bien me tenir alors.',
      'Ok, pas de blague de travers avec toi.',
      'Respect, ça demande du cran.',
      'Ça doit défouler comme il faut.',
    ],
    ask: {
      humoristique: [
        'Tu t’en sers pour garder la dernière part de pizza ?',
        'Ton premier coup pris dans le nez, tu l’as bien vécu ?',
        'Tu salues avant de faire la vaisselle, aussi ?',
      ],
      flirt: [
        'Et derrière les gants, c’est plutôt douceur ?',
        'Ça te sert à quoi, dans la vie de tous les jours ?',
        'Tu m’apprendrais à tomber sans me faire mal ?',
      ],
      original: [
        'Qu’est-ce qui t’a fait pousser la porte du club ?',
        'C’est plus la tête ou les bras, en vrai ?',
        'Ta plus belle leçon reçue sur le tapis ?',
      ],
    },
    invites: ['On enterre la hache de guerre autour d’un verre ?'],
  },
  {
    id: 'dance',
    cue: /\b(?:je (?:fais|danse|pratique|prends|me suis mise?|vais|apprends)(?: [^,.!?]{1,20})? (?:de la |du |a la |au |la |le |des cours de )?(?<x>danse|salsa|bachata|tango|rock|kizomba|zouk|west coast|lindy hop|swing|hip-hop|pole dance|forro|flamenco|claquettes|modern jazz|heels)|je danse|j'(?:adore|aime) danser|(?:cours|soiree) (?:de )?(?:salsa|bachata|tango|rock|danse|west coast|lindy|swing)|(?<!faire )un bal folk)\b/,
    unless: /\b(?:pas|jamais|deux pieds gauches|mal|nulle?|ecoute|concert de)\b/,
    react: [
      'J’aime beaucoup cette idée.',
      'Ça doit être beau à voir.',
      'Le genre de passion qui met de bonne humeur.',
      'J’entends déjà la musique.',
    ],
    ask: {
      humoristique: [
        'Tu comptes les temps dans ta tête, ou ça vient tout seul ?',
        'Tu danses aussi en faisant les pâtes ?',
        'Et le miroir de la salle, ami ou ennemi ?',
      ],
      flirt: [
        'Tu danses les yeux ouverts ou fermés ?',
        'Tu aurais la patience pour quelqu’un qui part de zéro ?',
        'C’est quoi la chanson qui te fait lever de ta chaise à tous les coups ?',
      ],
      original: [
        'Qu’est-ce qui se passe dans ta tête, quand la musique démarre ?',
        'Comment tu as attrapé le virus ?',
        'Tu te souviens de la première fois où ça t’a semblé facile ?',
      ],
    },
    invites: ['Tu m’apprends trois pas, et je t’offre un verre ?'],
  },
];
