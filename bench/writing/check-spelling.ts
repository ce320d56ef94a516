import { findMisspellings, type Spell } from '#engine/rate/find-spelling.ts';

/** Words of the text that neither the dictionary nor the list of spoken words has, and that the user did not type. */
export function unknownWords(text: string, typed: string, spell: Spell): string[] {
  const given = typed.toLowerCase();
  return findMisspellings(text, spell).filter((word) => !given.includes(word.toLowerCase()));
}
