import type { ByTone } from '../pattern.ts';

/** Before a reaction that does not say what it is about: the thing itself, as one says it in a chat. */
export const namings: ByTone = {
  humoristique: ['{Le}, rien que ça.', 'Alors, {le}.'],
  flirt: ['Ah, {le} !', '{Le}, d’accord.'],
  original: ['{Le}, donc.', 'Ah, {le}.'],
};

/** The same for what the match does for a living. */
export const jobNamings: ByTone = {
  humoristique: ['{Nom}, rien que ça.'],
  flirt: ['Ah, {nom} !'],
  original: ['{Nom}, donc.'],
};
