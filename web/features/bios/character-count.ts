const segments = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** As a reader counts them: a family of emoji is one. */
export function characterCountOf(text: string): number {
  return [...segments.segment(text.trim())].length;
}
