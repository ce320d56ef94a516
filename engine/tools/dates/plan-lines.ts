// Sentences of a plan: how the date ends, what to do when it rains, how to meet safely.

/** Ends of a date, the cheapest first; costs are euros for two, marks as in ideas.ts. */
export const closings = [
  { text: "Un banc bien placé, et la question qu'on ne vous a encore jamais posée.", minutes: 30, cost: 0, marks: [] },
  {
    text: 'Dix minutes de plus à pied, le temps de voir si vous avez envie de vous revoir.',
    minutes: 20,
    cost: 0,
    marks: [],
  },
  {
    text: "Une glace à emporter, et chacun choisit le parfum de l'autre.",
    minutes: 25,
    cost: 8,
    marks: ['chaud', 'manger'],
  },
  {
    text: 'Un café ou un thé dans le premier endroit qui vous plaît à tous les deux.',
    minutes: 45,
    cost: 9,
    marks: ['boire'],
  },
  {
    text: 'Un verre, avec ou sans alcool, dans un bar tranquille du quartier.',
    minutes: 60,
    cost: 16,
    marks: ['boire'],
  },
  { text: 'Une planche à partager et deux verres, avec ou sans alcool.', minutes: 75, cost: 32, marks: ['boire'] },
  {
    text: 'Un dîner dans un petit restaurant du quartier, réservé pour deux.',
    minutes: 100,
    cost: 56,
    marks: ['manger'],
  },
];

export const rainLines = {
  indoors: "S'il pleut, rien ne change : tout se passe à l'abri.",
  museum: "S'il pleut, mettez-vous au sec {ou}, et chacun montre à l'autre son coup de cœur.",
  mediatheque:
    "S'il pleut, filez à la médiathèque : c'est gratuit, au chaud, et chacun choisit un livre ou un disque pour l'autre.",
  passages: "S'il pleut, flânez à l'abri, dans une galerie couverte ou une grande librairie, sans rien acheter.",
  cafe: "S'il pleut, gardez l'heure et prenez une table contre la vitre d'un café (environ 10\u00A0€ à deux).",
} as const;

/** True at any hour. */
export const anytimeSafetyLines: string[] = [
  "C'est un lieu public et fréquenté : venez chacun de votre côté, et préviens un proche de l'heure et de l'endroit.",
  "Donnez-vous rendez-vous là où il y a du monde, et dis à quelqu'un où tu vas : c'est une bonne habitude pour tous les deux.",
  "Il y a toujours du monde autour, et partir au bout d'une heure n'a rien d'impoli. Garde de quoi rentrer par tes propres moyens.",
];

export const winterDaylight = "En hiver, prévoyez le début d'après-midi : il fait nuit tôt.";

export const remarks = {
  unknownCity: "On ne connaît pas encore bien cette ville : les plans parlent de lieux qu'on trouve partout.",
  noCity: "Sans ville, les plans parlent de lieux qu'on trouve partout : ajoute-la pour des endroits précis.",
  noInterest: 'Voici des valeurs sûres. Ajoute un ou deux goûts, et les plans seront plus personnels.',
} as const;
