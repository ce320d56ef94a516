import type { Moment } from '../../moment.ts';

/** What the match drinks, or does not. */
export const drinkMoments: Moment[] = [
  {
    id: 'coffee',
    cue: /\b(?:sans|avant|apres) (?:mon |le |un )?(?:premier |1er )?cafe\b|\b(?:accro|addict|shootee?|drogue\w*) (?:au|a la) (?:cafe|cafeine)\b|\b(?:\d|deux|trois|quatre|cinq|six)(?:e|eme)? cafes?\b|\bmon (?:premier|deuxieme|troisieme|quatrieme|cinquieme|1er) cafe\b|\b(?:j'adore|j'aime (?:trop |beaucoup )?|je carbure|je tourne|je vis|je fonctionne|je bois|je prends|je suis (?:tres |plutot |team ))\b.{0,18}\b(?:cafe|cafes|cafeine|expresso|espresso|flat white|latte|cappuccino)\b/,
    unless:
      /\b(?:boire|prendre|aller|se faire) un cafe\b|\b(?:aime pas|jamais|deteste|bois pas|arrete)\b|\bdans un cafe\b|\bque (?:le |du )?cafe\b/,
    react: [
      'Le café d’abord, le reste ensuite.',
      'On sait qui fait tourner la machine.',
      'Je vois le niveau.',
      'C’est une base solide.',
    ],
    ask: {
      humoristique: [
        'Et sans café, tu es fréquentable ou il faut attendre un signal ?',
        'Combien par jour, version officielle et version vraie ?',
        'Le premier, tu le bois ou tu l’inhales ?',
      ],
      flirt: [
        'Pour bien te servir, je le commande comment ?',
        'Tu le bois en vitesse au comptoir, ou en terrasse à refaire le monde ?',
        'Et le premier de la journée, tu le partages ou on ne te parle pas ?',
      ],
      original: [
        'Italienne, filtre, capsule ou vrai barista ?',
        'Le meilleur que tu aies bu, c’était dans quelle ville ?',
        'Il est comment, ton endroit idéal pour le boire ?',
      ],
    },
    invites: [
      'Alors on en boit un bon ensemble ? Cette semaine, en terrasse.',
      'La suite logique : un café tous les deux. Quel jour t’arrange ?',
    ],
  },
  {
    id: 'tea',
    cue: /\b(?:team|plutot|accro au|fan de|j'adore le|j'aime le|je bois (?:du|que du|beaucoup de)|litres? de) (?:bon |petit )?(?:(?:the(?: vert| noir| au jasmin| a la menthe| earl grey)?|matcha|chai|tisanes?|infusions?|rooibos|verveine))\b|\bje (?:me fais|prends|bois) (?:un |une |du |de la )(?:bon |bonne |petit |petite )?(?:the|matcha|chai|tisane|infusion)\b/,
    unless: /\b(?:aime pas|deteste|jamais)\b/,
    react: [
      'Ambiance douceur, j’aime bien.',
      'La tasse bien chaude, très bon choix.',
      'Un petit rituel, ça ne se discute pas.',
      'Ça sent le plaid, tout ça.',
    ],
    ask: {
      humoristique: [
        'Tu bois ta tasse chaude, ou tu la retrouves glacée deux heures après ?',
        'Combien de boîtes dans le placard, honnêtement ?',
        'Avec un gâteau à tremper, rassure-moi ?',
      ],
      flirt: [
        'Et avec quelle compagnie, l’idéal ?',
        'Plutôt en silence sous un plaid, ou en bavardant pendant des heures ?',
        'Pour t’en offrir sans me tromper, je prends quoi ?',
      ],
      original: [
        'La tasse, c’est toujours la même ?',
        'Tu infuses au chrono, ou au feeling ?',
        'Le parfum que tu défendrais contre tous ?',
      ],
    },
    invites: ['Un salon de thé un de ces après-midis, tous les deux ?'],
  },
  {
    id: 'wine',
    cue: /\b(?:j'|je |on |mon |ma |mes |soiree|avec|devant)\b.{0,40}\b(?:(?:un verre de (?:vin|rouge|blanc|rose)|(?:du|le) vin(?: rouge| blanc| nature| orange)?|une bouteille de (?:vin|rouge|blanc|champagne)|(?:le|du) champagne|(?:le|du) cremant))\b|\b(?:degustation de vin|oenolog\w*|caviste|cave a vin|bar a vin|vendanges|vigneron\w*|vignoble)\b/,
    unless: /\b(?:bois pas|boit pas|bois plus|aime pas|deteste|vin chaud|renverse)\b/,
    react: [
      'Là, tu m’intéresses.',
      'Ah, quelqu’un de goût.',
      'Ça, ça s’accompagne d’un bon fromage.',
      'Très bon sujet.',
    ],
    ask: {
      humoristique: [
        'Tu fais tourner le verre d’un air savant, ou tu bois, point ?',
        'Tu choisis à l’étiquette, comme tout le monde, ou tu t’y connais vraiment ?',
        '« Notes de fruits rouges », tu les sens vraiment ?',
      ],
      flirt: [
        'Pour te faire plaisir, plutôt rouge, blanc ou bulles ?',
        'Et la bouteille que tu ouvrirais pour une bonne occasion ?',
        'Tu le préfères en terrasse, ou autour d’un dîner qui s’éternise ?',
      ],
      original: [
        'Le vin qui te rappelle un endroit précis ?',
        'La bouteille la plus mémorable de ta vie ?',
        'Avec quoi, dans l’assiette ?',
      ],
    },
    invites: [
      'Un bar à vin cette semaine, et tu choisis la bouteille ?',
      'Ça mérite un vrai verre en face à face. Quel soir t’irait ?',
    ],
  },
  {
    id: 'beer',
    cue: /\b(?:j'|je |on |mon |ma |mes |team|apres le|soiree|avec)\b.{0,40}\b(?:(?:une (?:petite |bonne |vraie )?(?:biere|pinte|ipa|blonde|mousse|binouze|biere artisanale)|des bieres|la biere|les ipa))\b|\bje (?:brasse|fais ma biere)\b/,
    unless: /\b(?:bois pas|bois plus|aime pas|deteste|sans alcool|boire une biere\b.{0,20}\?|renverse)\b/,
    react: ['Valeur sûre.', 'Bien mérité, j’imagine.', 'Voilà du concret.', 'Simple et efficace.'],
    ask: {
      humoristique: [
        'Une seule, ou la fameuse « juste une » ?',
        'Tu connais la carte par cœur, ou tu prends toujours la même ?',
        'Avec ou sans planche à partager ? Attention, c’est un test.',
      ],
      flirt: [
        'Si je t’en offre une, je prends quoi ?',
        'Terrasse au soleil ou fond de bar ?',
        'Tu trinques à quoi, ces temps-ci ?',
      ],
      original: [
        'La plus bizarre que tu aies goûtée ?',
        'Ton bar préféré, il est comment ?',
        'Pression, bouteille, artisanale : ça compte pour toi, ou pas du tout ?',
      ],
    },
    invites: [
      'On va en boire une ensemble ? Cette semaine, si tu veux.',
      'La prochaine, c’est pour moi : quel soir t’arrange ?',
    ],
  },
  {
    id: 'cocktail',
    cue: /\b(?:j'|je |on |mon |ma |team|soiree|avec|au)\b.{0,40}\b(?:(?:un |des |le |les |mon )?(?:spritz|mojitos?|negroni|margaritas?|pina colada|moscow mule|gin[- ]?to(?:nic)?|cosmo\w*|caipi\w*|daiquiri|ti'? ?punch|punch|espresso martini|martini|cocktails?|pastis|ricard|kir|porto))\b/,
    unless: /\b(?:bois pas|bois plus|aime pas|deteste|rate|sans alcool)\b/,
    react: ['Ambiance vacances.', 'Bonne idée, ça.', 'Il fait soleil dans ce message.', 'Santé, alors.'],
    ask: {
      humoristique: [
        'Avec le petit parasol, ou on reste sérieux ?',
        'Tu lis toute la carte pour toujours reprendre le même ?',
        'Les cacahuètes ont tenu combien de temps ?',
      ],
      flirt: [
        'Si je t’en commande un sans te demander, je prends quoi ?',
        'Et en face de toi, il y aurait qui, l’idéal ?',
        'Tu le bois en regardant les gens passer, ou en refaisant le monde ?',
      ],
      original: [
        'Le meilleur, tu l’as bu où ?',
        'Si on devait en créer un à ton nom, il y aurait quoi dedans ?',
        'Terrasse en ville ou pieds dans le sable ?',
      ],
    },
    invites: ['On va en boire un ensemble cette semaine ?'],
  },
  {
    id: 'not-drinking',
    cue: /\bje bois (?:pas|plus|jamais|quasi pas|tres peu|presque pas|presque plus)(?: du tout| trop)?(?: d'alcool)?(?= [.,!;]| et\b| mais\b| donc\b| depuis\b|$)|\b(?:je fais|c'est|mon|en plein) (?:le |un )?dry january\b|\bj'ai arrete (?:l'alcool|de boire)\b|\bje suis (?:plutot )?sobre\b|\bsans alcool\b.{0,20}\b(?:moi|pour moi|depuis)\b|\bj'aime pas (?:trop )?(?:l'alcool|le vin|la biere)\b/,
    unless: /\b(?:cafe|the|lait|coca|eau)\b/,
    react: [
      'C’est noté, et ça ne change rien.',
      'Très bien, et bravo de l’assumer.',
      'Le matin doit te remercier.',
      'Aucun problème, au contraire.',
    ],
    ask: {
      humoristique: [
        'Tu es donc la personne qui se souvient de tout, le lendemain ?',
        'Combien de « même pas un petit ? » par soirée, en moyenne ?',
        'Tu ramènes tout le monde, à force ?',
      ],
      flirt: [
        'Et quand on veut t’inviter, on te propose quoi ?',
        'Ta boisson fétiche, alors, que je ne me trompe pas ?',
        'Tu préfères un bon chocolat chaud ou une longue balade ?',
      ],
      original: [
        'Le meilleur truc sans alcool que tu aies goûté ?',
        'Qu’est-ce que ça a changé pour toi ?',
        'C’est un choix de toujours, ou une décision récente ?',
      ],
    },
    invites: ['Un chocolat chaud ou un jus frais en terrasse, cette semaine, ça te dit ?'],
  },
];
