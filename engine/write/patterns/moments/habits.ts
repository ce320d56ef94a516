import type { Moment } from '../../moment.ts';

/** The match's daily little ways: hours, cold, hunger, phone, and what they try to give up. */
export const habits: Moment[] = [
  {
    id: 'morning-person',
    cue: /\b(?:je suis (?:du matin|matinale?|leve-tot)|(?:je me (?:leve|reveille)|debout|levee?|reveil) .{0,20}\b(?:[456] ?h(?:\d\d)?|(?:quatre|cinq|six) heures|a l'aube|aux aurores|tres tot|super tot)(?! du soir))\b/,
    unless: /\b(?:pas|plus|jamais|insomnie|a cause|bebe|vol|train|avion|demain)\b/,
    react: [
      'Respect, vraiment.',
      'À cette heure-là, c’est de l’héroïsme.',
      'Le monde t’appartient, à toi et aux boulangers.',
      'Tu vois donc les levers de soleil, la chance.',
    ],
    ask: {
      humoristique: [
        'Et le samedi aussi, ou tu restes quelqu’un d’humain ?',
        'À 21h, tu tiens encore debout ?',
        'Tu parles aux gens avant 8h, ou tu as pitié d’eux ?',
      ],
      flirt: [
        'À quelle heure faut-il t’écrire pour te faire sourire ?',
        'Un café très tôt ou un verre pas trop tard ?',
        'C’est toi qui apporterais les croissants, du coup ?',
      ],
      original: [
        'Ta première demi-heure, elle ressemble à quoi ?',
        'C’est ton corps qui décide, ou ta volonté ?',
        'Elle est belle à quelle heure, ta ville, quand tout dort ?',
      ],
    },
    invites: ['Un café du matin ensemble, puisque tu es debout : quel jour ?'],
  },
  {
    id: 'night-owl',
    cue: /\b(?:je suis (?:pas du matin|(?:plutot )?du soir|une? (?:vrai )?(?:oiseau de nuit|couche-tard|marmotte))|oiseau de nuit|(?:je (?:me couche|dors|vis|bosse)|couchee?) .{0,15}(?:la nuit|tres tard|trop tard|pas d'heure|[234] ?h du mat\w*|a [1234] ?h\b)|pas du matin)\b/,
    unless: /\b(?:infirmi\w+|garde|travaille de nuit|insomnie)\b|je dors (?:bien )?la nuit/,
    react: [
      'La nuit, on pense mieux, il paraît.',
      'Le matin est très surcoté.',
      'Les meilleures idées viennent après minuit.',
      'Compris, pas de message avant 10h.',
    ],
    ask: {
      humoristique: [
        'Il te faut combien de réveils pour émerger ?',
        'Avant le premier café, on a le droit de te parler ?',
        'Le « je me couche tôt ce soir », tu l’as tenu une fois ?',
      ],
      flirt: [
        'Ça veut dire qu’on peut se parler tard, alors ?',
        'Tu penses à quoi, quand tout le monde dort ?',
        'Une balade de nuit, ça te plairait ?',
      ],
      original: [
        'Que fais-tu de ces heures que les autres dorment ?',
        'C’est quoi le plus beau truc que tu aies vu à 3h du matin ?',
        'La ville la nuit, ou chez toi avec une lampe ?',
      ],
    },
    invites: ['Un verre en soirée, alors : quel soir t’arrange ?'],
  },
  {
    id: 'procrastinator',
    cue: /\b(?:je (?:procrastine|repousse|remets tout|fais tout au dernier moment)|(?:la )?reine? de la procrastination|roi de la procrastination|procrastinat\w+|(?:grosse|trop la|la|quelle|enorme) flemme|j'ai la flemme|flemmarde?)\b/,
    unless: /\b(?:d'ecrire|de parler|de repondre|des applis|des apps|ici)\b/,
    react: [
      'La flemme, ça se respecte.',
      'Demain, c’est très bien aussi.',
      'C’est un art, à ce niveau.',
      'Je ne dirai rien à personne.',
    ],
    ask: {
      humoristique: [
        'Tu as donc rangé un tiroir entier au lieu de faire le vrai truc ?',
        'C’est quoi la chose que tu repousses depuis le plus longtemps ?',
        'C’est urgent, ou « urgent mais lundi » ?',
      ],
      flirt: [
        'Et me répondre, c’est de la procrastination, avoue ?',
        'Qu’est-ce qui te fait bouger tout de suite, toi ?',
        'Je suis une bonne distraction, au moins ?',
      ],
      original: [
        'Qu’est-ce que tu ne repousses jamais ?',
        'C’est quoi le plus beau résultat sorti d’une dernière minute ?',
        'La journée parfaite à ne rien faire, c’est quoi ?',
      ],
    },
    invites: ['Zéro effort à fournir : un verre près de chez toi, cette semaine ?'],
  },
  {
    id: 'always-late',
    cue: /\b(?:je suis (?:toujours|tout le temps|souvent|constamment) (?:en retard|a la bourre)|toujours en retard|je (?:sais pas|arrive jamais a) (?:arriver|etre) a l'heure|(?:jamais|pas) ponctuel\w*|la ponctualite (?:et|c'est pas))\b/,
    unless: /\b(?:train|bus|metro|mon (?:ex|frere)|ma (?:soeur|copine))\b/,
    react: [
      'Au moins, c’est annoncé.',
      'Merci de prévenir.',
      'J’apporterai un livre.',
      'Tu vis dans ton fuseau horaire, c’est tout.',
    ],
    ask: {
      humoristique: [
        'Quand tu écris « j’arrive », tu es sous la douche ?',
        'Tes amis te donnent une fausse heure, avoue ?',
        'Ton record, il est à combien ?',
      ],
      flirt: [
        'Et pour quelqu’un qui te plaît, tu serais à l’heure ?',
        'Tu te fais pardonner comment, d’habitude ?',
        'Si je te donne rendez-vous à 19h, je viens à quelle heure ?',
      ],
      original: [
        'Qu’est-ce qui te retient, toujours, au dernier moment ?',
        'C’est quoi la seule chose pour laquelle tu n’es jamais en retard ?',
        'C’est quoi le retard qui t’a finalement porté chance ?',
      ],
    },
    invites: ['Un verre cette semaine ? Je dis 19h, on sait tous les deux que ce sera 19h20.'],
  },
  {
    id: 'always-cold',
    cue: /\b(?:(?:je suis|j'ai) (?:toujours|tout le temps|trop|super|hyper|tres) (?:frileu(?:x|se)|froid)|(?:tres |hyper |super |une? (?:grosse |grande )?)?frileu(?:x|se)|(?:bouillotte|plaid|trois pulls|chaussettes).{0,25}(?:froid|gelee?)|je suis (?:congelee?|gelee?|frigorifiee?))\b/,
    unless: /\b(?:pas|malade|fievre|grippe)\b/,
    react: [
      'Team plaid, je vois.',
      'Vite, un chocolat chaud.',
      'L’hiver n’est pas ton ami, alors.',
      'Bouillotte et compagnie, je comprends.',
    ],
    ask: {
      humoristique: [
        'Combien de couches, là, tout de suite ?',
        'La guerre du chauffage, tu la mènes avec qui ?',
        'Tu as un pull en août, « au cas où » ?',
      ],
      flirt: [
        'Chocolat chaud, vin chaud, ou quelqu’un qui prête sa veste ?',
        'Si je te prête mon écharpe, je la revois un jour ?',
        'Qu’est-ce qui te réchauffe à coup sûr ?',
      ],
      original: [
        'C’est où, l’endroit le plus chaud où tu aies passé de bons moments ?',
        'Tu pourrais vivre où, sans plus jamais ressortir un manteau ?',
        'Il y a quand même un truc que tu aimes dans l’hiver ?',
      ],
    },
    invites: ['Un chocolat chaud quelque part de bien chauffé, cette semaine ?'],
  },
  {
    id: 'always-hungry',
    cue: /\b(?:j'ai (?:toujours|tout le temps|trop|super|hyper|grave) (?:faim|la dalle)|je suis (?:tres |trop )?(?:gourmande?|morfale)|j'ai (?:faim|la dalle)|un(?:e)? (?:vraie? )?(?:ventre sur pattes|morfale)|je pense qu'a manger|mon ventre gargouille)\b/,
    unless: /\bpas faim\b/,
    react: [
      'La faim, c’est sérieux.',
      'Là, il y a urgence.',
      'Je comprends, ça empêche de penser.',
      'Ça, c’est un sujet important.',
    ],
    ask: {
      humoristique: [
        'Au bout de combien de temps tu deviens un danger public ?',
        'Tu penses déjà au goûter pendant le déjeuner ?',
        'On a le droit de te piquer une frite ?',
      ],
      flirt: [
        'Tu partages ton dessert, ou c’est un mythe ?',
        'Qu’est-ce qui te ferait vraiment plaisir, là ?',
        'Si je t’apporte à manger, je gagne combien de points ?',
      ],
      original: [
        'Un plat devant toi dans dix secondes, tu choisis quoi ?',
        'Sucré ou salé, quand ça devient grave ?',
        'C’est quoi la meilleure chose que tu aies mangée ces derniers temps ?',
      ],
    },
    invites: ['J’ai la solution : on va manger quelque part cette semaine. Quel soir ?'],
  },
  {
    id: 'quitting',
    cue: /\b(?:j'(?:arrete|essaie d'arreter|ai arrete|tente d'arreter)|je (?:vais arreter|viens d'arreter|reduis|veux arreter|suis en sevrage)|\d+ jours? sans|sans) .{0,12}\b(?<x>(?:la |le |l'|les |de )?(?:clope|cigarettes?|fumer|tabac|vape|vapoter|sucre|chocolat|alcool|cafe|biere|viande|coca|telephone|reseaux|instagram|tiktok|ecrans?))\b|\b(?:dry january|digital detox|detox (?:digitale|de reseaux))\b/,
    unless:
      /\b(?:pas|jamais (?:fume|bu)|sans (?:telephone|reseau)x? (?:depuis ce matin|dans|au)|supplement|sans alcool|cafe sans|the sans)\b/,
    react: [
      'Courage, ce n’est pas rien.',
      'Bravo, il faut de la volonté.',
      'Un jour après l’autre, respect.',
      'Chapeau, vraiment.',
    ],
    ask: {
      humoristique: [
        'Ton humeur tient, ou il vaut mieux prévenir les collègues ?',
        'Tu as trouvé une compensation avouable ?',
        'Le moment le plus dur de la journée, que je t’envoie une blague ?',
      ],
      flirt: [
        'Tu m’écris si tu craques, que je t’occupe l’esprit ?',
        'On fête ça comment, quand tu auras tenu un mois ?',
        'Qu’est-ce qui te motive, pour de vrai ?',
      ],
      original: [
        'C’est quoi le premier truc que tu as remarqué depuis ?',
        'Tu te récompenses avec quoi ?',
        'C’était un pari, un déclic ou un médecin ?',
      ],
    },
    invites: ['On va se changer les idées : une balade et un verre de ce que tu veux ?'],
  },
  {
    id: 'phone-addict',
    cue: /\b(?:je (?:scrolle?|passe trop de temps sur (?:mon telephone|instagram|tiktok|les reseaux|mon tel)|suis (?:trop |tout le temps )?(?:accro a|sur) (?:mon telephone|tiktok|instagram))|temps d'ecran|tiktok (?:jusqu'a|pendant)|doom ?scroll\w*)\b/,
    react: [
      'On en est tous là, je crois.',
      'Le pouce le plus musclé du quartier.',
      'C’est fait exprès pour, ne culpabilise pas.',
      'Bienvenue au club des écrans.',
    ],
    ask: {
      humoristique: [
        'Ton temps d’écran, tu oses le regarder ?',
        'Tu as appris quoi d’inutile, au moins ?',
        'La vidéo de chat du jour, c’était laquelle ?',
      ],
      flirt: [
        'Je fais partie des bonnes raisons, j’espère ?',
        'Qu’est-ce qui te fait poser le téléphone sans y penser ?',
        'Et si on passait au vrai monde, bientôt ?',
      ],
      original: [
        'Dans quel coin bizarre d’internet tu finis toujours ?',
        'Si on te le prenait un week-end, tu ferais quoi ?',
        'C’est quoi la dernière chose que tu as enregistrée « pour plus tard » ?',
      ],
    },
    invites: ['Téléphones dans la poche, un verre cette semaine ?'],
  },
];
