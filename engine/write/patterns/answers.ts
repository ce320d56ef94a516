import type { ByTone } from '../pattern.ts';

// What was asked has its answer, which only the user knows: {reponse} is a blank that says which question it is for. Readers took these
// ways into it nearly always, and hardly ever one that praises the question or comments on the answer.

export const answers: ByTone = {
  humoristique: ['Alors là… {reponse}.', 'Bon, alors… {reponse}.', 'Euh… {reponse}.'],
  flirt: ['Alors, {reponse}.', 'Alors voilà : {reponse}.'],
  original: ['Eh bien, {reponse}.', '{En vrai|À vrai dire}, {reponse}.'],
};

/** After a word for what was told. */
export const answersAfter: ByTone = {
  humoristique: ['Alors, {reponse}.', 'Alors là… {reponse}.'],
  flirt: ['Alors, {reponse}.'],
  original: ['Alors, {reponse}.', 'Eh bien, {reponse}.'],
};

/** The match asks for the number. */
export const numberGiven: ByTone = {
  humoristique: ['Avec plaisir : [ton numéro]. Ne le revends pas trop cher.', 'Le voilà : [ton numéro].'],
  flirt: [
    'Avec plaisir : [ton numéro]. J’attends {ton|votre} message.',
    'Bien sûr : [ton numéro].',
    'Avec grand plaisir : [ton numéro].',
  ],
  original: [
    '[Ton numéro]. {Tu me diras|Vous me direz} que c’est {toi|vous} ?',
    'Tiens : [ton numéro]. On se retrouve là-bas.',
    'Voici mon numéro : [ton numéro]. On se retrouve là-bas.',
  ],
};
