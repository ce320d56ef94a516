import { costOfMissedMessage, costOfMissedPiece, surelyRead } from './information.ts';
import { isTextless, type MessagePrint } from './message-print.ts';
import { comparePlaces, movePlace } from './place.ts';

// Evidence from the places of messages, once the shift between the two screenshots is known.

const gainOfSamePlace = 2;
const gainOfPart = 1;
const costOfOtherPlace = 2;

/** Adds the evidence of places to that of `words`, which is null where the words are those of two messages. */
export function weighPlaced(
  one: MessagePrint | undefined,
  other: MessagePrint | undefined,
  shift: number,
  words: number | null,
): number | null {
  if (!one || !other) return null;
  if (!one.place || !other.place) return words;
  const agreement = comparePlaces(one.place, movePlace(other.place, shift));
  if (agreement === 'same' || agreement === 'part') {
    const gain = agreement === 'same' ? gainOfSamePlace : gainOfPart;
    return words === null ? gain - costOfOtherWords(one, other) : words + gain;
  }
  if (words === null || agreement === 'near') return words;
  return hasLetters(one) && hasLetters(other) ? words - costOfOtherPlace : null;
}

function hasLetters({ message }: MessagePrint): boolean {
  return message.kind === 'text';
}

const fewLetters = 10;

/** Two texts in one place mean that one was misread, which is unlikely for two confident ones: the cost is higher then. */
function costOfOtherWords(one: MessagePrint, other: MessagePrint): number {
  const prints = [one, other];
  if (prints.some(({ message, isAtEdge }) => isAtEdge || message.cut || isTextless(message))) return 1.5;
  if (prints.some(({ message, folded }) => message.confidence < surelyRead || folded.length < fewLetters)) return 3;
  return 8;
}

const costOfDoubtfulMessage = 2;

/** Low for a message that may be none: a stray mark, a picture's caption, half a line at the edge. */
export function costOfMissingPlaced({ message, isAtEdge }: MessagePrint): number {
  const isDoubtful = message.kind !== 'text' || message.confidence < surelyRead;
  if (message.cut || (isAtEdge && isDoubtful)) return costOfMissedPiece;
  return isDoubtful ? costOfDoubtfulMessage : costOfMissedMessage;
}
