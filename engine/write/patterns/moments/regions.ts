import type { Moment } from '../../moment.ts';
import { fromAnywhere } from './destinations.ts';

/** Where one comes from, and is proud of. */
export const regionsMoments: Moment[] = [
  {
    id: 'breton',
    cue: /\b(?:je suis (?:\S+ )?(?:bretonne?|du finistere|du morbihan)|(?:bretonne?) (?:et fiere?|pure?|d'origine|d'adoption|jusqu'au)|(?:je viens|je suis|originaire) (?:de|du|des) (?:bretagne|finistere|morbihan|cotes d'armor|quimper|brest|rennes|lorient|vannes|saint-malo|saint-brieuc|concarneau)|ma bretagne|en bonne bretonne|en bon breton|gwenn ha du|fest[ -]noz|team beurre sale)\b/,
    unless: /\b(?:vacances|pas breton\w*)\b/,
    react: [
      'La Bretagne, évidemment !',
      'Le pays du beurre qui a du goût !',
      'Respect au beurre salé.',
      'Ah, quelqu’un de bien, donc.',
    ],
    ask: {
      humoristique: [
        'On est d’accord, il y fait beau plusieurs fois par jour ?',
        'Combien de Gwenn ha Du chez toi, voiture comprise ?',
        'Quelqu’un qui achète du beurre doux, tu le quittes ou tu l’éduques ?',
      ],
      flirt: [
        'Tu me montrerais quelle plage en premier, même sous la pluie ?',
        'Galette ou crêpe, tu me fais goûter quoi d’abord ?',
        'Qu’est-ce qui te manque dès que tu t’éloignes ?',
      ],
      original: [
        'C’est quoi ton bout de côte à toi ?',
        'Tu sais dire quelque chose en breton ?',
        'Korrigans, fées, naufrageurs : quelle légende on t’a racontée ?',
      ],
    },
    invites: ['Une crêperie digne de ce nom, ça te dit cette semaine ?', 'Une bolée de cidre bientôt ?'],
  },
  {
    id: 'chti',
    cue: /\b(?:(?:je suis|en tant que|vrai\w*|pure?) (?:\S+ )?(?:ch'?tis?|ch'?timie?|chtite|lilloise?|nordiste|du nord(?! de)|du pas-de-calais|dunkerquoise?)|(?:je viens|je suis|originaire) (?:du nord(?! de)|du pas-de-calais|de lille|de dunkerque|de roubaix|de lens)|les gens du nord|carnaval de dunkerque|braderie de lille)\b/,
    react: ['Ah, les gens du Nord…', 'Le Nord, donc la chaleur humaine.', 'Un gros point pour toi.', 'Vive le Nord !'],
    ask: {
      humoristique: [
        'Tu trempes le maroilles dans le café, ou c’est une légende pour nous faire peur ?',
        'Quelle sauce sur les frites ? Réfléchis bien, ça compte.',
        'À partir de combien de degrés tu te mets en t-shirt ?',
      ],
      flirt: [
        'On dit que vous avez dans le cœur le soleil qui manque dehors. Tu confirmes ?',
        'Qu’est-ce qui te manque le plus quand tu en pars ?',
        'Tu m’emmènerais manger quoi en premier ?',
      ],
      original: [
        'C’est quoi le mot de chez toi que personne ne comprend ailleurs ?',
        'La meilleure baraque à frites, tu la gardes secrète ?',
        'Le carnaval ou la braderie, tu choisis quoi ?',
      ],
    },
    invites: ['Des frites et une bière cette semaine, ça te parle ?'],
  },
  {
    id: 'from-south',
    cue: /\b(?:(?:je suis|en tant que|vrai\w*|pure?) (?:\S+ )?(?:marseillaise?|provencale?|nicoise?|toulonnaise?|sudiste|du sud(?! ouest|-ouest)|de marseille|montpellieraine?|nimoise?|catalane?)|(?:je viens|je suis|originaire) (?:du sud(?! ouest|-ouest)|de marseille|de provence|de toulon|de nice|de perpignan|de nimes)|(?:mon|l')accent (?:du sud|marseillais|qui chante|ressort))\b/,
    react: [
      'Ah, le Sud !',
      'J’entends presque les cigales.',
      'Ça sent le soleil, tout ça.',
      'Le Sud, ça s’entend même à l’écrit.',
    ],
    ask: {
      humoristique: [
        'En dessous de 18 degrés, tu appelles ça l’hiver ?',
        'Une petite pluie et toute la ville reste à la maison, c’est vrai ?',
        'Ton taux d’exagération, tu l’estimes à combien ?',
      ],
      flirt: [
        'Tu as l’accent, ou tu le gardes pour les grandes occasions ?',
        'Tu m’emmènerais nager où, loin des touristes ?',
        'Qu’est-ce qui te manque quand tu remontes vers le nord ?',
      ],
      original: [
        'C’est quoi l’expression de chez toi que tu refuses d’abandonner ?',
        'L’odeur qui te dit que tu es à la maison ?',
        'Le plat de ta famille que personne ne fait aussi bien ?',
      ],
    },
    invites: ['Un verre en terrasse au premier rayon de soleil ?'],
  },
  {
    id: 'alsatian',
    cue: /\b(?:(?:je suis|en tant que|vrai\w*|pure?) (?:\S+ )?(?:alsacien(?:ne)?|strasbourgeoise?|d'alsace|lorraine?|du haut-rhin|du bas-rhin|mosellane?)|(?:je viens|je suis|originaire) (?:d'alsace|de strasbourg|de colmar|de mulhouse|de lorraine))\b/,
    react: ['L’Est, le vrai !', 'Ça sent la cannelle d’ici.', 'Ça donne envie d’hiver.', 'J’ai un peu faim, du coup.'],
    ask: {
      humoristique: [
        'La saison du vin chaud, elle ouvre à quelle date, officiellement ?',
        'On a le droit de mettre du gruyère sur la tarte flambée, ou on finit en prison ?',
        'Les colombages, ça t’émeut encore, ou c’est juste un mur ?',
      ],
      flirt: [
        'Tu m’emmènerais dans quelle winstub ?',
        'C’est quoi la douceur de chez toi que tu me ferais goûter ?',
        'Tu as un coin préféré, loin des cars de touristes ?',
      ],
      original: [
        'Le mot alsacien qui n’a pas d’équivalent ?',
        'Décembre, tu l’attends ou tu le fuis ?',
        'La tradition de là-bas que tu garderas toujours ?',
      ],
    },
    invites: ['Un vin chaud ou un petit blanc de là-bas, cette semaine ?'],
  },
  {
    id: 'basque-southwest',
    cue: /\b(?:(?:je suis|en tant que|vrai\w*|pure?) (?:\S+ )?(?:basque|toulousaine?|bordelaise?|landaise?|gasconne?|bearnaise?|du sud[ -]ouest|du pays basque|bayonnaise?|perigourdine?)|(?:je viens|je suis|originaire) (?:du sud[ -]ouest|du pays basque|de toulouse|de bordeaux|de bayonne|de biarritz|de pau|des landes|du gers|du perigord)|on dit chocolatine)\b/,
    react: [
      'Ah, le Sud-Ouest !',
      'Bonne table et bonne humeur, donc.',
      'Excellente région, rien à redire.',
      'Ça donne envie de s’attabler.',
    ],
    ask: {
      humoristique: [
        'Chocolatine : on peut en discuter, ou le sujet est clos ?',
        'Les fêtes de Bayonne, tu t’en souviens, ou on te les a racontées ?',
        'Le canard, combien de fois par semaine, honnêtement ?',
      ],
      flirt: [
        'Tu m’emmènerais d’abord à l’océan, au marché ou à un match ?',
        'Tu as l’accent qui revient quand tu t’énerves ?',
        'C’est quoi ton endroit à toi, là-bas ?',
      ],
      original: [
        'L’expression de chez toi que personne ne comprend ailleurs ?',
        'C’est quoi le repas de famille typique, chez toi ?',
        'Océan ou Pyrénées, s’il fallait choisir ?',
      ],
    },
    invites: ['Des tapas et un verre, comme là-bas ?'],
  },
  {
    id: 'islander',
    cue: /\b(?:(?:je suis|en tant que|vrai\w*|pure?) (?:\S+ )?(?:corse|reunionnaise?|martiniquaise?|guadeloupeenne?|antillaise?|guadeloupeen|tahitienne?|polynesienne?|caledonienne?|mahoraise?|mauricienne?)|(?:je viens|originaire) (?:de (?:la )?(?:corse|reunion|martinique|guadeloupe|tahiti)|des antilles)|(?<x>mon ile))\b/,
    react: [
      'Ah, les îles !',
      'Tout de suite, il fait plus chaud ici.',
      'Ça fait voyager, d’un coup.',
      'Oh, quelle chance d’avoir grandi avec ça.',
    ],
    ask: {
      humoristique: [
        'Ton premier hiver sur le continent, on en parle ou c’est douloureux ?',
        'Combien de personnes t’ont déjà demandé si elles pouvaient venir dormir chez ta famille ?',
        'Tout le monde se connaît, là-bas, ou c’est un cliché ?',
      ],
      flirt: [
        'Tu me ferais découvrir quoi en premier : un goût, une plage ou une musique ?',
        'Qu’est-ce qui te manque le plus, ici ?',
        'Tu y retournes souvent ?',
      ],
      original: [
        'C’est quoi l’odeur qui te ramène là-bas en une seconde ?',
        'Quelle expression de l’île tu gardes dans la vie de tous les jours ?',
        'C’est quoi le plat que personne ne réussit aussi bien que ta famille ?',
      ],
    },
    invites: ['Un verre cette semaine, et tu me racontes ton île ?'],
  },
  {
    id: 'comes-from',
    cue: new RegExp(
      String.raw`\b(?:je suis originaire|originaire|je suis (?:nee?|native)|j'ai grandi) (?:d[eu']|des|en|a|au|aux|dans|pas loin)(?=\b| )|\bje (?:viens|suis) (?:a l'origine |a la base )?(?:${fromAnywhere}|d'un petit|d'une petite|de la campagne|de banlieue|du 9[0-9]|de province)`,
    ),
    weight: 1,
    unless: /\b(?:je viens (?:de|d') ?\w+er\b|je suis du genre|nee? (?:le|en \d)|nee? sous)/,
    react: [
      'Voilà, j’en sais un peu plus sur toi.',
      'Ok, je te situe mieux.',
      'Ça éveille ma curiosité.',
      'J’aime bien savoir d’où viennent les gens.',
    ],
    ask: {
      humoristique: [
        'Tu peux me le vendre en dix secondes, comme un office du tourisme ?',
        'Quel est le cliché sur ton coin qui est malheureusement vrai ?',
        'Tu deviens {m:chauvin|chauvine|de mauvaise foi} dès qu’on en parle mal ?',
      ],
      flirt: [
        'Qu’est-ce que tu as gardé de là-bas ?',
        'Tu m’y ferais voir quoi en premier ?',
        'Tu y retournes avec plaisir, ou par obligation familiale ?',
      ],
      original: [
        'C’est quoi le souvenir d’enfance qui va avec ?',
        'Le mot ou le plat qu’on ne trouve que là-bas ?',
        'Tu y retournerais vivre un jour ?',
      ],
    },
    invites: ['Tu me racontes tes origines autour d’un verre ?'],
  },
];
