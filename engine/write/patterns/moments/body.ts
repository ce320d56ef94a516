import type { Moment } from '../../moment.ts';

/** What sport does to the body and to good intentions. */
export const bodyMoments: Moment[] = [
  {
    id: 'sport-injury',
    cue: /\b(?:je me suis (?:blessee?|foulee?|foule|casse|cassee?|tordue?|tordu|dechire|claquee?|claque|pete|fait mal|fracture|froisse)(?: (?<x>(?:la|le|un|une|l') ?(?:cheville|genou|poignet|epaule|bras|jambe|mollet|doigt|orteil|pied|cuisse|dos|cote|clavicule|ligament|menisque|coude|tendon)))?|entorse|tendinite|(?:mes|les|aux) ligaments|ligaments croises|mes croises|les croises du genou|beq\w+illes|je suis blessee?|(?:dans le|un|mon) platre|(?:une|mon|ma) (?:fracture|dechirure|attelle)|lumbago|arrete? (?:le|de) (?:sport|courir) (?:pendant|pour)|j'ai (?:mal|super mal|trop mal) (?:au|a la|aux) (?:genou|cheville|dos|epaule|mollet|hanche|pied|tendon)s?)\b/,
    unless: /\b(?:la tete a|casse la gueule en amour|il y a (?:dix|\d\d) ans|mon ex|casse les pieds)\b/,
    weight: 3,
    react: [
      'Aïe… Ça, ce n’est vraiment pas de chance.',
      'Oh non, mince !',
      'Aïe, courage à toi.',
      'Ouille, ça fait mal rien qu’à lire.',
    ],
    ask: {
      humoristique: [
        'L’histoire officielle, tu la gardes ou on invente un requin ?',
        'Tu as au moins quelqu’un pour te porter tes courses ?',
        'Ton canapé et toi, vous vous supportez encore ?',
      ],
      flirt: [
        'Tu as ce qu’il faut : glace, séries et quelqu’un pour te plaindre ?',
        'Tu souffres beaucoup, ou c’est surtout l’ennui ?',
        'Qu’est-ce qui te remonterait le moral ?',
      ],
      original: [
        'Et le moral, lui, il tient debout ?',
        'Tu en as pour combien de temps à lever le pied ?',
        'Tu vas faire quoi de tout ce temps gagné de force ?',
      ],
    },
    invites: ['Un verre tout près de chez toi, quand tu te sens de sortir ?'],
  },
  {
    id: 'sore-muscles',
    cue: /\b(?:courbatures?|courbaturee?|(?:j'ai|tout) mal partout|je (?:peux|sais) plus (?:marcher|bouger|m'asseoir|lever les bras|descendre les escaliers)|jambes (?:en coton|mortes|lourdes)|(?:mes|les) (?:cuisses|mollets|abdos|bras|jambes|fesses) (?:me )?(?:brulent|tirent|pleurent|sont mort\w+|souffrent|repondent plus))\b/,
    unless: /\b(?:grippe|fievre|malade|covid)\b/,
    react: [
      'Les courbatures n’oublient jamais.',
      'Ouch, courage.',
      'La preuve que tu as tout donné.',
      'Je compatis à chaque marche d’escalier.',
    ],
    ask: {
      humoristique: [
        'S’asseoir, se lever, rire : qu’est-ce qui fait le plus mal ?',
        'Tu as découvert combien de muscles inconnus ?',
        'Tu descends les escaliers de face ou à reculons ?',
      ],
      flirt: [
        'Bain chaud et série ce soir, ou tu y retournes déjà ?',
        'C’était ton idée, ou quelqu’un t’a mis au défi ?',
        'Il te faut quoi, là : un bain, une pizza ou douze heures de sommeil ?',
      ],
      original: [
        'Ça valait le coup, quand même ?',
        'C’est quoi ton remède de grand-mère pour ça ?',
        'Combien de jours avant de remarcher comme un être humain ?',
      ],
    },
    invites: ['Un verre bien assis, sans effort, cette semaine ?'],
  },
  {
    id: 'back-to-sport',
    cue: /\b(?:je (?:reprends|recommence|me remets|viens de reprendre|me suis remise?|dois me remettre|veux me remettre)(?: [^,.!?]{1,12})? ?(?:au|a la|le|la|du) (?:sport|salle|muscu\w*|natation|piscine|fitness|velo|yoga|tennis|danse|foot|escalade|gym)|reprise du sport|j'ai repris (?:le|la) (?:sport|salle|muscu\w*|natation|velo|yoga|danse|tennis|foot|escalade))\b/,
    react: [
      'Bravo pour la reprise !',
      'Le plus dur est fait : y retourner.',
      'Belle motivation !',
      'Ça, c’est une bonne résolution tenue.',
    ],
    ask: {
      humoristique: [
        'Le corps a dit oui tout de suite, ou il a porté plainte ?',
        'Tu remarches comment, depuis ?',
        'L’abonnement payé pour rien pendant six mois, on en parle ou pas ?',
      ],
      flirt: [
        'Qu’est-ce qui t’a fait t’y remettre ?',
        'Tu te sens comment, après ?',
        'Il y a une petite récompense prévue à la clé ?',
      ],
      original: [
        'Tu tiens par la discipline, la musique ou la peur du regret ?',
        'C’est quoi le moment que tu préfères : avant, pendant ou la douche après ?',
        'Tu t’es fixé un objectif, ou tu vois comme ça vient ?',
      ],
    },
    invites: ['Et pour la récompense : un verre cette semaine ?'],
  },
  {
    id: 'lazy-about-sport',
    cue: /\b(?:(?:la |trop la |grave la )?flemme (?:d'aller|de|du|d'y aller)(?: [^,.!?]{1,12})? ?(?:a la salle|au sport|courir|sport|a la piscine|nager|la muscu\w*)|(?:le )?sport (?:et moi|c'est pas (?:mon|trop mon) (?:truc|fort))|je (?:suis|suis vraiment) (?:pas (?:du tout )?(?:tres |trop )?sporti(?:f|ve)|nulle? en sport)|pas (?:tres|trop|du tout) sporti(?:f|ve)|je (?:deteste|hais) (?:le sport|courir|la salle)|(?:je fais|j'ai) pas (?:fait )?(?:de|du) sport|je paye? (?:la salle|mon abonnement) (?:pour rien|sans)|mon (?:seul )?sport c'est)\b/,
    react: [
      'Ton honnêteté fait du bien.',
      'Enfin quelqu’un qui le dit !',
      'Le canapé te remercie.',
      'Au moins, c’est clair.',
    ],
    ask: {
      humoristique: [
        'Et lever un verre, ça compte dans ton programme ?',
        'Courir après un bus, c’est encore dans tes cordes ?',
        'Ta dernière goutte de sueur remonte à quelle année ?',
      ],
      flirt: [
        'Et une balade qui finit en terrasse, ça passe ?',
        'Alors, qu’est-ce qui te fait bouger, toi ?',
        'Tu passes tes dimanches comment, du coup ?',
      ],
      original: [
        'Quel sport tu regarderais bien, à condition qu’on ne te demande rien ?',
        'Le souvenir de cours d’EPS que tu n’as jamais digéré ?',
        'Si le sport s’appelait autrement, tu en ferais sans le savoir ?',
      ],
    },
    invites: ['Je propose un effort minimal : marcher jusqu’à une terrasse. Ça te va ?'],
  },
  {
    id: 'sporty',
    cue: /\b(?:je suis (?:\S+ )?sporti(?:f|ve)|je fais (?:beaucoup|pas mal|\S+ fois par semaine|\S+ heures) (?:de|du)? ?sport|j'adore le sport|le sport c'est (?:ma vie|ma therapie|mon exutoire|important)|accro au sport|je sors (?:du sport|de l'entrainement|de la seance)|je (?:vais|file|pars|reviens|rentre) (?:au|du|de l') ?(?:sport|entrainement))\b/,
    weight: 1,
    unless: /\b(?:pas|plus|trop|watch|regarder)\b/,
    react: ['Belle énergie !', 'Ça bouge, chez toi.', 'Respect, surtout en ce moment.', 'Tu m’épuises déjà, en bien.'],
    ask: {
      humoristique: [
        'Et les jours sans, tu deviens insupportable ?',
        'Ton sac de sport, il vit dans l’entrée à l’année ?',
        'Le burger d’après, il fait partie du programme ?',
      ],
      flirt: [
        'Tu m’apprendrais quoi en premier ?',
        'Tu es du genre à gagner, ou à rigoler ?',
        'Et pour te poser, il te faut quoi ?',
      ],
      original: [
        'C’est quoi le sport que tu n’as jamais osé essayer ?',
        'Ça te vide la tête, ou ça te la remet en place ?',
        'Quel moment de la séance tu détestes en secret ?',
      ],
    },
    invites: ['Un verre après ta prochaine séance ?'],
  },
];
