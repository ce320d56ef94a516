import type { Moment } from '../../moment.ts';

/** Sports that need a mountain, snow or waves. */
export const mountainAndWaves: Moment[] = [
  {
    id: 'bivouac',
    cue: /\b(?:bivouac\w*|bivouaque\w*|nuit (?:en|au) refuge|dormi (?:en refuge|a la belle etoile|dehors)|dormir (?:en refuge|a la belle etoile)|gr ?(?:\d+|20)|(?<x>le (?:gr20|gr 20|tour du mont[ -]blanc|chemin de compostelle|chemin de stevenson|tmb))|compostelle|stevenson)\b/,
    react: [
      'Une nuit là-haut, ça se mérite.',
      'Le grand luxe, version nature.',
      'Ça doit faire des souvenirs.',
      'Respect pour le sac à porter.',
    ],
    ask: {
      humoristique: [
        'Au bout de combien de jours on arrête de sentir ses voisins ?',
        'Le lyophilisé du soir, festin ou punition ?',
        'Le ronfleur du refuge, tu l’as croisé ?',
      ],
      flirt: [
        'Le lever de soleil là-haut, tu me le racontes ?',
        'Tu marches en silence, ou tu refais le monde ?',
        'Là-haut, tu préfères la compagnie ou la solitude ?',
      ],
      original: [
        'C’est quoi l’objet que tu emportes alors qu’il pèse trop lourd ?',
        'La première chose que tu manges en redescendant ?',
        'Qu’est-ce qu’on entend, la nuit, là-haut ?',
      ],
    },
    invites: ['Une petite marche sans gros sac, et un verre au bout ?'],
  },
  {
    id: 'hiking',
    cue: /\b(?:(?:je (?:fais|pars|vais|suis|reviens|rentre|marche)|on (?:part|va|fait|a fait)|j'ai fait|j'(?:adore|aime)|fan de|retour d')(?: [^,.!?]{1,20})? ?(?:en |de la |de |d'une |une |(?:faire )?des |la |ma |les )(?<x>randos?|randonnees?|trek|grande marche)|j'(?:adore|aime) (?:marcher|randonner)|je randonne|randonneu(?:r|se)|(?:une|ma|de la) rando\w*|(?:j'ai|on a) (?:marche|grimpe) (?:\S+ )?(?:km|heures|h|\d+)|\d+ ?m(?:etres)? de (?:denivele|d\+)|ma sortie en montagne)\b/,
    unless: /\b(?:pas|jamais|deteste|reseau)\b/,
    react: [
      'Le grand air, les chaussures boueuses, parfait.',
      'Une belle rando, ça règle beaucoup de choses.',
      'Ça donne envie de lacer ses chaussures.',
      'Rien de tel pour se vider la tête.',
    ],
    ask: {
      humoristique: [
        'Le « on y est presque », tu l’as entendu combien de fois ?',
        'Le pique-nique, tu tiens jusqu’en haut, ou il finit au premier banc ?',
        'Tu dis bonjour à tous les marcheurs, ou tu fatigues au dixième ?',
      ],
      flirt: [
        'Tu préfères marcher devant, ou discuter à côté ?',
        'Tu m’emmènerais sur quel sentier, niveau débutant ?',
        'Le plus beau point de vue où tu as sorti le sandwich ?',
      ],
      original: [
        'Sommet, lac ou auberge à l’arrivée : c’est quoi ta vraie motivation ?',
        'La dernière bête croisée sur un chemin ?',
        'Qu’est-ce qu’il y a toujours dans ton sac ?',
      ],
    },
    invites: ['Une balade un de ces dimanches, avec un verre à l’arrivée ?'],
  },
  {
    id: 'summit',
    cue: /\b(?:(?<x>(?:le )?col (?:du|de la|de l'|des|de|d') ?[\p{L}-]+)|(?:on (?:est|a)|je suis|j'ai) (?:\S+ ){0,3}(?:au|le|un) sommet|galibier|ventoux|tourmalet|mont[ -]blanc|aiguille du midi|puy de (?:dome|sancy)|\d ?\d{3} ?m(?:etres)? d'altitude)\b/u,
    unless:
      /\b(?:jamais|sommet de (?:ma|mon|la hierarchie)|col (?:roule|de chemise|du femur|du bois)|stylo|dessert|creme)\b/,
    react: [
      'Là-haut, rien que ça !',
      'La vue devait valoir le déplacement.',
      'J’imagine l’air que ça donne.',
      'Belle sortie, dis donc.',
    ],
    ask: {
      humoristique: [
        'Combien de photos du panneau, soyons honnêtes ?',
        'La récompense au sommet, c’est la vue ou le fromage ?',
        'Quelqu’un a dit « plus qu’un virage » et a menti ?',
      ],
      flirt: [
        'Tu me raconterais la vue comme si j’y étais ?',
        'C’est le genre d’endroit où tu reviendrais à deux ?',
        'La tête que tu fais, une fois en haut : fierté ou fou rire ?',
      ],
      original: [
        'La première chose à laquelle tu penses, là-haut ?',
        'Il y a un autre sommet qui te fait de l’œil ?',
        'Tu préfères la montée, l’arrivée ou la descente ?',
      ],
    },
    invites: ['Un verre au niveau de la mer, pour redescendre en douceur ?'],
  },
  {
    id: 'thrills',
    cue: /\b(?:via ferrata|parapente|saut en parachute|sauter? en parachute|j'ai saute en|chute libre|saut a l'elastique|canyoning|rafting|deltaplane|alpinisme|cascade de glace|highline|tyrolienne|base jump|wingsuit)\b/,
    unless: /\b(?:jamais|peur de|pas pour moi)\b/,
    react: [
      'Tu n’as peur de rien, toi.',
      'Rien qu’à lire, j’ai les mains moites.',
      'Ok, respect total.',
      'Le cœur bien accroché, à ce que je vois.',
    ],
    ask: {
      humoristique: [
        'Tu as crié quoi, au moment fatidique ?',
        'Ta mère est au courant ?',
        'Tu avais fait ton testament avant, ou même pas ?',
      ],
      flirt: [
        'Il y a quelque chose qui te fait peur, quand même ?',
        'Tu convaincs les gens de te suivre, ou tu y vas sans te retourner ?',
        'C’est quoi la sensation, juste après ?',
      ],
      original: [
        'La seconde juste avant, tu penses à quoi ?',
        'Qu’est-ce qui t’a donné ce goût du vide ?',
        'C’est quoi la prochaine folie sur la liste ?',
      ],
    },
    invites: ['Moins vertigineux : un verre en terrasse, au rez-de-chaussée ?'],
  },
  {
    id: 'ski',
    cue: /\b(?:(?:au|de|du|le|en|faire du|j'adore le|je fais du|mes|les) (?<x>skis?|snow|snowboard|ski de (?:fond|rando)|raquettes)|je (?:skie|surfe sur la neige)|(?:a la|semaine|vacances) (?:au )?(?:neige|ski)|les pistes|station de ski|tire-fesses|piste (?:noire|rouge|verte|bleue)|poudreuse|apres-ski)\b/,
    unless: /\b(?:pas|jamais|tombee?|nautique|cyclables?|piste de danse|vinaigrette|raquettes de)\b/,
    react: [
      'Ah, la neige !',
      'La montagne en hiver, quelle chance.',
      'J’ai presque le nez qui pique.',
      'Ça sent le fromage fondu, cette histoire.',
    ],
    ask: {
      humoristique: [
        'Tu y vas pour les pistes, ou pour la fondue ?',
        'Ta plus belle chute, elle a eu des témoins ?',
        'La marque des lunettes, tu la portes avec fierté ?',
      ],
      flirt: [
        'Plutôt première benne du matin, ou chocolat chaud en terrasse ?',
        'Tu attends les débutants en bas de la piste ?',
        'Tu descends en douceur, ou à fond ?',
      ],
      original: [
        'C’est quoi la station où tu as tes souvenirs ?',
        'Le meilleur moment : le silence en haut, ou le vin chaud en bas ?',
        'À quel âge tu as eu ta première étoile ?',
      ],
    },
    invites: ['Une raclette ou une fondue un de ces soirs, même sans neige ?'],
  },
  {
    id: 'surf',
    cue: /\b(?:je (?:surfe|fais (?:du|de la) (?<x>surf|kite|kitesurf|windsurf|planche a voile|wing|wingfoil|bodyboard)|vais surfer|me suis mise? au (?:surf|kite\w*|wing\w*))|j'(?:adore|aime) (?:le surf|surfer|le kite\w*)|session (?:surf|ce matin|kite)|(?:cours|stage) de (?:surf|kite\w*)|prendre (?:des|ma premiere) vagues?|les vagues|(?:deux|trois|\d|mes|ma|des) planches? (?:de surf|sur le toit|dans))\b/,
    unless: /\b(?:pas|internet|sur le net|chaleur|la vague de|surfe sur la)\b/,
    react: [
      'L’appel des vagues, je comprends.',
      'La classe.',
      'Ça sent la wax et les cheveux salés.',
      'Je vois le coucher de soleil d’ici.',
    ],
    ask: {
      humoristique: [
        'Combien d’eau salée avalée pour une belle vague ?',
        'Enfiler la combi mouillée à 8h, c’est ça le vrai sport, non ?',
        'Tu restes debout combien de secondes, les bons jours ?',
      ],
      flirt: [
        'Tu aurais la patience de m’apprendre à tomber correctement ?',
        'C’est quoi ton spot, celui que tu ne donnes pas ?',
        'Tu te lèves à quelle heure pour une belle houle ?',
      ],
      original: [
        'La plus belle vague de ta vie, tu t’en souviens ?',
        'À quoi tu penses, en attendant la suivante ?',
        'L’eau froide ou l’eau bondée, tu choisis quoi ?',
      ],
    },
    invites: ['Un verre face à l’eau, planche ou pas planche ?'],
  },
  {
    id: 'horses',
    cue: /\b(?:je (?:monte a cheval|fais (?:de l')?equitation|fais du cheval|monte (?:depuis|tous)|vais au club|vais monter)|(?<x>(?:mon cheval|ma jument|mon poney))|mes chevaux|equitation|cavaliere?|centre equestre|(?:au|le) galop|concours hippique|cso|dressage)\b/,
    unless: /\b(?:pas|jamais|a cheval sur|chien|fievre de cheval)\b/,
    react: [
      'Quelle belle passion.',
      'Le genre de lien qu’on n’explique pas.',
      'Respect : c’est grand, et ça a son caractère.',
      'Quelle chance, pour {x}.',
    ],
    ask: {
      humoristique: [
        'Qui décide vraiment, dans le duo ?',
        'Combien de chutes, dont combien dans la boue ?',
        'Les bottes pleines de foin dans la voiture, tu as lâché l’affaire ?',
      ],
      flirt: [
        'Tu te souviens de ta toute première fois en selle ?',
        'Balade tranquille, ou galop sur la plage ?',
        'Tu aurais la patience pour quelqu’un qui n’est jamais monté ?',
      ],
      original: [
        'Qu’est-ce qu’un cheval comprend de toi avant tout le monde ?',
        'C’est quoi ta plus belle balade à cheval ?',
        'Tu leur parles, aux chevaux ?',
      ],
    },
    invites: ['Un verre après l’écurie, bottes acceptées ?'],
  },
  {
    id: 'diving',
    cue: /\b(?:je (?:plonge|fais de la (?:plongee|apnee)|fais du snorkeling|passe mon niveau \d)|(?:ma|la|de|en|une) plongee|j'ai plonge|apnee|(?:mon )?(?:bapteme|brevet|niveau \d) de plongee|snorkeling|masque et tuba)\b/,
    unless: /\b(?:jamais|apnee du sommeil|plongee dans (?:un|mes|le|les)|vaisselle|je me plonge)\b/,
    react: [
      'Le monde du silence, le vrai.',
      'Ça doit être un autre monde.',
      'Respect, il faut garder son calme là-dessous.',
      'Voilà qui fait rêver.',
    ],
    ask: {
      humoristique: [
        'Tu as fait le signe « ça va » alors que ça n’allait pas du tout ?',
        'Enfiler la combinaison, c’est le vrai exploit, non ?',
        'Un poisson t’a déjà regardé de travers ?',
      ],
      flirt: [
        'C’est quoi la plus belle chose que tu aies vue sous l’eau ?',
        'Tu me raconterais ta première fois en bas ?',
        'On se sent comment, quand plus personne ne parle ?',
      ],
      original: [
        'La rencontre sous-marine que tu n’oublieras pas ?',
        'Qu’est-ce qui te manque le plus quand tu remontes ?',
        'L’endroit où tu rêves de mettre la tête sous l’eau ?',
      ],
    },
    invites: ['Remontée à la surface : un verre cette semaine ?'],
  },
];
