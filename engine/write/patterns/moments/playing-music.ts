import type { Moment } from '../../moment.ts';

/** Music that one makes: an instrument, a band, a choir, a song under the shower. */
export const playingMusic: Moment[] = [
  {
    id: 'instrument-learning',
    cue: /\b(?:(?:j'apprends|je (?:me (?:mets|suis mise?|suis remise?|remets)|commence|debute|prends des cours|suis des cours|reprends)|j'ai (?:commence|repris)|j'essaie d'apprendre) .{0,15}\b(?:(?<x>(?:le|la) (?:piano|guitare|ukulele|basse|batterie|violon|violoncelle|saxo\w*|clarinette|flute|trompette|chant))|(?:piano|guitare|ukulele|basse|batterie|violon|violoncelle|saxo\w*|clarinette|flute|trompette|accordeon|harpe|chant|synthe|harmonica|solfege|musique)))\b/,
    unless: /\b(?:pas|ma fille|mon fils|arrete)\b/,
    react: [
      'Bravo de t’y mettre, c’est courageux.',
      '{x}, quelle belle idée.',
      'Les voisins doivent suivre les progrès de près.',
      'S’y mettre, c’est déjà le plus dur.',
      'Ah, ça me plaît, comme idée.',
    ],
    ask: {
      humoristique: [
        'Ton entourage t’encourage, ou il a investi dans des boules Quies ?',
        'On en est à « Au clair de la lune » ou déjà à la tournée ?',
        'Combien de fois le même morceau avant que quelqu’un craque ?',
      ],
      flirt: [
        'J’aurai droit à un petit concert, un jour ?',
        'Quel morceau tu rêves de jouer à quelqu’un ?',
        'Je veux bien faire le public indulgent. Il y a de la place ?',
      ],
      original: ['Quel morceau tu vises ?', 'Le déclic est venu d’où ?', 'C’est un vieux rêve ou un coup de tête ?'],
    },
    invites: ['Entre deux gammes, on va boire un verre cette semaine ?'],
  },
  {
    id: 'plays-instrument',
    cue: /\b(?:(?:je (?:joue|fais|gratte|pratique)|j'ai (?:joue|ressorti)|je me suis remise? (?:a jouer|au)) .{0,25}\b(?:piano|guitare|ukulele|basse|batterie|violon|violoncelle|contrebasse|saxo\w*|clarinette|flute|trompette|trombone|accordeon|harpe|orgue|synthe|harmonica|percus\w*|djembe|hautbois)|je suis (?:pianiste|guitariste|bassiste|batteu(?:r|se)|violoniste|saxophoniste|trompettiste|musicien(?:ne)?))\b/,
    unless: /\b(?:pas|plus|cours|apprends|debute|commence|flute alors)\b/,
    react: [
      'Ah, j’ai affaire à quelqu’un qui joue.',
      'Ça, ça m’impressionne toujours.',
      'Ok, là tu marques des points.',
      'La classe, vraiment.',
    ],
    ask: {
      humoristique: [
        'Les voisins paient leur place ou ils tapent au mur ?',
        'Tu es du genre à sortir l’instrument en fin de soirée ?',
        'On te demande toujours « Wonderwall », ou on t’épargne ?',
      ],
      flirt: [
        'Le morceau que tu jouerais pour impressionner quelqu’un ?',
        'C’est plutôt pour toi, ou tu acceptes un public d’une personne ?',
        'Quel morceau te ressemble le plus ?',
      ],
      original: [
        'C’est quoi le morceau que tes doigts connaissent sans toi ?',
        'Tu joues pour te calmer ou pour te réveiller ?',
        'C’est quoi le premier air que tu as su jouer en entier ?',
      ],
    },
    invites: ['Un concert quelque part cette semaine, et tu me dis ce que j’entends ?'],
  },
  {
    id: 'band',
    cue: /\b(?:(?:mon|notre|j'ai un|un petit) groupe (?:de (?:rock|metal|jazz|musique|reprises|punk|pop|folk)|joue|repete|a (?:un|sa))|(?:je (?:joue|chante|suis)|on (?:joue|repete)) .{0,15}\b(?:dans un groupe|une fanfare|un orchestre|un brass band|une harmonie|au studio|en concert)|on (?:a|avait) (?:une )?repet\w*|(?:ma|notre|une|la) fanfare|premier concert avec (?:mon|le) groupe)\b/,
    unless: /\bpas\b/,
    react: [
      'Un groupe, carrément.',
      'Ok, ça devient rock.',
      'Voilà, je parle à une vedette.',
      'J’adore, il faut que j’entende ça.',
    ],
    ask: {
      humoristique: [
        'Qui arrive toujours en retard aux répètes ?',
        'Les groupies sont nombreuses ou c’est encore la famille ?',
        'Le nom du groupe a fait débat combien de mois ?',
      ],
      flirt: [
        'Il faut faire quoi pour avoir une place au premier rang ?',
        'Tu as déjà dédié un morceau à quelqu’un ?',
        'Sur scène, tu es comme dans la vie, ou c’est quelqu’un d’autre ?',
      ],
      original: [
        'Le meilleur moment : la répète, la scène ou l’après ?',
        'C’est quoi votre plus beau ratage en public ?',
        'Quel morceau vous met tous d’accord ?',
      ],
    },
    invites: ['Avant ton prochain concert, on va boire un verre ?'],
  },
  {
    id: 'choir',
    cue: /\b(?:(?:je (?:chante|suis|fais)|on (?:chante|prepare)|nous (?:preparons|chantons)|j'ai rejoint|repet\w*) .{0,30}\b(?:chorale|choeur|gospel|requiem|altos?|sopranos?|tenors?)|(?:ma|notre|la|une) chorale|mon choeur)\b/,
    unless: /\b(?:pas|coeur sur la main)\b/,
    react: [
      'Une chorale, quelle belle idée.',
      'Toutes ces voix ensemble, ça doit donner des frissons.',
      'Ah, ça me plaît beaucoup.',
      'Chanter à plusieurs, ça doit faire un bien fou.',
    ],
    ask: {
      humoristique: [
        'Il y a toujours quelqu’un qui chante trop fort, non ?',
        'Tu as déjà chanté en playback, juste une fois ?',
        'Tu répètes dans la voiture, fenêtres ouvertes ?',
      ],
      flirt: [
        'Tu me feras écouter un petit bout ?',
        'Je viens vous applaudir au prochain concert, c’est autorisé ?',
        'Ta voix, elle est comment ? Je l’imagine déjà.',
      ],
      original: [
        'C’est quoi le morceau où tu as la chair de poule à chaque fois ?',
        'C’est la musique ou les gens qui te font revenir ?',
        'On chante mieux les jours tristes ou les jours gais ?',
      ],
    },
    invites: ['Après une répétition, un verre pour reposer la voix ?'],
  },
  {
    id: 'shower-singer',
    cue: /\b(?:(?:je chante|chanter|je gueule|concert) .{0,30}\b(?:douche|voiture|faux|comme une casserole|salle de bains?)|(?:karaoke|la casserole)|je chante (?:super |trop |tres |hyper )?(?:mal|faux))\b/,
    unless: /\b(?:deteste|horreur du|pas au karaoke|cuisine)\b/,
    react: [
      'Le plus important, c’est la conviction.',
      'Les vraies stars commencent comme ça.',
      'J’aime cette énergie.',
      'J’aurais payé pour voir ça.',
    ],
    ask: {
      humoristique: [
        'Le flacon de shampoing fait micro, au moins ?',
        'C’est quoi ta chanson imbattable, celle où tu donnes tout ?',
        'Tu assures aussi les chœurs et la guitare imaginaire ?',
      ],
      flirt: [
        'Tu chanterais quoi pour me faire rire ?',
        'Un duo, ça te tenterait, même sans talent ?',
        'Il faut combien de verres avant que je t’entende ?',
      ],
      original: [
        'C’est quoi la chanson dont tu connais chaque mot sans savoir pourquoi ?',
        'Plutôt Céline, Johnny ou générique de dessin animé ?',
        'La note que tu rates à chaque fois, c’est dans quoi ?',
      ],
    },
    invites: ['Un verre d’abord, et on voit si un karaoké nous tente ?'],
  },
];
