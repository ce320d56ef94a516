import type { Moment } from '../../moment.ts';
import { dish } from './everyday-words.ts';

const a = '(?:un|une|des|du|de la|mon|ma|mes|le|la|les)';

/** What the match cooks, did cook or cannot cook. */
export const cookingMoments: Moment[] = [
  {
    id: 'cook-failed',
    cue: new RegExp(
      `\\bj'ai (?:tout |completement |totalement |encore )*(?:rate|crame|brule|carbonise|foire|massacre|loupe) (?<x>(?:mon|ma|mes|le|la|les) (?:${dish}|pates|riz|omelette|plat|diner|repas|sauce|recette))\\b|\\b(?:${dish}|plat|diner|pate a \\w+) .{0,25}(?:rate\\w*|crame\\w*|carbonise\\w*|immangeable|pas leve|degonfle\\w*|effondre\\w*|dur comme|une catastrophe)\\b|\\b(?:c'etait|c'est) immangeable\\b|\\b(?:four|casserole|cocotte|poele|saladier|blender|cuisine)\\b.{0,40}\\b(?:crame\\w*|brule\\w*|fum(?:e|ait)|fumee|explos\\w+|colle\\w*|en feu|fichue?|foutue?)\\b|\\bmateriau de construction\\b|\\balarme incendie\\b`,
    ),
    react: [
      'Je ne devrais pas rire, mais un peu quand même.',
      'Aïe. Et tout ce temps passé dessus…',
      'Bon, on dira que c’était un prototype.',
      'Au moins, tu as eu le courage d’essayer.',
      'Aïe, {x}… Je compatis.',
    ],
    ask: {
      humoristique: [
        'Et du coup, céréales ou livraison ?',
        'Tu assumes, ou c’est la faute du four ?',
        'Il y a des survivants, ou tout est parti à la poubelle ?',
      ],
      flirt: [
        'J’aime bien que tu me racontes aussi les ratés. Ton plat sans faute, c’est quoi ?',
        'Tu cuisinais pour quelqu’un, ou juste pour toi ?',
        'J’aurais goûté quand même, rien que pour te soutenir. Tu retentes quand ?',
      ],
      original: [
        'À quel moment tu as compris que c’était fichu ?',
        'Ça ressemblait à quoi, sur la photo de la recette ?',
        'Tu retentes, ou c’est fini entre cette recette et toi ?',
      ],
    },
    invites: [
      'Cette semaine, on laisse un resto s’en charger ? Je t’invite.',
      'Le prochain repas, on le confie à quelqu’un du métier. On dîne dehors un soir cette semaine ?',
    ],
  },
  {
    id: 'cooked',
    cue: new RegExp(
      `\\b(?:j'ai|on a|je viens de|j'avais) (?:enfin |aussi |encore |meme )?(?:fait|cuisine|prepare|reussi|mijote|faire|cuisiner|preparer) (?<x>(?:un|une|des|du|de la|mon premier|ma premiere|mes premiers|mes premieres|mon|ma|mes) (?:vraie?s? |bons? |bonnes? |petite?s? |enormes? )?(?:${dish}))\\b`,
    ),
    unless: /\b(?:rate\w*|crame\w*|brule\w*|commande|surgele\w*|picard|immangeable|la queue)\b/,
    react: [
      'Ok, là j’ai faim.',
      'Ça sent bon jusqu’ici.',
      '{x} maison, carrément. Respect.',
      'Fait maison, en plus. Respect.',
      'Tu ne fais pas les choses à moitié.',
    ],
    ask: {
      humoristique: [
        'Il en reste, ou j’arrive trop tard ?',
        'Sur dix, tu te mets combien, sans fausse modestie ?',
        'Et la vaisselle, c’est pour qui ?',
      ],
      flirt: [
        'Tu viens de marquer des points. Qui a eu la chance de goûter ?',
        'Et le jour où tu veux vraiment impressionner quelqu’un, tu prépares quoi ?',
        'On te cuisine des bons petits plats aussi, de temps en temps ?',
      ],
      original: [
        'Qui t’a appris ?',
        'C’est quoi le petit truc qui n’est écrit dans aucune recette ?',
        'C’est quelle étape, la plus délicate ?',
      ],
    },
    says: {
      humoristique: ['{x} maison… Je n’ai plus qu’une question : il en reste ?'],
    },
    invites: [
      'À ton tour de te faire servir : un resto tous les deux cette semaine ?',
      'Tu mérites qu’on cuisine pour toi. Je t’emmène dîner quelque part cette semaine ?',
    ],
  },
  {
    id: 'cooks-now',
    cue: new RegExp(
      `\\b(?:je (?:fais|prepare|cuisine|mijote|me fais|vais (?:me )?(?:faire|preparer|cuisiner)|suis en train de (?:me )?(?:faire|preparer|cuisiner))|ce soir (?:,? ?c'est)|au menu(?: ce soir)? ?[:,]?) (?<x>${a} (?:${dish}))\\b`,
    ),
    unless: /\b(?:la queue|jamais|tous les|toujours|souvent)\b/,
    react: [
      '{x}, voilà une soirée bien partie.',
      'Bon, tu m’as donné faim.',
      'Très bon programme.',
      'Ah, on ne se laisse pas abattre.',
    ],
    ask: {
      humoristique: [
        'Tu livres à domicile ?',
        'Risque d’incendie, sur dix ?',
        'Tu goûtes toutes les trois minutes « pour vérifier », j’imagine ?',
      ],
      flirt: [
        'C’est pour qui, tout ça ?',
        'Et ta spécialité, celle qui met tout le monde d’accord ?',
        'Raconte, pour que j’en profite un peu : c’est ta recette ?',
      ],
      original: [
        'Avec quelle musique à fond dans la cuisine ?',
        'Recette suivie à la lettre, ou improvisation totale ?',
        'Ça vient de qui, cette recette ?',
      ],
    },
    invites: ['Et la prochaine fois, c’est un resto qui cuisine pour nous deux ? Cette semaine ?'],
  },
  {
    id: 'likes-cooking',
    cue: /\b(?:j'(?:adore|aime(?: bien| beaucoup| trop)?)|je kiffe|je suis passionnee? de|ma passion c'est(?: la| de)?) (?:cuisiner|(?:la )?cuisine|faire a manger|la bouffe|bien manger|manger)\b|\bje cuisine (?:beaucoup|tout le temps|tous les|pas mal|souvent|plutot bien)\b|\bje suis (?:un |une )?(?:vraie? |grosse? )?(?:gourmande?|epicurien\w*|bon vivant|bonne vivante|foodie)\b/,
    unless: /\b(?:aime pas|deteste)\b/,
    react: [
      'Ah, on va bien s’entendre.',
      'Très bon point, ça.',
      'Les gens qui aiment manger, c’est bon signe.',
      'Là, tu as toute mon attention.',
    ],
    ask: {
      humoristique: [
        'Tu es du genre à penser au dîner pendant le déjeuner ?',
        'On te trouve plutôt devant les fourneaux, ou la fourchette déjà en main ?',
        'Le pire truc que tu aies servi en recevant du monde ?',
      ],
      flirt: [
        'Tu ferais quoi, pour épater quelqu’un qui te plaît ?',
        'C’est quoi le plat qui te fait fondre à coup sûr ?',
        'Il faudrait t’emmener manger quoi, pour te conquérir ?',
      ],
      original: [
        'Le plat de ton enfance que personne ne refait aussi bien ?',
        'Si tu ne pouvais garder qu’une cuisine du monde, laquelle ?',
        'C’est quoi l’ingrédient que tu mets partout ?',
      ],
    },
    invites: [
      'Alors on se doit de tester un bon resto ensemble. Cette semaine ?',
      'Choisis une cuisine, je trouve la table : on dîne ensemble cette semaine ?',
    ],
  },
  {
    id: 'cannot-cook',
    cue: /\bje (?:sais (?:vraiment |absolument )?pas (?:du tout )?(?:faire )?(?:cuisiner|a manger|cuire)|suis (?:vraiment |tellement )?(?:nul(?:le)?|une (?:cata\w*|quiche|bille)) (?:en|pour la) cuisine|cuisine (?:pas|jamais|tres mal|comme un pied|tellement mal))\b|\bj'aime pas (?:trop )?cuisiner\b/,
    react: [
      'Au moins, c’est honnête.',
      'Merci de prévenir.',
      'Ça va, il existe des restos.',
      'Personne n’est parfait, et tu l’annonces, c’est déjà ça.',
    ],
    ask: {
      humoristique: [
        'Niveau « pâtes trop cuites » ou niveau « pompiers » ?',
        'On t’a déjà interdit une cuisine ?',
        'C’est quoi ton plus grand exploit : l’œuf dur ?',
      ],
      flirt: [
        'Et quand on cuisine pour toi, on a le droit à quoi en échange ?',
        'Donc pour te faire plaisir, il faut t’emmener manger où ?',
        'Et si on cuisine pour toi, tu fonds devant quoi ?',
      ],
      original: [
        'Le plat qui te sauve tous les soirs, c’est quoi ?',
        'Tu aimerais apprendre, ou tu vis très bien comme ça ?',
        'Si tu ne devais apprendre qu’un seul plat, tu prendrais lequel ?',
      ],
    },
    invites: ['Parfait, on laisse faire un resto : tu es libre quel soir cette semaine ?'],
  },
  {
    id: 'bakes',
    cue: /\b(?:j'(?:adore|aime(?: bien| beaucoup| trop)?)|je kiffe) (?:patisser|faire (?:des|les) gateaux|la patisserie|faire (?:du|mon) pain)\b|\bje (?:fais|faisais) (?:mon|mes|du) (?:propre |propres )?(?:pain|pains|levain|brioches?)\b|\bmon levain\b|\bje fais (?:souvent |beaucoup )?(?:des gateaux|de la patisserie)\b/,
    unless: /\brate\w*\b/,
    react: [
      'Ah, tes amis doivent être heureux.',
      'Le genre de passion qu’on encourage.',
      'Très très bon point.',
      'Ça doit sentir divinement bon chez toi.',
    ],
    ask: {
      humoristique: [
        'Combien de gâteaux sacrifiés avant d’y arriver ?',
        'Tu goûtes la pâte crue, évidemment ?',
        'Tes collègues en profitent, ou tout disparaît avant ?',
      ],
      flirt: [
        'C’est lequel, celui que tu fais pour les gens que tu aimes bien ?',
        'Il faut faire quoi pour avoir le droit de goûter ?',
        'C’est quoi, ta spécialité dont tu parles avec des étoiles dans les yeux ?',
      ],
      original: [
        'C’est quoi, ta plus grande réussite ?',
        'D’où ça te vient ?',
        'La pâtisserie que tu n’oses pas encore tenter ?',
      ],
    },
    invites: ['On va comparer avec une bonne pâtisserie du coin ? Je t’offre le goûter.'],
  },
];
