import type { ByTone } from '../pattern.ts';

// Where the last message gives nothing to hold on to, or the user spoke last: light, and easy to answer.

export const plainQuestions: ByTone = {
  humoristique: [
    'Bon, la vraie question : {tu es|vous êtes} plutôt sieste ou plutôt grasse matinée ?',
    'Je change de sujet sans prévenir : le dernier truc qui {t’a|vous a} fait rire ?',
    'Question vitale : sucré ou salé au petit-déjeuner ?',
    'Sondage express : pain au chocolat ou chocolatine ?',
  ],
  flirt: [
    'Dis-moi une chose que j’aimerais savoir sur toi.',
    'Et {toi|vous}, qu’est-ce qui {te|vous} fait oublier l’heure ?',
    'J’ai envie d’en savoir plus sur {toi|vous}. Le meilleur moment de {ta|votre} semaine ?',
    'Qu’est-ce qui {t’a|vous a} fait sourire aujourd’hui ?',
  ],
  original: [
    'Si demain était libre, {tu en ferais|vous en feriez} quoi ?',
    'Et {toi|vous}, une chose vraie que personne ne devine ?',
    'La dernière photo de {ton|votre} téléphone, elle montre quoi ?',
    'L’endroit qui {te|vous} fait du bien à coup sûr, c’est lequel ?',
  ],
};

/** To propose to meet with nothing to start from. */
export const plainInvitations: ByTone = {
  humoristique: [
    'Bon, à ce stade, il nous faut un verre. Cette semaine, ça {te|vous} dirait ?',
    'Je tente ma chance : un verre un de ces soirs, promis, je suis plus drôle en vrai.',
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
  humoristique: [
    'Bien reçu ! Je promets des messages d’une qualité raisonnable.',
    'Reçu ! Je {t’écris|vous écris} là-bas, avec un premier message à la hauteur, j’espère.',
  ],
  flirt: [
    'Merci, je {t’écris|vous écris} là-bas tout de suite. J’avais envie de continuer.',
    'Parfait, on se retrouve là-bas. Ça me fait plaisir.',
  ],
  original: [
    'C’est noté. Mon premier message arrive, à {toi|vous} de deviner que c’est moi.',
    'Bien reçu, on change de décor et on garde la conversation.',
  ],
};
