import type { Moment } from '../../moment.ts';

/** How full the days are: busy, free, on leave or about to be. */
export const weeks: Moment[] = [
  {
    id: 'busy-week',
    cue: /\b(?:(?:grosse|sacree|petite|dure|longue) (?:semaine|journee)(?! (?:de|au|d') ?(?:boulot|taf|travail))|semaine (?:(?:ultra|super|hyper|tres|bien|un peu|assez|trop) )?(?:chargee|de (?:ouf|fou|dingue|folie|malade)|intense|compliquee|bien remplie|sans fin)|(?:emploi du temps|planning|agenda) (?:de ministre|blinde|plein|charge|de fou)|journee (?:chargee|de (?:ouf|fou|dingue|folie|malade)|intense|bien remplie)|je cours partout|j'ai pas (?:eu )?(?:une minute|le temps|arrete)|j'arrete pas)\b/,
    unless: /\b(?:petite semaine|pas (?:le )?temps (?:de te|a perdre)|pas une grosse)\b/,
    react: [
      'Ouh là, ça a l’air intense.',
      'Courage, tu vois le bout bientôt.',
      'Eh bien, tu ne chômes pas.',
      'Pense à respirer entre deux.',
    ],
    ask: {
      humoristique: [
        'Tu as le temps de manger, ou c’est en option ?',
        'Ton agenda a encore un carré blanc quelque part ?',
        'Tu tiens au café, ou à la volonté pure ?',
      ],
      flirt: [
        'Merci de trouver une minute pour moi. Tu souffles quand ?',
        'Et ce soir, un moment pour toi ?',
        'Qu’est-ce qui te ferait du bien, là ?',
      ],
      original: [
        'Quand ça retombera, tu rattrapes quoi en premier ?',
        'Dans tout ça, il y a eu un bon moment quand même ?',
        'Si on t’offrait une heure de plus par jour, tu en ferais quoi ?',
      ],
    },
    invites: ['Quand ça se calme, on va boire un verre ? Choisis le jour, j’attends sagement.'],
  },
  {
    id: 'days-off-soon',
    cue: /\b(?:(?:bientot|enfin|vivement|presque) (?:les |en |mes )?(?:vacances|conges)|(?:plus que|dans|j-|reste) ?\d+ ?(?:jours?|dodos?|semaines?) (?:avant (?:les|mes) (?:vacances|conges)|et je suis en (?:vacances|conges))|je (?:suis|serai) en (?:vacances|conges) (?:dans|demain|vendredi|samedi|lundi|la semaine prochaine|ce soir|bientot)|(?:ce soir|demain|vendredi) (?:je suis en |c'est les )(?:vacances|conges)|j'ai (?:hate|besoin) (?:d'etre )?(?:de|en|des) (?:vacances|conges)|dernier jour avant (?:les|mes) (?:vacances|conges)|j'ai besoin de vacances|je pars en (?:vacances|conges)|avant \d+ (?:semaines?|jours) de (?:conges|vacances))\b/,
    react: [
      'Ah, les vacances au bout du tunnel.',
      'Ça se fête presque déjà.',
      'Allez, tiens bon, tu y es presque.',
      'Tu as dû les attendre, celles-là.',
    ],
    ask: {
      humoristique: [
        'Ton cerveau est encore au boulot, ou déjà en tongs ?',
        'Le message d’absence est prêt depuis combien de temps ?',
        'Tu comptes les heures, ou tu es plus digne que ça ?',
      ],
      flirt: [
        'Et de quoi tu as le plus envie ?',
        'Tu pars, ou tu profites de chez toi ?',
        'Tu penses déjà au premier matin sans réveil ?',
      ],
      original: [
        'C’est quoi la première chose que tu ne feras surtout pas ?',
        'Plutôt programme serré ou aucune montre ?',
        'Le livre que tu emmènes et que tu n’ouvriras pas, c’est lequel ?',
      ],
    },
    invites: ['On trinque à tes vacances avant que tu files ? Un soir cette semaine.'],
  },
  {
    id: 'on-leave',
    cue: /\b(?:je suis (?:enfin |actuellement |deja )?en (?:vacances|conges?|repos|rtt)(?! (?:dans|demain|vendredi|samedi|lundi|la semaine))|(?:mon|c'est mon|j'ai mon) (?:jour de repos|jour off)|j'ai pose (?:ma|mon|une|un|deux|quelques) (?:journee|jours?|semaine|rtt|conges)|(?:enfin|premier jour) (?:en |de )?(?:vacances|conges?|repos))\b/,
    react: [
      'Ah, la belle vie.',
      'Profite, c’est fait pour ça.',
      'Voilà une excellente nouvelle.',
      'Aucun réveil, donc. Le luxe.',
    ],
    ask: {
      humoristique: [
        'Tu sais encore quel jour on est ?',
        'Programme de dingue, ou concours de sieste ?',
        'Combien de mails du boulot ouverts « juste pour voir » ?',
      ],
      flirt: [
        'Tu en profites comment ?',
        'C’est quoi ton petit bonheur du jour ?',
        'Tu vois du monde, ou tu savoures le calme ?',
      ],
      original: [
        'La meilleure décision que tu as prise depuis ce matin ?',
        'Il y a un truc que tu repousses depuis des mois et que tu vas enfin faire ?',
        'Si on te dit « journée parfaite », elle commence par quoi ?',
      ],
    },
    invites: ['Puisque tu as du temps : un café ou un verre ces jours-ci ?'],
  },
  {
    id: 'back-from-leave',
    cue: /\b(?:(?:retour|rentree?) (?:de (?:vacances|conges)|(?:difficile|dure|brutale?|a la realite|a la vraie vie|a la civilisation))|j'ai repris (?:le (?:boulot|taf|travail)|hier|ce matin|lundi|aujourd'hui)|je (?:reprends|rentre de (?:vacances|conges)|viens de rentrer de (?:vacances|conges))(?: le (?:boulot|taf|travail))?(?: (?:demain|lundi|aujourd'hui))?|vacances (?:finies|terminees)|fin des vacances|retour brutal)\b/,
    unless: /\b(?:reprends (?:mes|des) etudes|me reprends|reprends (?:du|de la|le sport))\b/,
    react: [
      'Aïe, l’atterrissage.',
      'Courage, le plus dur c’est le premier jour.',
      'La reprise, ça pique.',
      'Allez, il te reste les souvenirs.',
    ],
    ask: {
      humoristique: [
        'Combien de mails avant de vouloir repartir ?',
        'Tu te souvenais encore de ton mot de passe ?',
        'Tu as déjà regardé les prochains billets, ou tu tiens bon ?',
      ],
      flirt: [
        'C’est quoi l’image que tu gardes en tête pour tenir ?',
        'Qu’est-ce qui adoucirait ton retour ?',
        'Tu es plutôt {m:reposé|reposée|en pleine forme}, ou déjà en manque ?',
      ],
      original: [
        'Si tu pouvais rejouer une seule journée, ce serait laquelle ?',
        'Tu as rapporté quelque chose d’inutile et de parfait ?',
        'C’est quoi ton truc pour prolonger un peu ?',
      ],
    },
    invites: ['Pour adoucir la reprise, on va boire un verre cette semaine ?'],
  },
  {
    id: 'free-evening',
    cue: /\b(?:(?:ce soir|ma soiree|demain|ce week-end|dimanche|samedi) ?,? ?(?:je (?:fais rien|suis (?:libre|disponible|tranquille|chez moi)|reste (?:chez moi|tranquille))|c'est (?:tranquille|calme|chill)|rien de (?:special|prevu|fou|particulier))|(?:je fais|j'ai) rien (?:de (?:prevu|special)|ce soir|ce week-end|demain)|rien de (?:prevu|special|fou) (?:ce|pour|a part)|(?:soiree|week-end|journee) (?:tranquille|calme|chill|cool|repos|pepere))\b/,
    weight: 1,
    react: [
      'Un peu de calme, ça fait du bien.',
      'Ça me va très bien, comme programme.',
      'Le luxe, franchement.',
      'Ça laisse de la place aux bonnes surprises.',
    ],
    ask: {
      humoristique: [
        'Donc pyjama à 19h, on est d’accord ?',
        'Vraiment rien, ou « rien » avec trois épisodes et une pizza ?',
        'Tu vas en profiter pour ranger, ou on ne se ment pas ?',
      ],
      flirt: [
        'Et s’il se passait quelque chose de bien, tu aimerais quoi ?',
        'Tu préfères ces moments-là au calme, ou en bonne compagnie ?',
        'Je te tiens compagnie un moment ?',
      ],
      original: [
        'Il y a un film ou un livre qui t’attend depuis trop longtemps ?',
        'Si tu devais improviser un plan en dix minutes, ce serait quoi ?',
        'Tu cuisines, tu commandes, ou tartines et basta ?',
      ],
    },
    invites: ['Puisque c’est calme : on va boire un verre ?'],
  },
  {
    id: 'weekend-here',
    cue: /\b(?:(?:enfin|vive|c'est|youpi|hourra) (?:le |en )?(?:vendredi|week-end)|je suis (?:enfin |officiellement )?en week-end|(?:le )?week-end (?:commence|peut commencer|approche)|dans \d+ ?h (?:c'est le |je suis en )week-end)\b/,
    react: [
      'Enfin ! Bien mérité.',
      'La meilleure phrase de la semaine.',
      'Ah, ça sent la liberté.',
      'Voilà, on respire.',
    ],
    ask: {
      humoristique: [
        'Grand programme, ou fusion avec le canapé ?',
        'Tu as éteint l’ordi en douceur, ou d’un coup sec ?',
        'Combien d’heures de sommeil à rattraper ?',
      ],
      flirt: [
        'Tu as quelque chose de chouette devant toi ?',
        'Tu as gardé un peu de place pour l’imprévu ?',
        'Ton moment préféré du week-end, c’est lequel ?',
      ],
      original: [
        'Si tu ne devais faire qu’une seule chose avant lundi, ce serait quoi ?',
        'Plutôt ville, nature ou fond de couette ?',
        'C’est quoi ta chanson de sortie du boulot ?',
      ],
    },
    invites: ['Ça se fête : on va boire un verre ce week-end ?'],
  },
  {
    id: 'off-work',
    cue: /\b(?:je (?:sors|rentre|reviens) (?:juste |a peine |enfin )?(?:du|de mon) (?:boulot|taf|travail|bureau|service)|je viens de (?:finir|rentrer|sortir)(?: (?:le|du) (?:boulot|taf|travail|bureau))?$|pause (?:dej\w*|cafe|midi)|(?:je suis|en) pause|j'ai (?:fini|termine) (?:le boulot|le taf|ma journee|de bosser))\b/,
    weight: 1,
    react: [
      'Bien joué, une de faite.',
      'Bon, tu peux souffler.',
      'Ah, ça fait du bien de couper.',
      'Et tu prends le temps d’écrire, j’apprécie.',
    ],
    ask: {
      humoristique: [
        'Sur dix, ton envie d’y retourner demain ?',
        'Une anecdote de la journée à sauver, ou on oublie tout ?',
        'Tu es encore capable de phrases complètes ?',
      ],
      flirt: [
        'Alors, c’était une bonne journée ?',
        'Et ce soir, tu fais quelque chose qui te plaît ?',
        'Qu’est-ce qui t’a fait sourire aujourd’hui ?',
      ],
      original: [
        'C’est quoi ton petit rituel pour passer en mode soirée ?',
        'Si la journée était une météo, ce serait laquelle ?',
        'Qu’est-ce qu’il y a de bon au menu ?',
      ],
    },
    invites: ['Un de ces soirs, en sortant du boulot, on va boire un verre ?'],
  },
  {
    id: 'bored',
    cue: /\b(?:je (?:m'ennuie|me fais chier|m'emmerde|tourne en rond)|je sais pas quoi faire (?:ce soir|aujourd'hui|de ma|ce week-end)|distrais[ -]moi|divertis[ -]moi|quel ennui)\b/,
    unless: /\b(?:au (?:boulot|taf|travail|bureau)|en reunion|dans mon (?:boulot|taf)|jamais|pas)(?! quoi)\b/,
    react: [
      'Bon, mission acceptée.',
      'Ok, je prends les choses en main.',
      'Ça, ça peut s’arranger.',
      'Très bien, on va s’occuper de ça.',
    ],
    ask: {
      humoristique: [
        'Question capitale : tu préfères parler aux animaux ou toutes les langues du monde ?',
        'Raconte-moi ta pire coupe de cheveux, avec les détails.',
        'Tu as dix secondes : trois objets autour de toi, lequel te ressemble ?',
      ],
      flirt: [
        'Dis-moi un truc sur toi que je ne devinerais jamais.',
        'Si on était ensemble là, tout de suite, tu voudrais qu’on fasse quoi ?',
        'Pose-moi la question que tu n’as pas encore osé poser.',
      ],
      original: [
        'Dix mille euros et vingt-quatre heures : tu vas où ?',
        'Quelle chanson peut te faire danser, même dans la cuisine ?',
        'C’est quoi la dernière chose que tu as cherchée sur internet ?',
      ],
    },
    invites: ['J’ai une solution simple : on va boire un verre. Ce soir ou demain ?'],
  },
];
