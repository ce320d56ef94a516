import type { Moment } from '../../moment.ts';

/** Meals of every day: lazy, too big, early, alone, with a diet. */
export const mealMoments: Moment[] = [
  {
    id: 'lazy-meal',
    cue: /\b(?:j(?:e )?(?:mange|me fais|finis|dine|vais manger|prends)|j'ai (?:mange|dine|fini|commande)|repas|diner|ce soir(?: ,)? c'est|au menu|soiree) .{0,20}(?:(?:des |mes |un |une |les |du )?(?:coquillettes?|pates(?: au beurre| au pesto)?|cereales|nouilles(?: instantanees)?|ramen instantane|tartines?|surgeles?|chips|sandwich(?: triangle)?|pizza surgelee|kebab|mac ?do|mcdo|uber ?eats|deliveroo|knackis?|jambon|croque[- ]monsieur|oeufs? (?:au plat|durs?|brouilles)|cordons? bleus?|nuggets|puree mousline|boite de thon|livraison))\b/,
    react: [
      'Aucun jugement, ça fait envie.',
      'Un grand classique, rien à redire.',
      'Un choix que je respecte profondément.',
      'Simple, efficace.',
      'Honnêtement, je ne dirais pas non.',
    ],
    ask: {
      humoristique: [
        'Dans une vraie assiette, ou on a dépassé ce stade ?',
        'C’est la flemme, ou c’était le plan depuis ce matin ?',
        'Canapé, plaid et série à côté, ou à table comme les grands ?',
      ],
      flirt: [
        'J’aime bien les gens qui assument. Et un soir de grand chic, tu manges quoi ?',
        'Tu partages, ou c’est chacun pour soi ?',
        'Et si quelqu’un cuisinait pour toi ce soir, tu réclamerais quoi ?',
      ],
      original: [
        'Avec une petite touche perso, ou recette d’origine ?',
        'C’est quoi, ton vrai plat réconfort, celui des mauvais jours ?',
        'Tu regardes quoi en mangeant ?',
      ],
    },
    invites: ['La prochaine fois, on fait mieux : un resto tous les deux cette semaine ?'],
  },
  {
    id: 'empty-fridge',
    cue: /\bfrigo\b.{0,30}\b(?:vide|desert|rien|citron|moutarde|yaourt|cornichons?|triste)\b|\b(?:rien|plus rien)\b.{0,15}\b(?:frigo|placards?|a manger)\b|\b(?:faut|dois|devrais|flemme|aller|vais) .{0,15}faire (?:les|des|mes) courses\b/,
    react: ['Ah, le grand vide.', 'Le frigo fait grise mine, donc.', 'Je visualise très bien.', 'La dure réalité.'],
    ask: {
      humoristique: [
        'Tu tentes la créativité, ou tu commandes direct ?',
        'Les courses, c’est pour ce soir, ou pour « bientôt » ?',
        'Combien de fois tu l’as rouvert, au cas où ?',
      ],
      flirt: [
        'Et si on te livrait ce que tu veux ce soir, ce serait quoi ?',
        'Il faut que quelqu’un te nourrisse. Tu craques pour quoi ?',
        'Tu survis comment, d’habitude ?',
      ],
      original: [
        'C’est quoi, le plus grand plat que tu aies fait avec presque rien ?',
        'Qu’est-ce qu’on trouve toujours chez toi, quoi qu’il arrive ?',
        'Tu fais les courses avec une liste, ou à l’instinct ?',
      ],
    },
    invites: ['Bon, il faut te nourrir : un resto cette semaine, je t’invite ?'],
  },
  {
    id: 'ate-too-much',
    cue: /\bj'ai (?:beaucoup |vraiment |encore )?trop (?:mange|bouffe)\b|\bje (?:peux|pouvais|vais) plus (?:rien )?(?:avaler|manger|bouger)\b|\bj'ai mange (?:comme (?:4|quatre|un\w*|dix)|pour (?:4|quatre|dix|trois)|\d+|tout le|tout l')|\bj'en suis a (?<x>(?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) (?!ans|jours|mois|heures|saison|episodes?|cafes?|pages?|km|tomes?|livres?|rdv|rendez)\p{L}{4,})|\bj'ai (?:explose|le ventre qui explose)|\bdigestion (?:difficile|en cours)|\bj'ai pris (?:\d+|deux|trois|quatre|cinq) kilos\b/u,
    react: [
      'Aucun regret, j’espère.',
      'Ça, c’est de l’engagement.',
      '{x}, bel exploit.',
      'Bel exploit, vraiment.',
      'Le corps récupère, les souvenirs restent.',
    ],
    ask: {
      humoristique: [
        'Et tu as quand même trouvé de la place pour le dessert ?',
        'Tu peux encore te lever, ou il faut envoyer quelqu’un ?',
        'C’était la dernière fois, ou la dernière jusqu’à demain ?',
      ],
      flirt: [
        'Tant de gourmandise, ça me plaît. C’était quoi, le meilleur ?',
        'Tu craques toujours comme ça quand c’est bon ?',
        'Et la prochaine tentation, ce sera quoi ?',
      ],
      original: [
        'La bouchée de trop, c’était laquelle ?',
        'Et ça valait le coup, sur dix ?',
        'S’il fallait n’en garder qu’une bouchée, ce serait laquelle ?',
      ],
    },
    invites: ['Quand tu auras digéré, on va marcher un peu et boire un verre ? Un soir cette semaine ?'],
  },
  {
    id: 'vegetarian',
    cue: /\b(?:je (?:suis|deviens|mange)|j'essaie d'etre|devenue?) (?:plutot |presque |quasi |totalement |aussi |moi-meme )?(?:vege\b|vegetarien\w*|vegan\w*|vegetalien\w*|flexi\w*|pesco?\w*)|\bje mange (?:pas|plus|quasi plus|jamais|presque plus)(?: du tout| beaucoup)? (?:de )?(?:viande|animaux|porc|poisson)\b|\barrete (?:de manger de )?la viande\b/,
    react: [
      'C’est noté, et ça ne complique rien.',
      'Bon à savoir, merci.',
      'Ok, je retiens pour le resto.',
      'Respect, ça demande de tenir bon.',
    ],
    ask: {
      humoristique: [
        'Combien de fois par mois on te demande où tu trouves tes protéines ?',
        'Le repas de famille où on t’a servi des haricots, il a déjà eu lieu ?',
        'Il y a une odeur qui te fait encore vaciller ?',
      ],
      flirt: [
        'Et le plat avec lequel on t’a pour toujours ?',
        'Tu m’emmènerais où, pour me convaincre ?',
        'Pour te faire plaisir à table, je retiens quoi ?',
      ],
      original: [
        'C’est venu d’un coup, ou petit à petit ?',
        'Le plat que tu fais goûter aux sceptiques ?',
        'Ça fait longtemps ?',
      ],
    },
    invites: ['Tu choisis la table, je suis : on dîne ensemble cette semaine ?'],
  },
  {
    id: 'cannot-eat',
    cue: /\bje suis (?:malheureusement |super |tres |gravement )?(?:allergique (?:a|au|aux)|intolerante? (?:a|au|aux)|coeliaque)\b|\bje mange sans gluten\b|\bje digere pas (?:le )?(?:lactose|lait|gluten)\b/,
    unless:
      /\b(?:cons?|gens|chats?|chiens?|pollen|acariens|connerie|lundi|mensonge|sport|travail|mauvaise foi|lundis)\b/,
    react: [
      'Ah, pas simple tous les jours.',
      'Bien noté, j’y penserai.',
      'Merci de prévenir, je retiens.',
      'Ok, on fera attention.',
    ],
    ask: {
      humoristique: [
        'Au resto, tu as un discours tout prêt pour le serveur ?',
        'On te répond « juste un petit peu, ça va passer », j’imagine ?',
        'Tu lis les étiquettes plus vite que ton ombre ?',
      ],
      flirt: [
        'Et pour te régaler sans risque, il faut viser quoi ?',
        'Tu te consoles avec quoi ?',
        'C’est quoi, le resto où tu peux manger les yeux fermés ?',
      ],
      original: [
        'Qu’est-ce qui te manque le plus ?',
        'Tu l’as découvert comment ?',
        'Il y a un remplaçant qui vaut vraiment l’original ?',
      ],
    },
    invites: ['Tu choisis un endroit sûr pour toi, et on dîne ensemble cette semaine ?'],
  },
  {
    id: 'market',
    cue: /\b(?:je (?:suis|vais|reviens|rentre|fais|traine)|j'(?:ai (?:ete|fait)|adore|aime (?:bien )?)|on (?:va|est|a fait)|retour) .{0,30}\b(?:au|le|du|les|des|un|faire le) marches?\b|\b(?:dimanche|samedi)(?: matin)? ,? ?(?:c'est )?marche\b/,
    unless:
      /\b(?:noel|marche (?:pas|bien|plus|mieux|a pied)|a pied|du travail|immobilier|marche aux puces|chef de|bon marche)\b/,
    react: [
      'Le marché, bon plan.',
      'J’entends déjà le fromager d’ici.',
      'Un bonheur simple, je valide.',
      'On devine les bonnes odeurs.',
    ],
    ask: {
      humoristique: [
        'Liste en main, ou tu repars toujours avec quatre fromages de trop ?',
        'Tu négocies, ou le maraîcher te fait fondre en deux phrases ?',
        'On t’appelle déjà par ton prénom, chez le fromager ?',
      ],
      flirt: [
        'Tu y vas pour les légumes, ou pour l’ambiance ?',
        'Et avec tout ça, tu fais quoi de bon à manger ?',
        'Si tu devais rapporter une seule chose à quelqu’un que tu aimes bien ?',
      ],
      original: [
        'Ton stand préféré, celui où tu t’arrêtes à chaque fois ?',
        'Tu craques toujours pour quoi ?',
        'Tu y vas à l’ouverture, ou quand tout le monde remballe ?',
      ],
    },
    invites: ['On se fait un marché ensemble un de ces matins, avec café au comptoir ?'],
  },
  {
    id: 'breakfast',
    cue: /\b(?:j(?:e|'\p{L}+)|on|mon|mes|ma|team)\b.{0,40}\b(?:petit[- ]?dej\w*|brunchs?|tartines|viennoiseries)\b|\b(?:petit[- ]?dej\w*|brunch) .{0,30}(?:sacre|obligatoire|de champion|au lit|en terrasse|prefere)\b/u,
    unless: /\b(?:pas de|jamais|saute)\b/,
    react: [
      'Voilà quelqu’un qui sait commencer une journée.',
      'Très bonne base.',
      'Ça donne envie d’y être.',
      'Le bon côté du matin.',
    ],
    ask: {
      humoristique: [
        'On peut te parler avant, ou il faut attendre la fin ?',
        'Sucré, salé, ou les deux sans honte ?',
        'Ça dure dix minutes, ou ça mange toute la matinée ?',
      ],
      flirt: [
        'Il y a quoi, sur ta table, un matin parfait ?',
        'Tu le prends en silence, ou il faut te faire la conversation ?',
        'Et on te l’apporte, parfois, ou c’est toi qui régales ?',
      ],
      original: [
        'Le meilleur de ta vie, tu l’as pris où ?',
        'La chose qui doit absolument y être ?',
        'Confiture, chocolat ou fromage : tu te ranges de quel côté ?',
      ],
    },
    invites: ['On se fait un brunch ensemble ce week-end ?'],
  },
  {
    id: 'eats-alone',
    cue: /\b(?:je (?:mange|dine|dejeune|vais (?:manger|diner)|suis)|j'ai (?:mange|dine)|manger|diner) .{0,20}\b(?:toute? seule?|en solo|en tete[- ]a[- ]tete avec moi)\b|\bje (?:mange|dine) (?:a|vers) (?:2[1-3]|minuit)|\btable pour (?:une?|1)\b/,
    unless: /\b(?:triste|peur|deprim\w*|dur|aime pas)\b/,
    react: [
      'Un dîner avec soi-même, ça a du bon.',
      'Au moins, personne ne pique dans ton assiette.',
      'Tranquille, à ton rythme.',
      'Ça se respecte.',
    ],
    ask: {
      humoristique: [
        'Et la conversation, ça va ?',
        'Tu t’es fait une belle table, ou c’est debout devant l’évier ?',
        'Qui débarrasse, du coup ?',
      ],
      flirt: [
        'Avec une chaise libre en face, donc. Tu manges quoi de bon ?',
        'Je te tiens compagnie par messages, si tu veux. C’est bon, au moins ?',
        'Et le convive idéal, il te parlerait de quoi ?',
      ],
      original: [
        'Série, livre, ou juste le silence ?',
        'Tu te fais plaisir quand ce n’est que pour toi, ou tu vas au plus simple ?',
        'Resto en solo, tu oses ?',
      ],
    },
    invites: ['Le prochain, on le partage : un dîner cette semaine ?'],
  },
];
