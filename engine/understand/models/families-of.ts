import { wordFamilies } from '../lexicon/word-families.ts';

/** Families by word or phrase, and by what a word begins with. */
const byWords = new Map<string, string[]>();
const byStart = new Map<string, string[]>();
for (const [family, list] of Object.entries(wordFamilies)) {
  for (const entry of list.split(/\s+/).filter(Boolean)) {
    const [families, words] = entry.endsWith('~')
      ? [byStart, entry.slice(0, -1)]
      : [byWords, entry.replaceAll('_', ' ')];
    families.set(words, [...(families.get(words) ?? []), family]);
  }
}
const longestPhrase = 3;
const shortestStart = 3;

/** The families that words of a sentence belong to, in alphabetical order. */
export function familiesOf(words: string[]): string[] {
  const met = new Set<string>();
  const add = (families: string[] | undefined) => {
    for (const family of families ?? []) met.add(family);
  };
  for (const [place, word] of words.entries()) {
    let phrase = word;
    add(byWords.get(phrase));
    for (const next of words.slice(place + 1, place + longestPhrase)) {
      phrase += ` ${next}`;
      add(byWords.get(phrase));
    }
    for (let end = shortestStart; end <= word.length; end++) add(byStart.get(word.slice(0, end)));
  }
  return [...met].sort();
}
