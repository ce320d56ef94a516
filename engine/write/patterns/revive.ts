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
  { tone: 'original', text: '{Le}, ça m’est revenu aujourd’hui. Comment {tu vas|vous allez} ?' },
  { tone: 'flirt', text: 'Coucou ! Je repensais {a}, et à {toi|vous} au passage. Comment {tu vas|vous allez} ?' },
];

export const plainReviveFrames: Frame[] = [
  {
    tone: 'humoristique',
    text: 'Je passe une tête, voir si tout le monde est bien vivant. Ta semaine se passe bien ?',
  },
  { tone: 'humoristique', text: 'Petit coucou en passant. Il s’est passé quelque chose de drôle depuis ?' },
  { tone: 'flirt', text: 'Coucou ! Je pensais à toi. Comment se passe ta semaine ?' },
  { tone: 'flirt', text: 'Je pensais à {toi|vous}, alors je tente : quoi de beau en ce moment ?' },
  {
    tone: 'original',
    text: 'Je me demandais comment {tu allais|vous alliez}. Le meilleur moment de {ta|votre} semaine ?',
  },
  { tone: 'original', text: 'Juste envie de prendre de {tes|vos} nouvelles. Quoi de beau ?' },
];

/** What the match does not like is no subject; the light side of it is. */
export const withoutReviveFrames: Frame[] = [
  { tone: 'humoristique', text: 'Promis, je ne parle plus {de}. Comment tu vas ?' },
  { tone: 'flirt', text: 'Un petit coucou, garanti sans {nom}. Ta semaine se passe bien ?' },
  { tone: 'original', text: 'On repart de zéro, sans {nom} cette fois : quoi de beau de ton côté ?' },
];

/** After a line about the subject, in the manner of each tone. */
export const reviveTails: ByTone = {
  humoristique: ['Je demande pour un ami. L’ami, c’est moi.', 'Je veux tous les détails.'],
  flirt: ['Et toi, comment tu vas ?', 'Ça me ferait plaisir d’avoir de tes nouvelles.'],
  original: ['Raconte-moi le meilleur passage.', 'Même la version longue.'],
};

/** Before an answer that comes late. */
export const lateLeads: ByTone = {
  humoristique: ['Pardon, je réponds à la vitesse d’un fax :', 'Avec un retard parfaitement assumé :'],
  flirt: ['Pardon pour l’attente, je n’avais pas oublié :', 'J’ai tardé, pardon :'],
  original: ['Mieux vaut tard :', 'Je reprends le fil :'],
};
