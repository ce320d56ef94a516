import type { ByTone } from '../pattern.ts';

// {q} is a few words of the match, between quotes and as they were written. Each line was tried on turns of people that it was not
// written for; those that were taken nine times in ten are here.

/** Whether it was told to make one laugh or not. */
export const quotes: ByTone = {
  humoristique: [
    '« {q} »… j’ai souri, je l’avoue.',
    '« {q} » : ça, je retiens.',
    '« {q} »… je souris devant mon téléphone.',
  ],
  flirt: [
    '« {q} »… j’aime bien {te lire, tu sais|vous lire, vous savez}.',
    '« {q} »… j’adore {ta|votre} façon de raconter.',
    '« {q} »… je crois que je commence à bien {t’aimer|vous aimer}.',
  ],
  original: [
    'J’ai bien aimé « {q} ».',
    'J’aime bien comme {tu dis|vous dites} ça : « {q} ».',
    '« {q} » : je ne m’attendais pas à ça, et j’aime bien.',
  ],
};

/** Where it surely was. */
export const quotesOfGag: ByTone = {
  humoristique: [
    '« {q} », je ne m’en remets pas.',
    '« {q} »… bon, là, {tu m’as|vous m’avez} fait rire.',
    '« {q} » : celle-là, je la garde.',
    'Je relis « {q} » et je ris encore.',
    '{Tu ne peux|Vous ne pouvez} pas écrire « {q} » et {t’arrêter|vous arrêter} là.',
    '« {q} » : je n’ai rien à ajouter, c’est parfait.',
  ],
  flirt: [
    '« {q} »… {tu me fais|vous me faites} rire, j’aime beaucoup.',
    '« {q} »… je souris bêtement devant mon téléphone.',
    '« {q} » : rien que pour ça, j’ai bien fait de {t’écrire|vous écrire}.',
    '« {q} » : c’est exactement le genre de phrase qui me plaît.',
  ],
  original: [
    'Phrase de la journée, sans concurrence : « {q} ».',
    '« {q} » : je la retiens, celle-là.',
    '« {q} », on dirait le titre d’un film. J’irais le voir.',
    '« {q} », j’adore.',
  ],
};

/** Before an answer. */
export const quoteLeads: ByTone = {
  humoristique: ['« {q} », {tu m’as|vous m’avez} fait sourire.', 'J’ai relu « {q} » en souriant.'],
  flirt: ['« {q} », j’adore.', '« {q} »… j’aime bien {te|vous} lire.'],
  original: ['J’ai bien aimé « {q} ».', '« {q} », ça m’a fait sourire.'],
};

/** With an invitation. */
export const quoteInvitations: ByTone = {
  humoristique: [
    '« {q} » : pour cette phrase, je {t’offre|vous offre} un verre. [Ton jour] ?',
    '« {q} », ça mérite bien un café. [Ton jour], {tu es|vous êtes} libre ?',
  ],
  flirt: [
    'Rien que pour « {q} », j’ai envie de {te|vous} voir en vrai. [Ton jour], ça {te|vous} va ?',
    '« {q} », {tu m’as|vous m’avez} fait sourire. Ça {te|vous} dirait qu’on se voie [ton jour] ?',
  ],
  original: [
    '« {q} »… je veux la suite autour d’un verre. [Ton jour] ?',
    '« {q} », j’adore. On boit un verre [ton jour] ?',
  ],
};

/** With the wish to write elsewhere. */
export const quoteNumbers: ByTone = {
  humoristique: ['« {q} », ça m’a fait sourire. On continue sur WhatsApp ? [ton numéro]'],
  flirt: [
    '{Tu m’as|Vous m’avez} fait sourire avec « {q} ». Je {te|vous} laisse mon numéro, si {tu veux|vous voulez} continuer là-bas : [ton numéro]',
  ],
  original: ['« {q} », j’adore. On continue par message ? Mon numéro : [ton numéro]'],
};
