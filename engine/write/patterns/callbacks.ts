import type { ByTone } from '../pattern.ts';

/** What leads back to a subject of before; a question follows, in lower case after the colon. */
export const callbacks: ByTone = {
  humoristique: [
    'Je reviens {a}, j’ai une question capitale :',
    'Dossier « {nom} », suite :',
    'Il me manque une information sur {le} :',
  ],
  flirt: [
    'J’ai encore envie de t’entendre sur {le} :',
    'Tu m’as donné envie d’en savoir plus sur {le} :',
    'Une chose me trotte en tête, à propos {de} :',
  ],
  original: ['Retour {a}, une seconde :', 'Au fait, {le} :', 'Question bonus sur {le} :'],
};

/** What anyone can be asked, after a word that calls for a follow-up and no subject at hand. */
export const plainQuestions: ByTone = {
  humoristique: [
    'Et {toi|vous}, quoi de beau, version sans filtre ?',
    'Maintenant, la vraie question : sucré ou salé au petit-déjeuner ?',
    'Et {toi|vous}, le dernier fou rire, c’était quand ?',
  ],
  flirt: [
    'Et {toi|vous}, qu’est-ce qui {te|vous} fait oublier l’heure ?',
    'Et {toi|vous}, c’est quoi une bonne soirée ?',
    'Qu’est-ce qui {t’a|vous a} fait sourire aujourd’hui ?',
  ],
  original: [
    'Et {toi|vous}, une chose vraie que personne ne devine ?',
    'Et {toi|vous}, le plus joli moment de la semaine ?',
    'Si demain était libre, {tu en ferais|vous en feriez} quoi ?',
  ],
};
