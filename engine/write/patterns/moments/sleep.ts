import type { Moment } from '../../moment.ts';

/** Nights: bad ones, the one that does not come, and when the match is awake. */
export const sleep: Moment[] = [
  {
    id: 'bad-night',
    cue: /\b(?:j'ai (?:(?:tres |super |trop |vraiment |hyper )?(?:mal|peu|pas(?: bien| beaucoup)?) dormi|dormi (?:que )?(?:[1-5] ?h(?:eures?)?|trois fois rien|(?:tres |super )?mal)|pas (?:ferme l'oeil|ferme)|fait (?:une )?(?:nuit blanche|insomnie))|je dors [1-5] ?h(?:eures)?|nuit (?:blanche|pourrie|horrible|courte|catastrophique|de merde)|(?:une |des |mes )insomnies?|insomniaque|reveillee? (?:a|depuis) [1-5] ?h)\b/,
    unless: /\b(?:bien dormi|je dors pas (?:chez|la|ici|avec)|j'arrive pas$|film|serie qui)\b/,
    react: [
      'Aïe, les nuits comme ça sont longues.',
      'Oh mince, courage pour aujourd’hui.',
      'Pas drôle, ça, une nuit pareille.',
      'Le sommeil t’a clairement posé un lapin.',
    ],
    ask: {
      humoristique: [
        'Tu as compté les moutons, ou refait ta vie à trois heures du matin ?',
        'Tu en es à combien de cafés pour compenser ?',
        'Tu as repensé à un truc gênant d’il y a dix ans, comme tout le monde ?',
      ],
      flirt: [
        'C’est le cerveau qui tourne, ou juste le marchand de sable en retard ?',
        'Tu peux t’offrir une sieste, au moins ?',
        'Tu sais ce qui t’empêche de dormir, ou mystère ?',
      ],
      original: [
        'À quoi tu penses, quand tout le monde dort ?',
        'Tu fais quoi dans ces cas-là : lire, cuisiner, fixer le plafond ?',
        'C’est quoi ton truc pour finir par t’endormir ?',
      ],
    },
    invites: ['Un café très serré pour t’aider à tenir, ça te dit ? Cette semaine, quand tu veux.'],
  },
  {
    id: 'sleepless-now',
    cue: /\b(?:(?:je dors|j'arrive|je m'endors) (?:toujours |vraiment )?(?:pas|plus)(?: (?:a (?:dormir|m'endormir|fermer l'oeil)|de la nuit))(?! (?:chez|la|ici|avec))|je dors (?:toujours )?pas$|je fixe le plafond|impossible de (?:dormir|m'endormir|fermer l'oeil)|(?:insomnie|insomniaque) (?:ce soir|cette nuit|encore|bonjour)|encore (?:une )?insomnie|je (?:tourne|me retourne) dans mon lit)\b/,
    unless: /\b(?:hier|la nuit derniere|j'arrivais)\b/,
    react: [
      'Ah, le plafond et toi, encore.',
      'Bienvenue au club des yeux ouverts.',
      'Aïe. À cette heure-là, le cerveau est terrible.',
      'Bon, au moins on se parle.',
    ],
    ask: {
      humoristique: [
        'Tu comptes les moutons, ou ils dorment déjà, eux ?',
        'Tu as relu toute ta vie, ou tu en es encore au collège ?',
        'On tente le sommeil, ou on refait le monde jusqu’à l’aube ?',
      ],
      flirt: [
        'Je te tiens compagnie jusqu’à ce que tes yeux se ferment ?',
        'Tu veux me raconter ce qui tourne là-haut ?',
        'Tu préfères une histoire ennuyeuse ou une vraie conversation ?',
      ],
      original: [
        'C’est quoi la pensée la plus inutile que tu as eue depuis minuit ?',
        'Qu’est-ce qu’on entend chez toi, là, quand tout est calme ?',
        'C’est quoi ton truc qui finit par marcher, d’habitude ?',
      ],
    },
    invites: ['On en parle de jour, devant un grand café ? Demain ou après-demain.'],
  },
  {
    id: 'overslept',
    cue: /\b(?:mon reveil a pas sonne|panne de reveil|j'ai (?:pas entendu mon reveil|eteint mon reveil|rate mon reveil)|je me suis (?:rendormie?|reveillee? (?:en retard|a la bourre|a midi)))\b/,
    react: [
      'Aïe, le réveil en sursaut.',
      'Ton corps a voté, visiblement.',
      'Le genre de matin qui commence en courant.',
      'Oups.',
    ],
    ask: {
      humoristique: [
        'Record de vitesse pour t’habiller : battu ?',
        'Tu as servi quelle excuse, la vraie ou une belle ?',
        'Les chaussettes étaient assorties, au moins ?',
      ],
      flirt: [
        'Et tu as quand même pu boire un café ?',
        'Tu rêvais de quoi, pour ne rien entendre ?',
        'La journée s’est rattrapée, depuis ?',
      ],
      original: [
        'C’est rare, ou ton réveil et toi êtes en froid ?',
        'Qui s’en est rendu compte en premier ?',
        'C’est quoi ta sonnerie, que je comprenne ?',
      ],
    },
    invites: ['On se voit plutôt en fin de journée, alors ? Un verre cette semaine.'],
  },
  {
    id: 'slept-well',
    cue: /\b(?:j'ai (?:trop |super |hyper |tellement |enfin )?bien dormi|j'ai dormi (?:9|1\d) ?h|j'ai dormi comme (?:un|une) \w+|(?:une|ma|la|grosse|d'une) sieste|j'ai (?:fait|pris) (?:une|la) sieste|je sors de (?:la )?sieste)\b/,
    unless: /\b(?:pas (?:bien )?dormi|pendant (?:ma|sa) sieste|besoin d'une sieste)\b/,
    react: [
      'Ah, ça, c’est du bonheur.',
      'Bien joué, le corps réclamait.',
      'Quelle belle façon d’exister.',
      'Ça remet les idées en place.',
    ],
    ask: {
      humoristique: [
        'Tu as la marque de l’oreiller, ou tu es déjà présentable ?',
        'Il t’a fallu combien de temps pour te rappeler ton prénom ?',
        'Réveil en douceur, ou panique de ne plus savoir quel jour on est ?',
      ],
      flirt: [
        'Et maintenant que tu es en forme, tu as envie de quoi ?',
        'Tu te souviens d’un rêve ?',
        'Ça t’arrive souvent, ou il fallait marquer le coup ?',
      ],
      original: [
        'Ta position de sommeil, plutôt étoile de mer ou escargot ?',
        'Tu es plutôt vingt minutes chrono, ou deux heures sans remords ?',
        'C’est quoi le premier truc que tu fais en ouvrant un œil ?',
      ],
    },
    invites: ['Puisque tu es en forme : on va boire un verre ce soir ou demain ?'],
  },
  {
    id: 'late-riser',
    cue: /\b(?:je suis (?:(?:plutot|vraiment|clairement|pas) )?(?:du soir|du matin pas du tout|couche[ -]tard|un oiseau de nuit|nocturne|pas du matin|pas trop du matin|vraiment pas du matin)|je (?:me couche|m'endors|dors) (?:toujours |jamais avant |souvent |trop |a )(?:tard|[1-4] ?h|minuit)|(?:pas|jamais) du matin|grasse mat\w*|je (?:me leve|leve|reveille) (?:jamais avant|tard|a (?:midi|1[0-3]h))|j'adore dormir|je (?:suis|dors comme) (?:une marmotte|un loir)|grosse? dormeu(?:r|se))\b/,
    unless: /\b(?:je suis (?:plutot )?du matin|soiree|suis pas du soir)\b/,
    react: [
      'Ah, voilà quelqu’un du soir.',
      'Le matin et toi, c’est froid, donc.',
      'Je note : aucun message important avant 10h.',
      'La grasse matinée, une valeur sûre.',
    ],
    ask: {
      humoristique: [
        'Avant quelle heure est-il dangereux de t’adresser la parole ?',
        'Combien de fois tu repousses l’alarme : trois, neuf, infini ?',
        'Le matin, tu parles ou tu communiques par grognements ?',
      ],
      flirt: [
        'Et le soir, tu brilles à partir de quelle heure ?',
        'Donc pour te parler au meilleur moment, je vise minuit ?',
        'Qu’est-ce qui arrive à te faire sortir de sous la couette ?',
      ],
      original: [
        'Ton meilleur moment de la nuit, tu le passes à quoi ?',
        'Ta matinée idéale, elle commence à quelle heure et avec quoi ?',
        'Tu as toujours été comme ça, même enfant ?',
      ],
    },
    invites: ['Donc pas de brunch à 9h. Un verre en soirée cette semaine, ça te va ?'],
  },
  {
    id: 'early-riser',
    cue: /\b(?:je suis (?:plutot |vraiment |clairement |tellement )?(?:du matin|matinale?|leve[ -]tot|couche[ -]tot)|je me (?:leve|couche) (?:toujours |super |hyper |tres )?tot|a 2[12] ?h(?:eures)? je (?:dors|suis couchee?)|j'aime (?:trop )?(?:le matin|me lever tot))\b/,
    unless: /\b(?:pas|demain|trop tot|jamais)\b/,
    react: [
      'Debout tôt et de ton plein gré, respect.',
      'Ah, le monde t’appartient, donc.',
      'Quelqu’un du matin, ça force le respect.',
      'Je note : les messages de minuit, c’est non.',
    ],
    ask: {
      humoristique: [
        'Tu fais quoi de toutes ces heures où personne ne répond ?',
        'Tu es de ceux qui sourient avant le café ?',
        'Et à 22h, tu tombes au milieu d’une phrase ?',
      ],
      flirt: [
        'C’est quoi le meilleur moment de ta matinée ?',
        'Tu m’enverrais une photo d’un lever de soleil, un jour ?',
        'Et pour une bonne raison, tu veilles jusqu’à quelle heure ?',
      ],
      original: [
        'Ton petit-déj idéal, il ressemble à quoi ?',
        'C’est de naissance, ou ça s’apprend ?',
        'Qu’est-ce que tu vois le matin que les autres ratent ?',
      ],
    },
    invites: ['Alors plutôt un café du matin qu’un dernier verre. Samedi, ça te dit ?'],
  },
];
