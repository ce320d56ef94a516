import { findMisspellings, type Spell } from '#engine/rate/find-spelling.ts';

/** Words that are in neither the dictionary nor the list of spoken words, and that the user did not type. */
export function unknownWords(text: string, typed: string, spell: Spell): string[] {
  const given = typed.toLowerCase();
  return findMisspellings(text, spell).filter((word) => !given.includes(word.toLowerCase()));
}
