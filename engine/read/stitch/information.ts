// How much it says about two messages that they are the same text, in something like bits.

const enoughLetters = 16;
const lettersOfAPhrase = 10;

/** Anyone says «oui» twice; nobody writes the same twenty letters twice by chance. */
export function informationOf(letters: number): number {
  return Math.min(enoughLetters, letters) * Math.min(1, letters / lettersOfAPhrase);
}

/** Beyond this share of wrong letters, two texts are two messages. */
export const mostNoise = 0.25;
const costOfNoise = 2.8;

/** What remains of the information when so many letters differ. */
export function evidence(letters: number, edits: number): number {
  return letters === 0 ? 0 : informationOf(letters) * (1 - (costOfNoise * edits) / letters);
}

/** Of the reader's confidence in a message: from here on it is taken at its word. */
export const surelyRead = 0.9;
/** What it says against an overlap that only one side has a message; a piece at the edge is easily missed. */
export const costOfMissedMessage = 7;
export const costOfMissedPiece = 1;
