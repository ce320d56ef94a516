import type { Moment } from '../../moment.ts';

/** What hands do at home: works, flat-pack furniture, gardens, plants, chores. */
export const houseAndGarden: Moment[] = [
  {
    id: 'diy',
    cue: /\b(?:je (?:fais|refais|retape|renove|repeins|carrele|ponce|bricole) ?(?<x>(?:les|des|la|le|ma|mon|mes|un|une) (?:travaux|cuisine|salle de bains?|salon|chambre|maison|appart\w*|peinture|carrelage|parquet|meuble|terrasse|camion|van|toit|grange|escalier|mur|murs))|j'ai (?:refait|retape|repeint|ponce|renove|pose|monte|fixe|bricole) (?:les|des|la|le|ma|mon|mes|un|une) (?:travaux|cuisine|salle de bains?|salon|chambre|maison|appart\w*|carrelage|parquet|meuble|terrasse|toit|mur|murs|etagere\w*|placo)|je suis (?:en (?:pleins? )?travaux|dans les travaux)|(?:mes|en pleins?) travaux|(?:de|a) repeindre (?:le|la|les|mon|ma)|je bricole|du bricolage)\b/,
    unless: /\b(?:voisins?|dans (?:ma|la|notre) rue|sncf|ligne)\b/,
    react: [
      'Les travaux, respect.',
      'Respect, tu as du courage et des ampoules.',
      'Bravo, il faut oser s’y mettre.',
      'Ça, c’est de la patience.',
    ],
    ask: {
      humoristique: [
        'Le devis de départ et la réalité, ils se parlent encore ?',
        'Combien d’allers-retours au magasin pour une seule vis ?',
        'C’est droit, ou on dit que c’est un choix artistique ?',
      ],
      flirt: [
        'Tu as appris sur le tas, ou quelqu’un t’a montré ?',
        'Tu es du genre méthodique ou « ça va le faire » ?',
        'C’est quoi le détail dont tu te vantes le plus ?',
      ],
      original: [
        'Une fois fini, c’est quoi la première chose que tu y feras ?',
        'La plus belle surprise derrière un mur ou sous une couche de peinture ?',
        'Tu écoutes quoi pour tenir, pendant ce temps-là ?',
      ],
    },
    invites: ['Pose la perceuse un soir : on va boire un verre cette semaine ?'],
  },
  {
    id: 'ikea',
    cue: /\b(?:ikea|meubles? (?:suedois|en kit|a monter)|(?:je monte|j'ai monte|monter) (?<x>(?:un|une|mon|ma|mes|le|la|des|deux) (?:meubles?|etageres?|armoire|lit|commode|bibliotheque|canape|bureau|dressing|kallax|billy|malm)))\b/,
    react: [
      'Ah, l’épreuve du meuble en kit.',
      'Courage, et garde bien la petite clé.',
      'Il reste toujours une vis. C’est la règle.',
      'Respect, rien que la notice fait peur.',
    ],
    ask: {
      humoristique: [
        'Tu lis la notice, ou tu fais confiance à ton instinct ?',
        'Il te reste combien de vis à la fin ?',
        'Et tu as résisté aux bougies, ou même pas ?',
      ],
      flirt: [
        'Tu es patience d’ange ou jurons créatifs ?',
        'Il te faut un coup de main, ou juste du soutien moral ?',
        'Et à deux, tu montes un meuble sans divorcer ?',
      ],
      original: [
        'Boulettes ou hot-dog à la sortie ?',
        'Tu as déjà monté un truc à l’envers jusqu’au bout ?',
        'C’est quoi le meuble qui a failli avoir ta peau ?',
      ],
    },
    invites: ['Une fois le tournevis posé, on va boire un verre ? Tu l’auras mérité.'],
  },
  {
    id: 'garden',
    cue: /\b(?:(?:dans )?(?<x>(?:mon|ma|mes|le|un) (?:jardin|potager|balcon|serre|tomates?|courgettes?|rosiers?|semis|poireaux|salades|fraisiers?|framboisiers?|plantations|carre potager)) ?|je jardine|j'ai (?:plante|seme|recolte|taille)|(?:je fais|du|le) jardinage|mes plants de)\b/,
    unless:
      /\b(?:recette|j'ai mange|dans le jardin (?:de|du|des)|jardin (?:public|du luxembourg|des plantes)|salade cesar)\b/,
    react: [
      'Les mains dans la terre, ça me plaît.',
      'Ah, {x}, ça fait du bien à lire.',
      'Il y a pire façon de passer sa journée.',
      'La main verte, je respecte.',
    ],
    ask: {
      humoristique: [
        'Les limaces et toi, c’est la guerre ou la cohabitation ?',
        'Tu parles à tes plantes, ou elles n’en sont pas là ?',
        'Tu produis de quoi tenir un siège, ou trois radis de compétition ?',
      ],
      flirt: [
        'Qu’est-ce qui te détend le plus là-dedans ?',
        'Tu ferais goûter tes récoltes à quelqu’un de sage ?',
        'Ton moment préféré dehors, c’est plutôt matin ou fin de journée ?',
      ],
      original: [
        'C’est quoi ta plus belle réussite, toutes saisons confondues ?',
        'Qui t’a appris à jardiner ?',
        'Si tu n’avais droit qu’à une seule plante, laquelle ?',
      ],
    },
    invites: ['On se trouve une terrasse avec un peu de verdure, un soir cette semaine ?'],
  },
  {
    id: 'plant-loss',
    cue: /\b(?:(?:mes|mon|ma|toutes mes|une) (?:plantes?|tomates?|basilic|cactus|orchidee|monstera|ficus|potager|rosiers?) (?:est|sont|a|ont|meurt|meurent|creve|crevent|vegete)(?: toutes?| tous)? ?(?:mort\w*|crame\w*|creve\w*|rien donne|pourri\w*|gele\w*|agonis\w*)?|mildiou|j'ai tue (?:mon|ma|mes|toutes|une) (?:plantes?|cactus|basilic|orchidee)|plante morte|je tue toutes mes plantes|tue ma plante|pas la main verte)\b/,
    unless: /\b(?:sont (?:belles|magnifiques|enormes|mures)|est (?:belle|magnifique|enorme))\b/,
    react: [
      'Minute de silence.',
      'Oh non. Toutes mes condoléances végétales.',
      'Aïe, la nature est sans pitié.',
      'Au moins, tu auras essayé.',
    ],
    ask: {
      humoristique: [
        'Il y aura une cérémonie, ou juste le compost ?',
        'C’était trop d’eau, pas assez, ou la musique ?',
        'Tu passes au plastique, ou tu retentes ta chance ?',
      ],
      flirt: [
        'Tu vas t’en remettre ?',
        'Tu retentes l’an prochain, ou le cœur n’y est plus ?',
        'Et avec les humains, tu as la main plus verte ?',
      ],
      original: [
        'Tu y tenais beaucoup ?',
        'Il y a eu des rescapées ?',
        'Petits noms, musique douce : tu avais tout essayé ?',
      ],
    },
    invites: ['Pour te consoler, une terrasse bien fleurie et un verre, cette semaine ?'],
  },
  {
    id: 'chores',
    cue: /\b(?:je (?:fais|dois faire|vais faire|suis en train de faire|range|nettoie|plie|repasse) ?(?<x>(?:le|la|du|mes|une|les|ma|mon|un)? ?(?:grand )?(?:menage|vaisselle|lessives?|repassage|linge|courses|tri|rangement|appart\w*|vitres|placards?|machine))|(?:journee|matinee|apres-midi|session|grosse seance) (?:menage|lessive|courses|rangement|corvees?)|menage (?:de printemps|a fond)|grand menage|^menage\b|(?:menage|lessive|courses|repassage) (?:et|puis|,) (?:menage|lessive|courses|repassage)|programme (?:menage|lessive))\b/,
    react: [
      'Ah, la grande aventure.',
      'Courage, quelqu’un doit bien le faire.',
      'Tellement glamour, j’approuve.',
      'Bravo, ça, c’est de la vie d’adulte.',
    ],
    ask: {
      humoristique: [
        'Tu chantes dans l’aspirateur, ou tu restes digne ?',
        'Combien de chaussettes orphelines aujourd’hui ?',
        'M’écrire, c’est ta façon d’éviter le reste ?',
      ],
      flirt: [
        'Et la récompense, après ça, c’est quoi ?',
        'Tu veux de la compagnie pour passer le temps ?',
        'Il te reste un bout de journée pour toi, après ?',
      ],
      original: [
        'C’est quoi la corvée que tu paierais pour ne plus jamais faire ?',
        'Il faut quelle musique pour que ça avance ?',
        'Il y en a une que tu aimes bien, en secret ?',
      ],
    },
    invites: ['Après tant d’efforts, tu mérites un verre en terrasse. Ce soir ou demain ?'],
  },
];
