import type { ByTone } from '../pattern.ts';
import { crossed } from './crossed.ts';

// Where the last message gives nothing to hold on to, or the user spoke last: light, and easy to answer.

export const plainQuestions: ByTone = {
  humoristique: [
    'À {toi|vous} : {pose-moi|posez-moi} une question, même bête.',
    'Je {te|vous} laisse la main : le prochain sujet, c’est {toi|vous} qui {le choisis|le choisissez}.',
    'Bon, je pourrais parler météo, mais {tu mérites|vous méritez} mieux. Quoi de drôle, cette semaine ?',
  ],
  flirt: [
    'J’ai envie d’en savoir plus sur {toi|vous}. Par quoi on commence ?',
    'Et {toi|vous}, qu’est-ce que {tu aurais|vous auriez} envie de savoir sur moi ?',
    '{Dis-moi|Dites-moi}, qu’est-ce qui {t’a|vous a} fait sourire cette semaine ?',
  ],
  original: [
    'À {ton|votre} tour : une question, n’importe laquelle, je réponds.',
    'Si {tu devais|vous deviez} me raconter une seule chose aujourd’hui, ce serait quoi ?',
    'Je change d’angle : qu’est-ce qui {te|vous} met de bonne humeur à coup sûr ?',
  ],
};

/** To propose to meet with nothing to start from. */
export const plainInvitations: ByTone = {
  humoristique: [
    'Bon, à ce stade, il nous faut un verre. Cette semaine, ça {te|vous} dirait ?',
    'Je tente ma chance : un verre, un de ces soirs ? Promis, je suis plus drôle en vrai.',
  ],
  flirt: [
    'J’ai envie de {te|vous} rencontrer pour de vrai. Un verre cette semaine, ça {te|vous} dirait ?',
    'Et si on se voyait ? Un café, une balade, comme {tu préfères|vous préférez}.',
  ],
  original: [
    'Idée simple : une heure, un café, et on voit si ça marche aussi bien en vrai. Ça {te|vous} tente ?',
    'On pourrait continuer ça en marchant un peu, un de ces jours. Qu’est-ce que {tu en dis|vous en dites} ?',
  ],
};

/** What the match leaves when they hand over a number or an account. */
export const contactReceived: ByTone = {
  humoristique: crossed(
    ['Bien reçu !', 'Reçu !', 'Merci !', 'C’est noté !'],
    [
      'Je promets des messages d’une qualité raisonnable.',
      'Je {t’écris|vous écris} là-bas, avec un premier message à la hauteur, j’espère.',
      'Je soigne mon premier message et j’arrive.',
    ],
  ),
  flirt: crossed(
    ['Merci.', 'Parfait.', 'Merci beaucoup.'],
    ['Je {t’écris|vous écris} là-bas tout de suite.', 'On se retrouve là-bas.'],
    ['J’avais envie de continuer.', 'Ça me fait plaisir.'],
  ),
  original: crossed(
    ['C’est noté.', 'Bien reçu.'],
    [
      'Mon premier message arrive, à {toi|vous} de deviner que c’est moi.',
      'On change de décor et on garde la conversation.',
      'On se retrouve là-bas.',
    ],
  ),
};
