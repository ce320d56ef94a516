import type { Moment } from '../../moment.ts';

/** Evenings out and evenings in. */
export const eveningMoments: Moment[] = [
  {
    id: 'after-the-party',
    cue: /\bgueule de bois\b|\bgdb\b|\bj'ai (?:vraiment |beaucoup |encore )*trop bu\b|\bmal aux cheveux\b|\blendemain (?:difficile|de (?:soiree|fete|cuite))\b|\b(?:je suis|suis) (?:encore )?(?:dechiree?|decuvee?|bourree?|defoncee? de la veille|au bout de ma vie apres)\b|\bje bois plus jamais\b|\bj'ai (?:pris|mis) une (?:grosse |sacree )?(?:cuite|mine|race)\b/,
    react: [
      'Aïe. Je t’écris tout doucement.',
      'Courage, ça passera.',
      'Grand verre d’eau et rideaux fermés.',
      'Je baisse la voix, promis.',
    ],
    ask: {
      humoristique: [
        'La soirée valait le prix, au moins ?',
        'Tu as déjà juré « plus jamais », ou c’est pour tout à l’heure ?',
        'Qui a proposé la dernière tournée ? On veut un nom.',
      ],
      flirt: [
        'Tu veux qu’on te prescrive quoi : frites, silence ou dessin animé ?',
        'Quelqu’un s’occupe de toi, au moins ?',
        'Et le meilleur moment, avant le drame ?',
      ],
      original: [
        'Ton remède miracle, c’est quoi ?',
        'Quel verre était celui de trop ?',
        'Tu te souviens de tout, ou il y a des trous ?',
      ],
    },
    invites: ['Quand tu auras ressuscité, on se prend un café ? Juste un café, promis.'],
  },
  {
    id: 'karaoke',
    cue: /\bkaraoke\b|\b(?:j'ai|on a) (?:chante|massacre|hurle) (?:(?:du |de la |un )?(?:celine|goldman|johnny|abba|queen|sardou|lara fabian|mylene|aya|jul|wejdene|larusso|ophelie winter|dalida)\b)/,
    unless: /\b(?:deteste|jamais de la vie|pas)\b/,
    react: [
      'Ah, j’aurais payé pour voir ça.',
      'Il faut du courage, respect.',
      'Je veux la vidéo.',
      'Là, tu m’intéresses beaucoup.',
    ],
    ask: {
      humoristique: [
        'Combien de verres avant de prendre le micro ?',
        'Les voisins ont porté plainte ou ils ont repris le refrain ?',
        'Tu vises la justesse, ou tu vises le volume ?',
      ],
      flirt: [
        'Et si on chantait en duo, tu choisirais quoi ?',
        'Tu me la chanteras un jour, ta chanson ?',
        'Tu fais fondre la salle, ou tu la vides ?',
      ],
      original: [
        'Ta chanson signature, c’est laquelle ?',
        'La chanson que tu ne tenteras jamais ?',
        'Avec la chorégraphie, ou micro immobile ?',
      ],
    },
    invites: ['Un karaoké à deux cette semaine, tu oses ?'],
  },
  {
    id: 'quiz-night',
    cue: /\bblind[- ]?tests?\b|\b(?:soiree |bar a |pub )?quiz(?:z)?\b|\bburger quiz\b/,
    unless: /\b(?:deteste|aime pas)\b/,
    react: [
      'Ah, terrain glissant : je vois l’esprit de compétition.',
      'Les amitiés ne s’en remettent pas toujours.',
      'Bon choix de soirée.',
      'Ok, il faut te recruter.',
    ],
    ask: {
      humoristique: [
        'Tu cries la réponse avant tout le monde, même fausse ?',
        'Tu es bonne pioche ou poids mort de l’équipe ?',
        'Mauvaise foi quand tu perds, sur dix ?',
      ],
      flirt: [
        'On ferait une bonne équipe, tu crois ?',
        'C’est quoi, la catégorie où tu brilles ?',
        'Si on se met ensemble, tu prends quels sujets ?',
      ],
      original: [
        'La réponse absurde dont on te parle encore ?',
        'Ton sujet imbattable, c’est quoi ?',
        'C’était quoi, le nom de l’équipe ?',
      ],
    },
    invites: ['On monte une équipe de deux ? Un soir cette semaine.'],
  },
  {
    id: 'game-night',
    cue: /\b(?:soiree|aprem|apres-midi|bar a|partie de|joue (?:a|aux|au)|jouer (?:a|aux|au)|fan de|des|mes|les) (?:(?:jeux(?: de societe| de plateau)?|loup[- ]garou|skyjo|uno|monopoly|catan|dixit|codenames|times? up|scrabble|belote|tarot|coinche|poker|petanque|mario kart|trivial pursuit|6 qui prend|les aventuriers du rail))\b|\bimbattable (?:a|au|aux)\b|\bescape game\b/,
    unless: /\b(?:deteste|aime pas|jeux video|olympiques|jeux de mots|jeux d'argent|les jeux sont)\b/,
    react: [
      'Ah, là on va voir ton vrai visage.',
      'Méfiance, donc.',
      'Bon plan de soirée.',
      'Je sens l’esprit de compétition.',
    ],
    ask: {
      humoristique: [
        'Le pire chez toi : la défaite, ou la victoire ?',
        'Tu relis les règles à voix haute quand tu perds ?',
        'Une amitié déjà brisée par une partie ?',
      ],
      flirt: [
        'Tu me laisserais gagner une fois, par gentillesse ?',
        'Et si je te bats, il se passe quoi ?',
        'Tu joues pour gagner, ou pour rire ?',
      ],
      original: [
        'Le jeu auquel personne n’accepte plus de jouer contre toi ?',
        'Ta pire triche, prescrite depuis ?',
        'Le jeu qui révèle le mieux les gens, c’est lequel ?',
      ],
    },
    invites: ['Un bar à jeux cette semaine ? Qui perd offre le verre.'],
  },
  {
    id: 'danced',
    cue: /\b(?:j'ai|on a) (?:trop |tellement |beaucoup |bien )?(?:danse|dansee?|guinche|enflamme le dancefloor)\b|\b(?:piste de danse|dancefloor|dance floor)\b|\bj'ai mal aux pieds d'avoir danse\b/,
    react: [
      'Voilà une soirée réussie.',
      'Ça, ça fait du bien à tout.',
      'J’aurais aimé voir ça.',
      'Les pieds doivent s’en souvenir.',
    ],
    ask: {
      humoristique: [
        'Style maîtrisé, ou danse du tonton à un mariage ?',
        'Tu as un pas signature, ou c’est de l’improvisation totale ?',
        'Il existe des preuves en vidéo ?',
      ],
      flirt: [
        'C’est quoi, la chanson qui te fait lever à coup sûr ?',
        'Plutôt les yeux fermés au milieu, ou à faire rire tout le monde ?',
        'Il faut t’inviter comment, pour que tu dises oui ?',
      ],
      original: [
        'Sur quoi, exactement ?',
        'La chanson qui vide la piste, à ton avis ?',
        'À quelle heure tu as arrêté de te soucier du regard des gens ?',
      ],
    },
    invites: ['On va danser quelque part un de ces soirs ? Ou un verre, pour commencer.'],
  },
  {
    id: 'night-out',
    cue: /\b(?:hier(?: soir)?|cette nuit|vendredi|samedi|ce week-end|la veille)\b.{0,50}\b(?:fete|soiree|boite|bringue|teuf|java|bar|after|concert sauvage|cremaillere)\b|\b(?:rentree?|couchee?|finie?|termine\w*|dure|partie?s?) (?:a|vers|jusqu'a) (?:[2-7] ?h|[2-7] heures)|\b(?:fete|soiree|apero|ca|censee?)\b.{0,40}\b(?:a [2-7] ?h|jusqu'a [2-7] ?h|de la nuit|du mat\w*|a l'aube)\b|\bsortie? en boite\b|\bnuit blanche\b.{0,20}\b(?:fete|potes|danse)\b/,
    unless:
      /\b(?:boulot|travail|taf|reviser|bosser|garde|urgences|insomnie|bebe|avion|train|malade|ca te|demain|prochain\w*|je me couche|je vais|on va|je serai|prevue?|il y a une|je sors)\b/,
    react: [
      'Ah, le genre de soirée qui dérape bien.',
      'Je vois, petite nuit.',
      'Ça fait de bons souvenirs, ça.',
      'J’ai raté quelque chose, visiblement.',
    ],
    ask: {
      humoristique: [
        'À partir de quelle heure plus personne ne contrôlait rien ?',
        'Le réveil, c’était humain ?',
        'Il y a des photos, ou tout le monde a juré le silence ?',
      ],
      flirt: [
        'Et toi, tu es plutôt au milieu de la piste, ou en grande discussion dans la cuisine ?',
        'Tu es du genre à partir en premier, ou à fermer la soirée ?',
        'Le moment où tu t’es dit « c’est une bonne soirée » ?',
      ],
      original: [
        'Le moment qu’on racontera encore dans dix ans ?',
        'C’est qui, le personnage de la soirée ?',
        'La chanson qui a tout fait basculer ?',
      ],
    },
    invites: ['La prochaine sortie, on la fait à deux ? Un verre cette semaine.'],
  },
  {
    id: 'housewarming',
    cue: /\bcremailleres?\b/,
    react: [
      'Ah, une crémaillère !',
      'Les voisins sont prévenus, j’espère.',
      'Belle occasion de trinquer.',
      'De la place pour danser entre les cartons, donc.',
    ],
    ask: {
      humoristique: [
        'Combien de bougies parfumées reçues, au total ?',
        'Il reste une chaise debout ?',
        'Qui a cassé le premier verre ?',
      ],
      flirt: [
        'Tu reçois bien, on dit de toi ?',
        'Tu es plutôt aux fourneaux, ou au milieu des gens ?',
        'Quelle ambiance, quand c’est toi qui choisis la musique ?',
      ],
      original: [
        'La plante verte reçue en cadeau, elle survivra ?',
        'C’est quoi, le meilleur coin pour refaire le monde, dans un appart ?',
        'L’invité dont on reparlera ?',
      ],
    },
    invites: ['On se trouve un bar pour fêter ça à deux, cette semaine ?'],
  },
  {
    id: 'going-out',
    cue: /\b(?:je (?:vais|sors|pars)|on (?:va|sort)|j'ai|il y a|y a) .{0,30}\b(?:soiree|fete|teuf|boite|bar|danser|sortir|pot de depart)\b.{0,30}\b(?:ce soir|samedi|demain|vendredi|ce week-end|tout a l'heure)\b|\b(?:ce soir|samedi|demain|vendredi|ce week-end|tout a l'heure)\b.{0,12}\b(?:je (?:sors|vais|pars)|on (?:va|sort)|j'ai|c'est|il y a|grosse|soiree) .{0,25}\b(?:soiree|fete|teuf|boite|bar|danser|sortir|pot de depart|bringue)\b/,
    unless:
      /\b(?:hier|dernier|etait|etais|j'ai (?:fait|danse|bu|fini|passe)|canape|pyj\w*|tranquille|avec toi|devant la|ca te)\b/,
    react: ['Ah, ça va bouger.', 'Beau programme en vue.', 'Profite à fond.', 'Je sens la belle soirée.'],
    ask: {
      humoristique: [
        'Tu as prévu une heure raisonnable, ou on se ment un peu ?',
        'Il y a un plan pour rentrer, ou on verra bien ?',
        'Qui va proposer « un dernier » à 2h du matin ?',
      ],
      flirt: [
        'Tu me raconteras ? Surtout ce qu’il ne faut pas raconter.',
        'Tu es du genre à parler à tout le monde, ou à rester avec ta bande ?',
        'Tu penseras à m’envoyer un petit message entre deux chansons ?',
      ],
      original: [
        'La chanson qui te fera lever, c’est laquelle ?',
        'C’est en quel honneur ?',
        'C’est qui, la personne de la bande à surveiller ?',
      ],
    },
    invites: ['Et un soir plus calme, tu gardes un créneau pour un verre avec moi ?'],
  },
];
