import type { Moment } from '../../moment.ts';

/** Embarrassing stories, odd strangers, an ex in passing. */
export const storyMoments: Moment[] = [
  {
    id: 'wrong-message',
    cue: /\b(?:envoye|ecrit|transfere|like|dit|appele|repondu)\b.{0,50}\b(?:a la mauvaise personne|au mauvais (?:numero|destinataire|groupe)|par erreur|sans faire expres|dans le mauvais groupe|a toute la (?:boite|famille|promo)|sur le groupe (?:de|du|famille|boulot))\b|\bje me suis trompee? de (?:conv\w*|destinataire|groupe|personne|numero|prenom)\b|\b(?:dit|envoye|fait|ecrit|appele)\b.{0,20}\b(?:bisous?|maman|papa|je t'aime|coeur|mon coeur|cheri)\b.{0,25}\b(?:a|mon|ma|au|en) .{0,10}(?:boss|patronn?e?|chef\w*|directeur|directrice|prof\w*|manager|client\w*|collegue|rh|medecin|dentiste|raccrochant|facteur|livreur)\b|\bappele (?:mon|ma) (?:boss|patronn?e?|chef\w*|prof\w*|manager|directeur|directrice)[^\p{L}]{1,4}(?:maman|papa|cheri\w*)\b/u,
    react: [
      'Oh non.',
      'Je souffre pour toi, et je ris un peu aussi.',
      'Le genre de chose à laquelle on repense à 3h du matin.',
      'Non… Dis-moi que non.',
    ],
    ask: {
      humoristique: [
        'Tu as assumé, ou tu envisages de changer d’identité ?',
        'Et la réponse en face ? Je veux le silence en détail.',
        'Combien de secondes avant de comprendre ?',
      ],
      flirt: [
        'Avec moi, tu peux te tromper autant que tu veux. Et la suite, alors ?',
        'J’aurais trouvé ça adorable. Comment on a réagi, en face ?',
        'Tu rougis encore en y pensant ?',
      ],
      original: [
        'Tu as tenté de rattraper le coup, ou tu as laissé vivre ?',
        'C’est ton record, ou il y a pire ?',
        'Depuis, vous arrivez à vous regarder dans les yeux ?',
      ],
    },
    invites: ['Une histoire pareille, ça se raconte de vive voix. Un verre cette semaine ?'],
  },
  {
    id: 'fell',
    cue: /\bje (?:me suis|suis) (?:encore |litteralement |completement )?(?:tombee?|vautree?|etalee?|casse\w* la (?:gueule|figure|binette)|ramassee?|cogne\w*|foule\w*|tordue?|prise? (?:un|une|la|le) (?:porte|poteau|vitre|gamelle|gadin|trottoir|marche|mur|rateau))\b|\bje me suis (?:foule|tordu|casse|coince|petee?|fait mal a?) .{0,6}(?:(?:la|le|les|un|une|mon|ma) (?:cheville|poignet|doigt|orteil|genou|dos|bras|pied|coude|main|jambe|nez|dent|cou))\b|\bj'ai (?:fait|pris) (?:une|un) (?:belle |grosse |magnifique )?(?:chute|gamelle|gadin|bucheb?)\b|\bj'ai (?:glisse|trebuche)\b/,
    unless:
      /\btombee? (?:sur|amoureu\w*|des nues|malade|de (?:fatigue|sommeil)|dans les pommes|bien|a pic)\b|\bdos tourne\b/,
    react: [
      'Aïe ! J’espère que rien n’est trop abîmé.',
      'Outch. Compassion totale.',
      'Aïe… Le corps et la fierté, d’un coup.',
      'Aïe, ça devait faire un drôle de bruit.',
    ],
    ask: {
      humoristique: [
        'Qu’est-ce qui fait le plus mal : toi, ou l’ego ?',
        'Il y avait du public, ou tu as pu te relever dignement ?',
        'Une note artistique, sur dix ?',
      ],
      flirt: [
        'Ça va, toi, maintenant ?',
        'Quelqu’un s’occupe bien de toi ?',
        'Il te faut quoi : de la glace, du chocolat, un peu de compagnie ?',
      ],
      original: [
        'Tu as déjà préparé une version plus héroïque de l’histoire ?',
        'Après, tu fais comment : l’air de rien, ou fou rire ?',
        'Et la suite : repos forcé, ou tu boites avec style ?',
      ],
    },
    invites: ['Quand tu tiendras bien debout, je t’offre un verre. Sur une chaise bien stable.'],
  },
  {
    id: 'shame',
    cue: /\b(?:la|trop la|grosse|quelle|une|ma) honte\b|\bj'ai (?:eu |trop |tellement )*honte\b|\b(?:grand |gros )?moment de solitude\b|\b(?:c'etait|c'est|trop|super|hyper|tellement|truc) (?:trop |super |hyper |tellement |un peu )?(?:genant|humiliant|embarrassant|la gene|malaisant)e?\b|\bj'ai (?:voulu|cru) (?:disparaitre|mourir (?:de honte|sur place))\b|\bje me suis (?:completement |trop )?(?:affichee?|ridiculisee?|tapee? (?:la |une )?(?:honte|affiche))\b|\b(?:zero|plus de|perdu (?:ma|toute)) (?:dignite|credibilite)\b|\bl'?humiliation\b|\bgros malaise\b/,
    unless: /\b(?:pas (?:de |la )?honte|aucune honte|sans honte|plaisir coupable|avoir honte de)\b/,
    react: [
      'Oh non… Je veux tout savoir, mais je compatis.',
      'La dignité, c’est surfait de toute façon.',
      'Je ris avec toi, promis, pas de toi.',
      'Ça fera une excellente anecdote. Un jour.',
    ],
    ask: {
      humoristique: [
        'Il y avait des témoins, ou tu peux encore tout nier ?',
        'Tu as pensé à déménager, au moins une seconde ?',
        'Combien de nuits tu vas y repenser ?',
      ],
      flirt: [
        'Que tu me racontes ça, ça me plaît. Et ça a fini comment ?',
        'Tu me fais confiance pour me raconter ça, j’apprécie. Et la suite ?',
        'À mon avis, plus personne n’y pense à part toi. Si ?',
      ],
      original: [
        'Sur l’échelle de tes moments gênants, ça se classe où ?',
        'Et le premier réflexe : fuir, rire, ou en rajouter ?',
        'Qui est au courant, à part moi ?',
      ],
    },
    invites: ['Il me faut la version complète, en face à face. Un verre cette semaine ?'],
  },
  {
    id: 'stranger',
    cue: /\b(?:(?:un|une) (?:petite? |vieux |vieille |autre )?(?:mec|type|gars|dame|monsieur|papi|papy|mamie|mamy|inconnue?|fille|nana|enfant|gamine?|touriste|serveur|serveuse|chauffeur|controleur|passante?))\b.{0,40}\b(?:m'a|me |s'est|qui (?:s'appel\p{L}+|m'a|a |avait|faisait|chantait|dansait|parlait|personne|ronfle|ronflait)|que personne|dans (?:le|mon) (?:metro|bus|train|tram|rer))\b|\bdans les bras d'une? inconnue?\b/u,
    unless:
      /\b(?:agress\w*|suivie?|insult\w*|emmerd\w*|harcel\w*|drague\w*|vole\w*|frappe\w*|peur|relou|lourd|touche\w*|ghost\w*|appli|tinder|hopital|quitte\w*|trompe\w*|ex)\b/,
    react: [
      'J’adore ce genre de rencontre.',
      'Il n’y a que la vraie vie pour inventer ça.',
      'Je veux un film entier sur cette personne.',
      'On croirait une scène de film.',
    ],
    ask: {
      humoristique: [
        'Vous êtes restés en contact, au moins ?',
        'Et toi, tu as réagi comment, sur le moment ?',
        'Ça t’arrive souvent, ou tu as un aimant à personnages ?',
      ],
      flirt: [
        'Il t’arrive toujours des choses pareilles ? Parce que ça me plaît bien.',
        'J’aurais voulu être là. Tu as réussi à garder ton sérieux ?',
        'Tu attires les histoires, toi, non ?',
      ],
      original: [
        'Tu lui dirais quoi, si vous vous recroisiez ?',
        'Vous vous êtes quittés comment ?',
        'C’est ta rencontre la plus improbable, ou il y a mieux ?',
      ],
    },
    invites: ['Tu me racontes ça en vrai autour d’un verre ?'],
  },
  {
    id: 'ex-in-passing',
    cue: /\b(?:mon|mes|un de mes|une de mes) ex\b/,
    unless:
      /\b(?:violen\w*|frapp\w*|mort\w*|decede\w*|tribunal|avocat|divorc\w*|harcel\w*|pervers|toxique|tromp\w*|manque|pleure\w*|quitte\w*|larguee?|rupture|separ\w*|souffert|mal a|peur|que (?:mon|mes) ex|ex-(?!copain|copine|mari|femme))\b/,
    react: [
      'Ah, l’ex qui passe une tête.',
      'Noté, sans commentaire.',
      'Chacun ses archives.',
      'Je vois le genre de souvenir.',
    ],
    ask: {
      humoristique: [
        'On ferme la parenthèse, ou il y a une morale à l’histoire ?',
        'Tu en as gardé quelque chose d’utile, au moins ? Un mixeur ?',
        'C’est devenu drôle, avec le temps ?',
      ],
      flirt: [
        'Et maintenant, tu as envie de quoi ?',
        'Du coup, c’est quoi, tes nouveaux critères ?',
        'Qu’est-ce qui te fait craquer, aujourd’hui ?',
      ],
      original: [
        'Ça t’a appris quoi, sur ce que tu veux ?',
        'Le signe qui aurait dû t’alerter ?',
        'Il y a une leçon à en tirer pour la suite ?',
      ],
    },
    invites: ['Le passé, c’est fait. Un verre cette semaine, pour parler de la suite ?'],
  },
];
