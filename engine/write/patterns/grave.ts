import type { ByTone } from '../pattern.ts';

// Something hard was told. A few plain words: nothing solemn, no farewell, no question that a therapist would ask.

export const graveWhole: ByTone = {
  humoristique: [
    'Courage, vraiment. Et si {tu veux|vous voulez} parler d’autre chose, je suis là aussi.',
    'Courage à {toi|vous}, vraiment. Je suis là si besoin.',
  ],
  flirt: [
    'Ça ne doit pas être simple. Je suis là si {tu veux|vous voulez} en parler.',
    'Je {t’envoie|vous envoie} plein de courage.',
  ],
  original: [
    'Je ne sais pas quoi dire d’intelligent, alors juste : je pense à {toi|vous}.',
    'Ça ne doit pas être facile. Je pense à {toi|vous}.',
  ],
};

/** Before an answer. */
export const graveLeads: ByTone = {
  humoristique: ['Ça ne doit pas être simple.', 'Courage, vraiment.'],
  flirt: ['Ça me touche que {tu m’en parles|vous m’en parliez}.', 'Je {te|vous} souhaite du courage.'],
  original: ['Ça ne doit pas être facile.', 'Je comprends que ce soit dur.'],
};

/** Some time has passed, and nobody has answered yet. */
export const graveRevivals: ByTone = {
  humoristique: [
    'Petit message pour prendre de {tes|vos} nouvelles. Rien ne presse.',
    'Je voulais juste savoir comment {tu vas|vous allez}.',
  ],
  flirt: [
    'Je pense à {toi|vous}. Comment {tu vas|vous allez}, aujourd’hui ?',
    'J’espère que {tu vas|vous allez} un peu mieux. Je suis là si besoin.',
  ],
  original: [
    'Pas besoin de répondre tout de suite. J’espère que ça va.',
    'Je passe voir si ça va. {Prends ton|Prenez votre} temps pour répondre.',
  ],
};
