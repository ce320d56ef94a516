import type { Moment } from '../../moment.ts';

/** Running: races ahead, races run, and the rest of the year. */
export const running: Moment[] = [
  {
    id: 'race-coming',
    cue: /\b(?:(?:jprepare|je (?:cours|prepare|fais|vais courir|vais faire|me prepare pour|m'entraine pour|participe a|suis inscrite? (?:a|au|pour)|me suis inscrite? (?:a|au|pour)|stresse pour)|j'ai|on court|on fait|inscrite? (?:a|au|pour)|je me lance (?:sur|dans)|en prepa|prepa)(?: [^,.!?]{1,20})? ?(?<x>(?:le|un|mon|mon premier|mon prochain|la|une|l') ?(?:semi|marathon|semi-marathon|trail|ultra|ultra-trail|triathlon|ironman|10 ?km|10k|20 ?km|course|corrida|relais|hyrox|spartan race)(?: (?:de|du|d') ?(?!dimanche|samedi|demain)[\p{L}-]+)?)|inscrite? (?:au|a la|a un|a une|pour le|pour un) (?:prochain |premier )?(?:semi|marathon|trail|ultra|triathlon|ironman|10 ?km|20 ?km|course|corrida|hyrox)|(?:marathon|semi|trail|triathlon|10 ?km|hyrox|course) (?:demain|dimanche|samedi|dans \S+ (?:jours?|semaines?|mois)|ce week-end|le week-end prochain|en (?:avril|mai|juin|septembre|octobre|novembre|mars)))\b/u,
    unless:
      /\b(?:j'ai (?:deja |enfin )?(?:fini|couru|boucle|termine|fait|faite)|hier|ce matin|dimanche dernier|repris|reprends|reprendre|jamais|courses? (?:au|a la|pour)|faire les courses|supermarche|drive|des series?|films?|netflix|marathon (?:de series|harry|netflix|seigneur|des? films))\b/,
    react: ['Respect, vraiment !', '{x}, carrément !', 'Ok, là je m’incline.', 'Rien que l’idée mérite une médaille.'],
    ask: {
      humoristique: [
        'Tu en es à quel stade : motivation, doute ou pâtes matin, midi et soir ?',
        'À quel kilomètre tu prévois de regretter ?',
        'Les ongles de pied tiennent le coup, pour l’instant ?',
      ],
      flirt: [
        'Il te faut quelqu’un avec une pancarte au bord de la route ?',
        'Tu vises un temps, ou juste la ligne d’arrivée ?',
        'Et la récompense prévue derrière, c’est quoi ?',
      ],
      original: [
        'C’est quoi la chanson qui te relance quand les jambes disent stop ?',
        'Qu’est-ce qui t’a pris de t’inscrire, au départ ?',
        'Tu penses à quoi, quand ça devient dur ?',
      ],
    },
    invites: [
      'On se fait un bon plat de pâtes avant le grand jour ?',
      'Et pour fêter la ligne d’arrivée, un verre ensemble après ?',
    ],
  },
  {
    id: 'race-finished',
    cue: /\b(?:(?:j'ai|on a) (?:enfin |deja )?(?:fini|couru|boucle|termine|fait|survecu a) (?<x>(?:le|un|mon|mon premier|mon deuxieme|la|une|l') ?(?:semi|marathon|semi-marathon|trail|ultra|ultra-trail|triathlon|ironman|10 ?km|10k|20 ?km|hyrox|corrida)(?: (?:de|du|d') ?[\p{L}-]+)?)|finisheu?s?e?r|j'ai battu mon (?:record|temps|chrono)|nouveau record perso|ma medaille|j'ai passe la ligne|au km \d+|au (?:\d+ ?e|dernier) (?:km|kilometre))\b|^\d ?h ?\d{2} (?:!|sur|au|pour|et)/u,
    unless: /\b(?:series?|netflix|films?|voiture|jamais|de retard)\b/,
    weight: 3,
    react: [
      'BRAVO !!',
      'Énorme, félicitations !',
      'Wahou, bravo, vraiment.',
      'Chapeau bas. Tes mollets aussi ont droit à un bravo.',
    ],
    ask: {
      humoristique: [
        'Tu descends les escaliers normalement, ou en crabe ?',
        'La médaille, tu la portes encore pour sortir les poubelles ?',
        'Combien de fois tu as dit « plus jamais » pendant, et « je recommence quand » après ?',
      ],
      flirt: [
        'Tu as pensé à quoi en passant la ligne ?',
        'C’est quoi la récompense : bain chaud, burger ou canapé ?',
        'Tu te sens comment aujourd’hui, à part les mollets ?',
      ],
      original: [
        'C’est quoi l’image que tu gardes de la course ?',
        'À quel moment tu as su que ça allait le faire ?',
        'Et maintenant, repos ou prochain dossard ?',
      ],
    },
    invites: [
      'Ça se fête : je t’offre un verre, dans un bar sans escaliers ?',
      'Une bière de récupération, c’est presque médical. Cette semaine ?',
    ],
  },
  {
    id: 'starts-running',
    cue: /\b(?:je (?:me suis|me suis re|m'y suis) ?(?:re)?mise? (?:a (?:la course|courir)|au (?:running|footing|jogging))|je (?:commence|debute|reprends|recommence) (?:a courir|la course|le running|le footing|le jogging)|je me (?:re)?mets (?:a courir|a la course|au running)|j'essaie de me (?:re)?mettre a (?:courir|la course)|j'ai repris (?:la course|le running|le footing|le jogging)|premier (?:footing|run|jogging)|premiere sortie (?:running|course))\b/,
    react: [
      'Les débuts, c’est le plus dur. Bravo !',
      'Bien joué !',
      'Le premier pas est fait, littéralement.',
      'Courage, tes poumons vont s’en remettre.',
    ],
    ask: {
      humoristique: [
        'À quel moment tu as cru cracher un poumon ?',
        'Le coup du lacet à refaire pour souffler, tu l’as déjà tenté ?',
        'Doublé par un papi ou par une poussette, pour l’instant ?',
      ],
      flirt: [
        'C’est quoi ton parcours, plutôt parc ou bord de l’eau ?',
        'Et ta récompense, au retour ?',
        'C’est venu d’où, cette envie ?',
      ],
      original: [
        'Il y a quoi dans tes oreilles pour tenir ?',
        'Tu cours le matin, le soir ou quand la culpabilité gagne ?',
        'Tu as un but secret, ou c’est juste pour te vider la tête ?',
      ],
    },
    invites: ['Après l’effort, un verre de réconfort cette semaine ?'],
  },
  {
    id: 'runner',
    cue: /\b(?:je (?:cours|vais courir|pars courir|sors courir|reviens de courir|fais (?:de la course|du running|du footing|du trail|du jogging))|j'(?:adore|aime) (?:courir|la course a pied|le running|le trail)|j'ai couru|retour de (?:footing|run|jogging)|(?<x>mon footing|ma sortie longue|mon jogging|mon run)|je (?:rentre|reviens) (?:d'un footing|de mon footing|de courir))\b/,
    unless:
      /\b(?:je cours (?:partout|apres|toute la journee|a droite)|pas|plus|jamais|apres le (?:bus|temps)|marathon|semi|trail de)\b/,
    react: [
      'Respect.',
      'Ça, c’est de la motivation.',
      'Les mollets doivent chauffer.',
      'J’admire, surtout les jours de pluie.',
    ],
    ask: {
      humoristique: [
        'Tu cours après quelque chose, ou tu fuis quelque chose ?',
        'S’il tombe des cordes, tu y vas quand même ?',
        'Tu fais partie des gens qui sourient en courant ?',
      ],
      flirt: [
        'C’est quoi ton plus beau parcours ?',
        'Tu cours pour te vider la tête ou pour la remplir ?',
        'Tu ralentis si quelqu’un essaie de suivre ?',
      ],
      original: [
        'C’est quoi la chanson interdite à avouer de ta playlist ?',
        'Le lever du jour ou la nuit tombée ?',
        'À quel kilomètre ça devient agréable, en vrai ?',
      ],
    },
    invites: ['Et un verre après ta prochaine sortie, ça te dit ?'],
  },
  {
    id: 'hit-the-wall',
    cue: /\b(?:(?<x>le (?:fameux )?mur (?:du|des) \d+\S*)|peur d(?:u|e) (?:mur|pas finir|pas aller au bout|abandonner)|sortie longue|fractionne|\d+ ?(?:km|kilometres|bornes|k) (?:a pied|ce matin|hier|dimanche|dans les jambes|au compteur|en courant))\b/,
    unless: /\b(?:velo|voiture|moto|bornes de|route)\b/,
    react: [
      'Tes mollets méritent un mot d’excuse.',
      'Ouch. Et respect.',
      'Ok, tu ne fais pas semblant.',
      'J’ai mal aux mollets rien qu’à lire.',
    ],
    ask: {
      humoristique: [
        'À quel moment tu maudis la personne qui t’a donné cette idée ?',
        'Gel énergétique ou compote d’enfant, tu tournes à quoi ?',
        'Tu parles tout haut pour te motiver, avoue ?',
      ],
      flirt: [
        'Qu’est-ce qui te fait continuer quand tout dit stop ?',
        'Tu t’offres quoi, après ?',
        'Tu as quelqu’un pour t’encourager ?',
      ],
      original: [
        'C’est quoi ton mantra, ou ta chanson, quand ça pique ?',
        'À quoi tu penses pendant tout ce temps ?',
        'Le meilleur moment, c’est pendant ou une heure après ?',
      ],
    },
    invites: ['Une bonne assiette de pâtes pour recharger, cette semaine ?'],
  },
];
