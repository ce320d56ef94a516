const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** As a reader counts: a flag, a family or an accented letter is one. */
export function countCharacters(text: string): number {
  return [...segmenter.segment(text)].length;
}
