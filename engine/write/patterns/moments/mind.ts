import type { Moment } from '../../moment.ts';

/** What one learns, believes and works on: languages, code, causes, oneself. */
export const mind: Moment[] = [
  {
    id: 'language-learning',
    cue: /\b(?:j'apprends|je (?:me (?:mets|suis mise?|remets)|prends des cours|suis des cours|commence|galere|bosse|travaille mon|parle un peu|debute)|cours d[eu']|duolingo|j'essaie d'apprendre|ca fait .{0,15} que j'apprends) ?.{0,20}\b(?<x>(?:le |l'|mon |la )?(?:espagnol|anglais|italien|japonais|coreen|portugais|allemand|arabe|russe|chinois|mandarin|neerlandais|breton|basque|turc|grec|polonais|hebreu|suedois|norvegien|danois|finnois|vietnamien|roumain|occitan|langue des signes|lsf))\b|\bduolingo\b/,
    unless: /\b(?:pas|prof|eleves|enseigne|mes eleves|je donne)\b/,
    react: [
      'Bravo, il en faut, de la patience.',
      'Ah, ça force le respect.',
      'Rien que d’essayer, ça m’impressionne.',
      'Les débuts sont les plus drôles.',
    ],
    ask: {
      humoristique: [
        'Tu sais déjà commander à boire ? C’est tout ce qui compte.',
        'Le hibou de Duolingo te menace encore ?',
        'C’est quoi la phrase la plus inutile que tu maîtrises parfaitement ?',
      ],
      flirt: [
        'Tu me dis une phrase, et je devine ?',
        'Comment on dit « on se voit quand ? », dans cette langue ?',
        'C’est pour un voyage, pour quelqu’un, ou pour le plaisir ?',
      ],
      original: [
        'Quel mot tu trouves plus beau que le français ?',
        'Tu rêves d’avoir quelle conversation avec ?',
        'Qu’est-ce qui t’a donné envie de cette langue-là ?',
      ],
    },
    invites: ['On va boire un verre, et tu commandes dans la langue de ton choix ?'],
  },
  {
    id: 'coding',
    cue: /\b(?:je (?:code|programme|developpe|bidouille)|j'apprends (?:a coder|le code|python|javascript)|(?:mon|un) (?:site|appli|application|jeu) .{0,20}(?:code|developpe|perso)|side.?project|(?:un|mes|des|le) bugs?|python|raspberry|imprimante 3d|domotique)\b/,
    unless: /\b(?:pas|de la route|penal|postal|wifi|serpent|monty|appli (?:bug|beug))\b/,
    react: [
      'Ah, tu parles aux machines.',
      'Ça, ça m’a toujours semblé un peu magique.',
      'J’admire la patience qu’il faut.',
      'Je sens les nuits devant l’écran.',
    ],
    ask: {
      humoristique: [
        'Ça marche et tu ne sais pas pourquoi, ou ça ne marche pas et tu ne sais pas pourquoi ?',
        'On te demande encore de réparer l’imprimante en famille ?',
        'Trois heures de recherche pour un point-virgule, ça t’arrive ?',
      ],
      flirt: [
        'Tu m’expliques ce que tu fais comme à un enfant de cinq ans ?',
        'Tu me coderais quoi, si je te laissais carte blanche ?',
        'Qu’est-ce qui te fait lever les yeux de l’écran ?',
      ],
      original: [
        'C’est quoi la chose la plus inutile et géniale que tu aies fabriquée ?',
        'Quel projet tu rêves de finir un jour ?',
        'C’est la logique ou le bricolage qui te plaît ?',
      ],
    },
    invites: ['Un écran de moins, un verre de plus : cette semaine, ça te va ?'],
  },
  {
    id: 'start-up',
    cue: /\b(?:je (?:monte|lance|cree|developpe|viens de (?:lancer|creer|monter)) (?<x>(?:ma|mon|une?) (?:boite|start.?up|entreprise|marque|asso\w*|activite|auto.?entreprise|micro.?entreprise))|j'ai (?:lance|monte|cree|ouvert) (?:ma|mon|une) (?:boite|start.?up|entreprise|marque|activite|boutique|atelier|micro.?entreprise)|je me (?:lance|mets|suis mise?|suis lancee?) (?:a mon compte|en freelance|en indep\w*|dans l'entrepreneuriat)|mon projet d'entreprise)\b/,
    unless: /\b(?:pas|ferme)\b/,
    react: [
      'Il faut du cran, bravo.',
      'Ah, ça c’est une aventure.',
      '{x}, c’est énorme. Bravo.',
      'Se lancer, c’est déjà énorme.',
      'J’admire les gens qui osent.',
    ],
    ask: {
      humoristique: [
        'Tu es aussi à la compta, au ménage et au café, c’est ça ?',
        'Les week-ends, ça existe encore chez toi ?',
        'Ta famille a compris ce que tu fais, ou elle hoche la tête ?',
      ],
      flirt: [
        'Tu en parles comment, quand tu veux convaincre quelqu’un ? Vas-y.',
        'Il te reste du temps pour quelqu’un, dans tout ça ?',
        'C’est beau, cette énergie. Tu la trouves où ?',
      ],
      original: [
        'Le jour où tu t’es dit « allez, j’y vais », il s’était passé quoi ?',
        'C’est quoi le truc que personne ne t’avait dit avant de te lancer ?',
        'Dans deux ans, tu te racontes ça comment ?',
      ],
    },
    invites: ['Même les patrons ont droit à une pause : un verre cette semaine ?'],
  },
  {
    id: 'volunteering',
    cue: /\b(?:benevol\w*|maraudes?|(?:je (?:donne|aide|suis|file un coup de main|fais)|dans une?|pour une?|mon|une) .{0,15}\b(?:asso|association|restos du coeur|croix.rouge|secours (?:populaire|catholique)|spa|refuge|soutien scolaire|epicerie solidaire))\b/,
    unless: /\b(?:pas|salariee?|je bosse|je travaille)\b/,
    react: [
      'C’est beau, vraiment.',
      'Ça en dit long sur toi.',
      'Chapeau, tout le monde ne prend pas ce temps.',
      'J’aime beaucoup ça.',
    ],
    ask: {
      humoristique: [
        'Il y a toujours quelqu’un qui vient surtout pour les gâteaux, non ?',
        'Tu as su dire non à une mission, au moins une fois ?',
        'Combien d’heures par semaine tu as avoué à tes proches ?',
      ],
      flirt: [
        'Ça te ressemble bien, on dirait. Tu as toujours été comme ça ?',
        'Tu prends soin de tout le monde. Et de toi, qui s’en occupe ?',
        'Il vous faut des bras motivés ?',
      ],
      original: [
        'Il y a une rencontre là-bas que tu n’oublieras pas ?',
        'Ça a commencé comment, cette histoire ?',
        'Qu’est-ce que ça a changé chez toi ?',
      ],
    },
    invites: ['Tu donnes beaucoup de ton temps : tu m’en gardes un peu pour un verre ?'],
  },
  {
    id: 'ecology',
    cue: /\b(?:je (?:suis (?:tres |assez |plutot )?(?:ecolo\w*|vegane?|zero dechet)|composte|trie|prends plus l'avion|recycle)|zero dechet|(?:mon|un|le) compost|ecolo\w*|potager partage|amap|la planete|le climat me)\b/,
    unless: /\b(?:pas|vin|restau?|petite planete)\b/,
    react: [
      'Les petits gestes, ça compte.',
      'J’aime les gens qui font leur part.',
      'C’est cohérent, et c’est rare.',
      'Respect, ça demande un effort.',
    ],
    ask: {
      humoristique: [
        'C’est quoi ton petit écart coupable, celui qu’on ne dit à personne ?',
        'Le compost, il sent comment, honnêtement ?',
        'Tes proches ont peur de jeter un bocal devant toi ?',
      ],
      flirt: [
        'Un rendez-vous à vélo, c’est ton genre ?',
        'Quel geste tu m’apprendrais en premier ?',
        'C’est touchant, de tenir à quelque chose comme ça. D’où ça te vient ?',
      ],
      original: [
        'C’est quoi le changement qui t’a coûté le plus ?',
        'Quel petit changement t’a finalement rendu la vie plus belle ?',
        'Quel endroit tu voudrais garder intact pour toujours ?',
      ],
    },
    invites: ['Une balade au vert, et un verre local au retour ?'],
  },
  {
    id: 'meditation',
    cue: /\b(?:je (?:medite|fais (?:de la meditation|du breathwork|de la sophro\w*|des retraites?)|me suis mise? a (?:la meditation|mediter)|essaie de mediter)|j'essaie de mediter|meditation|pleine conscience|retraite (?:silencieuse|yoga|de yoga)|vipassana)\b/,
    unless: /\bpas\b/,
    react: [
      'Cinq minutes de silence, ça paraît déjà énorme.',
      'Ça s’apprend, paraît-il. Respect.',
      'Je t’envie un peu cette sérénité.',
      'Prendre ce temps-là, c’est précieux.',
    ],
    ask: {
      humoristique: [
        'Tu penses à rien, ou à ta liste de courses ?',
        'Tu as déjà piqué du nez en pleine séance, avoue ?',
        'Ça tient aussi dans les bouchons ?',
      ],
      flirt: [
        'Tu m’apprendrais à me taire cinq minutes ?',
        'Qu’est-ce qui arrive encore à te faire perdre ton calme ?',
        'Et une conversation, ça peut t’apaiser aussi ?',
      ],
      original: [
        'Tu as commencé à quel moment de ta vie ?',
        'Le silence, au début, c’était agréable ou insupportable ?',
        'Ça a changé quoi, concrètement ?',
      ],
    },
  },
  {
    id: 'therapy',
    cue: /\b(?:(?:je (?:vois|suis|fais|vais chez|sors de chez)|j'ai (?:vu|fait|commence)|ma|mon) .{0,15}\b(?:psy|psychologue|therapie|therapeute|analyse)|travail sur moi|en therapie|seance de psy)\b/,
    unless:
      /\b(?:je suis psy\w*|etudes|de psy\b.*(?:master|licence|fac)|prise de sang|sanguine|patients)\b|je suis (?:une? )?(?:psy|therapeute)/,
    react: [
      'Ça demande du courage, vraiment.',
      'C’est bien d’en parler aussi simplement.',
      'Tout le monde devrait y passer, franchement.',
      'C’est plutôt rassurant, à vrai dire.',
    ],
    ask: {
      humoristique: [
        'Je vais devoir bien choisir mes mots, alors ?',
        'Il y a des moments où tu ressors en te disant « ah, quand même » ?',
        'Tu as déjà eu envie d’amener quelqu’un à ta place ?',
      ],
      flirt: [
        'J’aime bien qu’on puisse parler de ça. Ça t’apporte quoi ?',
        'Qu’est-ce que tu as découvert de plus joli sur toi ?',
        'On sent que tu as pris le temps de te connaître. Je me trompe ?',
      ],
      original: [
        'Qu’est-ce que tu vois autrement, maintenant ?',
        'Il y a une phrase que tu en as gardée ?',
        'Tu te sens plus {m:léger|légère|libre} qu’avant ?',
      ],
    },
  },
  {
    id: 'faith',
    cue: /\b(?:je suis (?:croyante?|catho\w*|musulmane?|juive?|chretien(?:ne)?|bouddhiste|protestante?|pratiquante?)|ma (?:foi|religion)|je (?:prie (?:tous|chaque|beaucoup|souvent)|crois en dieu|vais a (?:la messe|la mosquee|l'eglise|la synagogue)|fais le ramadan)|le ramadan|la messe)\b/,
    unless: /\bpas\b/,
    react: [
      'Merci d’en parler simplement.',
      'C’est important de pouvoir en parler.',
      'J’aime bien qu’on parle vrai.',
      'C’est bien de savoir ce qui compte pour toi.',
    ],
    ask: {
      humoristique: [
        'Ça donne de bons repas de famille, au moins ?',
        'Tu es plutôt rigueur, ou petits arrangements ?',
        'Il y a une tradition que tu aimes surtout pour ce qu’on y mange ?',
      ],
      flirt: [
        'Ça compte aussi dans ce que tu cherches chez quelqu’un ?',
        'Qu’est-ce que ça t’apporte, au quotidien ?',
        'Tu en parles avec beaucoup de calme. Ça vient de loin ?',
      ],
      original: [
        'Ça vient de ta famille, ou c’est un chemin à toi ?',
        'Il y a eu un moment où tu as senti que ça comptait vraiment ?',
        'Qu’est-ce que les gens comprennent mal, là-dessus ?',
      ],
    },
  },
];
