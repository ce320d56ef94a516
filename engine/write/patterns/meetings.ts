import type { ByTone } from '../pattern.ts';
import { crossed } from './crossed.ts';

// A meeting is on the table. {quand} is the day that the match named: «samedi à 19h». What is asked with it is answered in its own blank;
// nothing that was said is asked again.

/** The day is the user's to name. */
const daysSought = [
  '[Ton jour], ça {t’irait|vous irait} ?',
  '[Ton jour] ?',
  '[Ton jour], ça {te|vous} va ?',
  '[Ton jour], ça {te|vous} dirait ?',
  'On dit [ton jour] ?',
  'Je suis libre [ton jour], et {toi|vous} ?',
  '[Ton jour], par exemple ?',
  'Pourquoi pas [ton jour] ?',
];

/** The match proposes, or says which day will do. */
export const accepted: ByTone = {
  humoristique: crossed(
    [
      '{Vendu !|Avec plaisir !}',
      '{Marché conclu.|C’est entendu.}',
      'Parfait pour moi.',
      'Je dis oui sans réfléchir.',
      '{Adjugé !|Très volontiers !}',
    ],
    [
      'Je serai la personne qui sourit bêtement.',
      'Je préviens mon canapé.',
      'Je bloque l’agenda.',
      'Pas besoin d’insister.',
      'J’ai déjà un peu le trac.',
      'Je commence à compter les heures.',
    ],
  ),
  flirt: crossed(
    [
      'Oui, avec plaisir.',
      'Avec grand plaisir !',
      'Ça me fait très envie.',
      'Ça me va très bien.',
      'Oh oui, avec plaisir.',
    ],
    ['J’ai déjà hâte.', 'J’ai hâte.', 'On fait comme ça.', 'Quelle bonne idée.', 'Vivement.', 'Déjà le sourire.'],
  ),
  original: crossed(
    [
      'Ça me va très bien.',
      'Ça me tente beaucoup.',
      'Ok, ça marche pour moi.',
      'Très bonne idée.',
      'Parfait.',
      'Oui pour moi.',
    ],
    ['On fait comme ça.', 'C’est noté.', 'Hâte d’y être.', 'Le plus dur sera d’attendre.', 'C’est dans l’agenda.'],
  ),
};

/** The same, where one day was named. */
export const acceptedDay: ByTone = {
  humoristique: crossed(
    ['{quand}, {vendu|c’est entendu} !', 'Va pour {quand}.', '{quand}, je dis oui sans réfléchir.'],
    ['J’ai déjà un peu le trac.', 'Je le note en gros et en rouge.', 'Je préviens mon canapé.'],
  ),
  flirt: crossed(
    ['{quand}, avec grand plaisir.', 'Oh oui, {quand}, volontiers.', '{quand}, très volontiers.'],
    ['J’ai hâte.', 'Ça me fait très envie.', 'Vivement.'],
  ),
  original: crossed(
    ['{quand}, ça me va très bien.', '{quand}, ça marche.', '{quand}, parfait.'],
    ['C’est noté.', 'Hâte d’y être.', 'Le plus dur sera d’attendre.'],
  ),
};

/** The match says yes to the user's day. */
export const agreedDay: ByTone = {
  humoristique: crossed(
    ['{quand}, c’est noté en gros et en rouge.', '{quand}, parfait.', 'C’est parti pour {quand}.'],
    ['', 'J’ai déjà un peu le trac.', 'Je commence à compter les jours.'],
  ),
  flirt: crossed(
    ['Super, vivement {quand}.', 'Génial, vivement {quand}.', 'Parfait, vivement {quand}.'],
    ['', 'Ça me fait plaisir.', 'Je souris déjà.'],
  ),
  original: crossed(
    ['Alors, on se voit {quand}.', 'Très bien, on se voit {quand}.'],
    ['', 'C’est dans l’agenda.', 'Il ne reste plus qu’à attendre.'],
  ),
};

