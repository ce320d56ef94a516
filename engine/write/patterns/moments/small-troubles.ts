import type { Moment } from '../../moment.ts';

/** Things lost, broken, unpaid or stuck at a counter. */
export const smallTroubles: Moment[] = [
  {
    id: 'lost-thing',
    cue: /\b(?:j'ai (?:encore )?(?:perdu|oublie|egare|laisse|paume) (?<x>(?:mes|mon|ma) (?:cles?|telephone|portefeuille|carte bleue|carte|sac|parapluie|ecouteurs|airpods|lunettes|passeport|papiers|casque|boucle d'oreille|echarpe|bonnet|chargeur|valise|badge))|je (?:retrouve|trouve) (?:plus|pas) (?:mes cles|mon telephone|ma carte|mon portefeuille|mes lunettes)|enfermee? dehors|je me suis (?:fait voler|enfermee? dehors)|(?:on m'a|je me suis fait) (?:vole|voler|pique|piquer) (?:mon|ma|mes) (?:telephone|sac|portefeuille|carte|valise))\b/,
    unless: /\b(?:perdu (?:mon|ma) (?:pere|mere|chien|chat)|de (?:vue|poids))\b/,
    react: [
      'Oh non, {x}.',
      'Aïe, la galère.',
      'Mince, le genre de truc qui gâche une journée.',
      'Je compatis, vraiment.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà regardé dans le frigo ? On ne sait jamais.',
        'C’est la première fois, ou c’est une spécialité maison ?',
        'Tu as refait tout le chemin dans ta tête, ou carrément à pied ?',
      ],
      flirt: ['Tu as pu te débrouiller ?', 'Il y avait quelqu’un pour te dépanner ?', 'Ça va quand même, toi ?'],
      original: [
        'Tu y crois encore, ou tu as fait ton deuil ?',
        'L’objet que tu perds le plus souvent, c’est quoi ?',
        'Si ça pouvait parler, ça te dirait quoi ?',
      ],
    },
    invites: ['Pour te remonter le moral, je t’offre un verre. Cette semaine ?'],
  },
  {
    id: 'broken-thing',
    cue: /\b(?:(?<x>(?:mon|ma|mes|le|la) (?:telephone|ordi\w*|pc|mac|ecran|frigo|lave[ -]linge|lave[ -]vaisselle|machine a laver|chauffe[ -]eau|chaudiere|four|box|wifi|internet|clim|radiateur|cafetiere|aspirateur|tele|douche|evier|robinet|serrure)) (?:est|a|m'a|vient|marche|fonctionne|fuit|veut|s'allume|rend|coule|bug|me lache) ?(?:encore |completement )?(?:mort\w*|casse\w*|en panne|lache\w*|plus|pas|de (?:lacher|mourir|tomber)|rendu l'ame|l'ame|hs|explose\w*|bouche\w*|grille\w*|partout|tombe\w*)?|j'ai (?:casse|explose|fait tomber|pete|flingue) (?:mon|ma|l'|mes) ?(?:ecran|telephone|ordi\w*|pc|mac|lunettes|tasse\w*|vitre)|(?:degat des eaux|fuite (?:d'eau|dans)|plus d'eau chaude|plus (?:de chauffage|internet|de wifi|d'electricite)|coupure (?:de courant|d'electricite|internet)))\b/,
    unless: /\b(?:est (?:plein|vide|rempli|neuf|neuve|super|top|sur silencieux|charge|loin)|j'ai achete|nouveau)\b/,
    react: [
      'Oh non, pile le truc dont on a besoin.',
      'Aïe, {x}. Courage.',
      'Mince, la galère.',
      'Évidemment, il fallait que ça tombe maintenant.',
    ],
    ask: {
      humoristique: [
        'Tu as essayé d’éteindre et de rallumer en espérant très fort ?',
        'Une minute de silence, ou direct le service après-vente ?',
        'Tu as négocié, supplié, ou directement crié ?',
      ],
      flirt: [
        'Tu as un plan B pour ce soir ?',
        'Tu as quelqu’un de bricoleur sous la main ?',
        'Ça va se réparer vite, tu crois ?',
      ],
      original: [
        'Tu es team réparation ou team coup sur le côté ?',
        'Tu redécouvres quoi, du coup : la bougie, le livre, la patience ?',
        'De quel objet tu ne pourrais vraiment pas te passer ?',
      ],
    },
    invites: ['En attendant la réparation, on va boire un verre quelque part où tout marche ?'],
  },
  {
    id: 'short-of-money',
    cue: /\b(?:je suis (?:a decouvert|fauchee?|a sec|dans le rouge|ruinee?|pauvre|en galere d'argent)|compte (?:en banque )?(?:dans le rouge|a sec|vide)|fin de mois (?:difficile|compliquee?|pates)|(?:plus|pas) (?:un rond|une thune|de thune|d'argent|de sous)|mon (?:compte|banquier) (?:pleure|est vide|m'appelle|est a decouvert)|c'est la deche|pates (?:au beurre )?jusqu'a (?:la fin du mois|vendredi))\b/,
    react: [
      'Courage, la fin du mois finit par finir.',
      'Aïe. Les pâtes vont te soutenir.',
      'Les meilleures sorties sont gratuites, ça tombe bien.',
      'Je compatis, ça arrive aux meilleurs.',
    ],
    ask: {
      humoristique: [
        'C’est la faute à un achat raisonnable, ou à un truc génial et inutile ?',
        'Tu ouvres ton appli bancaire, ou tu préfères le suspense ?',
        'Ta meilleure recette de pâtes, du coup ?',
      ],
      flirt: [
        'Ça ira jusqu’à la fin du mois ?',
        'Ton plaisir gratuit préféré, c’est quoi ?',
        'Et le premier truc que tu t’offres quand ça repart ?',
      ],
      original: [
        'Si tu gagnais mille euros demain, à dépenser en un jour, tu fais quoi ?',
        'L’achat que tu ne regrettes pas, malgré tout ?',
        'Tu es plutôt fourmi qui a glissé, ou cigale assumée ?',
      ],
    },
    invites: ['Une balade, c’est gratuit, et le café est pour moi. Cette semaine, ça te dit ?'],
  },
  {
    id: 'admin-trouble',
    cue: /\b(?:(?:la |l'|les |de la |ma |le )(?:caf|urssaf|prefecture|impots|france travail|pole emploi|cpam|ameli|securite sociale|secu|mairie|banque|assurance|sav|edf|syndic) (?:me|m'|a (?!\d|la\b|cote)|ont |repond|veut|demande|refuse|bloque|qui|toujours)|(?:je (?:me bats|galere|suis en guerre|me prends la tete)) (?:avec|contre) (?:la|l'|les|mon|ma) ?\w+|(?:l')?administration|paperasse|(?:mes|ma declaration d'|les|declaration d') ?impots|(?:refaire|renouveler) (?:mon passeport|ma carte d'identite|mes papiers)|\d+ ?(?:h|min|minutes|heures) (?:au telephone|d'attente) avec)\b/,
    unless: /\b(?:je (?:bosse|travaille) (?:a|au|aux|dans)|fini|regle\w*|chat|chien|ex)\b/,
    react: [
      'Aïe, la paperasse. Courage.',
      'Ah non, pas ça.',
      'Respire, tu vas en venir à bout.',
      'Je compatis de tout cœur.',
    ],
    ask: {
      humoristique: [
        'Il te manque quel papier, celui qu’on t’avait dit de ne pas garder ?',
        'La musique d’attente, tu la connais par cœur ?',
        'Tu en es au troisième guichet, ou de retour au premier ?',
      ],
      flirt: [
        'Tu tiens le coup, niveau nerfs ?',
        'Qu’est-ce qui te détend après un truc pareil ?',
        'Tu veux râler un bon coup ? Je t’écoute.',
      ],
      original: [
        'Si tu pouvais supprimer un seul formulaire, ce serait lequel ?',
        'Tu ranges tes papiers, ou c’est un grand tas ?',
        'Tu te récompenses comment quand c’est enfin réglé ?',
      ],
    },
    invites: ['Après ça, tu mérites un verre sans aucun justificatif. Cette semaine ?'],
  },
  {
    id: 'broke-something',
    cue: /\b(?:j'ai (?:renverse|fait tomber|brule|crame|casse|rate|glisse|confondu|envoye .{0,30}(?:au mauvais|a la mauvaise|par erreur))|je (?:me suis (?:vautree?|ramassee?|etalee?|gamellee?|cassee? la figure|tape la honte|pris (?:une porte|un poteau|la porte|le poteau))|suis (?:tombee? (?:dans|devant|en|de|d'un|du)|tellement maladroite?))|(?:la|une) (?:honte|grosse honte|gamelle)|moment de solitude)\b/,
    unless:
      /\b(?:permis|exams?|concours|partiels?|train|bus|avion|vol|tgv|jambe|bras|cheville|amoureu\w*|en panne|sous le charme|malade|ecran|telephone|enceinte|oral|annee|ex|pieds)\b/,
    react: [
      'Non… Je ne devrais pas rire.',
      'Ok, j’ai ri. Pardon.',
      'Magnifique. Enfin, courage.',
      'La classe, quoi qu’il arrive.',
    ],
    ask: {
      humoristique: [
        'Il y avait des témoins, ou l’honneur est sauf ?',
        'Tu as fait semblant que c’était voulu ?',
        'C’est un accident, ou une carrière ?',
      ],
      flirt: [
        'J’aurais aimé voir ça. Tu as rattrapé le coup comment ?',
        'Rien de cassé, au moins ?',
        'Ça te rend très sympathique. Ça t’arrive souvent ?',
      ],
      original: [
        'Et quelqu’un a réagi, autour ?',
        'Sur l’échelle de tes moments de solitude, ça se place où ?',
        'Avec le recul, ça te fait rire ou toujours pas ?',
      ],
    },
    invites: ['Celle-là, je la veux en vrai, avec les gestes. On va boire un verre cette semaine ?'],
  },
];
