import type {
  DateToolRequest,
  OpenerToolRequest,
  RatingRequest,
  SilenceToolRequest,
} from '../../adapters/assistant/port.ts';
import { answerWith, goodBios } from './talks.ts';

// Requests to the analyst, and answers of a model to them that may be shown, for the tests of analysts.

const people = { user: { gender: 'homme' }, match: { gender: 'femme' } } as const;

export const openerRequest: OpenerToolRequest = {
  ...people,
  profile: 'Prof de maths. Rando le dimanche, jazz le soir, et mon chat Pixel vole mes chaussettes.',
  names: ['Gwendal'],
};

export const goodOpeners = [
  {
    content:
      'Un chat qui vole des chaussettes, ça se plaide comment au tribunal ? Je cherche un bon avocat pour {PRENOM_1}.',
    about: 'mon chat {PRENOM_1}',
    strategy: 'scenario',
  },
  {
    content: 'Prof de maths et jazz le soir : tu comptes les temps, ou tu laisses enfin les chiffres tranquilles ?',
    about: 'Prof de maths',
    strategy: 'tease',
  },
  {
    content: 'Question de géométrie : combien de virages avant le premier goûter, sur tes randos du dimanche ?',
    about: 'Rando le dimanche',
    strategy: 'question',
  },
  {
    content: 'Le dimanche, tu pars avant le lever du jour, ou la rando commence après une grasse matinée assumée ?',
    about: 'Rando le dimanche',
    strategy: 'false_choice',
  },
  {
    content: 'Je parie sur une chaussette gauche : les voleurs organisés ont toujours une préférence. Je me trompe ?',
    about: 'chaussettes',
    strategy: 'challenge',
  },
  {
    content: 'Tu expliques les fractions la semaine et le swing le soir, ou chacun garde ses secrets de fabrication ?',
    about: 'jazz le soir',
    strategy: 'observation',
  },
  {
    content: 'Imagine un club de jazz en haut d’un sommet, ouvert le dimanche seulement. Tu joues quoi en premier ?',
    about: 'jazz',
    strategy: 'scenario',
  },
  {
    content:
      'Ton profil pose un vrai problème : deux passions, un voleur, zéro chaussette. On commence par quelle inconnue ?',
    about: 'vole mes chaussettes',
    strategy: 'callback',
  },
  {
    content: 'Dis-moi le disque que tu mets pour corriger des copies, et je te dirai si la classe a eu de la chance.',
    about: 'Prof de maths',
    strategy: 'question',
  },
  {
    content:
      'Enquête en cours : où un chat cache-t-il son butin ? Tu as déjà retrouvé la planque, ou il te surveille ?',
    about: 'mon chat',
    strategy: 'callback',
  },
];

export const dateRequest: DateToolRequest = {
  ...people,
  city: 'Lyon',
  budget: '20-50',
  interests: 'cuisine thaï, jazz, et mon chien Biscotte',
  season: 'automne',
};

const plan = {
  title: 'Le marché à l’aveugle',
  start: 'Chacun choisit un légume que l’autre ne connaît pas, au marché de la Croix-Rousse.',
  startMinutes: 60,
  startEuros: 10,
  end: 'Un thé au gingembre dans un café, où vous inventez la recette qui va avec.',
  endMinutes: 45,
  endEuros: 12,
  why: 'Tu cuisines : choisir pour l’autre en dit plus long que dix questions.',
  rainyDay: 'S’il pleut, le même jeu se joue dans une halle couverte.',
  message: 'Je te propose un duel de légumes au marché, [ton jour] : le perdant offre le thé. Partante ?',
};
export const goodPlans = [
  plan,
  {
    ...plan,
    title: 'Une oreille chacun',
    start: 'Une balade sur les berges du Rhône avec un seul casque et six morceaux de jazz, trois par personne.',
    startEuros: 0,
    end: 'Un verre en terrasse pour élire le meilleur morceau, arguments obligatoires.',
    endEuros: 24,
    message:
      'J’ai trois morceaux à te faire écouter en marchant, [ton jour] si tu veux. Tu apportes les trois autres ?',
  },
  {
    ...plan,
    title: 'Le tour du parc avec {PRENOM_1}',
    start: 'Une boucle au parc de la Tête d’Or, à la vitesse que {PRENOM_1} décidera.',
    startEuros: 0,
    end: 'Des nouilles à emporter sur un banc, sauce piquante pour qui ose.',
    endEuros: 22,
    message: '{PRENOM_1} cherche quelqu’un pour tenir la laisse pendant que je porte les nouilles. Libre [ton jour] ?',
  },
];

export const silenceRequest: SilenceToolRequest = {
  ...people,
  conversation: [
    { from: 'moi', text: 'Salut Ysaline ! Alors, ce levain ?' },
    { from: 'match', text: 'Il a doublé de volume, je le soupçonne de vouloir sortir du bocal' },
    { from: 'moi', text: 'Tu lui as trouvé un prénom ? Et tu en fais quoi, du pain ou de la brioche ?' },
  ],
  daysSilent: 5,
};

export const goodFollowUps = [
  {
    number: 1,
    content: 'Le levain a pris le contrôle du téléphone, c’est ça ? Cligne deux fois si tu as besoin d’aide',
  },
  { number: 2, content: 'Je passe devant une boulangerie et je pense au bocal. Il tient encore dans la cuisine ?' },
  { number: 3, content: 'Sans nouvelles du levain, je lui souhaite une belle carrière. Et à toi aussi, {PRENOM_1}' },
];

export const ratingRequest: RatingRequest = {
  content: 'Bon vivant, j’aime voyager et rire. Mon chat Pixel aussi. Jamais sans mon café.',
  names: ['Gwendal'],
};

export const goodAdvice = [
  {
    content: 'Remplace « j’aime voyager et rire » par un seul souvenir : « [ta ville], perdu sans batterie, et ravi ».',
  },
  { content: 'Garde {PRENOM_1}, c’est ce qu’on retient : dis ce qu’il fait de travers pendant que tu bois ton café.' },
  { content: 'Termine par une question facile, par exemple « Ton café, long ou avec des croissants ? ».' },
];

/** A good answer to each question, by the list that its schema asks for. */
export const goodAnswers: Record<string, string> = {
  replies: answerWith(),
  bios: JSON.stringify({ bios: goodBios.map((content) => ({ content })) }),
  openers: JSON.stringify({ openers: goodOpeners }),
  plans: JSON.stringify({ plans: goodPlans }),
  followUps: JSON.stringify({ followUps: goodFollowUps }),
  advice: JSON.stringify({ advice: goodAdvice }),
};

/** The list of items that a schema asks for: the last one, after the model's reading and its drafts. */
export function listOf(schema: Record<string, unknown>): string {
  const fields = Object.entries((schema.properties ?? {}) as Record<string, { type?: string }>);
  return fields.findLast(([, { type }]) => type === 'array')?.[0] ?? '';
}
