import type { Moment } from '../../moment.ts';

/** Trains, strikes, traffic, and the weather outside. */
export const onTheWay: Moment[] = [
  {
    id: 'train-late',
    cue: /\b(?:(?<x>(?:mon|le|ce) (?:train|tgv|ter|rer|vol|avion|bus|car|metro|tram|intercites)) (?:est|a|a ete|etait|a eu|avait|vient d'etre) ?(?:encore |toujours |tout juste )?(?:annule|supprime|retarde|en retard|bloque|arrete|a l'arret|immobilise|en panne|\d+ ?(?:h|min|minutes|heures)|du retard|complet)|(?:rer|train|tgv|metro|vol|ter) (?:[a-z] )?(?:supprime|annule|bloque|a l'arret|en panne|en retard|arrete)|(?:arrete|bloque|coince|immobilise)e? (?:en pleine voie|dans (?:le|un|mon) (?:train|tgv|rer|metro|tram|bus|avion|ascenseur)|a (?:la gare|l'aeroport)|en gare)|\d+ ?(?:h|heures?|min|minutes) de retard|j'ai (?:rate|loupe) (?:mon|le|ma) (?:train|bus|avion|vol|tgv|correspondance|metro|tram|rer))\b/,
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
    revives: ['Alors, tu as fini par arriver ?'],
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
    revives: ['Alors, les trajets se sont calmés ?'],
  },
  {
    id: 'car-trouble',
    cue: /\b(?:(?<x>(?:mon|ma|la|le) (?:voiture|caisse|bagnole|velo|scooter|moto|camion|vieux berlingo|twingo|clio|batterie|pneu)) (?:est|a|m'a|veut|demarre|fait|refuse|tombe|vient de) ?(?:encore )?(?:en panne|mort\w*|lache\w*|plus demarr\w*|pas demarr\w*|plus|pas|creve\w*|un bruit|rendu l'ame|au garage|a la fourriere|tombee?|de tomber|vole\w*|plate?)|je suis (?:tombee? )?en panne|j'ai (?:creve|eu une crevaison|eclate un pneu)|(?:les|de|des|dans les) (?:bouchons|embouteillages)|(?:on m'a|je me suis fait) (?:vole|voler) (?:mon|ma) (?:velo|voiture|scooter|moto|trottinette))\b/,
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
    revives: ['Alors, ça roule de nouveau ?'],
  },
  {
    id: 'heatwave',
    cue: /\b(?:canicule|(?:3[3-9]|4\d) ?(?:degres|°)|il fait (?:3[3-9]|4\d)|(?:il fait|fait|on a|on creve de) (?:trop |beaucoup trop |super |hyper |vraiment |tellement )?chaud|(?:je (?:fonds|creve de chaud|crame|transpire|suffoque)|je meurs de chaud)|(?:quelle|cette|une) chaleur|on etouffe)\b/,
    unless: /\b(?:vin chaud|pas chaud|de fievre|chaud (?:pour|patate|au coeur))\b/,
    react: [
      'Cette chaleur, c’est trop.',
      'Courage, bois de l’eau.',
      'On devient tous des flaques, là.',
      'La sieste devrait être obligatoire.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà envisagé d’emménager dans le rayon surgelés ?',
        'Le ventilateur, il a un prénom maintenant ?',
        'Combien de glaces avant midi, c’est raisonnable ?',
      ],
      flirt: [
        'Tu as trouvé un coin de fraîcheur ?',
        'Il te manque quoi pour survivre à cette journée ?',
        'Ta boisson de survie, c’est quoi ?',
      ],
      original: [
        'Si on te prêtait un lac pour la journée, tu fais quoi en premier ?',
        'Volets fermés ou fontaine publique assumée ?',
        'C’est quoi ton parfum de glace quand tout va mal ?',
      ],
    },
    invites: ['On se trouve une terrasse à l’ombre et un truc très frais, ce soir ou demain ?'],
    revives: ['Alors, tu as survécu à la chaleur ?'],
  },
  {
    id: 'rain',
    cue: /\b(?:il (?:pleut|a plu|va pleuvoir|fait (?:moche|gris|un temps))|(?:toute|sous) la pluie|(?:il )?pleut (?:non stop|des cordes|encore|depuis)|temps (?:pourri|de merde|degueu\w*|horrible|gris|de chien)|(?:je suis|arrivee?|rentree?) trempee?|(?:quel|un|le) deluge|des trombes|la grisaille|meteo (?:pourrie|de merde))\b/,
    unless: /\b(?:j'(?:adore|aime) (?:la pluie|quand il pleut)|s'il pleut)\b/,
    react: [
      'Charmant temps, vraiment.',
      'Temps idéal pour ne culpabiliser de rien.',
      'Courage aux chaussettes.',
      'Le soleil a dû poser des congés.',
    ],
    ask: {
      humoristique: [
        'Parapluie sérieux, ou capuche et optimisme ?',
        'Tu as commencé à construire l’arche, ou tu attends demain ?',
        'Niveau moral, on est sur averse ou sur éclaircies ?',
      ],
      flirt: [
        'Tu es au sec, au moins ?',
        'Ton plan parfait par ce temps-là, c’est quoi ?',
        'Chocolat chaud ou plaid d’abord ?',
      ],
      original: [
        'Il y a un film que tu gardes pour les jours comme ça ?',
        'Marcher sous la pluie, poétique ou juste mouillé ?',
        'Si tu pouvais échanger ce ciel contre celui d’ailleurs, tu prends lequel ?',
      ],
    },
    invites: ['Par ce temps, il faut un café bien chaud et de la compagnie. Demain, ça te dit ?'],
    revives: ['Alors, le soleil est revenu chez toi ?'],
  },
  {
    id: 'cold-weather',
    cue: /\b(?:il (?:fait (?:trop |super |hyper |tellement )?froid|neige|a neige|gele|caille)|(?:je (?:caille|gele|suis frigorifiee?|suis gelee?|meurs de froid))|(?:on se|je me|ca|se) (?:gele|caille|pele)|de la neige (?:partout|ce matin|dehors)|(?:il y a|\d+ ?cm) de (?:la )?neige|premiers? (?:neige|flocons)|-\d+ ?(?:degres|°))/,
    react: [
      'Brrr, rien qu’à te lire.',
      'Gros pull et boisson chaude, vite.',
      'Courage aux doigts et aux orteils.',
      'L’hiver ne fait pas semblant.',
    ],
    ask: {
      humoristique: [
        'Tu en es à combien de couches ?',
        'Le chauffage, tu tiens bon ou tu as craqué en octobre ?',
        'Le plaid sort avec toi, ou il reste à la maison ?',
      ],
      flirt: [
        'Qu’est-ce qui te réchauffe le mieux, à part le thé ?',
        'Chocolat chaud ou vin chaud ?',
        'Tu es bien au chaud, là ?',
      ],
      original: [
        'Raclette ou soupe de ta grand-mère ?',
        'Bonhomme de neige ou fenêtre fermée ?',
        'C’est quoi ton petit luxe d’hiver ?',
      ],
    },
    invites: ['Un chocolat chaud dans un endroit bien chauffé, ça te dit ? Cette semaine.'],
    revives: ['Alors, tu as réussi à te réchauffer ?'],
  },
  {
    id: 'sun',
    cue: /\b(?:il (?:fait|a fait) (?:trop |super |hyper |tellement |enfin |vraiment |si |grand )?(?:beau|soleil)|(?:rayon|coup) de soleil|plein soleil|grand (?:ciel bleu|soleil)|(?:je suis|posee?|installee?) (?:en|a une) terrasse|au soleil)\b/,
    unless: /\b(?:pas beau|s'il fait|quand il fait|coup de soleil|lunettes|vacances)\b/,
    react: [
      'Ah, le soleil, ça change tout.',
      'Profites-en bien.',
      'Voilà qui donne envie de sortir.',
      'J’approuve complètement.',
    ],
    ask: {
      humoristique: [
        'Déjà la première glace, ou tu gardes un peu de dignité ?',
        'Tu travailles, ou tu fais semblant avec vue ?',
        'Crème solaire, ou on verra bien ?',
      ],
      flirt: [
        'Il te manque quoi pour que ce soit parfait ?',
        'Ton plan idéal par ce temps-là, c’est quoi ?',
        'Tu préfères en profiter au calme, ou avec quelqu’un ?',
      ],
      original: [
        'C’est quoi ton endroit préféré quand il fait ce temps-là ?',
        'Le premier truc que tu ressors du placard, c’est quoi ?',
        'Si la journée était à toi, tu la finirais où ?',
      ],
    },
    invites: ['Ce temps-là, ça se partage en terrasse. Tu es libre quand ?'],
    revives: ['Alors, tu as profité du soleil ?'],
  },
];
