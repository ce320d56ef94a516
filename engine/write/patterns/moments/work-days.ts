import type { Moment } from '../../moment.ts';

/** How work goes: loved or not, at night, too much of it, with whom. */
export const workDays: Moment[] = [
  {
    id: 'loves-job',
    cue: /\b(?:j'(?:adore|aime (?:trop |vraiment |beaucoup |bien )?)|je kiffe|je suis (?:passionnee?|fan) (?:par|de)) ?(?<x>(?:mon|ce) (?:metier|boulot|taf|job|travail|taff))\b|\bje (?:m'eclate|m'epanouis|kiffe) (?:au|dans mon) (?:boulot|taf|travail|job|metier)\b|\bje fais (?:un|le) metier (?:que j'adore|de mes reves|qui me passionne)/,
    unless: /\b(?:pas|plus)\b/,
    react: [
      'Ça fait plaisir à lire.',
      'Ça se voit, même par écrit.',
      'J’aime bien quand on parle de son boulot comme ça.',
      'Ah, ça donne envie.',
    ],
    ask: {
      humoristique: [
        'Donc le dimanche soir, zéro boule au ventre ?',
        'Il y a forcément un truc qui t’énerve quand même. Lequel ?',
        'Tu te rends compte que tu fais des jaloux, là ?',
      ],
      flirt: [
        'Raconte-moi ta dernière journée qui a fini avec le sourire.',
        'C’est quoi le meilleur moment de ta journée ?',
        'J’ai envie de t’entendre en parler. Par quoi tu commences ?',
      ],
      original: [
        'C’est quoi le moment où tu t’es dit « je suis à ma place » ?',
        'Tu ferais quoi si ce métier n’existait pas ?',
        'Ça te plaisait déjà autant au tout début ?',
      ],
    },
    invites: ['J’ai envie de t’entendre en parler pour de vrai. On va boire un verre cette semaine ?'],
  },
  {
    id: 'hates-job',
    cue: /\b(?:je (?:deteste|supporte plus|hais)|j'(?:aime (?:pas|plus)|en (?:ai|peux) (?:trop )?(?:marre|plus) de)|je m'(?:ennuie|emmerde)) (?:trop |vraiment |grave )?(?:dans |a |au )?(?<x>(?:mon|ce) (?:metier|boulot|taf|job|travail|poste))\b|\b(?:mon (?:boulot|taf|job|travail)|le boulot|le taf) (?:me (?:saoule|soule|gonfle|tue|plait (?:pas|plus)|deprime)|m'(?:ennuie|eclate pas|epuise|emmerde)|c'est (?:pas ma passion|alimentaire|chiant|nul))|\bje m'(?:ennuie|emmerde) (?:au (?:boulot|taf|travail|bureau)|en reunion)/,
    unless: /\b(?:plus maintenant|je l'ai quitte)\b/,
    react: [
      'Ah, je vois, ça doit peser à la longue.',
      'Aïe. Au moins, c’est dit.',
      'Bon, heureusement qu’il y a une vie après 18h.',
      'Pas facile d’y retourner tous les matins, alors.',
    ],
    ask: {
      humoristique: [
        'Tu as déjà écrit ta lettre de démission dans ta tête ?',
        'C’est quoi le pire : les réunions, les mails ou le micro-ondes commun ?',
        'Et le lundi matin, tu négocies combien de temps avec le réveil ?',
      ],
      flirt: [
        'Et qu’est-ce qui te fait vraiment vibrer, à côté ?',
        'Qu’est-ce qui sauve tes journées, en ce moment ?',
        'Si tout était possible, tu ferais quoi demain matin ?',
      ],
      original: [
        'C’est le métier qui ne te va plus, ou l’endroit ?',
        'Tu voulais faire quoi, avant celui-là ?',
        'Il y a un truc que tu rêves de tenter à la place ?',
      ],
    },
    invites: ['Viens te changer les idées : un verre cette semaine, interdiction de parler boulot ?'],
  },
  {
    id: 'night-shift',
    cue: /\b(?:je (?:bosse|travaille|taffe|suis) (?:souvent |que )?(?:de|la) nuit|j'ai (?:bosse|travaille|taffe) (?:de|cette|toute la) nuit|(?:je (?:sors|rentre)|j'ai (?:fait|fini|enchaine)|je viens de finir) (?:de |d')?(?:ma|une|mes|mon|deux|trois|\d) (?:garde|nuits?|service de nuit)|(?:mes|ma|en|une|trois|deux|\d) (?:nuits|garde|gardes) (?:a l'hopital|d'affilee|cette semaine|de suite)|je suis (?:de|en) (?:garde|nuit)|horaires (?:de nuit|decales)|(?:les|en|je fais du) [235] ?x ?8|cette nuit j'ai fait)\b/,
    unless: /\bboite de nuit\b|\bcouche-tard\b/,
    react: [
      'Respect, le monde à l’envers.',
      'Des horaires pareils, il faut tenir.',
      'Ton horloge interne doit t’en vouloir un peu.',
      'Chapeau, vraiment.',
    ],
    ask: {
      humoristique: [
        'Du coup, ton petit-déjeuner, c’est à 18h ou tu n’essaies même plus ?',
        'Tes voisins savent qu’il ne faut pas passer l’aspirateur à 11h ?',
        'Tu dis « bonjour » ou « bonne nuit » quand tu rentres ?',
      ],
      flirt: [
        'Et pour te voir en forme, il faut viser quelle heure ?',
        'Tu arrives à garder un peu de temps pour toi ?',
        'Qu’est-ce qui te fait du bien en rentrant ?',
      ],
      original: [
        'C’est comment, une ville à cinq heures du matin ?',
        'La nuit, les gens sont différents ?',
        'C’est quoi l’heure la plus dure à passer ?',
      ],
    },
    says: {
      flirt: ['La nuit, pendant que tout le monde dort… Et qui veille sur ton sommeil à toi, après ?'],
    },
    invites: ['On s’adapte à tes horaires : un verre pour moi, un petit-déj pour toi ? Dis-moi quel jour.'],
  },
  {
    id: 'early-shift',
    cue: /\b(?:je (?:me leve|commence|embauche|bosse|demarre) (?:tous les (?:jours|matins) )?(?:a|des|vers) [3-6] ?h(?:eures?)?|(?:debout|levee?|reveil) (?:a|depuis) [3-6] ?h(?:eures?)?|je suis (?:debout|levee?) (?:a|depuis) [3-6] ?h)/,
    unless: /\bcouche|\bje (?:dors|commence) (?:pas|plus)\b/,
    react: [
      'À cette heure-là, même les pigeons dorment.',
      'Respect, c’est presque encore la nuit.',
      'Ah oui, c’est tôt. Très tôt.',
      'Courage, ça pique.',
    ],
    ask: {
      humoristique: [
        'Combien de réveils pour y arriver ?',
        'Tu parles avant le premier café, ou il ne vaut mieux pas ?',
        'Et le soir, tu tiens jusqu’au dessert ?',
      ],
      flirt: [
        'Et le soir, tu tiens jusqu’à quelle heure en bonne compagnie ?',
        'Qu’est-ce qui t’aide à sourire si tôt ?',
        'Tu peux te rattraper le week-end, au moins ?',
      ],
      original: [
        'Il y a un moment beau, à cette heure-là, quand même ?',
        'C’est quoi ton petit rituel pour décoller ?',
        'Tu t’y fais, ou c’est une petite violence chaque matin ?',
      ],
    },
    invites: ['On vise un apéro pas trop tard, pour que tu tiennes debout ? Dis-moi quel jour.'],
  },
  {
    id: 'overworked',
    cue: /\b(?:(?:grosse|sacree|enorme|longue) (?:journee|semaine|periode) (?:de|au|d') ?(?:boulot|taf|travail|inventaire|bureau)|(?:je (?:croule|suis) sous|j'ai (?:trop|beaucoup|plein|enormement|une tonne|un max|tellement) de) (?:le |de |mon )?(?:boulot|taf|travail|dossiers|mails)|charrette|semaine de l'enfer|j'ai (?:bosse|travaille|taffe) (?:tout le week-end|toute la journee|non stop)|(?:boulot|taf|travail) c'est la folie|copies a corriger|je (?:finis|termine|sors) (?:a|vers) 2[0-3] ?h|(?:encore|toujours) au (?:bureau|boulot|taf)|je (?:bosse|travaille|taffe) (?:trop|comme (?:un|une) \w+|non stop|tout le temps|7j)|je suis (?:\w+ )?(?:deborde|submerge)e?(?: de (?:boulot|taf|travail)| au (?:boulot|taf|travail))?|je fais (?:que (?:bosser|travailler|taffer)|(?:trop d'|des )heures sup)|j'ai (?:enchaine|fini) (?:tard|a 2[0-3]h)|plein d'heures sup|\d{2,3} mails)\b/,
    unless: /\b(?:pas (?:trop |tant )?(?:de (?:boulot|taf)|debordee?|submergee?)|que de )\b/,
    react: [
      'Ouh là, courage.',
      'Aïe, grosse cadence au boulot.',
      'Ok, là il te faut une vraie pause.',
      'Ça fait beaucoup pour une seule personne.',
    ],
    ask: {
      humoristique: [
        'Tu as encore droit aux pauses, ou c’est un lointain souvenir ?',
        'On envoie des secours, ou du chocolat suffit ?',
        'C’est le café qui travaille à ta place, à ce stade ?',
      ],
      flirt: [
        'Qu’est-ce qui te ferait du bien ce soir ?',
        'Je peux te changer les idées cinq minutes. Sujet au choix ?',
        'Tu as prévu un moment rien que pour toi, au moins ?',
      ],
      original: [
        'C’est quoi la première chose que tu feras quand ça se calmera ?',
        'Il y a une date où tu vois le bout ?',
        'Si on t’offrait deux heures libres maintenant, tu en ferais quoi ?',
      ],
    },
    invites: ['Quand tu vois le bout, je t’offre un verre pour fêter ça. Fin de semaine ?'],
  },
  {
    id: 'long-shift',
    cue: /\b(?:(?<x>(?:9|1\d|2\d) ?h(?:eures)?) (?:de (?:boulot|taf|garde|travail|suite|conduite|service|reunions?)|aux urgences|debout|non stop|d'affilee)|(?:journee|garde|service) de (?:9|1\d|2\d) ?h)/,
    react: [
      '{x}, respect.',
      'C’est énorme, comme journée.',
      'Ouh là. Chapeau d’être encore debout.',
      'Rien qu’à lire, il faut s’asseoir.',
    ],
    ask: {
      humoristique: [
        'Et tu arrives encore à faire des phrases ? Combien de cafés ?',
        'Tes pieds t’adressent encore la parole ?',
        'Une vraie pause déjeuner, ça existe dans ton monde ?',
      ],
      flirt: [
        'Là, tu as le droit de te faire chouchouter. De quoi tu as envie ?',
        'Tu as pu te poser, au moins ?',
        'Et maintenant, place à quoi : douche, dîner ou dodo ?',
      ],
      original: [
        'C’est quoi l’image que tu gardes de cette journée ?',
        'Le premier truc que tu fais en rentrant, c’est quoi ?',
        'Qu’est-ce qui t’a fait tenir jusqu’au bout ?',
      ],
    },
    invites: ['Récupère d’abord. Et ton prochain soir de repos, on va boire un verre ?'],
  },
  {
    id: 'bad-day-at-work',
    cue: /\b(?:(?:sale|mauvaise|dure|rude|horrible|longue) journee (?:au|de) (?:boulot|taf|travail|bureau)|journee (?:pourrie|horrible|de merde|infernale|compliquee|catastrophique|interminable|sans fin) ?(?:au (?:boulot|taf|travail|bureau))?|(?:sale|rude|mauvaise|horrible) journee|journee de (?:ouf|fou|dingue|chien) au (?:boulot|taf|travail)|(?:me suis|je me suis) fait (?:engueuler|defoncer|pourrir|crier dessus) (?:par|au|en)|j'ai (?:craque|pleure) au (?:boulot|taf|travail))\b/,
    react: [
      'Oh mince, pas cool.',
      'Aïe, ces journées-là, on voudrait les rendre.',
      'Bon, au moins elle est derrière toi.',
      'Courage, demain ne peut être que mieux.',
    ],
    ask: {
      humoristique: [
        'Tu veux râler un bon coup ou penser à tout autre chose ?',
        'On règle ça au chocolat ou il faut sortir le grand jeu ?',
        'Sur l’échelle des journées à oublier, elle se classe où ?',
      ],
      flirt: [
        'Tu as envie d’en parler, ou je te change les idées ?',
        'Qu’est-ce qui pourrait sauver ta soirée ?',
        'J’ai envie de te remonter le moral. Par où je commence ?',
      ],
      original: [
        'C’est quoi ta recette pour évacuer, d’habitude ?',
        'Il y a eu quand même un petit truc bien dedans ?',
        'Ce soir, c’est plutôt silence complet ou musique à fond ?',
      ],
    },
    invites: ['Une journée pareille, ça mérite une compensation. On va boire un verre demain ?'],
  },
];