/** The match says yes to the user's idea, and no day was named yet. */
export const dayMissing: ByTone = {
  humoristique: [
    'Super ! [Ton jour], ça {t’irait|vous irait} ?',
    'Je bloque [ton jour] en gros et en rouge. Ça {te|vous} va ?',
  ],
  flirt: [
    'Génial, ça me fait plaisir. [Ton jour], ça {t’irait|vous irait} ?',
    'Ça me fait très plaisir. Je suis libre [ton jour], et {toi|vous} ?',
  ],
  original: ['Parfait. On dit [ton jour] ?', 'Très bien. Plutôt en semaine, ou le week-end ?'],
};

/** After a yes to what is proposed for no day in particular. */
export const daySought = '[Ton jour], ça {t’irait|vous irait} ?';

/** All is said: only pleasure is left. */
export const settled: ByTone = {
  humoristique: crossed(
    ['C’est noté.', 'Parfait.', 'Noté !', 'Impeccable.'],
    [
      'Je répète déjà mes meilleures blagues.',
      'Je serai la personne qui fait semblant de regarder son téléphone.',
      'J’ai un peu le trac, et c’est bon signe.',
    ],
  ),
  flirt: crossed(
    ['Parfait,', 'C’est noté,', 'Super,', 'Très bien,'],
    ['j’ai hâte.', 'j’ai déjà le sourire.', 'hâte d’y être.'],
  ),
  original: crossed(
    ['Entendu,', 'Bon pour moi,', 'Ça marche,'],
    ['vivement qu’on y soit.', 'plus qu’à attendre.', 'c’est dans l’agenda.'],
  ),
};

/** Not that day, and no other was named. */
export const putOff: ByTone = {
  humoristique: crossed(
    ['Ça me laisse le temps d’avoir encore plus hâte.', 'On se rattrapera.', 'Ce sera encore mieux la prochaine fois.'],
    ['Quand {tu veux|vous voulez}.', '{Tu me diras|Vous me direz}.', '{Tu me dis|Vous me dites} quand ?'],
  ),
  flirt: crossed(
    ['Rien ne presse.', 'On prend notre temps.', 'Ça attendra sans problème.'],
    [
      '{Fais|Faites}-moi signe.',
      'On fait ça quand {tu peux|vous pouvez}.',
      '{Dis|Dites}-moi quand ça {t’arrange|vous arrange}.',
    ],
  ),
  original: crossed(
    ['On trouvera un autre moment.', 'Ce n’est que partie remise.', 'On en reparle quand {tu veux|vous voulez}.'],
    ['', '{Tu me diras|Vous me direz} quand.', '{Tu me feras|Vous me ferez} signe.', 'Ce sera pour bientôt.'],
  ),
};

/** The match hints at something that one could do together, and the user wishes to meet. */
export const takenUp: ByTone = {
  humoristique: crossed(
    [
      'Je prends ça pour une invitation, et c’est oui.',
      'Si c’est une invitation, je dis oui.',
      'Je ne me le fais pas dire deux fois.',
      'J’ai cru entendre une invitation.',
      'Ça sonne comme une invitation, et je dis oui.',
      'J’ai entendu une invitation, et je l’accepte.',
      'Si c’est une perche, je la saisis.',
    ],
    daysSought,
  ),
  flirt: crossed(
    [
      'Ça me tente beaucoup.',
      'Ça me plairait bien, avec {toi|vous}.',
      'J’aimerais beaucoup.',
      'Avec {toi|vous}, ça me tente bien.',
      'Ça me ferait très plaisir.',
    ],
    daysSought,
  ),
  original: crossed(
    [
      'Je suis de la partie.',
      '{Compte|Comptez} sur moi.',
      'Chiche, pour de vrai ?',
      'Ça, ça me parle.',
      'Bonne idée, à deux c’est mieux.',
      'Avec plaisir, pour de vrai.',
      'Très bonne idée, ça.',
    ],
    daysSought,
  ),
};

