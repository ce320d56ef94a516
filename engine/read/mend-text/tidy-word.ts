// Characters that recognition is known to get wrong in any context.

const replacements: [RegExp, string][] = [
  [/[’‘`´]/g, "'"],
  [/[“”„]/g, '"'],
  [/…/g, '...'],
  [/^\|$/, 'I'],
  [/\|(?=[a-zà-ÿ'])/g, 'l'],
  [/\|/g, 'I'],
  [/[—–]{2,}/g, '—'],
  [/^Ter$/, '1er'],
  // Hours: «20h15».
  [/^(\d{1,2})[MN](\d{2})(?=\W*$)/, '$1h$2'],
  // Abbreviations that the recogniser's dictionary does not know.
  [/^(t)fg$/i, '$1fq'],
];

/** «Merciii» is read as «Mercili»: all strokes after such a word are the same letter. */
const drawnOut = /^(merci|oui|hihi)([il|!I]*[il|I])$/i;

export function tidyWord(word: string): string {
  const tidy = replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
  return tidy.replace(drawnOut, (_, start: string, strokes: string) => start + 'i'.repeat(strokes.length));
}
