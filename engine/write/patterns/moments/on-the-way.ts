import type { Moment } from '../../moment.ts';

/** Trains, strikes, cars and traffic. */
export const onTheWay: Moment[] = [
  {
    id: 'train-late',
    cue: /\b(?:(?<x>(?:mon|le|ce) (?:train|tgv|ter|rer|vol|avion|bus|car|metro|tram|intercites)) (?:est|a|a ete|etait|a eu|avait|vient d'etre) ?(?:encore |toujours |tout juste )?(?:annule|supprime|retarde|en retard|bloque|arrete|a l'arret|immobilise|en panne|\d+ ?(?:h|min|minutes|heures)|du retard|complet)|(?:rer|train|tgv|metro|vol|ter) (?:[a-z] )?(?:supprime|annule|bloque|a l'arret|en panne|en retard|arrete)|(?:arrete|bloque|coince|immobilise)e? (?:en pleine voie|dans (?:le|un|mon) (?:train|tgv|rer|metro|tram|bus|avion|ascenseur)|a (?:la gare|l'aeroport)|en gare)|(?:train|tgv|ter|rer|vol|avion|bus|metro|tram)\b[^,.!?]{0,30}\d+ ?(?:h|heures?|min|minutes) de retard|j'ai (?:rate|loupe) (?:mon|le|ma) (?:train|bus|avion|vol|tgv|correspondance|metro|tram|rer))\b/,
    unless: /\b(?:l'annee derniere|desolee? (?:de|pour) (?:mon|le|ce) retard|reponse|repondre)\b/,
    react: [
      'Oh non. Courage.',
      'Aïe, la galère.',
      'Bon, tu as droit à toute ma compassion.',
      'Les transports ont encore frappé.',
      'Mince. Garde ton calme et ta place assise.',
    ],
    ask: {
      humoristique: [
        'On vous a servi quelle excuse, cette fois ?',
        'Autour de toi, on en est au fou rire ou à la mutinerie ?',
        'Tu as des vivres, ou il faut rationner ?',
      ],
      flirt: [
        'Tu veux de la compagnie en attendant ?',
        'On t’attend quelque part, ou tu as le temps pour moi ?',
        'Je te distrais : tu préfères une devinette ou une question gênante ?',
      ],
      original: [
        'Si tu pouvais te téléporter là, tout de suite, tu irais où ?',
        'C’est qui le personnage le plus étrange autour de toi ?',
        'Livre, musique ou regard perdu par la fenêtre ?',
      ],
    },
    invites: ['Une fois à bon port, on va boire un verre pour oublier ça ?'],
  },
  {
    id: 'transport-crush',
    cue: /\b(?:(?:c'est|il y a|encore) (?:encore )?(?:la |une )?greve|greves? (?:sncf|ratp|des transports|de metro|des trains)|(?:metro|bus|rer|tram|train|ligne \d+) (?:bonde|blinde|plein a craquer|de l'enfer|archi plein|infernal)|(?:je (?:fais|passe|me tape)|j'ai) \d+ ?h?(?:\d+)? ?(?:h|heures?|min|minutes) (?:de|dans les) (?:trajet|transports?|metro|rer|route|bus|train)|(?:serree?s?|compressee?s?|collee?s?) (?:comme des sardines|dans (?:le|la) (?:metro|rer|bus)))\b/,
    react: [
      'Aïe, l’aventure quotidienne.',
      'Courage, c’est du sport.',
      'Rien qu’à lire, j’ai besoin d’air.',
      'Je compatis, vraiment.',
    ],
    ask: {
      humoristique: [
        'Tu as pu bouger un bras, ou même pas ?',
        'Sur le trajet, combien de coudes dans les côtes ?',
        'Tu es plutôt zen ou vengeance silencieuse ?',
      ],
      flirt: [
        'Et à l’arrivée, qu’est-ce qui te fait oublier tout ça ?',
        'Tu fais quoi pour t’évader pendant ce temps-là ?',
        'Tu es {m:rentré|rentrée|à la maison}, là, ou toujours en route ?',
      ],
      original: [
        'Tu lis, tu écoutes, ou tu inventes la vie des gens ?',
        'C’est quoi la plus belle scène que tu aies vue dans les transports ?',
        'Le vélo, ça se tente, ou c’est non ?',
      ],
    },
    invites: ['On se trouve un bar sans correspondance ni escalator, cette semaine ?'],
  },
  {
    id: 'car-trouble',
    cue: /\b(?:(?<x>(?:mon|ma|la|le) (?:voiture|caisse|bagnole|velo|scooter|moto|camion|vieux berlingo|twingo|clio|batterie|pneu)) (?:est|a|m'a|veut|demarre|fait|refuse|tombe|vient de) ?(?:encore )?(?:en panne|mort\w*|lache\w*|plus demarr\w*|pas demarr\w*|plus|pas|creve\w*|un bruit|rendu l'ame|au garage|a la fourriere|tombee?|de tomber|vole\w*|plate?)|je suis (?:tombee? )?en panne|j'ai (?:creve|eu une crevaison|eclate un pneu)|(?:on m'a|je me suis fait) (?:vole|voler) (?:mon|ma) (?:velo|voiture|scooter|moto|trottinette))\b/,
    unless: /\b(?:bouchons d'oreilles?|de vin|panne (?:de reveil|d'inspiration|d'idees?|de reseau|d'internet))\b/,
    react: [
      'Oh non, la tuile.',
      'Aïe, pile ce qu’il ne fallait pas.',
      'Mince. Courage pour la suite.',
      'Le genre de journée qu’on préfère raconter après.',
    ],
    ask: {
      humoristique: [
        'Tu as donné un petit coup de pied dedans, par principe ?',
        'Tu as gardé ton calme, ou tout le quartier a appris des mots ?',
        'C’est signé la loi de Murphy, ou tu soupçonnes quelqu’un ?',
      ],
      flirt: [
        'Tu as pu te débrouiller ?',
        'Rien de cassé de ton côté, au moins ?',
        'Tu es {m:rentré|rentrée|à bon port}, depuis ?',
      ],
      original: [
        'Qui t’a sauvé la mise, finalement ?',
        'C’est le plan B qui prend le relais, ou tu marches ?',
        'Tu prends ça avec philosophie, ou ça fulmine encore ?',
      ],
    },
    invites: ['Pour te remettre de tes émotions, un verre près de chez toi cette semaine ?'],
  },
  {
    id: 'traffic',
    cue: /\b(?:(?:les|de|des|dans les) (?:bouchons|embouteillages)|(?:periph\w*|rocade|autoroute|a\d+) (?:bloquee?|bouchee?|a l'arret|saturee?))\b/,
    unless: /\b(?:bouchons d'oreilles?|de (?:vin|liege|champagne))\b/,
    react: [
      'Aïe, les bouchons. Courage.',
      'Rien de pire, je compatis.',
      'Pare-chocs contre pare-chocs, l’horreur.',
      'Patience, ça finit par avancer.',
    ],
    ask: {
      humoristique: [
        'Tu chantes à tue-tête, ou tu insultes poliment ?',
        'Tu as choisi la file qui n’avance pas, comme tout le monde ?',
        'Les voisins de voiture, ils ont l’air sympas ?',
      ],
      flirt: [
        'Il y a au moins quelque chose de bien au bout de la route ?',
        'Tu vas où comme ça ?',
        'Tu écoutes quoi pour ne pas craquer ?',
      ],
      original: [
        'Podcast, radio ou grand silence ?',
        'Si tu pouvais te téléporter, tu atterrirais où ?',
        'C’est ton quotidien, ou un jour de malchance ?',
      ],
    },
    invites: ['Quand tu seras enfin à l’arrêt pour de bon, on va boire un verre ? Cette semaine.'],
  },
];
