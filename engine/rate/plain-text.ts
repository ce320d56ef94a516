/** The text without capitals and accents, letter for letter, so that a place found in it can be quoted from the original. */
export function plainText(text: string): string {
  return [...text]
    .map((letter) => {
      if (letter === '’' || letter === 'ʼ') return "'";
      const bare = letter.normalize('NFD').charAt(0).toLowerCase();
      return letter.length === 1 && bare.length === 1 ? bare : letter;
    })
    .join('');
}

/** A pattern of a lexicon that matches whole words only; its «oe» also matches «œ». */
export function wordPattern(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.replaceAll('oe', '(?:oe|œ)')})(?![\\p{L}\\p{N}])`, 'giu');
}
