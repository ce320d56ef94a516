import type { ReplyRequest } from '../../adapters/assistant/port.ts';

// A conversation and answers to it that may be shown, for the tests of writers.

export const talk: ReplyRequest = {
  conversation: [
    { from: 'moi', text: 'Salut Ysaline ! Tu fais quoi de tes week-ends ?' },
    { from: 'match', text: "De l'escalade surtout, et je nourris mon levain 😂" },
    { from: 'match', text: 'Et toi ? Mon numéro pour la photo du pain : 06 12 34 56 78' },
  ],
  objective: 'continue',
  user: { gender: 'homme' },
  match: { gender: 'femme' },
};

export const goodReplies = [
  {
    tone: 'humoristique',
    content: 'Escalade et levain : tu passes ta vie à surveiller ce qui monte ?',
    why: 'Relie ses deux passions avec humour et appelle une réponse.',
  },
  {
    tone: 'flirt',
    content: 'Je veux bien une photo de ce pain, {PRENOM_1} : le levain mérite bien un public',
    why: 'Saisit sa perche avec douceur.',
  },
  {
    tone: 'original',
    content: 'Il porte un prénom, ton levain, ou il attend encore son baptême en falaise ?',
    why: 'Donne vie au levain, facile à prolonger.',
  },
];

export const answerWith = (replies: readonly object[] = goodReplies) => JSON.stringify({ replies });

export const goodBios = [
  'Rando le matin, jazz le soir, et Pixel qui juge mes siestes entre les deux. Tu choisis le sommet, je choisis le disque ?',
  "Pixel dort sur mes vinyles de jazz, preuve qu'un chat a du goût. Cherche une personne pour arbitrer nos désaccords.",
  'Si ton idéal tient entre une crête au lever du jour et un bar de quartier sans écran, on parlera rando avant tout.',
];
