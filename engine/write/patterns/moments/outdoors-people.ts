import type { Moment } from '../../moment.ts';

/** Open air with others: camps, helping hands, engines, boules, and the water's edge. */
export const outdoorsPeople: Moment[] = [
  {
    id: 'scouting',
    cue: /\b(?:(?:aux|les|chez les|de) scouts?|scoutisme|eclaireu(?:r|se)s? de france|chef(?:taine)? scout\w*|cheftaine|louveteaux|jeannettes)\b/,
    react: [
      'Les veillées, les nœuds, la pluie : tout y est.',
      'Tu dois savoir allumer un feu, toi.',
      'Il doit y avoir des dossiers quelque part.',
      'Tout s’explique !',
    ],
    ask: {
      humoristique: [
        'Tu sais encore faire un nœud, ou tu improvises avec assurance ?',
        'La pire ration mangée en souriant ?',
        'Ton totem, tu l’avoues, ou c’est secret à vie ?',
      ],
      flirt: [
        'Qu’est-ce que ça t’a laissé, au fond ?',
        'C’est toi qui racontais les histoires, ou qui les écoutais ?',
        'Ton plus beau souvenir de veillée ?',
      ],
      original: [
        'La chanson qui te ramène direct au coin du feu ?',
        'La bêtise de camp jamais avouée ?',
        'Ça te sert encore, dans la vie de tous les jours ?',
      ],
    },
    invites: ['Un verre sans feu de camp, mais avec des histoires ?'],
  },
  {
    id: 'outdoor-volunteering',
    cue: /\b(?:(?:je (?:fais du|suis) benevol\w*|benevolat)(?: [^,.!?]{1,35})? (?:refuge|spa|lpo|jardin|foret|plage|nature|maraude\w*|animaux|festival|course|trail|secours|snsm|sauvetage|croix[ -]rouge)|ramass\w+ (?:des |les |de )?dechets|nettoyage (?:de|des) (?:la )?plages?|chantier (?:nature|participatif|benevole)|woofing|wwoof\w*|pompier volontaire|snsm|clean walk)\b/,
    react: [
      'C’est chouette, vraiment.',
      'Ça force le respect.',
      'Ça fait du bien, des gens comme ça.',
      'Bravo, tout le monde ne le fait pas.',
    ],
    ask: {
      humoristique: [
        'La chose la plus improbable que tu y aies vue ?',
        'Tu rentres dans quel état, après une journée pareille ?',
        'Qui sont les plus drôles, dans l’équipe ?',
      ],
      flirt: [
        'Qu’est-ce qui t’a donné envie d’y aller la première fois ?',
        'C’est quoi le moment qui te fait dire que ça vaut le coup ?',
        'Tu as toujours eu ce côté-là ?',
      ],
      original: [
        'La rencontre que tu y as faite et que tu n’oublieras pas ?',
        'Qu’est-ce qu’on ne voit pas, de l’extérieur ?',
        'Si quelqu’un voulait s’y mettre, tu lui dirais quoi ?',
      ],
    },
    invites: ['Tu me racontes ça autour d’un verre cette semaine ?'],
  },
  {
    id: 'cars',
    cue: /\b(?:(?<x>(?:ma|mon|une|un) (?:vieux|vieille|petite?|ancienne?)? ?(?:4l|2cv|deux chevaux|twingo|berlingo|coccinelle|206|205|clio|alpine|porsche|kangoo|jeep|peugeot|renault|citroen|r5|fiat panda|fiat 500|mustang))|(?:passion\w*|fan|dingue) (?:de |d')?(?:voitures?|bagnoles?|mecanique|vieilles voitures|f1)|je (?:retape|restaure|bricole) (?:une|un|ma|des|de) (?:\S+ )?(?:voiture|bagnole|4l|caisse|2cv)|circuit auto|rallyes?)\b/,
    unless:
      /\b(?:accident|panne|garage|controle technique|volee?|assurance|en double file|mini golf|rallye (?:mathematique|lecture))\b/,
    react: [
      'Une voiture avec de la personnalité.',
      '{x}, excellent choix.',
      'Ça a dû en voir, des routes.',
      'J’entends le moteur d’ici.',
    ],
    ask: {
      humoristique: [
        'Ça démarre du premier coup, ou il faut lui parler gentiment ?',
        'C’est quoi l’objet non identifié qui roule sous les sièges depuis des années ?',
        'Le voyant allumé, on l’ignore depuis combien de temps ?',
      ],
      flirt: [
        'Et sur le siège passager, on a droit à quelle musique ?',
        'Tu conduis tranquille, ou un peu nerveusement ?',
        'Tu lui as donné un petit nom ?',
      ],
      original: [
        'Le plus long trajet que vous ayez fait ensemble ?',
        'Ça te vient de qui, ce goût-là ?',
        'La plus belle route à faire avec, ce serait laquelle ?',
      ],
    },
    invites: ['Une virée jusqu’à une terrasse, vitres baissées ?'],
  },
  {
    id: 'petanque',
    cue: /\b(?:petanque|(?:une|la) partie de (?:boules|molkky|palets)|jouer aux boules|molkky|palets? bretons?)\b/,
    unless: /\b(?:deteste|nulle? a la petanque)\b/,
    react: [
      'Du sport de très haut niveau !',
      'Très bon choix.',
      'Précision et apéro, le bon mélange.',
      'Attention, ça peut vite devenir sérieux.',
    ],
    ask: {
      humoristique: [
        'Tu mesures avec tes pieds, ou tu as un mètre dans la poche ?',
        'La mauvaise foi, c’est à partir de quel score ?',
        'Tu vises vraiment, ou tu dis « c’était voulu » après ?',
      ],
      flirt: [
        'Si je te défie, on joue quoi ?',
        'Tu es {m:bon perdant|bonne perdante|du genre à perdre avec le sourire} ?',
        'Tu me laisserais gagner la première partie ?',
      ],
      original: [
        'Ton plus beau coup de chance, celui que tu racontes comme du talent ?',
        'Qui est la terreur de ton groupe ?',
        'Le meilleur endroit pour jouer un soir d’été ?',
      ],
    },
    invites: ['Une partie un de ces soirs ? Le perdant offre le verre.'],
  },
  {
    id: 'river-lake',
    cue: /\b(?:(?:me baigner|baignade|nager|je me baigne|on se baigne|plonger)(?: [^,.!?]{1,12})? (?:dans|au|en) (?<x>(?:le|la|un|une) (?:lac|riviere|lot|loire|dordogne|ardeche|cascade|gorges|etang)|lac|riviere))\b/,
    unless: /\b(?:deteste|noye|pas)\b/,
    react: [
      'L’eau douce, les arbres, le calme.',
      'Les pieds dans l’eau, parfait.',
      'J’y suis presque, rien qu’à te lire.',
      'Ça, c’est un bon plan.',
    ],
    ask: {
      humoristique: [
        'Tu entres d’un coup, ou tu passes dix minutes à te mouiller la nuque ?',
        'Un truc t’a frôlé le pied : algue, poisson, ou on ne saura jamais ?',
        'Les chaussures en plastique, tu assumes ?',
      ],
      flirt: [
        'Tu y vas plutôt au réveil, ou pour la fin de journée ?',
        'Serviette à l’ombre avec un livre, ou concours de plongeons ?',
        'Tu me montrerais ton coin ?',
      ],
      original: [
        'C’est quoi ton plus beau souvenir là-bas ?',
        'Le meilleur moment pour y être : midi, ou quand tout le monde est parti ?',
        'Qu’est-ce qu’il faut absolument emporter ?',
      ],
    },
    invites: ['Un pique-nique au bord de l’eau un de ces jours ?'],
  },
  {
    id: 'nature-walk',
    cue: /\b(?:je (?:vais|pars|suis|reviens|rentre|fais)(?: [^,.!?]{1,20})? (?:me balader|me promener|balade|promenade|en foret|prendre l'air)|(?:petite |longue |grande |belle )(?:balade|promenade|marche)|j'(?:adore|aime)(?: [^,.!?]{1,10})? (?:me balader|me promener|les balades|la nature|la foret|etre dehors)|balade (?:en foret|au bord|du dimanche|avec))\b/,
    weight: 1,
    unless: /\b(?:moto|velo|pas|chien|chienne)\b/,
    react: [
      'Rien de mieux pour s’aérer la tête.',
      'Une bonne balade, ça ne se refuse pas.',
      'Bonne idée, ça.',
      'Ça fait du bien rien que d’y penser.',
    ],
    ask: {
      humoristique: [
        'Avec objectif goûter au bout, ou pour la beauté du geste ?',
        'Tu parles tout haut quand il n’y a personne ?',
        'Tu finis toujours par te perdre, ou tu as un GPS intégré ?',
      ],
      flirt: [
        'Tu préfères marcher en silence ou en papotant ?',
        'C’est quoi ton coin préféré pour ça ?',
        'Tu me montrerais quel chemin en premier ?',
      ],
      original: [
        'Podcast dans les oreilles, ou bruit des feuilles ?',
        'La dernière jolie chose que tu aies remarquée en marchant ?',
        'Quelle est la meilleure heure, pour toi ?',
      ],
    },
    invites: ['Une balade ensemble un de ces jours, avec un café au bout ?'],
  },
];
