import type { ByTone } from '../pattern.ts';

// What one says of words that one repeats: {q} is a few words of the match, between quotes and as they were written. They may be
// a sentence with «je» in it, a thing, a number: every line holds for any of them.

/** How the words were meant; `trouble` is never repeated. */
export type Manner = 'playful' | 'plain' | 'tender' | 'trouble';

/** Whole replies, or the lead of an invitation. */
export const callbacks: Record<Exclude<Manner, 'trouble'>, ByTone> = {
  playful: {
    humoristique: [
      '« {q} », je ne m’en remets pas.',
      'J’étais tranquille jusqu’à « {q} ».',
      '« {q} »… bon, là, {tu m’as|vous m’avez} fait rire.',
      '« {q} » : celle-là, je la garde.',
      'Je relis « {q} » et je ris encore.',
    ],
    flirt: [
      '« {q} »… j’adore {ta|votre} façon de raconter.',
      '« {q} »… je souris bêtement devant mon téléphone.',
      '« {q} » : d’accord, {tu marques|vous marquez} un point.',
      '« {q} »… {tu me fais|vous me faites} rire, j’aime beaucoup.',
    ],
    original: [
      '« {q} » : {tu devrais|vous devriez} mettre ça dans {ta|votre} bio.',
      '« {q} », j’aime beaucoup.',
      'Phrase de la journée, sans concurrence : « {q} ».',
      'J’ai souri à « {q} », je l’avoue.',
    ],
  },
  plain: {
    humoristique: ['J’ai souri à « {q} », je l’avoue.', '« {q} » : bien vu.', '« {q} »… ok, là, j’ai ri.'],
    flirt: [
      '« {q} »… {tu me fais|vous me faites} sourire.',
      'J’aime bien {ta|votre} façon de le dire : « {q} ».',
      '« {q} »… ça me plaît, dit comme ça.',
    ],
    original: [
      '« {q} », j’aime beaucoup.',
      '« {q} » : je la retiens, celle-là.',
      'Je garde « {q} » pour plus tard, c’est trop bon.',
    ],
  },
  tender: {
    humoristique: [
      '« {q} »… je range mon humour deux minutes, c’est touchant.',
      '« {q} » : rien à ajouter, c’est beau.',
    ],
    flirt: ['« {q} »… j’aime beaucoup.', '« {q} »… c’est touchant, ça.'],
    original: ['« {q} » : je crois que je vais y repenser.', 'Je retiens « {q} ». C’est beau, tout simplement.'],
  },
};

/** After their words said back with a question mark, «Tu as crié dans le tram ?»: {echo}. */
export const echoReactions: Record<Manner, ByTone> = {
  playful: {
    humoristique: [
      '{echo} ? Je ris, merci pour ça.',
      '{echo} ? Je ne m’en remets pas.',
      '{echo} ? Magnifique, ne {change|changez} rien.',
    ],
    flirt: [
      '{echo} ? {Tu me fais|Vous me faites} rire, j’aime beaucoup.',
      '{echo} ? J’adore {ta|votre} façon de raconter.',
      '{echo} ? J’aurais bien aimé voir ça.',
    ],
    original: [
      '{echo} ? Il me faut plus de détails.',
      '{echo} ? Voilà qui change des conversations habituelles.',
      '{echo} ? Ok, là, je veux la suite.',
    ],
  },
  plain: {
    humoristique: ['{echo} ? Rien que ça !', '{echo} ? Ah oui, quand même.'],
    flirt: ['{echo} ? J’aime bien.', '{echo} ? J’aime bien quand {tu me racontes|vous me racontez} ça.'],
    original: ['{echo} ? Ça m’intéresse, {raconte|racontez}.', '{echo} ? Là, {tu as|vous avez} piqué ma curiosité.'],
  },
  tender: {
    humoristique: ['{echo} ? Je range mon humour deux minutes, c’est touchant.'],
    flirt: ['{echo} ? C’est touchant, ça.'],
    original: ['{echo} ? Je crois que je vais y repenser.'],
  },
  trouble: {
    humoristique: ['{echo} ? Aïe. Je {t’envoie|vous envoie} du courage, et du chocolat imaginaire.'],
    flirt: ['{echo} ? Courage, vraiment.', '{echo} ? Ah, mince. {Tu tiens|Vous tenez} le coup ?'],
    original: ['{echo} ? Aïe, courage. Qu’est-ce qui {te|vous} ferait un peu de bien, là ?'],
  },
};

/** The same before an answer. */
export const echoLeads: Record<Manner, string[]> = {
  playful: ['{echo} ? J’adore.', '{echo} ? Excellent.', '{echo} ? Je ris.'],
  plain: ['{echo} ? Je vois.', '{echo} ? Ah oui !'],
  tender: ['{echo} ? C’est beau.'],
  trouble: ['{echo} ? Oh non.', '{echo} ? Aïe.'],
};

/** The same where the words cannot be repeated, for being in short hand or too long. */
export const reactions: Record<Exclude<Manner, 'trouble'>, ByTone> = {
  playful: {
    humoristique: [
      'Ok, là, {tu m’as|vous m’avez} bien fait rire.',
      'Je ris {u:tout seul|toute seule|devant mon écran}, merci pour ça.',
    ],
    flirt: ['J’adore {ta|votre} façon de raconter.', '{Tu me fais|Vous me faites} sourire, là.'],
    original: ['Excellent. Rien à ajouter.', 'Excellent, vraiment.'],
  },
  plain: {
    humoristique: ['Ah oui, je vois !', 'Bien dit.'],
    flirt: [
      'J’aime bien {ta|votre} façon de dire les choses.',
      'J’aime bien quand {tu me racontes|vous me racontez} tout ça.',
    ],
    original: ['Je comprends.', 'Bien vu, je n’y avais pas pensé comme ça.'],
  },
  tender: {
    humoristique: ['Je range mon humour deux minutes, c’est touchant.'],
    flirt: ['C’est touchant, ça. Merci de me le raconter.'],
    original: ['Je crois que je vais y repenser, à ce que {tu viens|vous venez} de dire.'],
  },
};

/** After an answer of a word or two. */
export const shortCallbacks: ByTone = {
  humoristique: [
    '« {q} » : j’admire la concision.',
    '« {q} », voilà qui est dit. À {ton|votre} tour de me cuisiner un peu.',
  ],
  flirt: [
    '« {q} »… {tu me laisses|vous me laissez} sur ma faim, là. {Raconte-moi|Racontez-moi} un peu.',
    '« {q} », d’accord. Et la version longue ?',
  ],
  original: [
    '« {q} » : il va me falloir la version longue.',
    '« {q} », c’est court mais c’est clair. À {toi|vous} de poser la prochaine question.',
  ],
};

/** To come back to someone who said this the other day. */
export const callbackRevivals: ByTone = {
  humoristique: [
    'Je repensais à « {q} », et ça me fait toujours sourire. Quoi de neuf depuis ?',
    '« {q} » : j’y pense encore, c’est dire. Quoi de neuf ?',
  ],
  flirt: [
    'J’ai repensé à « {q} », et à {toi|vous} au passage. Comment {tu vas|vous allez} ?',
    '« {q} »… j’ai souri en le relisant. Comment {tu vas|vous allez} ?',
  ],
  original: [
    '« {q} » : je m’en souviens encore. Et depuis, quoi de beau ?',
    'Je suis encore en train de rire de « {q} ». Comment {tu vas|vous allez} ?',
  ],
};
