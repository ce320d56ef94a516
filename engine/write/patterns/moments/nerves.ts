import type { Moment } from '../../moment.ts';

/** Around meeting and writing itself: the day after, nerves, long messages, silence. */
export const nerves: Moment[] = [
  {
    id: 'after-date',
    cue: /\b(?:c'etait (?:\w+ ){0,2}(?:chouette|super|top|genial|bien|cool|parfait|agreable)[^a-z]*(?:hier|ce soir|avec toi|de (?:te|s'etre) (?:voir|vus?|rencontrer)|cet? (?:apres-midi|aprem))|(?:j'ai|on a) passe (?:un |une )?(?:\w+ ){0,3}(?:moment|soiree|aprem|apres-midi)|merci (?:encore )?pour (?:hier|ce soir|la soiree|ce moment|le verre|cet? (?:aprem|apres-midi))|(?:envie|hate) de te revoir|bien rentree?)\b/,
    ofUser: true,
    unless: /\b(?:avec (?:mes|ma|mon|des|une|un)|en famille|entre (?:potes|amis|copines|filles))\b/,
    weight: 3,
    react: ['Moi aussi, j’ai passé un super moment.', 'J’en souris encore.', 'C’était vraiment bien, merci à toi.'],
    ask: {
      humoristique: [
        'On a quand même battu un record de bavardage.',
        'Je te rappelle qu’il reste des sujets non traités.',
      ],
      flirt: ['J’ai très envie de te revoir.', 'J’y ai pensé sur tout le trajet du retour. On remet ça ?'],
      original: ['Ton moment préféré, c’était lequel ?', 'La prochaine fois, je choisis l’endroit ?'],
    },
    invites: ['On remet ça bientôt ? Je suis libre [ton jour].', 'J’aimerais te revoir. Cette semaine, ça t’irait ?'],
  },
  {
    id: 'nervous-about-meeting',
    cue: /\b(?:j'ai (?:un peu |trop )?(?:le trac|peur d'etre (?:decue?|nulle?|stressee?)|la pression)|je (?:suis|serai) (?:un peu |trop |super )?(?:stressee?|intimidee?|timide|nerveu\w+)(?= .*(?:voir|rencontrer|toi|date|rendez-vous|verre|premier)))/,
    ofUser: true,
    weight: 3,
    react: [
      'C’est normal, et c’est plutôt mignon.',
      'On sera deux, alors.',
      'Pas de pression, vraiment.',
      'Ça me rassure que tu le dises.',
    ],
    ask: {
      humoristique: [
        'Au pire, on parle de la météo et on rentre.',
        'Si ça tourne mal, on fait semblant de recevoir un appel.',
      ],
      flirt: ['J’ai surtout hâte de te rencontrer, le reste viendra tout seul.', 'On ira à ton rythme.'],
      original: [
        'Qu’est-ce qui te mettrait à l’aise : un café rapide, ou une balade ?',
        'On peut faire court pour commencer, une heure et on voit ?',
      ],
    },
    invites: ['On fait simple : un café, une heure, zéro pression. Quel jour te va ?'],
  },
  {
    id: 'long-message',
    cue: /\b(?:je (?:parle|ecris|bavarde) (?:beaucoup |bien )?trop|desolee? (?:pour le|du) (?:pave|roman|long)|je m'emballe|je raconte (?:ma vie|n'importe quoi)|je (?:suis )?(?:trop )?(?:bavarde?)|long message)\b/,
    weight: 1,
    react: [
      'Ne t’excuse pas, j’ai tout lu avec plaisir.',
      'Au contraire, continue.',
      'C’est exactement ce que j’aime lire.',
    ],
    ask: {
      humoristique: ['J’ai même pris des notes.', 'Le tome deux sort quand ?'],
      flirt: ['J’aime bien t’écouter.', 'On sent que ça te tient à cœur, et ça me plaît.'],
      original: [
        'Il y a un passage que je veux en version longue : comment ça a commencé ?',
        'Et ce que tu n’as pas osé écrire ?',
      ],
    },
  },
  {
    id: 'no-idea',
    cue: /\b(?:je sais (?:pas|plus) (?:trop )?quoi (?:dire|repondre|te dire|raconter)|aucune idee|j'ai pas d'idee|je suis nulle? (?:en|pour) (?:discu\w*|parler|ca|les? conversations?)|pas (?:tres |trop )?inspiree?)\b/,
    react: ['Pas grave, on va y arriver.', 'Pas de pression, ça vient tout seul.', 'On a le droit de sécher.'],
    ask: {
      humoristique: [
        'Je t’aide : raclette ou plage ?',
        'On peut toujours parler de la météo, il paraît que ça marche.',
      ],
      flirt: [
        'Commence par me dire ce qui t’a fait sourire aujourd’hui.',
        'Dis-moi juste comment s’est passée ta journée.',
      ],
      original: [
        'Question facile : ta dernière photo, elle montre quoi ?',
        'Ton dernier achat inutile, c’était quoi ?',
      ],
    },
  },
  {
    id: 'where-were-you',
    cue: /\b(?:t'es (?:toujours )?(?:la|vivante?|mort|morte)|tu (?:reponds|parles) plus|t'as disparu|tu m'as oubliee?|t'es ou|un revenant|une revenante|tiens (?:donc )?(?:un|une) revenant|(?:ca fait|y a) longtemps)\b/,
    ofUser: true,
    weight: 2,
    react: [
      'Pardon, je me suis fait attendre.',
      'Je plaide coupable pour le silence.',
      'Toutes mes excuses, je reviens à la surface.',
    ],
    ask: {
      humoristique: [
        '[Ta raison]. J’accepte la sentence.',
        'Je n’ai pas d’excuse valable, mais j’ai de la bonne volonté.',
      ],
      flirt: [
        '[Ta raison], mais je pensais à te répondre. Comment tu vas ?',
        'Tu m’as manqué un peu, quand même. Quoi de neuf ?',
      ],
      original: ['[Ta raison]. Je rattrape : raconte-moi ta semaine ?', 'Je te dois une anecdote : [ton anecdote].'],
    },
  },
];
