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
