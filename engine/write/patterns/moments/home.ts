import type { Moment } from '../../moment.ts';

/** Where the match lives: moving, boxes, flatmates, neighbours. */
export const home: Moment[] = [
  {
    id: 'moving-soon',
    cue: /\b(?:je (?:demenage|fais mes cartons|suis en plein (?:demenagement|cartons)|vais (?:demenager|changer d'appart\w*)|change d'appart\w*|prepare mon demenagement|suis dans les cartons)|(?:mon|le|un|en plein) demenagement|j'ai (?:pas fini|encore) (?:mes|des) cartons a faire|(?:mes|les) cartons (?:a faire|m'attendent))\b/,
    unless:
      /\b(?:j'ai demenage|demenage (?:a|en|au|aux|sur) (?!\d|la fin|partir|deux|plusieurs|cause|l'etage|janvier|fevrier|mars|avril|mai|juin|juillet|aout|sept|oct|nov|dec)|aide|demenagement (?:d'un|d'une|de (?:mon|ma|ton))|(?:mon|ma) (?:pote|soeur|frere|ami\w*) demenage|l'annee derniere|il y a)\b/,
    react: [
      'Ouh, les cartons. Courage.',
      'Grand chantier, mais ça sent le nouveau départ.',
      'Ton dos a été prévenu, j’espère.',
      'Courage, le plus beau vient après.',
    ],
    ask: {
      humoristique: [
        'Tu en es à combien de cartons marqués « divers » ?',
        'Tes potes ont tous mal au dos ce jour-là, ou tu as des héros ?',
        'Le premier objet perdu, c’est déjà fait ?',
      ],
      flirt: [
        'Tu pars pour plus grand, plus près, ou plus beau ?',
        'Qu’est-ce qui te plaît le plus dans le prochain chez-toi ?',
        'Tu as de bons bras autour de toi pour t’aider ?',
      ],
      original: [
        'C’est quoi l’objet que tu emballes toi-même et que personne ne touche ?',
        'Qu’est-ce que tu as retrouvé au fond d’un placard ?',
        'La première chose que tu installes, ce sera quoi ?',
      ],
    },
    invites: ['Entre deux cartons, il faudra une pause. On va boire un verre cette semaine ?'],
  },
  {
    id: 'moving-city',
    cue: /\bje (?:demenage|pars (?:vivre|habiter|m'installer)|vais (?:vivre|m'installer|demenager)|m'installe) (?:a|en|au|aux|sur) (?!\d|la fin|partir|deux|plusieurs|cause|l'etage|janvier|fevrier|mars|avril|mai|juin|juillet|aout|sept|oct|nov|dec)|\bje quitte (?:paris|lyon|[a-z]+ pour)\b/,
    unless: /\b(?:un jour|peut-etre|reve|il y a \d+ ans|aide|soiree)\b/,
    weight: 3,
    react: [
      'Ah oui, c’est un vrai départ.',
      'Changer de ville, ce n’est pas rien.',
      'Ça remue un peu, une nouvelle pareille.',
      'Grande nouvelle, ça.',
    ],
    ask: {
      humoristique: [
        'Tu as trié tes affaires, ou tu emportes même les câbles mystérieux ?',
        'C’est le boulot, l’amour ou un grand coup de tête ?',
        'Tes amis l’ont pris comment : en larmes, ou avec des dates pour venir ?',
      ],
      flirt: [
        'Tu le vis comment : hâte ou petit pincement ?',
        'Ça nous laisse un peu de temps, quand même, non ?',
        'Qu’est-ce qui t’attire là-bas ?',
      ],
      original: [
        'Qu’est-ce qui te manquera le plus de l’endroit où tu es ?',
        'C’est quoi la première chose que tu veux faire en arrivant ?',
        'Tu connais déjà du monde sur place ?',
      ],
    },
    invites: ['Raison de plus pour ne pas attendre : on va boire un verre cette semaine ?'],
  },
  {
    id: 'among-boxes',
    cue: /\b(?:(?:entre|dans|parmi|au milieu (?:de|des)) (?:\d+ |les |mes |des |de )?cartons|cartons (?:partout|a deballer|pas (?:deballes|ouverts|vides))|pas fini (?:de deballer )?(?:les|mes) cartons|je deballe)\b/,
    unless: /\b(?:je demenage|demain|la semaine prochaine)\b/,
    react: [
      'Vivre entre les cartons, c’est presque du camping.',
      'Au moins, tu sais où tout est : quelque part.',
      'Ça avance, un carton à la fois.',
      'L’important, c’est d’avoir trouvé le matelas.',
    ],
    ask: {
      humoristique: [
        'Combien seront encore fermés dans un an, à ton avis ?',
        'Quel objet reste introuvable alors que tu l’as forcément emballé ?',
        'Tu déballes avec méthode, ou à la recherche de la cafetière ?',
      ],
      flirt: [
        'Et sinon, tu t’y sens déjà un peu chez toi ?',
        'Qui a eu le droit de voir ça en premier ?',
        'Il y a déjà un coin où tu es bien ?',
      ],
      original: [
        'Ton premier repas là-dedans, c’était quoi ?',
        'La vue de ta fenêtre, elle donne sur quoi ?',
        'C’est quoi le carton que tu n’as pas envie d’ouvrir ?',
      ],
    },
    invites: ['Laisse les cartons une heure : on va boire un verre dans ton nouveau quartier ?'],
  },
  {
    id: 'moved-in',
    cue: /\b(?:j'ai (?:demenage|emmenage)|je (?:viens (?:d'emmenager|de demenager|de m'installer)|m'installe|suis (?:enfin )?installee?|viens d'arriver (?:a|dans|en))|j'(?:emmenage|ai (?:eu|recu|recupere) les cles)|(?:mon|ma|un|dans mon) (?:nouvel|nouveau|nouvelle) (?:appart\w*|studio|maison|logement|chez moi|quartier))\b/,
    unless: /\b(?:il y a (?:\d+|dix|cinq|trois|deux) ans|en (?:19|20)\d\d|airbnb|vacances|cherche)\b/,
    react: [
      'Nouveau chez-toi, ça change tout.',
      'Ah, bienvenue chez toi, alors.',
      'Bravo, le plus dur est fait.',
      'Une nouvelle adresse, ça se savoure.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà ta place attitrée sur le canapé ?',
        'Tu as déjà monté un meuble à l’envers ?',
        'Tu as déjà rencontré le voisin bizarre, ou c’est toi ?',
      ],
      flirt: [
        'Tu t’y sens déjà chez toi ?',
        'C’est quoi ton coin préféré, pour l’instant ?',
        'Qui a eu droit à la première visite ?',
      ],
      original: [
        'Le premier soir, tu as mangé quoi, au milieu de tout ça ?',
        'C’est quoi le premier truc que tu as accroché au mur ?',
        'Tu as déjà repéré ta boulangerie et ton bar, dans le coin ?',
      ],
    },
    invites: [
      'Un nouveau chez-toi, ça s’arrose. On va tester un bar de ton quartier cette semaine ?',
      'Tu me fais découvrir ton nouveau quartier autour d’un verre ?',
    ],
  },
  {
    id: 'flat-hunt',
    cue: /\b(?:je (?:cherche|recherche) (?:toujours |encore |actuellement )?(?<x>(?:un|une) (?:nouvel |nouveau |petit )?(?:appart\w*|studio|logement|coloc\w*|maison|chambre|t[1-5]))|recherche d'appart\w*|(?:visites?|visiter) (?:d'|des |un |deux |trois )?appart\w*|je visite (?:un|une|des|deux|trois) (?:appart\w*|studio|maison))\b/,
    react: [
      'Aïe, la chasse à l’appart. Courage.',
      'Tout un sport, ça.',
      'Je croise les doigts pour un coup de cœur.',
      'Ça demande des nerfs solides.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà visité le « charmant » neuf mètres carrés sans fenêtre ?',
        'On t’a demandé trois garants et un rein, ou c’est plus cher chez toi ?',
        'La pire annonce que tu aies vue, elle disait quoi ?',
      ],
      flirt: [
        'L’appart de tes rêves, il a quoi que les autres n’ont pas ?',
        'Tu vises quel quartier ?',
        'Plutôt cocon tranquille ou grande table pour les amis ?',
      ],
      original: [
        'C’est quoi le détail sur lequel tu ne céderas pas ?',
        'Baignoire, balcon ou vraie cuisine : un seul choix ?',
        'Tu sais en trois secondes si c’est le bon, ou tu fais un tableau ?',
      ],
    },
    invites: ['Entre deux visites, un verre pour souffler, cette semaine ?'],
  },
  {
    id: 'flat-found',
    cue: /\b(?:j'ai|on a) (?:enfin )?(?:trouve|signe pour|achete|eu|decroche) (?<x>(?:un|mon|une|ma|l'|notre) ?(?:appart\w*|studio|maison|t[1-5]|coloc\w*))\b/,
    unless: /\b(?:pas|plus|il y a \d+ ans|en 20\d\d|airbnb|vacances)\b/,
    weight: 3,
    react: [
      'Bravo ! C’est une sacrée victoire.',
      'Oh, félicitations !',
      '{x}, enfin ! Bravo.',
      'Super nouvelle, tu vas pouvoir souffler.',
    ],
    ask: {
      humoristique: [
        'Il a fallu combien de dossiers et de sourires forcés ?',
        'Tu as déjà placé les meubles dans ta tête, ou sur un plan au millimètre ?',
        'Qui est déjà de corvée de cartons ?',
      ],
      flirt: ['Qu’est-ce qui t’a fait craquer ?', 'Tu emménages quand ?', 'Tu fêtes ça comment ?'],
      original: [
        'C’est quoi le petit défaut que tu as déjà décidé d’aimer ?',
        'La première chose que tu y installes, ce sera quoi ?',
        'Tu l’as su tout de suite en entrant, que c’était là ?',
      ],
    },
    invites: ['Ça s’arrose, une nouvelle pareille. On va boire un verre cette semaine ?'],
  },
  {
    id: 'flatmates',
    cue: /\b(?:(?<x>(?:mon|ma|mes) (?:colocs?|colocataires?)) (?:est|sont|a(?! \d)|ont|me|m'|se|s'est|fait|font|veut|mange|ronfle|laisse|ramene|chante|cuisine|qui|et moi|adore|met|dort|vient)|je (?:vis|suis|habite) en coloc\w*|on est \d (?:en coloc|dans l'appart|a .{2,20} avec un planning)|planning (?:vaisselle|menage|de la vaisselle))\b/,
    unless: /\b(?:cherche|ancien\w*|ex[ -]coloc)\b/,
    weight: 1,
    react: [
      'Ah, la coloc, toute une aventure.',
      '{x}, je sens que ça promet.',
      'Ça ne doit jamais être triste, chez vous.',
      'Je vois d’ici l’état du frigo.',
    ],
    ask: {
      humoristique: [
        'Et toi, tu es la personne qui range ou celle dont on parle dans le groupe ?',
        'Le frigo : étagères séparées ou c’est la jungle ?',
        'Qui gagne la guerre de la vaisselle, en ce moment ?',
      ],
      flirt: [
        'Ils diraient quoi de toi, si je menais l’enquête ?',
        'Tu arrives à avoir un peu de calme à toi ?',
        'Vous êtes plutôt grande tablée ou portes fermées ?',
      ],
      original: [
        'C’est quoi la règle la plus absurde de la maison ?',
        'Le meilleur souvenir, depuis que vous vivez ensemble ?',
        'Qui cuisine le mieux, sans tricher ?',
      ],
    },
    invites: ['Viens prendre l’air loin de la vaisselle : un verre cette semaine ?'],
  },
  {
    id: 'noisy-neighbours',
    cue: /\b(?<x>(?:mon|ma|mes|les|la|le) (?:voisine?s?)(?: du (?:dessus|dessous|haut|bas))?) (?:du dessus |du dessous |d'en face |d'a cote )?(?:font?|mets?|mettent|met|joue|jouent|chante|chantent|s'engueul\w+|crie|crient|perce|percent|hurl\w+|tapent?|fait|marche|ecoute|ecoutent|passe|a (?:mis|sorti|decide|tape|perce|achete)|ont (?:mis|fait|decide)|apprend|apprennent|me (?:saoule|rend)|est (?:insupportable|bruyante?)|sont (?:bruyants|insupportables))/,
    unless: /\b(?:gentil\w*|adorable|m'(?:a|ont) (?:apporte|offert|aide))\b/,
    react: [
      'Ah, {x}, tout un programme.',
      'J’entends presque ça d’ici.',
      'Courage à tes oreilles.',
      'Je compatis très fort.',
    ],
    ask: {
      humoristique: [
        'Tu es plutôt mot poli dans l’ascenseur ou coup de balai au plafond ?',
        'Tu as investi dans des bouchons d’oreilles, ou dans la patience ?',
        'Et toi, tu te venges, ou tu restes quelqu’un de bien ?',
      ],
      flirt: [
        'Tu arrives à dormir, au moins ?',
        'Tu oses sonner, ou tu fulmines en silence ?',
        'Et quand ça devient trop, tu te réfugies où ?',
      ],
      original: [
        'Si vous finissiez par devenir amis, ça commencerait comment ?',
        'À ton avis, qu’est-ce qu’on dit de toi, de l’autre côté du mur ?',
        'C’est quoi le bruit le plus mystérieux de l’immeuble ?',
      ],
    },
    invites: ['Viens au calme : on va boire un verre loin de tout ça, cette semaine ?'],
  },
];
