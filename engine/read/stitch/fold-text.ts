// Texts as they are compared: without what recognition often gets wrong (case, accents, spaces, signs, I for l, 0 for O).

export interface FoldedText {
  letters: string;
  /** For each folded letter, where its character ends in the original text. */
  ends: number[];
}

const lookalikes: Record<string, string> = { l: 'i', j: 'i', '1': 'i', '|': 'i', '0': 'o' };

function foldCharacter(character: string): string {
  const plain = character.normalize('NFD').toLowerCase();
  return Array.from(plain, (letter) => lookalikes[letter] ?? letter)
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join('')
    .replace('œ', 'oe')
    .replace('æ', 'ae');
}

const foldedCharacters = new Map<string, string>();

/** Remembers each character, of which all texts together have few. */
function foldKnown(character: string): string {
  let folded = foldedCharacters.get(character);
  if (folded === undefined) {
    folded = foldCharacter(character);
    foldedCharacters.set(character, folded);
  }
  return folded;
}

export function foldWithPositions(text: string): FoldedText {
  let letters = '';
  const ends: number[] = [];
  let end = 0;
  for (const character of text) {
    end += character.length;
    const folded = foldKnown(character);
    letters += folded;
    for (let index = 0; index < folded.length; index++) ends.push(end);
  }
  return { letters, ends };
}

/** A text without letters («?», «😂») is only stripped of its spaces. */
export function foldText(text: string): string {
  return foldWithPositions(text).letters || text.replace(/\s+/g, '');
}
