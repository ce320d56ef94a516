// What recognition is known to get wrong whatever the context.

const replacements: [RegExp, string][] = [
  [/[’‘`´]/g, "'"],
  [/[“”„]/g, '"'],
  [/…/g, '...'],
  [/^\|$/, 'I'],
  [/\|(?=[a-zà-ÿ'])/g, 'l'],
  [/\|/g, 'I'],
  [/[—–]{2,}/g, '—'],
  [/^Ter$/, '1er'],
  // Words that people write and no dictionary knows.
  [/^(t)fg$/i, '$1fq'],
];

/** «Merciii» comes back as «Mercili»: strokes in a row are one letter. */
const drawnOut = /^(merci|oui|hihi)([il|!I]*[il|I])$/i;

export function tidyWord(word: string): string {
  const tidy = replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
  return tidy.replace(drawnOut, (_, start: string, strokes: string) => start + 'i'.repeat(strokes.length));
}
