import type { Moment } from '../../moment.ts';
import { dish } from './everyday-words.ts';

const loved = `${dish}|fromages?|chocolat|nutella|sucre|patisseries?|viennoiseries?|huitres|fruits de mer|charcut\\w*|viande|pates|glaces?|mangues?|fraises?|comte|camembert|burrata|cuisine (?:italienne|japonaise|thai\\w*|indienne|libanaise|coreenne|vietnamienne|mexicaine|chinoise|marocaine|africaine|creole)|(?:street food|bouffe (?:italienne|thai|indienne|asiatique))`;
const hated = `coriandre|olives|champignons|choux?(?: de bruxelles)?|brocolis?|fruits de mer|huitres|betteraves?|endives?|epinards?|foie gras|fromage|roquefort|bleu|andouillette|tripes|coquillages|poisson|tomates|courgettes|aubergines?|concombre|raisins secs|anis|reglisse|banane|avocat|oignons?|ail|cornichons|moutarde|ketchup|mayo\\w*|sushis?|ananas|chocolat`;

/** What the match eats, loves, refuses and argues about. */
export const foodMoments: Moment[] = [
  {
    id: 'food-debate',
    cue: /\bananas\b.{0,30}\bpizza\b|\bpizza\b.{0,30}\bananas\b|\b(?:pains? au chocolat|chocolatines?)\b.{0,60}\b(?:pas|chocolatines?|pains? au chocolat|dit|debat|guerre|point final|et c'est tout)\b|\bcreme (?:fraiche )?.{0,20}carbo\w*|\bcarbo\w* .{0,30}creme\b|\bbeurre (?:demi[- ]sel|sale|doux)\b|\b(?:la |sans la )croute\b|\bcornichons?\b.{0,25}\braclette\b|\braclette\b.{0,25}\bcornichons?\b|\b(?:sucre|sale)[- ](?:sale|sucre)\b|\b(?:crime|heresie|sacrilege|blasphem\w*|hors de question|interdit|inadmissible)\b.{0,40}\b(?:pizza|pates|raclette|fromage|crepes?|vin|cafe|ketchup|gratin|quiche)\b|\b(?:pizza|pates|raclette|fromage|crepes?|vin|cafe|ketchup|gratin|quiche)\b.{0,40}\b(?:crime|heresie|sacrilege|hors de question|interdit|inadmissible)\b/,
    react: [
      'Ah, on touche à un sujet sensible.',
      'Je sens que ce n’est pas négociable.',
      'Des familles se sont déchirées pour moins que ça.',
      'Au moins, les choses sont claires.',
    ],
    ask: {
      humoristique: [
        'Tu tolères l’autre camp, ou tu changes de trottoir ?',
        'Ça t’a déjà coûté une amitié ?',
        'Et si je ne suis pas d’accord, on fait comment ?',
      ],
      flirt: [
        'Tant de conviction, ça me plaît. Sur quoi d’autre tu ne céderas jamais ?',
        'Il y aurait moyen de te faire changer d’avis, ou c’est perdu d’avance ?',
        'Si on n’est pas du même avis, tu me laisses quand même une chance ?',
      ],
      original: [
        'Et ton avis culinaire le plus indéfendable, c’est lequel ?',
        'Ça te vient de ta famille, ou c’est une conviction toute personnelle ?',
        'C’est quoi, la pire entorse que tu aies vue de tes yeux ?',
      ],
    },
    invites: ['Un débat pareil, ça se règle à table. On va manger ensemble cette semaine ?'],
  },
  {
    id: 'cheese-night',
    cue: /\b(?:j'ai|on (?:a|va|fait|se fait)|je (?:fais|me fais|suis|vais|sors)|soiree|ce soir|saison (?:de la|des)|team|vive(?: la)?) .{0,25}(?:(?:une |la |de la |un |du )?(?:raclettes?|fondue|tartiflette|mont d'or|plateau de fromages?))\b/,
    unless: /\b(?:pas|deteste|jamais)\b/,
    react: [
      'Les vraies valeurs.',
      'Du fromage, donc du bonheur.',
      'Voilà un repas qui se respecte.',
      'Bonheur simple, je valide.',
    ],
    ask: {
      humoristique: [
        'Et les pommes de terre, elles servent à quelque chose ou c’est pour la photo ?',
        'Combien de tranches avant de dire « allez, une dernière » ?',
        'L’appart va sentir jusqu’à mardi, tu en as conscience ?',
      ],
      flirt: [
        'Tu es du genre à partager, ou il faut surveiller sa raclette ?',
        'Avec qui tu partages ce genre de festin ?',
        'C’est quoi, l’autre plat qui te met dans cet état ?',
      ],
      original: [
        'Ta règle absolue, celle qu’on n’a pas le droit d’enfreindre à ta table ?',
        'Le fromage que tu sauverais des flammes ?',
        'Après ça, c’est promenade digestive ou sieste immédiate ?',
      ],
    },
    invites: ['Il y a sûrement un bon resto à fromage pas loin. On y va ensemble cette semaine ?'],
  },
  {
    id: 'loves-food',
    cue: new RegExp(
      `\\b(?:j'(?:adore|aime (?:trop|tellement|vraiment))|je (?:kiffe|surkiffe|suis (?:fan|accro|dingue) (?:de|aux?)|pourrais (?:manger|vivre de|tuer pour)|craque pour|resiste pas (?:a|devant)|raffole de)|mon (?:plat prefere|pecher? mignon|point faible) (?:,? ?c'est)|ma (?:passion|faiblesse|drogue) (?:,? ?c'est)) (?:(?:les?|la|du|des|de la|l')? ?(?:bons? |bonnes? |vraie?s? )?(?:${loved}))\\b`,
    ),
    unless: /\b(?:pas|moins|plus trop|deteste)\b/,
    react: [
      'Difficile de te donner tort.',
      'Je valide totalement.',
      'Très bonne faiblesse.',
      'Tu sais viser juste, toi. J’en ai faim.',
    ],
    ask: {
      humoristique: [
        'On parle d’un petit plaisir, ou d’une dépendance qu’il faut surveiller ?',
        'Ton record, en une seule fois ?',
        'Tu partages, ou il ne vaut mieux pas demander ?',
      ],
      flirt: [
        'C’est noté pour le jour où j’aurai quelque chose à me faire pardonner. Et en dessert ?',
        'Et le meilleur que tu aies mangé, c’était où ?',
        'On peut te prendre par les sentiments avec ça ?',
      ],
      original: [
        'Le meilleur de ta vie, c’était où et avec qui ?',
        'Et à l’inverse, le truc que tout le monde aime sauf toi ?',
        'Tu as une adresse secrète, ou tu la gardes pour toi ?',
      ],
    },
    invites: [
      'Tu as une bonne adresse pour ça ? On y va ensemble cette semaine.',
      'Ça tombe bien, il faut manger. On se fait ça un soir cette semaine ?',
    ],
  },
  {
    id: 'hates-food',
    cue: new RegExp(
      `\\b(?:je (?:deteste|supporte pas|hais|digere pas|peux pas (?:voir|sentir|blairer)|mange (?:pas|jamais)(?: de)?|touche pas (?:a|aux?))|j'(?:aime (?:vraiment |carrement |trop )?pas|ai horreur (?:de|du|des)|execre)) (?<x>(?:le|la|les|l')? ?(?:${hated}))\\b`,
    ),
    react: [
      'C’est noté, on évitera.',
      'Au moins, c’est clair.',
      '{x}, jamais : c’est noté.',
      'Bon, chacun ses limites.',
    ],
    ask: {
      humoristique: [
        'Traumatisme de cantine ?',
        'Tu tries discrètement au bord de l’assiette, ou tu renvoies le plat ?',
        'C’est l’odeur, la texture ou l’idée même ?',
      ],
      flirt: [
        'Et pour te faire fondre, il faut servir quoi ?',
        'D’accord, je retiens. Et là où tu ne dis jamais non ?',
        'Et à l’inverse, la chose que tu pourrais manger tous les jours ?',
      ],
      original: [
        'Tu as déjà fait semblant d’aimer, par politesse ?',
        'Quelqu’un a déjà essayé d’en cacher dans un plat ?',
        'Qu’est-ce que tu détestais enfant et que tu aimes maintenant ?',
      ],
    },
  },
  {
    id: 'restaurant-found',
    cue: /\b(?:j'ai (?:teste|decouvert|trouve|essaye|mange)|on (?:a teste|a mange|est alles?|a decouvert)|je suis allee?|je sors d'|je viens de (?:tester|decouvrir|manger)|je connais) .{0,40}\b(?:restos?|restaurant|bistrot?|brasserie|trattoria|izakaya|creperie|pizzeria|cantine|bouchon|bouillon|gastro|boui[- ]boui|food truck|guinguette|boulangerie|glacier)\b/,
    unless: /\b(?:decu\w*|degueu\w*|nul|intoxi\w*|malade|conseiller?|travail\w*|bosse\w*)\b/,
    react: [
      'Ah, une adresse, ça m’intéresse.',
      'Ok, tu viens de me donner faim.',
      'Voilà une info utile.',
      'Je prends note, très sérieusement.',
    ],
    ask: {
      humoristique: [
        'Tu as tout goûté, ou tu as laissé un peu de carte pour la prochaine fois ?',
        'Tu balances le nom, ou c’est jalousement gardé ?',
        'Tu as fini l’assiette des autres, avoue ?',
      ],
      flirt: [
        'Tu y emmènerais qui, la prochaine fois ?',
        'Et c’est le genre d’endroit où on reste parler des heures ?',
        'Il faut commander quoi, si on te fait confiance ?',
      ],
      original: [
        'Le plat à ne surtout pas rater ?',
        'Qu’est-ce qui t’a fait dire « ici, je reviens » ?',
        'C’est plutôt nappe blanche ou tables qui bougent ?',
      ],
    },
    invites: ['Tu me fais découvrir ? Je suis libre cette semaine.', 'On y retourne ensemble cette semaine ?'],
  },
  {
    id: 'hungry',
    cue: /\bj'ai (?:trop |super |tellement |vachement |deja |encore |une )*(?:faim|la dalle|les crocs|la fringale|l'estomac (?:vide|dans les talons))\b|\bje (?:creve|meurs) (?:de faim|la dalle)\b|\bmon (?:ventre|estomac) (?:gargouille|crie|hurle|chante)\b|\btu me donnes? faim\b|\bj'ai (?:toujours |encore )?(?:pas|rien) (?:encore )?(?:mange|dine|dejeune|avale)\b/,
    ofUser: true,
    unless: /\?|\bmalade\b|\bappetit\b/,
    react: ['Ah, urgence vitale.', 'On ne plaisante pas avec ça.', 'Ok, priorité absolue.', 'Tiens bon.'],
    ask: {
      humoristique: [
        'Tu en es au stade où tu deviens désagréable, ou il reste un peu de temps ?',
        'Le frigo peut quelque chose pour toi, ou c’est le désert ?',
        'Tu tiens jusqu’au repas, ou le paquet de gâteaux y passe ?',
      ],
      flirt: [
        'Là, tout de suite, il faudrait t’apporter quoi pour que tu souries ?',
        'Et si c’était moi qui choisissais, tu me ferais confiance ?',
        'Tu rêves de quoi, là, dans l’assiette ?',
      ],
      original: [
        'Si un plat pouvait apparaître devant toi maintenant, ce serait lequel ?',
        'Sucré ou salé, dans ces cas-là ?',
        'C’est quoi ton repas de secours quand tu n’as plus la force de rien ?',
      ],
    },
    invites: ['La solution est simple : on va manger ensemble. Tu es libre quel soir ?'],
  },
  {
    id: 'ate',
    cue: new RegExp(
      `\\b(?:j'ai|on a|je viens de|on vient de) (?:juste |aussi |tous )?(?:mange\\w*|goute\\w*|devore\\w*|commande|englouti|repris|craque pour) (?<x>(?:un|une|des|du|de la|le|la|les) (?:\\p{L}+ )?(?:${dish}))\\b`,
      'u',
    ),
    unless: /\b(?:malade|immangeable|degueu\w*|rate\w*|intoxi\w*|mangeais)\b/,
    weight: 1,
    react: [
      '{x}… tu joues avec mes nerfs.',
      'Et voilà, maintenant j’ai faim.',
      'Bien joué, ça.',
      'Voilà de saines occupations.',
    ],
    ask: {
      humoristique: [
        'Tu en as laissé aux autres ?',
        'Avec ou sans supplément culpabilité ?',
        'C’était raisonnable, ou pas du tout ?',
      ],
      flirt: [
        'Et la prochaine fois, tu partages avec qui ?',
        'C’était aussi bon que ça en a l’air ?',
        'C’est ton plat préféré, ou il y a mieux ?',
      ],
      original: [
        'Une note sur dix, sans pitié ?',
        'Maison, ou bonne adresse à partager ?',
        'Le meilleur de ta vie, tu l’as mangé où ?',
      ],
    },
    invites: ['La prochaine fois, on y va à deux ? Cette semaine, par exemple.'],
  },
  {
    id: 'tasted-first',
    cue: /\b(?:j'ai (?:enfin )?(?:goute|teste|essaye|mange)|je viens de (?:gouter|tester)) (?<x>(?:un|une|des|du|de la|le|la|les) \p{L}+) .{0,12}(?:pour la (?:premiere|1ere) fois|ma premiere fois)/u,
    unless: /\b(?:escalade|yoga|ski|surf|salsa|cours)\b/,
    react: ['Ah, une première !', '{x}, il fallait oser.', 'Bravo pour la curiosité.', 'Grand moment, donc.'],
    ask: {
      humoristique: [
        'Verdict définitif, ou une deuxième chance est possible ?',
        'Tu as fait quelle tête, à la première bouchée ?',
        'Tu as fini l’assiette, ou tu l’as poussée discrètement ?',
      ],
      flirt: [
        'J’aime bien les gens qui goûtent à tout. C’était l’idée de qui ?',
        'Et la prochaine aventure, ce sera quoi ?',
        'Tu me laisserais choisir la prochaine découverte ?',
      ],
      original: [
        'Ça ressemblait à ce que tu imaginais ?',
        'Le truc le plus étrange que tu aies mangé, c’est quoi ?',
        'Il reste quoi, sur ta liste ?',
      ],
    },
    invites: ['La prochaine découverte, on la fait ensemble ? Cette semaine ?'],
  },
];
