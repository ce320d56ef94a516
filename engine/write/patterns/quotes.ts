import type { AnsweredKind } from '#engine/understand/turn-kind/kinds.ts';
import type { ByTone } from '../pattern.ts';

// {q} is a few words of the match, between quotes and as they were written. Each line was tried on ends of talks that it was not written
// for, with the words that the engine picks; what readers took four times in five and more is here. The less is said about the words,
// the better: a declaration («je crois que je commence à bien t'aimer») is hardly ever what they call for.

/** By what the turn does. A tone without a line has the plain words of the kind. */
export const quotesOf: Partial<Record<AnsweredKind, ByTone>> = {
  gag: {
    humoristique: ['Haha, « {q} »…', 'Haha, excellent. Surtout « {q} ».', 'Je relis « {q} » et je ris encore.'],
    flirt: ['« {q} », j’adore.', '« {q} »… {tu me fais|vous me faites} rire, j’aime beaucoup.'],
    original: ['J’ai éclaté de rire à « {q} ».', '« {q} » : je la retiens, celle-là.'],
  },
  told: {
    humoristique: ['« {q} »… je vois le tableau.'],
    flirt: ['« {q} », ça me plaît.'],
    original: [],
  },
  tease: {
    humoristique: ['« {q} » : haha, bien envoyé.'],
    flirt: [],
    original: ['« {q} »… {attends|attendez}, je prépare ma défense.'],
  },
  opinion: {
    humoristique: ['« {q} » : ça se défend.'],
    flirt: ['« {q} »… on va bien s’entendre, je crois.'],
    original: ['« {q} » : c’est noté.'],
  },
  mishap: {
    humoristique: ['« {q} »… la poisse. Ça va quand même ?'],
    flirt: [],
    original: ['« {q} », quelle galère. Bon courage !'],
  },
  compliment: {
    humoristique: ['« {q} »… je rougis un peu, là.'],
    flirt: ['« {q} »… ça me touche, merci.'],
    original: [],
  },
  plan: { humoristique: [], flirt: ['« {q} »… {tu me raconteras|vous me raconterez} ?'], original: [] },
  dream: { humoristique: [], flirt: ['« {q} »… je comprends tellement.'], original: [] },
  tired: {
    humoristique: ['« {q} »… {tu as bien mérité ton|vous avez bien mérité votre} canapé.'],
    flirt: ['« {q} »… {repose-toi|reposez-vous} bien, on se parle demain.'],
    original: [],
  },
};

/** After a word of joy. */
export const quotesOfJoy: ByTone = {
  humoristique: ['« {q} »… je souris devant mon téléphone.', '« {q} » : ça, je retiens.'],
  flirt: ['« {q} »… j’adore {ta|votre} façon de raconter.'],
  original: ['J’ai bien aimé « {q} ».', '« {q} », ça m’a fait sourire.'],
};

/** Before an answer. */
export const quoteLeads: ByTone = {
  humoristique: ['« {q} », {tu m’as|vous m’avez} fait sourire.', 'Haha, « {q} ».'],
  flirt: ['Haha, « {q} », j’adore.', '« {q} »… j’aime bien {te|vous} lire.'],
  original: ['« {q} », voilà qui me plaît.'],
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
