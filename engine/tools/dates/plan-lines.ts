import type { Season } from '#contract/tools.ts';
import type { Served } from './ideas.ts';

// Sentences of a plan: how the date ends, what to do when it rains, how to meet safely, how to propose it.

export interface Closing {
  text: string;
  minutes: number;
  cost: number;
  seasons?: Season[];
  serves?: Served;
}

/** Ends of a date, the cheapest first; costs are euros for two. */
export const closings: Closing[] = [
  {
    text: 'Pour finir, un banc bien placé, et une question que vous n’avez jamais posée à personne.',
    minutes: 30,
    cost: 0,
  },
  {
    text: 'Pour finir, dix minutes de plus à pied, le temps de voir si l’on a envie de se revoir.',
    minutes: 20,
    cost: 0,
  },
  {
    text: 'Pour finir, une glace à emporter, un parfum choisi par l’autre.',
    serves: 'food',
    minutes: 25,
    cost: 8,
    seasons: ['printemps', 'ete'],
  },
  {
    text: 'Pour finir, un chocolat chaud au café le plus proche.',
    serves: 'coffee',
    minutes: 40,
    cost: 10,
    seasons: ['automne', 'hiver'],
  },
  {
    text: 'Pour finir, un café ou un thé dans le premier endroit qui vous plaît à tous les deux.',
    serves: 'coffee',
    minutes: 45,
    cost: 9,
  },
  {
    text: 'Pour finir, un verre, avec ou sans alcool, dans un bar tranquille du quartier.',
    serves: 'drinks',
    minutes: 60,
    cost: 16,
  },
  {
    text: 'Pour finir, une planche à partager et deux verres, avec ou sans alcool.',
    serves: 'drinks',
    minutes: 75,
    cost: 32,
  },
  {
    text: 'Pour finir, un dîner dans un petit restaurant du quartier, réservé pour deux.',
    serves: 'food',
    minutes: 100,
    cost: 56,
  },
];

export const rainLines = {
  indoors: 'S’il pleut, rien ne change : tout se passe à l’abri. Prenez juste un parapluie pour le trajet.',
  museum: 'S’il pleut, changez de décor : {ou}{prix}, chacun choisit une chose à montrer à l’autre.',
  mediatheque:
    'S’il pleut, repli à la médiathèque centrale : c’est gratuit, au chaud, et choisir un livre ou un disque pour l’autre occupe une bonne heure.',
  passages:
    'S’il pleut, jouez aux curieux à l’abri : une galerie couverte, les halles ou une grande librairie, sans rien acheter.',
  cafe: 'S’il pleut, gardez l’horaire et prenez une table près de la vitre dans un café (environ {prix} à deux).',
} as const;

/** True at any hour. */
export const anytimeSafetyLines: string[] = [
  'C’est un lieu public et fréquenté : venez chacun de votre côté, et préviens un proche de l’heure et de l’endroit.',
  'Donnez-vous rendez-vous là où il y a du monde, sur une place ou à la sortie d’une station. Dis à quelqu’un où tu vas, c’est une bonne habitude pour tous les deux.',
  'Il y a toujours du monde autour, et partir au bout d’une heure n’a rien d’impoli. Garde de quoi rentrer par tes propres moyens.',
];

export const safetyLines: string[] = [
  'Retrouvez-vous sur place, en pleine journée : il y a du passage, et chacun peut repartir quand il veut.',
  ...anytimeSafetyLines,
];

export const eveningSafety =
  'C’est un lieu public et animé : venez et repartez chacun de votre côté, et préviens un proche de l’heure et de l’endroit.';
export const winterDaylight = 'En hiver, prévoyez le début d’après-midi : il fait nuit tôt.';

/** Messages that propose the date: {plan} is an infinitive, {de} the interest with «de». */
export const proposals: { text: string; needsInterest?: true }[] = [
  { text: 'Petite idée, autour {de} : {plan}, [ton jour]. Ça te dit ?', needsInterest: true },
  {
    text: 'Et si on parlait {de} en vrai ? On pourrait {plan}, [ton jour]. Si ça ne t’arrange pas, dis-moi ce qui est mieux.',
    needsInterest: true,
  },
  { text: 'J’ai pensé à un truc simple : {plan}, [ton jour]. Ça te tente ?' },
  { text: 'Ça te dirait de {plan}, [ton jour] ? Une heure ou deux, sans pression.' },
  { text: 'Je te propose un plan facile : {plan}, [ton jour]. Et si l’idée ne t’emballe pas, on en trouve une autre.' },
  { text: 'Idée du week-end, à prendre ou à modifier : {plan}. Tu serais {m:partant|partante|libre} [ton jour] ?' },
  { text: 'On pourrait {plan}, un de ces jours : [ton jour], par exemple, si ça te va ?' },
];

export const remarks = {
  unknownCity: 'On ne connaît pas encore bien cette ville : les plans parlent de lieux que l’on trouve partout.',
  noCity: 'Sans ville, les plans parlent de lieux que l’on trouve partout : ajoute-la pour des endroits précis.',
  noInterest: 'Voici des valeurs sûres. Ajoute un ou deux goûts, et les plans seront plus personnels.',
} as const;
