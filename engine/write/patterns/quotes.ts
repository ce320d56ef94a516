import type { ByTone } from '../pattern.ts';

/** What one says of words that made one laugh: {q} is a few words of the match, between quotes and as they were written. */
export const quotesOfGag: ByTone = {
  humoristique: [
    '« {q} », je ne m’en remets pas.',
    'J’étais tranquille jusqu’à « {q} ».',
    '« {q} »… bon, là, {tu m’as|vous m’avez} fait rire.',
    '« {q} » : celle-là, je la garde.',
    'Je relis « {q} » et je ris encore.',
    '« {q} »… ok, là, j’ai ri.',
  ],
  flirt: [
    '« {q} »… j’adore {ta|votre} façon de raconter.',
    '« {q} »… je souris bêtement devant mon téléphone.',
    '« {q} »… {tu me fais|vous me faites} rire, j’aime beaucoup.',
    '« {q} »… ça me plaît, dit comme ça.',
  ],
  original: [
    '« {q} » : {tu devrais|vous devriez} mettre ça dans {ta|votre} bio.',
    'Phrase de la journée, sans concurrence : « {q} ».',
    'J’ai souri à « {q} », je l’avoue.',
    '« {q} » : je la retiens, celle-là.',
  ],
};
