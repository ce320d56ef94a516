import type { TopicVoice } from './topic-voice.ts';

/** Weekends, sleep, weather, home, parties: the small things of a week. */
export const dailyLife: TopicVoice[] = [
  {
    topics: ['weekend'],
    react: {
      humoristique: [
        '{Le}, ce moment où on prévoit dix choses et où le canapé gagne.',
        'Je soutiens toute personne qui prend {le} au sérieux.',
      ],
      flirt: [
        '{Le} s’annonce{v:|nt} bien, à te lire.',
        'J’espère que {ton} {v:sera|seront} aussi bien que cette conversation.',
      ],
      original: [
        'Il faudrait noter {le} comme un film, avec des étoiles.',
        '{Le}, c’est toujours mieux avec une petite chose imprévue.',
      ],
    },
    ask: {
      humoristique: [
        'Grand programme ou concours de grasse matinée ?',
        'La bonne résolution déjà abandonnée, c’est laquelle ?',
      ],
      flirt: [
        'C’est quoi, pour {toi|vous}, le dimanche parfait ?',
        'La partie que {tu attends|vous attendez} le plus ?',
      ],
      original: ['Le petit moment à ne surtout pas rater, c’est quoi ?', 'Brunch, balade ou rien du tout avec style ?'],
    },
  },
  {
    topics: ['tired'],
    react: {
      humoristique: [
        'Fatigue reconnue d’utilité publique, tu as droit à un plaid.',
        'Je décrète le canapé obligatoire jusqu’à nouvel ordre.',
        'Je vais écrire doucement, alors, pour ne réveiller personne.',
      ],
      flirt: [
        'Tu as l’air d’avoir besoin de douceur, je peux fournir des messages légers.',
        'Repose-toi bien, cette conversation saura t’attendre.',
        'Même en mode fatigue, tu restes de bonne compagnie.',
      ],
      original: [
        'Prescription du soir : thé chaud, lumière basse, zéro notification.',
        'Il faudrait des congés spéciaux pour les jours où dormir est un projet.',
        'La fatigue, c’est le corps qui réclame un dimanche.',
      ],
    },
    ask: {
      humoristique: ['Sieste stratégique ou troisième café ?', 'Niveau de batterie, là, en pourcentage ?'],
      flirt: ['Qu’est-ce qui {te|vous} remet d’aplomb d’habitude ?', 'Plutôt bain chaud ou série sous la couette ?'],
      original: [
        'Si {tu avais|vous aviez} une journée rien qu’à {toi|vous}, {tu en ferais|vous en feriez} quoi ?',
        'Quel bruit {t’|vous }endort à coup sûr ?',
      ],
    },
  },
  {
    topics: ['weather'],
    react: {
      humoristique: [
        'Avec ce temps, même les parapluies demandent un congé.',
        'La météo fait vraiment des efforts pour nous garder à l’intérieur.',
      ],
      flirt: [
        'Un temps à rester au chaud et à discuter, ça tombe plutôt bien.',
        'Heureusement que tes messages compensent la météo.',
      ],
      original: [
        'La météo parle toujours à notre place, changeons les rôles.',
        'Il y a des temps à chocolat chaud, il faut savoir les reconnaître.',
      ],
    },
    ask: {
      humoristique: ['Team parapluie ou team « ça va passer » ?', 'Chaussettes mouillées : drame ou habitude ?'],
      flirt: ['C’est quoi le programme idéal par ce temps ?', 'Plutôt plaid et film ou balade quand même ?'],
      original: [
        'Si {tu pouvais|vous pouviez} changer de ciel d’un claquement de doigts, direction où ?',
        'Quelle chanson va avec ce ciel ?',
      ],
    },
  },
  {
    topics: ['transport', 'driving'],
    react: {
      humoristique: [
        '{Le}, ce grand moment de vie en communauté.',
        'Avec {le}, il se passe toujours quelque chose, surtout les jours où il ne faut pas.',
      ],
      flirt: [
        '{Le} te laisse{v:|nt} au moins le temps de m’écrire, je ne vais pas me plaindre.',
        'Bonne nouvelle : {le}, c’est parfait pour discuter.',
      ],
      original: [
        '{Le}, c’est le meilleur endroit pour inventer la vie des gens.',
        'Il y a toujours un roman à écrire dans {un}.',
      ],
    },
    ask: {
      humoristique: ['Côté fenêtre ou côté fuite rapide ?', 'La playlist de trajet, on peut la juger ?'],
      flirt: [
        'Où est-ce que {tu irais|vous iriez}, si la destination était libre ?',
        'La plus belle route que {tu connais|vous connaissez} ?',
      ],
      original: [
        'Le voisin de trajet le plus étrange, c’était qui ?',
        'Livre, musique ou regard perdu dans le vague ?',
      ],
    },
  },
  {
    topics: ['party', 'celebration'],
    react: {
      humoristique: [
        '{Le}, j’espère que les voisins étaient dans la confidence.',
        '{Le}, donc une photo floue et un souvenir flou.',
        'Pour juger {un}, je regarde toujours l’état des chaussures le lendemain.',
      ],
      flirt: [
        '{Le}, j’aurais bien aimé voir ça.',
        'Tu as l’air de savoir t’amuser, ça me plaît.',
        '{Le}, il me manque ta version des faits.',
      ],
      original: [
        'On garde toujours une seule image {dun}. Laquelle, cette fois ?',
        'Il faudrait un jury pour {le} : ambiance, musique, buffet.',
      ],
    },
    ask: {
      humoristique: ['Plutôt piste de danse ou buffet, sans mentir ?', 'La chanson qui a tout fait basculer ?'],
      flirt: ['C’était quoi le meilleur moment ?', 'Plutôt grande fête ou petit comité ?'],
      original: ['Un mot pour résumer l’ambiance ?', 'Si c’était à refaire, {tu ajouterais|vous ajouteriez} quoi ?'],
    },
  },
  {
    topics: ['plants'],
    react: {
      humoristique: [
        '{Le}, donc quelque chose survit chez toi. C’est déjà un exploit.',
        'Tu leur parles, avoue. {Le}, ça s’entretient aussi à la conversation.',
      ],
      flirt: [
        '{Le}, ça demande de l’attention et de la patience, c’est plutôt bon signe.',
        'J’aime bien l’idée que tu prennes soin {de}.',
      ],
      original: [
        '{Le}, c’est la colocation la plus silencieuse du monde.',
        'Il y a forcément une histoire derrière {le}.',
      ],
    },
    ask: {
      humoristique: [
        'Combien de victimes avant d’en arriver là ?',
        'Elles ont des prénoms ou on garde une distance professionnelle ?',
      ],
      flirt: ['C’est quoi {ton|votre} secret pour que ça pousse ?', 'Plutôt jungle d’appartement ou trois élues ?'],
      original: ['Si {tu étais|vous étiez} une plante, ce serait laquelle ?', 'Balcon, jardin ou rebord de fenêtre ?'],
    },
  },
  {
    topics: ['home'],
    react: {
      humoristique: [
        '{Le}, l’épreuve de vérité de tout adulte.',
        'Avec {le}, il reste toujours une vis à la fin, et personne n’en parle.',
      ],
      flirt: ['{Le}, j’aime bien ce côté cocon.', 'Tu donnes presque envie de rester à la maison, avec {ce}.'],
      original: ['On comprend tout d’une personne avec {le}.', '{Le}, c’est un petit royaume avec ses propres lois.'],
    },
    ask: {
      humoristique: [
        'Mode d’emploi suivi ou improvisation héroïque ?',
        'L’objet inutile mais intouchable, c’est lequel ?',
      ],
      flirt: ['C’est quoi {ton|votre} coin préféré chez {toi|vous} ?', 'Plutôt soirée cocon ou besoin d’air ?'],
      original: [
        'Si les murs parlaient, ils raconteraient quoi ?',
        'L’objet que {tu sauverais|vous sauveriez} en premier ?',
      ],
    },
  },
  {
    topics: ['flea_market'],
    react: {
      humoristique: [
        '{Le}, j’adore : on y va pour rien et on revient avec une lampe en forme de canard.',
        '{Le}, attention, ça commence comme un loisir et ça finit en mission.',
      ],
      flirt: ['{Le}, ça te donne un petit supplément d’âme.', 'J’aime bien les gens qui prennent {le} à cœur.'],
      original: [
        '{Le}, c’est une chasse au trésor où le trésor est souvent quelqu’un.',
        'On devrait mettre {le} sur les CV.',
      ],
    },
    ask: {
      humoristique: [
        'La découverte qui {te|vous} fait encore rire ?',
        'On y va avec une liste ou les mains dans les poches ?',
      ],
      flirt: ['Qu’est-ce qui {te|vous} plaît là-dedans ?', 'La plus belle rencontre grâce à ça ?'],
      original: [
        'La chose la plus étrange que {tu y as|vous y avez} vue ?',
        'Si {tu devais|vous deviez} convaincre quelqu’un en une phrase, ce serait laquelle ?',
      ],
    },
  },
  {
    topics: ['sleep'],
    react: {
      humoristique: [
        '{Le}, ce moment où personne n’est vraiment responsable de ses actes.',
        '{Le}, je prends le sujet très au sérieux, à l’horizontale.',
        'On devrait rembourser {le} quand ça se passe mal.',
      ],
      flirt: [
        '{Le}, j’imagine bien le tableau, et il est plutôt attachant.',
        'Merci pour l’info : {le}, je saurai quand ne pas t’écrire.',
        'Avec toi, même {le} {v:devient|deviennent} un sujet intéressant.',
      ],
      original: [
        '{Le}, c’est un continent à part, avec ses propres lois.',
        'Il y a deux peuples sur Terre, et {le}, c’est la frontière.',
        '{Le}, ça mériterait un ministère.',
      ],
    },
    ask: {
      humoristique: [
        'Combien de répétitions du réveil avant le vrai départ ?',
        'Café d’abord, parole ensuite ?',
        'La pire excuse jamais donnée pour un retard ?',
      ],
      flirt: [
        'Alors c’est quoi, {ton|votre} meilleure heure ?',
        'Et le dimanche parfait, il commence à quelle heure ?',
        'Plutôt croissants à l’aube ou brunch à midi ?',
      ],
      original: [
        'Si une journée n’avait que douze heures, {tu garderais|vous garderiez} lesquelles ?',
        'Quel bruit {te|vous} réveille de bonne humeur ?',
        'Le dernier rêve bizarre, on peut savoir ?',
      ],
    },
  },
  {
    topics: ['astrology'],
    react: {
      humoristique: [
        '{Nom}, donc officiellement, rien de tout ça n’est de ta faute.',
        '{Nom}, on m’avait mis en garde, mais je suis encore là.',
        '{Nom}, je vois. Mercure est au courant qu’on se parle ?',
      ],
      flirt: [
        '{Nom}, ça expliquerait ce petit quelque chose dans tes messages.',
        '{Nom}, et si on laissait les planètes de côté pour vérifier nous-mêmes ?',
        '{Nom}, d’accord. Pour l’instant, je ne trouve que des qualités.',
      ],
      original: [
        '{Nom} : je lirais bien la notice avant de continuer.',
        '{Nom}, mais version classique ou édition limitée ?',
        'On verra bien si le côté {nom} tient ses promesses.',
      ],
    },
    ask: {
      humoristique: [
        'Le défaut du signe que {tu nies|vous niez} jusqu’au bout ?',
        'Ça excuse les retards aussi ?',
        'Les planètes disent quoi pour ce week-end ?',
      ],
      flirt: [
        'Qu’est-ce qui est vraiment vrai dans la description ?',
        'Il paraît que ça va bien avec quoi, comme signe ?',
        'La qualité du signe qui {te|vous} ressemble le plus ?',
      ],
      original: [
        'Si {tu inventais|vous inventiez} un treizième signe, ce serait quoi ?',
        '{Ton|Votre} horoscope du jour en une phrase ?',
        '{Tu y crois|Vous y croyez} vraiment, ou seulement quand ça arrange ?',
      ],
    },
  },
];
