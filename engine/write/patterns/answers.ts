import type { ByTone } from '../pattern.ts';
import { crossed } from './crossed.ts';

// What was asked has its answer, which only the user knows: {reponse} is a blank that says which question it is for. Readers took these
// ways into it nearly always, and hardly ever one that praises the question or comments on the answer.

export const answers: ByTone = {
  humoristique: [
    'Alors, {reponseDrole}.',
    'Haha, {reponseDrole}.',
    'Alors là… {reponseDrole}.',
    'Bon, alors : {reponseDrole}.',
  ],
  flirt: [
    'Alors, {reponseDetail}.',
    'Ah ! {reponseDetail}.',
    'Alors voilà : {reponseDetail}.',
    'Moi, {reponseDetail}.',
  ],
  original: [
    '{reponse}. Et j’ai une question pour {toi|vous} aussi : [ta question]',
    'Eh bien, {reponseSimple}.',
    '{En vrai|À vrai dire}, {reponseSimple}.',
  ],
};

/** Where it is no matter for a joke. */
export const seriousAnswers: ByTone = {
  humoristique: ['Alors, {reponseCourte}.', 'De mon côté, {reponseCourte}.', 'Pour ma part, {reponseCourte}.'],
  flirt: ['Alors voilà : {reponseSimple}.', 'Pour tout {te|vous} dire, {reponseSimple}.', 'Moi, {reponseSimple}.'],
  original: [
    'Eh bien, {reponseDirecte}.',
    'Pour {te|vous} répondre : {reponseDirecte}.',
    'Eh bien, {reponseDirecte}. Et j’ai une question pour {toi|vous} aussi : [ta question]',
  ],
};

/** Before an invitation. */
export const answersBefore: ByTone = {
  humoristique: ['Alors, {reponseDrole}.', 'Haha, {reponseDrole}.'],
  flirt: ['Alors, {reponseDetail}.', 'Ah ! {reponseDetail}.'],
  original: ['Alors, {reponseSimple}.', 'Eh bien, {reponseSimple}.'],
};

/** After a word for what was told. */
export const answersAfter: ByTone = {
  humoristique: ['Alors, {reponseDrole}.', 'Alors là… {reponseDrole}.'],
  flirt: ['Alors, {reponse}.'],
  original: ['Alors, {reponseSimple}.', 'Eh bien, {reponseSimple}.'],
};

/** The same, where it is no matter for a joke. */
export const seriousAnswersAfter: ByTone = {
  humoristique: ['De mon côté, {reponseCourte}.'],
  flirt: ['Alors, {reponse}.'],
  original: ['Pour {te|vous} répondre, {reponseDirecte}.'],
};

/** The match asks for the number. */
export const numberGiven: ByTone = {
  humoristique: crossed(
    [
      'Avec plaisir : [ton numéro].',
      'Le voilà : [ton numéro].',
      'Bien sûr : [ton numéro].',
      'Volontiers : [ton numéro].',
    ],
    [
      '',
      '{Ne le revends pas|Ne le revendez pas} trop cher.',
      'Il répond surtout aux messages drôles.',
      'Service client ouvert sept jours sur sept.',
    ],
  ),
  flirt: crossed(
    [
      'Avec plaisir : [ton numéro].',
      'Avec grand plaisir : [ton numéro].',
      'Bien sûr, le voici : [ton numéro].',
      'Oh oui, volontiers : [ton numéro].',
    ],
    [
      'J’attends {ton|votre} message.',
      'À très vite.',
      'À tout de suite là-bas.',
      'Ça me donne le sourire.',
      'Hâte de {te|vous} lire.',
    ],
  ),
  original: crossed(
    [
      'Voici mon numéro : [ton numéro].',
      '{Tiens|Tenez} : [ton numéro].',
      'C’est le [ton numéro].',
      'Mon numéro : [ton numéro].',
    ],
    [
      'On se retrouve là-bas.',
      '{Tu me diras|Vous me direz} que c’est {toi|vous} ?',
      'Un petit mot pour que je sache qui c’est ?',
      'Ce sera plus simple là-bas.',
      '{Dis|Dites}-moi juste que c’est {toi|vous}.',
    ],
  ),
};
