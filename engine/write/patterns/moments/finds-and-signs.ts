import type { Moment } from '../../moment.ts';

/** What one collects and hunts for, and the signs one reads. */
export const findsAndSigns: Moment[] = [
  {
    id: 'thrift',
    cue: /\b(?:fripes?|friperies?|vinted|emmaus|brocantes?|vide.?greniers?|puces|je chine|chiner|chinee?|seconde main|leboncoin|j'ai (?:trouve|deniche|choppe|chope) (?:un|une|des) .{2,40} (?:a|pour) \d+ (?:balles|euros|€))(?![a-z])/,
    unless:
      /\b(?:apparts?|studio|billets?|vol|hotel|train|chambre|location|resto|menu|maison|voiture|la chine|en chine|pas|les puces du chat|chien|chat)\b/,
    react: [
      'Ah, la chasse au trésor.',
      'Le frisson de la bonne affaire.',
      'Le genre de trouvaille dont on se vante un mois.',
      'Il faut un œil pour ça.',
    ],
    ask: {
      humoristique: [
        'Tu négocies deux euros par principe ?',
        'C’est quoi le truc inutile que tu as rapporté avec fierté ?',
        'Ton armoire ferme encore ?',
      ],
      flirt: [
        'Tu me dénicherais quoi, à moi ?',
        'Tu me laisserais porter les sacs ?',
        'Si on se croise devant le même objet, tu me le laisses ?',
      ],
      original: [
        'C’est quoi la trouvaille dont tu ne te sépareras jamais ?',
        'Tu imagines parfois la vie des gens d’avant ?',
        'Il y a un objet que tu cherches depuis des mois ?',
      ],
    },
    invites: ['On va chiner un matin, et on compare nos trouvailles autour d’un café ?'],
  },
  {
    id: 'collection',
    cue: /\b(?:je collectionne (?<x>(?:les|des) [a-z-]{3,})|je collectionne|(?:ma|une|petite|belle|grosse) collection d[e']|j'ai (?:une collection|plus de \d+ (?:vinyles|badges|figurines|timbres|cartes|sneakers|casquettes|magnets|disques|mugs)))\b/,
    unless: /\b(?:pas|les (?:rateaux|echecs|galeres|ex)|nouvelle collection|des (?:rateaux|echecs|galeres|ex))\b/,
    react: [
      'Ah, une vraie manie, j’aime bien.',
      'Ok, il me faut plus de détails.',
      'Ça doit prendre de la place, mais ça se comprend.',
      '{x}, je ne m’y attendais pas.',
    ],
    ask: {
      humoristique: [
        'On parle d’une étagère ou d’une pièce entière ?',
        'Il y a un moment où on devrait s’inquiéter ?',
        'Tu dépoussières tout ça toi-même ?',
      ],
      flirt: [
        'Lequel tu me montrerais en premier ?',
        'Si j’en trouve un rare, je gagne quoi ?',
        'Tu t’attaches à tout comme ça ?',
      ],
      original: [
        'C’est parti d’où, cette collection ?',
        'C’est laquelle, la pièce que tu ne vendrais jamais ?',
        'Il t’en manque encore une, la plus rare ?',
      ],
    },
    invites: ['Une brocante un matin, et un café pour fêter la trouvaille ?'],
  },
  {
    id: 'fashion',
    cue: /\b(?:j'(?:adore|aime) (?:la mode|les (?:fringues|sneakers|baskets|vetements))|j'ai (?:encore |trop )?(?:craque|achete|commande) .{0,25}\b(?:robes?|vestes?|pulls?|chaussures|baskets|sneakers|fringues|bottes|sac|manteau|chemises?)|(?:trop|journee|apres-midi) (?:de )?shopping|soldes)\b/,
    unless: /\b(?:pas|deteste|a dos|poubelle|couchage|compte solde|marathon|courir|running)\b/,
    react: [
      'Ah, le craquage qui fait du bien.',
      'Personne ne te jugera ici.',
      'Il faut savoir se faire plaisir.',
      'Ton placard n’a qu’à se pousser un peu.',
    ],
    ask: {
      humoristique: [
        'La phrase d’excuse, c’était « c’était en promo » ?',
        'Tu en avais besoin, besoin, ou besoin très moral ?',
        'Il reste des cintres ?',
      ],
      flirt: [
        'C’est pour une occasion, ou c’est juste toi un mardi ?',
        'Tu le portes pour la première fois quand ?',
        'Tu demandes l’avis de quelqu’un avant d’acheter ? J’ai du temps.',
      ],
      original: [
        'Quelle pièce tu gardes depuis dix ans ?',
        'C’est quoi ton erreur de style la plus mémorable ?',
        'Plutôt couleurs qui claquent ou tout en noir ?',
      ],
    },
    invites: ['Une nouveauté, ça se sort : on va boire un verre cette semaine ?'],
  },
  {
    id: 'astrology',
    cue: /\b(?:astro(?:logie)?|horoscope|ascendant|mercure retrograde|theme astral|pleine lune|tarot|(?:je suis|mon signe|sont|ex|signe) .{0,20}\b(?:belier|taureau|gemeaux|lion|vierge|balance|scorpions?|sagittaire|capricorne|verseau|poissons?)|typique (?:scorpion|lion|vierge|balance|capricorne))\b/,
    unless:
      /\b(?:y crois pas|crois pas|n'importe quoi|vin|mange|peche|aquarium|lyon|rouge|partie de tarot|jou\w+ au tarot|au zoo)\b/,
    react: [
      'Ah, on passe aux choses sérieuses.',
      'Les étoiles sont donc de la partie.',
      'Je note, je ferai mes recherches.',
      'Je sens qu’on m’analyse déjà.',
    ],
    ask: {
      humoristique: [
        'Mon cas est désespéré, ou les planètes ont un peu d’espoir ?',
        'Mercure est encore en train de gâcher la semaine de quelqu’un ?',
        'C’est la faute des étoiles aussi, quand tu es en retard ?',
      ],
      flirt: [
        'Et pour nous deux, ça dit quoi ? Mens un peu s’il faut.',
        'Tu tirerais mon portrait à partir de mes messages ?',
        'Tu devines mon signe en combien d’essais ?',
      ],
      original: [
        'C’est quoi le trait de ton signe qui te va parfaitement, et celui qui est faux ?',
        'Tu y crois vraiment, ou seulement quand ça t’arrange ?',
        'Une prédiction est déjà tombée juste au point de te faire douter ?',
      ],
    },
    invites: ['Les astres annoncent un verre cette semaine. Quel soir leur convient ?'],
  },
  {
    id: 'superstition',
    cue: /\b(?:superstitieu\w*|porte.?bonheur|gri.?gri|je touche du bois|touchons du bois|chat noir|vendredi 13|je crois (?:aux|au) (?:signes|destin|karma|fantomes)|mauvais oeil)\b/,
    unless: /\b(?:crois pas|pas superst|mon chat|adopte)\b/,
    react: [
      'On n’est jamais trop prudent.',
      'Je ne prends aucun risque, je touche du bois avec toi.',
      'J’aime bien ce petit grain de magie.',
      'Les signes, ça se respecte.',
    ],
    ask: {
      humoristique: [
        'Les échelles, tu fais le tour ou tu tentes le diable ?',
        'Le vendredi 13, c’est au fond du lit ou au loto ?',
        'Tu as un rituel un peu honteux avant les grands jours ?',
      ],
      flirt: [
        'Et qu’on se soit trouvés ici, c’est un signe ou un hasard ?',
        'Je te porterais chance, tu crois ?',
        'Tu crois aussi aux rencontres qui devaient arriver ?',
      ],
      original: [
        'C’est quoi la coïncidence la plus folle qui te soit arrivée ?',
        'Ça te vient de qui ?',
        'Un objet que tu n’oserais jamais perdre ?',
      ],
    },
  },
  {
    id: 'no-politics',
    cue: /\b(?:(?:on |je )?(?:parle(?:r|ra)? |evite |veux )?pas (?:de |parler )?(?:de )?politique|(?:evite|eviter|loin de|marre de|ras le bol de|fuis|deteste) (?:de parler )?(?:de )?(?:la )?politique|la politique.{0,20}(?:saoule|soule|fatigue|deprime|bof|evite|pas))\b/,
    react: [
      'Ça me va très bien.',
      'Sage décision, pour un début.',
      'On garde ça pour les repas de famille.',
      'Marché conclu.',
    ],
    ask: {
      humoristique: [
        'Le débat pain au chocolat ou chocolatine, c’est autorisé ?',
        'On a le droit à quel sujet brûlant, alors ? La raclette en été ?',
        'C’est l’oncle du repas de Noël qui a tout gâché ?',
      ],
      flirt: [
        'Tu préfères qu’on parle de toi ? Moi, oui.',
        'Quel sujet te fait parler des heures, à la place ?',
        'De quoi tu as envie qu’on parle, ce soir ?',
      ],
      original: [
        'C’est quoi le débat inutile que tu adores mener ?',
        'C’est quoi le sujet sur lequel tu changes d’avis tous les ans ?',
        'Quelle cause minuscule tu défendrais jusqu’au bout ?',
      ],
    },
  },
];
