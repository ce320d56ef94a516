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
];

export function tidyWord(word: string): string {
  return replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
}
