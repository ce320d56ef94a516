const ligatures: Record<string, string> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
};

/** A text in the characters that every bank of the SEPA zone takes, 70 at most: accents are dropped, other signs become spaces. */
export function sepaText(text: string): string {
  return text
    .replace(/[œŒæÆßøØłŁ]/g, (letter) => ligatures[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replace(/ +/g, ' ')
    .slice(0, 70)
    .trim();
}
