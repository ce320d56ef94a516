import type { Moment } from '../../moment.ts';

/** What the match is here for, and where they come from in love. */
export const seeking: Moment[] = [
  {
    id: 'seeks-serious',
    cue: /\b(?:je (?:cherche|veux|voudrais|recherche|suis la pour|souhaite) .{0,25}\b(?:serieu(?:x|se)|stable|durable|du vrai|quelque chose de vrai|long terme|construire|une (?:vraie )?relation|l'amour|ma moitie|une belle histoire|un vrai lien)|(?:pour|quelque chose) (?:du|de) (?:serieux|vrai|stable|durable|solide|concret)|j'ai envie (?:de construire|d'une (?:vraie |belle )?(?:relation|histoire))|plus l'age de jouer)\b/,
    unless: /\b(?:pas (?:de|du|forcement|une)|sans (?:prise|rien)|boulot|logement)\b/,
    weight: 3,
    react: [
      'C’est clair, et ça fait du bien à lire.',
      'J’aime bien qu’on dise les choses.',
      'Merci de l’annoncer franchement.',
      'C’est bien de savoir ce qu’on veut.',
    ],
    ask: {
      humoristique: [
        'On commence par le sérieux, ou on rit un peu avant ?',
        'Et on a quand même le droit d’être bêtes de temps en temps ?',
        'Le sérieux, ça inclut la raclette du dimanche ?',
      ],
      flirt: [
        'Qu’est-ce qui te ferait dire « tiens, là, il se passe quelque chose » ?',
        'À quoi tu reconnais que ça peut être la bonne personne ?',
        'On prend le temps de voir si ça nous ressemble ?',
      ],
      original: [
        'Et un dimanche ordinaire à deux, tu l’imagines comment ?',
        'Sur quoi tu ne feras jamais de compromis ?',
        'Qu’est-ce que tu veux surtout partager avec quelqu’un ?',
      ],
    },
    invites: ['Ça commence par un verre, les choses sérieuses. Cette semaine ?'],
  },
  {
    id: 'seeks-open',
    cue: /\b(?:on (?:verra|voit|va voir) (?:bien )?(?:ou ca (?:mene|nous mene|va)|au feeling)|voir ou ca (?:mene|nous mene|va)|je me (?:laisse (?:porter|surprendre|guider)|prends pas la tete)|(?:sans|aucune) prise? de tete|au feeling|je cherche (?:rien de (?:precis|particulier)|pas forcement)|au jour le jour|selon les rencontres|je sais pas (?:trop |encore )?ce que je cherche|je me mets pas la pression)\b/,
    unless: /\b(?:resto|itineraire|meteo|vacances|voyage)\b/,
    react: [
      'Ça me va bien, comme philosophie.',
      'Pas de pression, j’aime bien.',
      'C’est souvent comme ça que ça arrive.',
      'On laisse faire, alors.',
    ],
    ask: {
      humoristique: [
        'Donc on improvise, mais avec de la bonne bouffe ?',
        'Tu te laisses porter jusqu’où, au prochain café ?',
        'Le feeling, il dit quoi, pour l’instant ?',
      ],
      flirt: [
        'Et jusqu’ici, ça te plaît, la direction ?',
        'Qu’est-ce qui t’a donné envie de continuer avec moi ?',
        'On voit ça ensemble, tranquillement ?',
      ],
      original: [
        'C’est quoi la dernière belle surprise que la vie t’a faite ?',
        'À quoi tu sens que le courant passe ?',
        'Plutôt du genre à prévoir, ou pour une fois à suivre ?',
      ],
    },
    invites: ['Au feeling, je dirais : un verre cette semaine. Ça te dit ?'],
  },
  {
    id: 'seeks-friends',
    cue: /\b(?:je (?:cherche|veux|suis la pour) .{0,25}\b(?:amis|amities|potes|discuter|des rencontres amicales|elargir mon cercle|rencontrer du monde|faire des connaissances)|(?:d'abord|plutot|juste) (?:de l'amitie|amical\w*|des amis|une amitie)|rencontrer (?:du monde|des gens|de nouvelles (?:personnes|tetes)))\b/,
    unless: /\b(?:avec mes|chez des|pas)\b/,
    react: [
      'C’est clair, et ça me va.',
      'C’est déjà une belle raison d’être ici.',
      'Les bonnes rencontres, il n’y en a jamais trop.',
      'Sans pression, c’est plus agréable.',
    ],
    ask: {
      humoristique: [
        'Il y a une période d’essai, ou on signe tout de suite ?',
        'Le critère numéro un : l’humour, ou un appart avec terrasse ?',
        'On commence par le traditionnel « c’est quoi ta série » ?',
      ],
      flirt: [
        'Qu’est-ce qui fait que tu t’entends bien avec quelqu’un ?',
        'Qu’est-ce que tu as envie de partager, en ce moment ?',
        'On apprend à se connaître, et on verra bien ?',
      ],
      original: [
        'Ton amitié la plus improbable, elle est née comment ?',
        'Quelle activité tu aimerais ne plus faire en solo ?',
        'À quoi tu reconnais une bonne rencontre ?',
      ],
    },
    invites: ['Un café sans enjeu, cette semaine, pour faire connaissance ?'],
  },
  {
    id: 'long-single',
    cue: /\b(?:(?:je suis|ca fait|celibataire) .{0,30}\b(?:celibataire depuis|(?:deux|trois|quatre|cinq|six|\d+|plusieurs|longtemps|des) ?(?:ans|annees)? (?:que je suis (?:celib\w*|seule?)|de celibat|en solo)|celib\w* (?:de longue duree|endurcie?|depuis)|seule? depuis)|mon celibat|celibat\w* (?:depuis|endurci|de longue))\b/,
    unless: /\b(?:decede\w*|veuve?|mort|divorce\w*)\b/,
    react: [
      'Tu as pris ton temps, et c’est très bien.',
      'On apprend des choses, en solo.',
      'Ça laisse le temps de savoir ce qu’on veut.',
      'Il n’y a aucun retard à rattraper.',
    ],
    ask: {
      humoristique: [
        'Tu saurais encore partager la télécommande ?',
        'En famille, on te demande encore « alors, les amours ? » à chaque repas ?',
        'C’est quoi la manie prise en solo que tu refuseras de lâcher ?',
      ],
      flirt: [
        'Et maintenant, tu as envie de quoi ?',
        'Qu’est-ce qui te ferait changer tes habitudes ?',
        'Ta liberté te plaît, ça se sent. Il y a une petite place ?',
      ],
      original: [
        'Tu as appris quoi sur toi pendant ce temps-là ?',
        'C’est quoi le luxe de la vie en solo que tu aimes le plus ?',
        'Et ce qui te manque, sans te mentir ?',
      ],
    },
    invites: ['Un verre à deux, ça ne bouscule rien. Cette semaine ?'],
  },
  {
    id: 'after-breakup',
    cue: /\b(?:je (?:sors (?:d'une|d'un)|viens de sortir d'une|me remets d'une|me suis (?:separee?|fait (?:larguer|quitter))) ?.{0,25}(?:relation|rupture|histoire|separation|divorce|larguer|quitter|separee?)?|(?:ma|une|apres (?:ma|une)) (?:separation|rupture)|(?:je suis|suis) (?:fraichement |recemment )?(?:separee?|divorcee?)|(?:mon|un) divorce|mon ex (?:et moi|m'a (?:quitte|largue|trompe)\w*)|on s'est (?:separes?|quittes?))\b/,
    unless:
      /\b(?:je sors d'un(?:e)? (?:reunion|film|concert|restau?|examen|cine|seance|journee|cours|garde|entretien|rendez-vous)|mes parents|de muscle|mes amis|colis)\b/,
    weight: 3,
    react: [
      'Merci de me le dire simplement.',
      'Ce n’est jamais rien, une histoire qui finit.',
      'On prend le temps qu’il faut.',
      'Pas de course, ici.',
    ],
    ask: {
      humoristique: [
        'Tu en es à la phase grand ménage ou à la phase grand plaid ?',
        'Tes amis te sortent, ou tu réapprends à aimer ton canapé ?',
        'Qu’est-ce qui te fait rire à nouveau, en ce moment ?',
      ],
      flirt: [
        'Et aujourd’hui, tu te sens comment ?',
        'De quoi tu as envie, là, sans te presser ?',
        'Et qu’est-ce qui te fait du bien, en ce moment ?',
      ],
      original: [
        'Qu’est-ce que tu as retrouvé de toi, depuis ?',
        'C’est quoi la chose que tu ne referas plus, et celle que tu referais ?',
        'Qu’est-ce que tu redécouvres avec plaisir ?',
      ],
    },
    invites: ['Quand tu en as envie : un verre tranquille, pour parler de tout sauf de ça ?'],
  },
  {
    id: 'never-done',
    cue: /\b(?:j'ai (?:encore )?jamais (?:fait|vu|goute|essaye|teste|mange|lu|joue|regarde|pris|appris|mis les pieds|ecoute|dormi)|je suis (?:encore )?jamais (?:allee?|montee?|partie?|sortie?)|jamais (?:essaye|teste) de ma vie)\b/,
    unless: /\b(?:jamais vu (?:ca|un|une|quelqu'un)|regrette|rencontre|ressenti|jamais fait de mal|jamais pris)\b/,
    react: [
      'Il y a un début à tout.',
      'Je trouve ça plutôt réjouissant.',
      'Tu as encore la découverte devant toi, la chance.',
      'Ça peut s’arranger.',
    ],
    ask: {
      humoristique: [
        'C’est par principe, par peur ou parce que personne n’a insisté ?',
        'Tu fais semblant quand tout le monde en parle ?',
        'Tes amis sont au courant, ou tu le caches bien ?',
      ],
      flirt: [
        'Tu te laisserais tenter, avec quelqu’un de patient ?',
        'Qu’est-ce qu’il te faudrait pour dire oui ?',
        'Et si on s’y mettait à deux, un jour ?',
      ],
      original: [
        'Il y a un autre truc que tout le monde a fait sauf toi ?',
        'Et à l’inverse, qu’est-ce que tu as fait que personne ne fait ?',
        'Qu’est-ce que tu en imagines ?',
      ],
    },
    invites: ['On corrige ça ensemble un de ces jours, et un verre après ?'],
  },
];
