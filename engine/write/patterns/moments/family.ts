import type { Moment } from '../../moment.ts';

const heavy =
  /\b(?:malade\w*|hopital|hospitalise\w*|urgences|opere\w*|cancer|alzheimer|mort\w*|mourir|decede\w*|deces|perdu|enterre\w*|obseques|coma|avc|ehpad|decedee?|disparu\w*|quitte\w* (?:ce|nous)|veuf|veuve)\b/;

/** Parents, brothers and sisters, grandparents, and their tables. */
export const familyMoments: Moment[] = [
  {
    id: 'relative-ill',
    cue: /\bm(?:on|a|es) (?:grand-pere|grand-mere|papi|papy|mamie|mamy|pere|papa|mere|maman|parents|frere|soeur|oncle|tante|cousine?|belle-mere|beau-pere)\b.{0,50}\b(?:malade\w*|a l'hopital|hospitalise\w*|aux urgences|opere\w*|operation|cancer|alzheimer|coma|avc|va pas bien|en reanimation|chimio)\b/,
    unless: /\b(?:travaille|bosse|infirmi\w*|medecin)\b/,
    weight: 3,
    react: [
      'Je suis {u:désolé|désolée|de tout cœur avec toi}.',
      'Je pense à vous.',
      'Aucune excuse à faire, c’est tout ce qui compte là.',
      'Plein de courage à toi et aux tiens.',
    ],
    ask: {
      humoristique: [
        'Si tu veux penser à autre chose cinq minutes, je suis là.',
        'Tu as réussi à dormir un peu ?',
        'Tu veux en parler, ou que je te change les idées ?',
      ],
      flirt: [
        'Prends soin de toi aussi. Tu as du monde autour de toi, là ?',
        'Ne te sens pas {m:obligé|obligée|en devoir} de répondre vite. Comment tu te sens ?',
        'Je suis là si tu as envie de parler. Tu tiens le coup ?',
      ],
      original: ['Vous êtes proches ?', 'Qu’est-ce qui te ferait du bien, là ?', 'Tu as des nouvelles bientôt ?'],
    },
    invites: ['On se verra quand tu auras l’esprit plus libre, sans urgence. En attendant, je suis là.'],
  },
  {
    id: 'asked-if-single',
    cue: /\b(?:mere|maman|pere|grand-mere|mamie|mamy|grand-pere|tante|tata|tonton|oncle|famille|parents|cousine?|soeur|repas)\b.{0,80}\b(?:demande\w*|dit|veut|veulent|parle\w*|espere\w*|reclame\w*|attend\w*|essaie\w*|questions? sur)\b.{0,50}\b(?:quelqu'un|en couple|celibat\w*|celib|un copain|une copine|me caser|me marier|petits-enfants|un bebe|ma vie amoureuse)\b/,
    unless: /\b(?:malade\w*|deces|mort|quelqu'un de)\b/,
    react: [
      'Ah, la question. La fameuse.',
      'Évidemment, ça devait tomber.',
      'L’interrogatoire classique, donc.',
      'Toute la table te regardait, j’imagine.',
    ],
    ask: {
      humoristique: [
        'Tu as répondu, ou tu as repris du dessert très vite ?',
        'Ça arrive à l’apéro, ou seulement au fromage ?',
        'Il y a un candidat officiel proposé par la famille ?',
      ],
      flirt: [
        'Et la prochaine fois, tu répondras quoi ?',
        'Tu leur as parlé de moi en bien, au moins ?',
        'Et la vraie réponse, entre nous ?',
      ],
      original: [
        'Ta meilleure parade, c’est quoi ?',
        'Qui a posé la question en premier ?',
        'Ça te fait rire, ou ça commence à te peser ?',
      ],
    },
    invites: ['Donnons-leur quelque chose à commenter : on boit un verre cette semaine ?'],
  },
  {
    id: 'parent-says',
    cue: /\b(?<x>(?:ma|mon|mes) (?:mere|maman|daronne|pere|papa|daron|parents))\b(?: ,? ?qui)? (?:a |ont |m'a|m'ont|me |m'|dit|disent|veut|veulent|pense|croit|est persuade\w*|refuse|continue|appelle|trouve)/,
    unless: new RegExp(
      `${heavy.source}|\\b(?:(?:a|ont|aura) (?:eu )?\\d+|manque\\w*|divorc\\w*|separ\\w*|m'(?:a|ont) (?:toujours )?(?:appris|eleve\\w*|transmis|donne|offert|aide\\w*|soutenu\\w*|abandonne\\w*|initie\\w*))\\b`,
    ),
    weight: 1,
    react: ['Les parents, quand même.', 'J’entends la scène d’ici.', 'Ça ressemble à un classique de la maison.'],
    ask: {
      humoristique: [
        'Tu laisses faire, ou tu as tenté de résister ?',
        'Toute la famille est comme ça ?',
        'Ça arrive souvent, ou c’était un grand cru ?',
      ],
      flirt: [
        'J’ai déjà un faible pour ta famille. Tu leur ressembles ?',
        'Et toi, tu as réagi comment, en vrai ?',
        'On dirait que vous êtes proches, non ?',
      ],
      original: [
        'La phrase de tes parents que tu t’entends répéter ?',
        'De quoi tu as hérité, en bien ou en mal ?',
        'Le prochain coup, ce sera quoi, à ton avis ?',
      ],
    },
    invites: ['Je veux la suite de l’histoire autour d’un verre. Cette semaine ?'],
  },
  {
    id: 'family-meal',
    cue: /\b(?:repas|dejeuner|diner|dej|bouffe|dimanche|week-end|fete|reunion|cousinade) (?:de|en|avec (?:la|ma|toute la|toute ma)) famille\b|\bcousinade\b|\b(?:je (?:suis|vais|rentre|pars|mange|descends|monte|passe|dors)|j'(?:etais|ai (?:mange|passe|dormi))|on (?:est|va|mange)|retour|week-end|vacances|dimanche) .{0,25}\bchez (?:(?:mes parents|ma mere|mon pere|ma grand-mere|mes grands-parents|ma mamie|mon papi|ma soeur|mon frere|ma tante|mon oncle|mes beaux-parents))\b/,
    unless: heavy,
    react: [
      'Ambiance familiale, donc.',
      'Je vois : on ne repart pas le ventre vide.',
      'Ça sent les assiettes trop pleines.',
      'Rien ne vaut ça, quand même.',
    ],
    ask: {
      humoristique: [
        'Qui lance les sujets qui fâchent ?',
        'Tu repars avec combien de boîtes de restes ?',
        'On t’a resservi combien de fois sans te demander ton avis ?',
      ],
      flirt: [
        'Tu étais quel genre d’enfant, d’après eux ?',
        'Ça te fait du bien, ou tu as besoin de vacances après ?',
        'Tu as gardé ta chambre d’ado, avec les posters ?',
      ],
      original: [
        'Le plat qui veut dire « bienvenue à la maison », chez vous ?',
        'C’est quoi, l’histoire qu’on raconte à chaque fois ?',
        'C’est qui, le personnage de la famille ?',
      ],
    },
    invites: ['À ton retour, on se fait un verre, sans famille et sans restes ?'],
  },
  {
    id: 'grandparent',
    cue: /\b(?<x>(?:ma|mon|mes) (?:grand-mere|mamie|mamy|grand-pere|papi|papy|pepe|grands-parents|arriere-grand-mere))\b/,
    unless: heavy,
    weight: 1,
    react: ['Les grands-parents, c’est sacré.', 'Ça me fait sourire.', 'Ça, c’est précieux.'],
    ask: {
      humoristique: [
        'On te demande encore si tu manges assez ?',
        'Tu es dans le haut du classement des petits-enfants ?',
        'Il y a encore des photos de toi enfant au mur ?',
      ],
      flirt: [
        'Tu en parles avec beaucoup de tendresse. Tu en tiens quoi ?',
        'J’aime bien quand tu racontes ça. Vous vous voyez souvent ?',
        'Ça te vient de là, ton caractère ?',
      ],
      original: [
        'Le meilleur conseil que tu aies reçu de cette génération-là ?',
        'L’odeur ou le goût qui te ramène tout de suite là-bas ?',
        'Sa phrase culte, c’est quoi ?',
      ],
    },
    invites: ['Je veux d’autres histoires comme ça. On boit un verre cette semaine ?'],
  },
  {
    id: 'sibling-did',
    cue: /\b(?<x>(?:ma|mon|mes) (?:petite?s? |grande?s? |deux |trois )?(?:soeurs?|freres?|frangine?s?|frerot|cousine?s?|jumeau|jumelle))\b(?: ,? ?qui)? (?:a |ont |m'a|m'ont|me |m'|dit|veut|veulent|pense|vient de|debarque\w*|arrive\w*|est (?:venue?|passee?|persuade\w*))/,
    unless: new RegExp(`${heavy.source}|\\b(?:accouche|enceinte|se marie\\w*|mariage|lache\\w*)\\b`),
    weight: 1,
    react: ['Ah, la fratrie…', 'Ça sent le vécu.', 'On ne choisit pas, mais ça fait des histoires.'],
    ask: {
      humoristique: [
        'Et toi, tu étais l’ange ou le danger public ?',
        'Qui était le chouchou, objectivement ?',
        'Tu as une vengeance en réserve ?',
      ],
      flirt: [
        'Vous vous ressemblez, tous les deux ?',
        'On sent que vous êtes proches, non ?',
        'On raconterait quoi sur toi, de ce côté-là de la famille ?',
      ],
      original: [
        'C’est quoi, votre blague que personne d’autre ne comprend ?',
        'Plutôt complices ou plutôt chien et chat ?',
        'Tu es à quelle place, toi, dans la fratrie ?',
      ],
    },
    invites: ['Tu me racontes la suite autour d’un verre ?'],
  },
  {
    id: 'siblings',
    cue: /\bj'ai (?:aussi )?(?:(?:un|une|deux|trois|quatre|cinq|\d) (?:petite?s? |grande?s? )?(?:soeurs?|freres?|frangine?s?))\b|\b(?:deux|trois|quatre|cinq|\d) (?:soeurs|freres)\b|\bje suis (?:le |la |l')(?:seule? (?:garcon|fille)|dernier|derniere|ainee?|cadet\w*|petite? derniere?|deuxieme|troisieme)\b|\bdes freres et soeurs\b/,
    unless: heavy,
    react: [
      'Ah, ça devait être animé.',
      'Je comprends mieux le caractère.',
      'Il fallait se faire une place, alors.',
      'Ça forge, tout ça.',
    ],
    ask: {
      humoristique: [
        'La salle de bain le matin, c’était la guerre ?',
        'C’est toi qu’on accusait, ou c’est toi qui accusais ?',
        'Qui avait la place de devant en voiture ?',
      ],
      flirt: [
        'Et toi, tu étais comment, enfant ?',
        'Ça t’a appris à te défendre ou à faire les yeux doux ?',
        'Tu en as gardé quoi, dans le caractère ?',
      ],
      original: [
        'Vous vous voyez souvent ?',
        'La pire bêtise commise dans cette maison ?',
        'À table, il y avait une règle d’or ?',
      ],
    },
    invites: ['J’ai envie d’entendre les anecdotes. Un verre cette semaine ?'],
  },
  {
    id: 'parent-gave',
    cue: /\b(?<x>(?:ma|mon|mes) (?:mere|maman|pere|papa|parents|grand-mere|grand-pere|mamie|papi|oncle|tante))\b.{0,12}\bm'(?:a|ont|avait) (?:toujours |tout )?(?:appris|transmis|initiee?|donne (?:le gout|envie)|fait decouvrir|offert|legue)\b|\b(?:ca me vient|je tiens ca) de (?:ma|mon|mes) \p{L}+/u,
    unless: heavy,
    react: ['Joli héritage.', 'C’est beau, cette transmission.', '{x}, merci pour ça.', 'Ça, ça reste toute la vie.'],
    ask: {
      humoristique: [
        'Et les défauts de famille, tu les as eus aussi ?',
        'L’élève a dépassé le maître, ou pas encore ?',
        'Il y avait des cris pendant la leçon, ou seulement de la patience ?',
      ],
      flirt: [
        'Et toi, tu aimerais transmettre quoi ?',
        'Tu en parles joliment. Vous êtes proches ?',
        'Tu m’apprendrais, un jour ?',
      ],
      original: [
        'Tu avais quel âge ?',
        'Tu y penses à chaque fois ?',
        'C’est quoi, le premier souvenir que tu en as ?',
      ],
    },
    invites: ['J’aimerais que tu me racontes ça de vive voix. Un verre cette semaine ?'],
  },
];
