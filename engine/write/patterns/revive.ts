import type { ByTone, Frame } from '../pattern.ts';
import { crossed } from './crossed.ts';

/** The match fell silent after announcing something: ask how it went. */
export const outcomeFrames: Frame[] = [
  { tone: 'humoristique', text: 'Je viens aux nouvelles, l’air de rien : {le}, verdict ?' },
  { tone: 'humoristique', text: 'Alors, {le} ? Je veux tout savoir, même les détails gênants.' },
  { tone: 'flirt', text: 'Coucou ! J’ai pensé à toi : {le}, ça s’est bien passé ?' },
  { tone: 'flirt', text: 'Alors, {le} ? J’ai envie que tu me racontes.' },
  { tone: 'original', text: 'Alors, sur dix, {le}, ça donne combien ?' },
  { tone: 'original', text: 'Je n’ai pas oublié : {le}, c’était comment ?' },
];

/** About nothing in particular: light, and without a reproach. */
export const plainReviveFrames: ByTone = {
  humoristique: crossed(
    [
      'Petit message sans raison valable.',
      '{Coucou|Bonjour}, c’est encore moi.',
      'Je viens aux nouvelles, les bonnes de préférence.',
      'Je passais juste dire bonjour.',
      'J’ai cherché une excuse brillante pour {t’écrire|vous écrire}, sans succès.',
      'Je tente un petit bonjour.',
      'Petit bonjour, sans ordre du jour.',
    ],
    [
      'Comment {tu vas|vous allez} ?',
      'Quoi de neuf de {ton|votre} côté ?',
      'Quoi de beau dans {ta|votre} vie ?',
      '{Ça va, toi|Vous allez bien} ?',
      'Comment se passe {ta|votre} semaine ?',
      'Quoi de drôle, ces jours-ci ?',
      'Alors, quoi de bon ?',
    ],
    ['', 'Rien d’urgent.', 'Promis, c’est tout.'],
  ),
  flirt: crossed(
    [
      'Je pensais à {toi|vous}, alors autant {te|vous} le dire.',
      'J’avais envie de {te|vous} dire bonjour, tout simplement.',
      'J’ai envie de {tes|vos} nouvelles, même minuscules.',
      'Juste l’envie de reprendre le fil avec {toi|vous}.',
      'Nos échanges me manquaient un peu.',
      'Une petite pensée pour {toi|vous}.',
    ],
    [
      'Comment {tu vas|vous allez} ?',
      'Comment se passe {ta|votre} semaine ?',
      'Quoi de beau ?',
      'Quoi de neuf ?',
      'Comment {tu vas|vous allez}, en vrai ?',
      'Tout va bien de {ton|votre} côté ?',
      '{Ça va, toi|Vous allez bien} ?',
    ],
    ['', 'Rien ne presse.', 'Réponse quand {tu veux|vous voulez}.'],
  ),
  original: crossed(
    [
      'Un petit signe, en passant.',
      'Je passe par là pour prendre de {tes|vos} nouvelles.',
      'J’avais gardé une question pour plus tard, et je l’ai oubliée.',
      'Je rouvre la conversation, elle prenait la poussière.',
      'Pas de grande phrase, juste un bonjour.',
      'Je reprends le fil, mine de rien.',
      'On en était où, déjà ? Peu importe.',
    ],
    [
      'Comment {tu vas|vous allez} ?',
      'Comment ça se passe de {ton|votre} côté ?',
      'Quoi de beau ?',
      'Quoi de neuf ?',
      'Qu’est-ce que {tu deviens|vous devenez} ?',
      'Qu’est-ce qui {t’occupe|vous occupe}, ces jours-ci ?',
      'Comment se passe {ta|votre} semaine ?',
    ],
    ['', 'Rien d’urgent.', 'Réponse quand {tu veux|vous voulez}.'],
  ),
};

/** Before an answer that comes late. */
export const lateLeads: ByTone = {
  humoristique: [
    'Pardon, je réponds à la vitesse d’un fax :',
    'Avec un retard parfaitement assumé :',
    'Mieux vaut tard que jamais :',
  ],
  flirt: ['Pardon pour l’attente, je n’avais pas oublié :', 'J’ai tardé, pardon :'],
  original: ['Avec un peu de retard :', 'Je reprends le fil :', 'Je reviens à {ta|votre} question :'],
};

export const lateAnswers: ByTone = {
  humoristique: ['{reponseDrole}.'],
  flirt: ['{reponseDetail}.'],
  original: ['{reponseSimple}.'],
};

export const lateSeriousAnswers: ByTone = {
  humoristique: ['{reponseCourte}.'],
  flirt: ['{reponseSimple}.'],
  original: ['{reponseDirecte}.'],
};

/** To come back to someone who said this the other day: {q} is a few words of theirs, as they were written. */
export const callbackRevivals: ByTone = {
  humoristique: [
    'Je repensais à « {q} », et ça me fait toujours sourire. Quoi de neuf depuis ?',
    '« {q} » : j’y pense encore, c’est dire. Quoi de neuf ?',
  ],
  flirt: [
    'J’ai repensé à « {q} », et à {toi|vous} au passage. Comment {tu vas|vous allez} ?',
    '« {q} »… j’ai souri en le relisant. Comment {tu vas|vous allez} ?',
  ],
  original: [
    '« {q} » : je m’en souviens encore. Et depuis, quoi de beau ?',
    'Je suis encore en train de rire de « {q} ». Comment {tu vas|vous allez} ?',
  ],
};

/** The match has never answered. */
export const secondTries: ByTone = {
  humoristique: crossed(
    [
      'Petit coucou, au cas où mon message se serait perdu en route.',
      'Je retente ma chance, sans pression.',
      'Me revoilà, l’air de rien.',
      'Je repasse par ici.',
    ],
    ['Promis, je ne fais pas de troisième essai.', 'Comment {tu vas|vous allez} ?', '[Ta question]'],
  ),
  flirt: crossed(
    ['Je tente un deuxième bonjour.', 'Je repasse avec le sourire.', 'Je me permets un deuxième message.'],
    [
      'J’aimerais bien faire connaissance.',
      '{Ton|Votre} profil me donne toujours envie de faire connaissance.',
      'J’aimerais bien en savoir plus sur {toi|vous}.',
    ],
  ),
  original: crossed(
    [
      'Un petit message, et après je {te|vous} laisse tranquille :',
      'Une petite question, et promis, je n’insiste pas :',
    ],
    ['[ta question]', '{tu vas bien|vous allez bien} ?', 'quoi de beau, ces jours-ci ?'],
  ),
};
