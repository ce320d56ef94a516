const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** As a reader counts: a flag, a family or an accented letter is one. */
/** Letters that are one sign and one unit each: most texts, and counting those needs no segmenter. */
const plain = /^[\u0020-\u024f\u2018-\u201f\u2026\u20ac]*$/u;

export function countCharacters(text: string): number {
  if (plain.test(text)) return text.length;
  return [...segmenter.segment(text)].length;
}
