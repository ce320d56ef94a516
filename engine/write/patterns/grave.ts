import type { ByTone } from '../pattern.ts';
import { crossed } from './crossed.ts';

// Something hard was told. A few plain words: nothing solemn, no farewell, no question that a therapist would ask.

/** A breath, or none, before the word itself. */
const breath = ['', 'Oh…', 'Oh non.', 'Merci de me le dire.', 'Merci de me l’avoir dit.'];

export const graveWhole: ByTone = {
  humoristique: crossed(
    breath,
    [
      'Courage, vraiment.',
      'Courage à {toi|vous}.',
      'Plein de courage.',
      'Courage à {toi|vous}, vraiment.',
      'Bon courage, vraiment.',
      'Beaucoup de courage à {toi|vous}.',
    ],
    [
      'Je suis là si besoin.',
      'Si {tu veux|vous voulez} en parler, je suis là.',
      'Si {tu veux|vous voulez} en parler, ou parler d’autre chose, je suis là.',
      'Je suis là si {tu as|vous avez} envie d’en parler, ou de penser à autre chose.',
      'Si {tu as|vous avez} besoin de parler, je suis là.',
      'Je suis là.',
    ],
  ),
  flirt: crossed(
    breath,
    [
      'Je pense fort à {toi|vous}.',
      'Je {t’envoie|vous envoie} plein de courage.',
      'Je {t’envoie|vous envoie} beaucoup de courage.',
      'Je suis de tout cœur avec {toi|vous}.',
      'Je pense bien à {toi|vous}.',
    ],
    [
      '',
      'Je suis là.',
      'Je suis là si besoin, vraiment.',
      'Et je suis là si {tu veux|vous voulez} en parler.',
      'Si parler {te|vous} fait du bien, je suis là.',
    ],
  ),
  original: [
    ...crossed(
      breath,
      [
        'C’est dur, ça.',
        'C’est dur.',
        'Ça ne doit pas être facile.',
        'Ça ne doit pas être simple.',
        'Ce n’est pas rien.',
        'Je comprends que ce soit dur.',
      ],
      [
        'Je suis de tout cœur avec {toi|vous}.',
        'Je suis là si besoin.',
        'Je pense à {toi|vous}.',
        'Je pense à {toi|vous}, vraiment.',
        'Je suis là si {tu veux|vous voulez} en parler.',
        'Je suis là, en tout cas.',
      ],
    ),
    ...crossed(breath, ['Je ne sais pas quoi dire d’intelligent, alors juste : je pense à {toi|vous}.']),
  ],
};

/** Before an answer. */
export const graveLeads: ByTone = {
  humoristique: ['Ça ne doit pas être simple.', 'Courage à {toi|vous}.'],
  flirt: ['Merci de me le dire.', 'Merci de me raconter ça.'],
  original: ['Je comprends.', 'C’est dur, ça.'],
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

/** Ill, or hurt, and not for long. */
export const unwell: ByTone = {
  humoristique: [
    'Aïe… Repos obligatoire, et courage avec tout ça.',
    'Oh non. Je {t’envoie|vous envoie} une tisane en pensée. Courage !',
  ],
  flirt: [
    'Oh non… {Prends bien soin de toi|Prenez bien soin de vous}.',
    '{Repose-toi|Reposez-vous} bien, j’espère que ça ira vite mieux.',
  ],
  original: [
    '{Pas cool du tout|Pas de chance}. J’espère que ça va vite aller mieux.',
    'Bon rétablissement, alors. On reparle dès que ça va mieux.',
  ],
};

/** The user's own words. */
const reactions = [
  '[Ce que ça t’inspire].',
  '[Ta réaction].',
  '[Ce que tu en penses].',
  '[Ce que tu as envie d’en dire].',
  '[Ton mot à toi].',
];

/** It may be hard or not: what to say to it is left to the user. */
export const maybeHard: ByTone = {
  humoristique: crossed(['Ah oui…', 'Ah…', 'Ah oui, je vois.', 'Ah, je ne savais pas.'], reactions),
  flirt: crossed(['Oh…', 'Oh, je vois…', 'Je vois…', 'Oh, je ne savais pas.'], reactions),
  original: crossed(['Je comprends.', 'Ah, je comprends.', 'Oui, je comprends.', 'Je comprends, oui.'], reactions),
};

/** Something personal was told, and there is nothing to be sorry for. */
export const confided: ByTone = {
  humoristique: crossed(
    ['D’accord, je comprends.', 'Ok, je comprends tout à fait.', 'Je comprends tout à fait.'],
    reactions,
  ),
  flirt: crossed(['Je comprends, merci de me le dire.', 'Merci de me le dire.', 'Merci de me l’avoir dit.'], reactions),
  original: crossed(['Je comprends bien.', 'Je vois.', 'D’accord, je vois.'], reactions),
};
