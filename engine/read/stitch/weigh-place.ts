import { costOfMissedMessage, costOfMissedPiece, surelyRead } from './information.ts';
import { isTextless, type MessagePrint } from './message-print.ts';
import { comparePlaces, movePlace } from './place.ts';

// Evidence from where messages stand, once it is known how far one screenshot is moved against the other.

const gainOfSamePlace = 2;
const gainOfPart = 1;
const costOfOtherPlace = 2;

/** The words of both, and the places of both: `words` is null where the words say that they are two messages. */
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

/** In one place with other words: one of the two was misread. That is hard to believe of two clear texts. */
function costOfOtherWords(one: MessagePrint, other: MessagePrint): number {
  const prints = [one, other];
  if (prints.some(({ message, isAtEdge }) => isAtEdge || message.cut || isTextless(message))) return 1.5;
  if (prints.some(({ message, folded }) => message.confidence < surelyRead || folded.length < fewLetters)) return 3;
  return 8;
}

const costOfDoubtfulMessage = 2;

/** What only one side has seen may be nothing at all: a stray mark, a picture's caption, half a line at the edge. */
export function costOfMissingPlaced({ message, isAtEdge }: MessagePrint): number {
  const isDoubtful = message.kind !== 'text' || message.confidence < surelyRead;
  if (message.cut || (isAtEdge && isDoubtful)) return costOfMissedPiece;
  return isDoubtful ? costOfDoubtfulMessage : costOfMissedMessage;
}
