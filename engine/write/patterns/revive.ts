import type { ByTone, Frame } from '../pattern.ts';

/** The match fell silent after announcing something: ask how it went. */
export const outcomeFrames: Frame[] = [
  { tone: 'humoristique', text: 'Je viens aux nouvelles, l’air de rien : {le}, verdict ?' },
  { tone: 'humoristique', text: 'Alors, {le} ? J’ai parié sur un triomphe, ne me fais pas perdre.' },
  { tone: 'flirt', text: 'Coucou ! J’ai pensé à toi : {le}, ça s’est bien passé ?' },
  { tone: 'flirt', text: 'Alors, {le} ? J’ai envie que tu me racontes.' },
  { tone: 'original', text: 'Alors, sur dix, {le}, ça donne combien ?' },
  { tone: 'original', text: 'Je n’ai pas oublié : {le}, c’était comment ?' },
];

/** The match fell silent: come back light, on a subject, without a reproach. */
export const reviveFrames: Frame[] = [
  { tone: 'humoristique', text: 'Je reviens pour une question très sérieuse : {le}, des nouvelles ?' },
  {
    tone: 'humoristique',
    text: 'Mon enquête sur {le} piétine. Tu veux bien témoigner ?',
    intensity: ['joueur', 'direct'],
  },
  { tone: 'humoristique', text: 'Je passe une tête : toujours d’attaque pour me parler {de} ?' },
  { tone: 'flirt', text: 'Coucou ! Je repensais {a}, et à toi au passage. Comment tu vas ?' },
  { tone: 'flirt', text: 'J’aimais bien quand tu me parlais {de}. Comment se passe ta semaine ?' },
  {
    tone: 'flirt',
    text: 'J’ai envie de reprendre là où on s’était arrêtés. {Le}, tu me racontes la suite ?',
    intensity: ['direct', 'joueur'],
  },
  { tone: 'original', text: 'Question qui me trotte dans la tête : {le}, tu en es où ?' },
  { tone: 'original', text: 'Au fait, {le}, il y a une suite ? Ça m’intéresse.' },
  { tone: 'original', text: 'J’ai croisé quelque chose qui m’a fait penser {a}. Quoi de neuf de {ton|votre} côté ?' },
];

/** The user is the one who was late: the match wrote last. */
export const lateFrames: Frame[] = [
  { tone: 'humoristique', text: 'Pardon, je réponds à la vitesse d’un fax. {Le}, il y a du nouveau depuis ?' },
  { tone: 'humoristique', text: 'Je refais surface, pardon. Alors, {le}, on en est où ?' },
  { tone: 'flirt', text: 'Pardon pour le silence, j’ai quand même pensé {a}. Comment tu vas ?' },
  { tone: 'flirt', text: 'J’ai tardé, pardon. Tu me racontes la suite, pour {le} ?' },
  { tone: 'original', text: 'Je reprends le fil avec du retard : {le}, ça a donné quoi ?' },
  { tone: 'original', text: 'Toutes mes excuses pour le délai. {Le}, ça avance ?' },
];

export const plainReviveFrames: Frame[] = [
  {
    tone: 'humoristique',
    text: 'Je passe une tête, voir si tout le monde est bien vivant. Ta semaine se passe bien ?',
  },
  { tone: 'humoristique', text: 'Petit coucou du jour : dis-moi un truc drôle qui t’est arrivé depuis.' },
  { tone: 'flirt', text: 'Coucou ! Je pensais à toi. Comment se passe ta semaine ?' },
  { tone: 'flirt', text: 'J’aime bien te parler, alors je tente : quoi de beau en ce moment ?' },
  { tone: 'original', text: 'Une question au hasard pour repartir : la meilleure chose de ta semaine ?' },
  { tone: 'original', text: 'Je relance avec du facile : tu écoutes quoi en ce moment ?' },
];

/** What the match does not like is no subject; the light side of it is. */
export const withoutReviveFrames: Frame[] = [
  { tone: 'humoristique', text: 'Promis, je ne parle plus {de}. Comment tu vas ?' },
  { tone: 'flirt', text: 'Un petit coucou, garanti sans {nom}. Ta semaine se passe bien ?' },
  { tone: 'original', text: 'On repart de zéro, sans {nom} cette fois : quoi de beau de ton côté ?' },
];

/** After a line about the subject, in the manner of each tone. */
export const reviveTails: ByTone = {
  humoristique: ['Je demande pour un ami. L’ami, c’est moi.', 'J’exige un rapport complet.'],
  flirt: ['Et toi, comment tu vas ?', 'Ça me ferait plaisir d’avoir de tes nouvelles.'],
  original: ['Raconte-moi le meilleur passage.', 'Version longue acceptée.'],
};

/** Before an answer that comes late. */
export const lateLeads: ByTone = {
  humoristique: ['Pardon, je réponds à la vitesse d’un fax :', 'Avec un retard parfaitement assumé :'],
  flirt: ['Pardon pour l’attente, je n’avais pas oublié :', 'J’ai tardé, pardon :'],
  original: ['Mieux vaut tard :', 'Je reprends le fil :'],
};
