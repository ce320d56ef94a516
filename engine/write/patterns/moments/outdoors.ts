import type { Moment } from '../../moment.ts';

/** Hobbies of the open air: water's edge, woods, sky and roads. */
export const outdoors: Moment[] = [
  {
    id: 'fishing',
    cue: /\b(?:(?:je (?:peche|vais|pars|suis|fais)|j'(?:adore|aime)|passion|partie de|a|de) (?:a )?(?:la )?peche(?: (?:a la mouche|a la ligne|au leurre|a pied|en mer))?(?= (?:dimanche|avec|ce|demain|a |au|en|hier|depuis|quand|,|\.|!)|$)|je peche|pecheu(?:r|se)|(?<x>(?:un|mon|le|une|ma) (?:\S+ )?(?:brochet|carpe|truite|sandre|silure|daurade)) (?:de|que)|remis a l'eau|canne a peche)\b/,
    unless: /\b(?:j'ai la peche|la peche en ce|tarte|confiture|melba|abricots?|the a la)\b/,
    react: [
      'Il en faut, de la patience !',
      'Un moment rien qu’à toi, j’imagine.',
      'Le calme, l’eau, et personne pour parler.',
      '{x}, rien que ça !',
    ],
    ask: {
      humoristique: [
        'Le poisson grandit de combien de centimètres à chaque récit ?',
        'Le poisson, tu lui as demandé son avis ?',
        'Combien d’heures d’attente pour dix secondes de gloire ?',
      ],
      flirt: [
        'Tu es calme en tout, ou juste au bord de l’eau ?',
        'Tu emmènes parfois quelqu’un, à condition qu’il se taise ?',
        'À quoi tu penses, au bord de l’eau ?',
      ],
      original: [
        'Qui t’a appris ?',
        'C’est quoi l’heure magique, celle où ça mord ?',
        'Le coin que tu n’avoueras jamais, il ressemble à quoi ?',
      ],
    },
    invites: ['Un verre au bord de l’eau, sans canne ?'],
  },
  {
    id: 'foraging',
    cue: /\b(?:champignons?|(?<x>(?:des|les|mes|\d+|trois|deux) (?:cepes?|girolles?|bolets?|chanterelles?|morilles?|trompettes?))|cueillette|(?:ramasse|cueilli|ramassee?|trouve|cueille)(?: [^,.!?]{1,12})? (?:mures|chataignes|noix|ail des ours|asperges sauvages|myrtilles|orties|plantes sauvages))\b/,
    unless:
      /\b(?:pizza|risotto|omelette|poulet|sauce|mario|hallucinogenes?|magiques|mycose|pied|allergi\w+|deteste|creme)\b/,
    react: [
      'Panier, bottes et œil affûté !',
      'Ça sent le sous-bois et l’omelette.',
      'Ça me donne faim, ton histoire.',
      'Le genre de sortie que j’approuve.',
    ],
    ask: {
      humoristique: [
        'Le coin secret, tu me le donnes, ou il faut d’abord gagner ta confiance ?',
        'Tu as déjà fait semblant de ne rien trouver pour éloigner les autres ?',
        'Le pharmacien te connaît par ton prénom ?',
      ],
      flirt: [
        'Tu me laisserais porter le panier ?',
        'Tu les cuisines comment, tes trouvailles ?',
        'Qui t’a appris à reconnaître les bons ?',
      ],
      original: [
        'Ta plus belle trouvaille, c’était quoi ?',
        'Plutôt brume du matin, ou après la pluie ?',
        'Qu’est-ce que tu cherches vraiment, dans les bois ?',
      ],
    },
    invites: ['Une balade en forêt un de ces jours, panier ou pas ?'],
  },
  {
    id: 'wild-encounter',
    cue: /\b(?:(?:ecoute|entendu|ecouter) le brame|(?:j'ai vu|on a vu|croise|y avait|il y avait) (?:un|une|des|deux) (?:biches?|cerfs?|chevreuils?|renards?|heron|martin-pecheur|aigle|chamois|bouquetins?|marmottes?|chouette|hibou|sangliers?|loup|dauphins?|ecureuils?|blaireau|vautours?))\b/,
    unless: /\b(?:renverse|percute|ecrase|voiture|tinder)\b/,
    react: [
      'Oh, la chance.',
      'Ça, c’est un joli moment.',
      'Le genre de rencontre qui fait la journée.',
      'J’aime les gens qui regardent autour d’eux.',
    ],
    ask: {
      humoristique: [
        'Tu as retenu ton souffle, ou tu as crié « oh regarde » et tout gâché ?',
        'Qui a eu le plus peur, toi ou la bête ?',
        'Tu as une photo nette, ou un joli flou artistique ?',
      ],
      flirt: [
        'Ça te fait toujours le même effet ?',
        'Qui a eu droit au récit en premier ?',
        'Tu es du genre à t’arrêter net pour regarder ?',
      ],
      original: [
        'La bête que tu rêves de croiser ?',
        'Tu as pu rester longtemps à regarder ?',
        'Ta plus belle surprise dehors, jusqu’ici, c’est quoi ?',
      ],
    },
    invites: ['Une balade au calme, yeux et oreilles ouverts ?'],
  },
  {
    id: 'bird-watching',
    cue: /\b(?:(?:je (?:fais|pratique)|passion\w*|fan|mordue?|club|sortie)(?: [^,.!?]{1,10})? (?:de l'|d'|l')?ornitho\w*|(?:j'(?:observe|ecoute|adore|aime)|observer|ecouter|je (?:regarde|photographie)) les (?:oiseaux|rapaces|chouettes|mesanges)|(?:avec )?mes jumelles|ornithologue)\b/,
    react: [
      'Les oiseaux, quelle belle idée.',
      'Ça demande de l’attention, et du silence.',
      'Une passion douce, ça fait du bien.',
      'Voilà qui n’est pas banal.',
    ],
    ask: {
      humoristique: [
        'Tu imites un cri, ou tu gardes ça pour les intimes ?',
        'Le pigeon, tu le respectes, ou il ne compte pas ?',
        'Il t’est arrivé d’interrompre quelqu’un pour un rouge-gorge ?',
      ],
      flirt: [
        'Tu m’apprendrais à en reconnaître un ou deux ?',
        'Tu sais rester immobile longtemps ?',
        'C’est lequel, ton préféré ?',
      ],
      original: [
        'Comment ça t’est venu ?',
        'L’oiseau que tu rêves de voir une fois ?',
        'Qu’est-ce que tu entends, que les autres n’entendent plus ?',
      ],
    },
    invites: ['Une balade au parc, et tu me dis qui chante ?'],
  },
  {
    id: 'stars',
    cue: /\b(?:(?:regarder|regarde|observer|observe|voir|compter|sous) (?<x>les etoiles|la voie lactee|les perseides|les planetes)|etoiles filantes?|astronomie|(?:mon|un) telescope|la voie lactee|aurores? boreales?|nuit des etoiles|eclipse)\b/,
    unless: /\b(?:hotel|resto|michelin|danse avec|guerre)\b/,
    react: [
      'Le nez en l’air, la nuit, le bonheur.',
      'Ça remet tout à sa place, un ciel pareil.',
      'Beau, ça.',
      'Le meilleur spectacle, et il est gratuit.',
    ],
    ask: {
      humoristique: [
        'Tu reconnais autre chose que la Grande Ourse, ou tu improvises ?',
        'Le torticolis fait partie de l’expérience ?',
        'Combien d’avions pris pour des étoiles filantes ?',
      ],
      flirt: [
        'Tu fais un vœu, quand il y en a une qui file ?',
        'Tu me montrerais laquelle en premier ?',
        'Tu y vas en silence, ou en parlant toute la nuit ?',
      ],
      original: [
        'Le plus beau ciel que tu aies vu, c’était où ?',
        'Ça te rassure ou ça te donne le vertige ?',
        'Si tu pouvais en rebaptiser une, tu l’appellerais comment ?',
      ],
    },
    invites: ['Un verre en terrasse un soir de ciel clair ?'],
  },
  {
    id: 'photo-walks',
    cue: /\b(?:je (?:fais (?:de la |des )?photos?|photographie|pars en balade photo|shoote|me balade avec mon appareil)|j'(?:adore|aime)(?: [^,.!?]{1,10})? (?:la photo|photographier|prendre des photos|la photographie)|(?<x>mon (?:appareil photo|argentique|reflex|leica|vieux canon))|photo (?:argentique|de rue|animaliere)|argentique|balade photo)\b/,
    unless: /\b(?:profil|appli|selfie|deteste|pas)\b/,
    react: [
      'Tu as l’œil, donc. J’aime bien.',
      'Enfin quelqu’un qui regarde vraiment.',
      'Belle façon de se promener.',
      'Ça change d’un téléphone levé.',
    ],
    ask: {
      humoristique: [
        'Combien de photos pour une seule que tu gardes ?',
        'Tu fais attendre tout le monde « juste deux secondes » ?',
        'Jusqu’où tu es {m:déjà allé|déjà allée|capable d’aller} pour un bon cadrage ?',
      ],
      flirt: [
        'Tu me montrerais celle dont tu as le plus envie de parler ?',
        'Qu’est-ce qui attire ton œil en premier ?',
        'Tu oses photographier les inconnus ?',
      ],
      original: [
        'La photo que tu n’as pas prise et que tu regrettes ?',
        'Plutôt lumière du matin, ou néons de nuit ?',
        'Une photo de toi qui dirait tout, elle montrerait quoi ?',
      ],
    },
    invites: ['Une balade photo en ville, et un café pour trier ?'],
  },
  {
    id: 'motorbike',
    cue: /\b(?:(?:ma|en|a|de la|une|la|faire de la) moto\b|(?<x>(?:ma moto|ma becane|mon trail|ma triumph|ma ducati|ma honda|ma yamaha|ma harley|mon roadster))|motarde?|permis (?:moto|a2)|balade (?:a|en) moto|je roule en (?:moto|125|vespa)|mon (?:vespa|scooter))\b/,
    unless: /\b(?:peur|accident|chute|tombee?|vole|cross a la tele|jamais)\b/,
    react: [
      'La route, le vent, les virages…',
      'La liberté sur deux roues.',
      'Ça sent la belle virée.',
      'Casque bien attaché, j’espère !',
    ],
    ask: {
      humoristique: [
        'Les moucherons dans les dents, mythe ou réalité ?',
        'Tu lui parles, à ta machine, quand il n’y a personne ?',
        'Sous la pluie, tu roules ou tu jures ?',
      ],
      flirt: [
        'La place de derrière, on l’obtient comment ?',
        'Avec quelqu’un derrière, tu roules tout doux ?',
        'C’est quoi ta plus belle route, celle qu’il faudrait faire à deux ?',
      ],
      original: [
        'Qu’est-ce qui t’a donné le virus ?',
        'Ton meilleur arrêt café, casque à la main ?',
        'Tu roules pour aller quelque part, ou pour rouler ?',
      ],
    },
    invites: ['Une petite virée qui s’arrête devant une terrasse ?'],
  },
  {
    id: 'sailing',
    cue: /\b(?:(?:je (?:fais|navigue)|faire|j'adore|stage|cours|sortie|vacances)(?: [^,.!?]{1,12})? (?:de la |la |de |en |a la )?(?<x>voile|voilier|bateau|catamaran)|je navigue|(?:mon|un|le|notre) (?:voilier|bateau|catamaran)|regates?|equipiere?|glenans|skipper)\b/,
    unless: /\b(?:mal de mer|croisiere|mener en bateau|c'est bateau|trop bateau|mouche|voile islamique)\b/,
    react: [
      'Prendre le large, j’aime l’idée.',
      'Le pied marin, donc.',
      'Ça sent les embruns d’ici.',
      'Beau terrain de jeu.',
    ],
    ask: {
      humoristique: [
        'Mal de mer : jamais, ou on évite le sujet ?',
        'À bord, tu donnes les ordres ou tu t’occupes des sandwichs ?',
        'Combien de choses as-tu déjà laissées tomber à l’eau ?',
      ],
      flirt: [
        'Tu prendrais à bord quelqu’un qui confond bâbord et tribord ?',
        'Tu mettrais le cap où, si le vent décidait ?',
        'C’est quoi ton plus beau mouillage ?',
      ],
      original: [
        'Ta plus belle frayeur sur l’eau ?',
        'Qu’est-ce qu’on apprend sur les gens quand on navigue avec eux ?',
        'L’heure la plus belle, quand on est sur l’eau ?',
      ],
    },
    invites: ['Un verre sur les quais, face aux bateaux ?'],
  },
];
