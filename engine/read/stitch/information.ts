// How much evidence it is that two messages have the same text, roughly in bits.

/** More letters add no evidence. */
const enoughLetters = 16;
/** Shorter texts count less than their letters: «oui» is often written twice, twenty letters never by chance. */
const lettersOfAPhrase = 10;

export function informationOf(letters: number): number {
  return Math.min(enoughLetters, letters) * Math.min(1, letters / lettersOfAPhrase);
}

/** Beyond this share of wrong letters, two texts are two messages. */
export const mostNoise = 0.25;
const costOfNoise = 2.8;

/** Evidence that is left where so many of the letters differ. */
export function evidence(letters: number, edits: number): number {
  return letters === 0 ? 0 : informationOf(letters) * (1 - (costOfNoise * edits) / letters);
}

/** Confidence of a message from which its text counts as certain. */
export const surelyRead = 0.9;
/** Evidence against an overlap where only one side has a message, or a piece of one at the edge, which is easily missed. */
export const costOfMissedMessage = 7;
export const costOfMissedPiece = 1;
