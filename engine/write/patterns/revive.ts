import type { ByTone, Frame } from '../pattern.ts';

/** The match fell silent after announcing something: ask how it went. */
export const outcomeFrames: Frame[] = [
  { tone: 'humoristique', text: 'Je viens aux nouvelles, l’air de rien : {le}, verdict ?' },
  { tone: 'humoristique', text: 'Alors, {le} ? Je veux tout savoir, même les détails gênants.' },
  { tone: 'flirt', text: 'Coucou ! J’ai pensé à toi : {le}, ça s’est bien passé ?' },
  { tone: 'flirt', text: 'Alors, {le} ? J’ai envie que tu me racontes.' },
  { tone: 'original', text: 'Alors, sur dix, {le}, ça donne combien ?' },
  { tone: 'original', text: 'Je n’ai pas oublié : {le}, c’était comment ?' },
];

/** The match fell silent: come back light, on a subject, without a reproach. */
export const reviveFrames: Frame[] = [
  { tone: 'humoristique', text: 'Je repensais {a}, et ça m’a fait sourire. Quoi de neuf de {ton|votre} côté ?' },
  { tone: 'original', text: 'J’ai repensé {a} aujourd’hui. Comment {tu vas|vous allez} ?' },
  { tone: 'flirt', text: 'Coucou ! Je repensais {a}, et à {toi|vous} au passage. Comment {tu vas|vous allez} ?' },
];

/** The same, about nothing in particular. */
export const plainReviveFrames: ByTone = {
  humoristique: [
    'Petit message sans raison valable, à part l’envie de savoir comment {tu vas|vous allez}.',
    'J’ai cherché une excuse brillante pour {t’écrire|vous écrire}. À défaut : comment {tu vas|vous allez} ?',
    '{Coucou|Bonjour}, c’est encore moi. Quoi de beau dans {ta|votre} vie ?',
    'Je viens aux nouvelles, les bonnes de préférence. {Tu en as|Vous en avez} ?',
    'Il paraît que « quoi de neuf » ne marche jamais. On vérifie : quoi de neuf ?',
    'Je passais dire bonjour, c’est tout. Sauf si {tu as|vous avez} un truc drôle à raconter.',
  ],
  flirt: [
    'Je pensais à {toi|vous}, alors autant {te|vous} le dire. Comment {tu vas|vous allez} ?',
    'J’avais envie de {te|vous} dire bonjour, tout simplement. Comment {tu vas|vous allez} ?',
    'Plutôt que de deviner, je demande : comment {tu vas|vous allez}, en vrai ?',
    'J’ai envie de {tes|vos} nouvelles, même minuscules. Comment se passe {ta|votre} semaine ?',
    'Rien d’urgent, juste l’envie de reprendre le fil avec {toi|vous}. Quoi de beau ?',
  ],
  original: [
    'Un petit signe, sans rien demander. Enfin si : comment ça va ?',
    'Je passe par là pour prendre de {tes|vos} nouvelles.',
    'J’avais gardé une question pour plus tard, et je l’ai oubliée. Comment {tu vas|vous allez} ?',
    'Je rouvre la conversation, elle prenait la poussière. Quoi de beau ?',
    'Pas de grande phrase, juste l’envie de savoir comment ça se passe de {ton|votre} côté.',
    'On en était où, déjà ? Peu importe : comment {tu vas|vous allez} ?',
    'Je reprends le fil, mine de rien. Quoi de neuf ?',
  ],
};

/** What the match does not like is no subject; the light side of it is. */
export const withoutReviveFrames: Frame[] = [
  { tone: 'humoristique', text: 'Promis, je ne parle plus {de}. Comment tu vas ?' },
  { tone: 'flirt', text: 'Un petit coucou, garanti sans {nom}. Ta semaine se passe bien ?' },
  { tone: 'original', text: 'On repart de zéro, sans {nom} cette fois : quoi de beau de ton côté ?' },
];

/** Before an answer that comes late. */
export const lateLeads: ByTone = {
  humoristique: ['Pardon, je réponds à la vitesse d’un fax :', 'Avec un retard parfaitement assumé :'],
  flirt: ['Pardon pour l’attente, je n’avais pas oublié :', 'J’ai tardé, pardon :'],
  original: ['Mieux vaut tard :', 'Je reprends le fil :'],
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
  humoristique: [
    'Petit coucou, au cas où mon message se serait perdu en route.',
    'Je retente ma chance, sans pression. Promis, je ne fais pas de troisième essai.',
  ],
  flirt: [
    'Je repasse avec le sourire : {ton|votre} profil me donne toujours envie de faire connaissance.',
    'Je tente un deuxième bonjour. J’aimerais bien faire connaissance.',
  ],
  original: [
    'Un petit message, et après je {te|vous} laisse tranquille : j’aimerais bien en savoir plus sur {toi|vous}.',
    'Si {tu passes|vous passez} par là, la conversation est toujours ouverte.',
  ],
};
