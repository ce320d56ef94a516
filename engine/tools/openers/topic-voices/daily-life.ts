import type { TopicVoice } from './topic-voice.ts';

/** Weekends, sleep, weather, home, parties: the small things of a week. */
export const dailyLife: TopicVoice[] = [
  {
    topics: ['driving'],
    remarks: [
      '{Le}, ce grand moment de vie en communauté.',
      'Avec {le}, il se passe toujours quelque chose, surtout les jours où il ne faut pas.',
      '{Le} te laisse{v:|nt} au moins le temps de m’écrire, je ne vais pas me plaindre.',
      '{Le}, c’est le meilleur endroit pour inventer la vie des gens.',
      'Il y a toujours un roman à écrire dans {un}.',
    ],
    questions: [
      'Côté fenêtre ou côté fuite rapide ?',
      'La playlist de trajet, on peut la juger ?',
      'Où est-ce que tu irais, si la destination était libre ?',
      'La plus belle route que tu connais ?',
      'Le voisin de trajet le plus étrange, c’était qui ?',
      'Livre, musique ou regard perdu dans le vague ?',
    ],
  },
  {
    topics: ['party', 'celebration'],
    remarks: [
      'Pour juger {un}, je regarde toujours l’état des chaussures le lendemain.',
      '{Le}, j’aurais bien aimé voir ça.',
      '{Le}, il me manque ta version des faits.',
      'Il faudrait un jury pour {le} : ambiance, musique, buffet.',
    ],
    questions: [
      'Plutôt piste de danse ou buffet, sans mentir ?',
      'La chanson qui a tout fait basculer ?',
      'C’était quoi le meilleur moment ?',
      'Plutôt grande fête ou petit comité ?',
      'Un mot pour résumer l’ambiance ?',
      'Si c’était à refaire, tu ajouterais quoi ?',
    ],
  },
  {
    topics: ['plants'],
    remarks: [
      '{Le}, ça demande de l’attention et de la patience, c’est plutôt bon signe.',
      'J’aime bien l’idée que tu prennes soin {de}.',
      '{Le}, c’est la colocation la plus silencieuse du monde.',
      'Il y a forcément une histoire derrière {le}.',
    ],
    questions: [
      'Combien de victimes avant d’en arriver là ?',
      'Elles ont des prénoms ou on garde une distance professionnelle ?',
      'C’est quoi ton secret pour que ça pousse ?',
      'Plutôt jungle d’appartement ou trois élues ?',
      'Si tu étais une plante, ce serait laquelle ?',
      'Balcon, jardin ou rebord de fenêtre ?',
    ],
  },
  {
    topics: ['home'],
    remarks: [
      '{Le}, l’épreuve de vérité de tout adulte.',
      '{Le}, j’aime bien ce côté cocon.',
      'Tu donnes presque envie de rester à la maison, avec {ce}.',
      'On comprend tout d’une personne avec {le}.',
      '{Le}, c’est un petit royaume avec ses propres lois.',
    ],
    questions: [
      'Mode d’emploi suivi ou improvisation héroïque ?',
      'L’objet inutile mais intouchable, c’est lequel ?',
      'C’est quoi ton coin préféré chez toi ?',
      'Plutôt soirée cocon ou besoin d’air ?',
      'L’objet que tu sauverais en premier ?',
    ],
  },
  {
    topics: ['flea_market'],
    remarks: [
      '{Le}, j’adore : on y va pour rien et on revient avec une lampe en forme de canard.',
      '{Le}, attention, ça commence comme un loisir et ça finit en mission.',
      '{Le}, ça te donne un petit supplément d’âme.',
      'J’aime bien les gens qui prennent {le} à cœur.',
      '{Le}, c’est une chasse au trésor où le trésor est souvent quelqu’un.',
      'On devrait mettre {le} sur les CV.',
    ],
    questions: [
      'La découverte qui te fait encore rire ?',
      'On y va avec une liste ou les mains dans les poches ?',
      'Qu’est-ce qui te plaît là-dedans ?',
      'La plus belle rencontre grâce à ça ?',
      'La chose la plus étrange que tu y as vue ?',
      'Si tu devais convaincre quelqu’un en une phrase, ce serait laquelle ?',
    ],
  },
  {
    topics: ['astrology'],
    remarks: [
      '{Nom}, d’accord. Pour l’instant, je ne trouve que des qualités.',
      'On verra bien si le côté {nom} tient ses promesses.',
    ],
    questions: [
      'Le défaut du signe que tu nies jusqu’au bout ?',
      'Ça excuse les retards aussi ?',
      'Les planètes disent quoi pour ce week-end ?',
      'Qu’est-ce qui est vraiment vrai dans la description ?',
      'Il paraît que ça va bien avec quoi, comme signe ?',
      'La qualité du signe qui te ressemble le plus ?',
      'Si tu inventais un treizième signe, ce serait quoi ?',
      'Ton horoscope du jour en une phrase ?',
      'Tu y crois vraiment, ou seulement quand ça arrange ?',
    ],
  },
];
