const segments = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Counts graphemes, as people do: a family emoji is one character. */
export function characterCountOf(text: string): number {
  return [...segments.segment(text.trim())].length;
}