/** The same, where it has its own day. */
export const takenUpThen: ByTone = {
  humoristique: crossed(
    [
      'Si c’est une invitation, je dis oui.',
      'Je prends ça pour une invitation, et c’est oui.',
      'Ça sonne comme une invitation, et c’est oui.',
    ],
    ['', 'J’ai déjà hâte.', 'Vivement.', '{Tu m’emmènes|Vous m’emmenez} ?', 'J’en suis.'],
  ),
  flirt: crossed(
    [
      'J’aimerais beaucoup y être, avec {toi|vous}.',
      'Ça me tente beaucoup, et la compagnie aussi.',
      'J’irais volontiers avec {toi|vous}.',
    ],
    ['', '{Tu m’emmènes|Vous m’emmenez} ?', 'Ça {te|vous} dirait ?'],
  ),
  original: crossed(
    [
      'Si ce n’était pas une invitation, faisons comme si.',
      'Je me glisserais bien dans ce programme.',
      'À deux, ce serait encore mieux.',
      'J’en serais bien volontiers.',
      'J’ai comme l’impression d’être de la partie.',
    ],
    ['', 'Ça {te|vous} dirait ?', 'Qu’est-ce que {tu en dis|vous en dites} ?', 'Ça {te|vous} tente ?', 'Chiche ?'],
  ),
};

/** Two days or hours are offered. */
export const choosing: ByTone = {
  humoristique: crossed(
    ['Je prends [ton choix] avant que ça parte.', 'Je vote pour [ton choix].', 'Va pour [ton choix].'],
    ['', 'Vendu !', 'Je bloque ça en rouge.', 'J’ai déjà un peu le trac.'],
  ),
  flirt: crossed(
    [
      'Avec plaisir. [Ton choix], ça me va très bien.',
      '[Ton choix], avec grand plaisir.',
      '[Ton choix], et j’ai déjà hâte.',
    ],
    ['', 'Vivement.', 'Quelle bonne idée.'],
  ),
  original: crossed(
    ['[Ton choix], ça me va très bien.', '[Ton choix], c’est très bien pour moi.', 'Disons [ton choix].'],
    ['', 'C’est noté.', 'Hâte d’y être.'],
  ),
};

/** They have met, and it went well. */
export const again: ByTone = {
  humoristique: [
    'On remet ça, alors. [Ton jour], ça {t’irait|vous irait} ?',
    'Très bien, je note : on remet ça. [Ton jour] ?',
  ],
  flirt: [
    'J’ai bien envie de remettre ça. [Ton jour], ça {te|vous} dirait ?',
    'Vivement la prochaine fois. [Ton jour], par exemple ?',
  ],
  original: ['La suite au prochain épisode. [Ton jour], ça {te|vous} va ?', 'On ne va pas s’arrêter là. [Ton jour] ?'],
};

/** Before the rest, where the match cannot make it. */
export const noWorry: ByTone = {
  humoristique: ['Aucun souci, ça arrive.', 'Pas de problème, je comprends.'],
  flirt: ['Ne {t’en fais|vous en faites} pas, je comprends.', 'Aucun souci, vraiment.'],
  original: ['Pas de souci, je comprends.', 'Aucun problème, ça arrive.'],
};

/** The same, where someone is ill. */
export const getWell: ByTone = {
  humoristique: ['Aucun souci, la santé d’abord. Courage !'],
  flirt: ['Ne {t’en fais|vous en faites} pas, j’espère que ça va aller.'],
  original: ['Pas de souci, je comprends. Bon courage !'],
};

/** The user's idea, and the match is in. */
export const agreed: ByTone = {
  humoristique: crossed(
    ['Parfait.', 'Génial.', 'Super.', 'Excellent.'],
    ['Je promets d’arriver à l’heure.', 'Je préviens mon canapé qu’il sera seul.', 'J’ai déjà un peu le trac.'],
  ),
  flirt: crossed(['Génial,', 'Super,', 'Parfait,', 'Trop bien,'], ['j’ai hâte.', 'ça me fait plaisir.', 'vivement.']),
  original: crossed(
    ['Parfait,', 'Super,', 'Très bien,'],
    ['c’est calé.', 'on fait comme ça.', 'c’est noté.', 'il ne reste plus qu’à attendre.', 'c’est dans l’agenda.'],
  ),
};
