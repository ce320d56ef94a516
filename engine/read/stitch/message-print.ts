import type { ReadMessage } from '#contract/reading.ts';
import { isEveryday } from './everyday-phrases.ts';
import { foldText } from './fold-text.ts';
import { informationOf } from './information.ts';
import { type Place, placeOf, type Shifts } from './place.ts';

/** A message with everything that comparisons need, computed once. */
export interface MessagePrint {
  message: ReadMessage;
  folded: string;
  /** Number of letters in each of 32 classes. */
  histogram: Uint8Array;
  /** Pairs of neighbouring letters as numbers, sorted. */
  bigrams: Uint32Array;
  /** Evidence of a match: less for a text that the conversation repeats. */
  information: number;
  /** Null where the screenshot was joined by words alone. */
  place: Place | null;
  /** The first or the last message of its list, of which the screen may show only a part. */
  isAtEdge: boolean;
}

export function isTextless({ kind }: ReadMessage): boolean {
  return kind === 'photo' || kind === 'sticker' || kind === 'voice';
}

const commonnessOfEverydayPhrases = 4;

function histogramOf(folded: string): Uint8Array {
  const histogram = new Uint8Array(32);
  for (let index = 0; index < folded.length; index++) {
    const letterClass = folded.charCodeAt(index) & 31;
    histogram[letterClass] = (histogram[letterClass] ?? 0) + 1;
  }
  return histogram;
}

function bigramsOf(folded: string): Uint32Array {
  const bigrams = new Uint32Array(Math.max(0, folded.length - 1));
  for (let index = 0; index < bigrams.length; index++) {
    bigrams[index] = folded.charCodeAt(index) * 65536 + folded.charCodeAt(index + 1);
  }
  return bigrams.sort();
}

type Letters = Pick<MessagePrint, 'folded' | 'histogram' | 'bigrams'>;
const knownLetters = new WeakMap<ReadMessage, Letters>();

function lettersOf(message: ReadMessage): Letters {
  const known = knownLetters.get(message);
  if (known) return known;
  const folded = foldText(message.text);
  const letters = { folded, histogram: histogramOf(folded), bigrams: bigramsOf(folded) };
  knownLetters.set(message, letters);
  return letters;
}

export function printMessages(messages: readonly ReadMessage[], shifts: Shifts): MessagePrint[] {
  const repeats = new Map<string, number>();
  for (const { folded } of messages.map(lettersOf)) repeats.set(folded, (repeats.get(folded) ?? 0) + 1);
  return messages.map((message, index) => {
    const { folded, histogram, bigrams } = lettersOf(message);
    const commonness = (repeats.get(folded) ?? 1) * (isEveryday(folded) ? commonnessOfEverydayPhrases : 1);
    const information = informationOf(folded.length) / commonness;
    const isAtEdge = index === 0 || index === messages.length - 1;
    return { message, folded, histogram, bigrams, information, place: placeOf(message, shifts), isAtEdge };
  });
}

function countShared(one: Uint32Array, other: Uint32Array): number {
  let shared = 0;
  let index = 0;
  let otherIndex = 0;
  while (index < one.length && otherIndex < other.length) {
    const difference = (one[index] ?? 0) - (other[otherIndex] ?? 0);
    if (difference === 0) shared++;
    if (difference <= 0) index++;
    if (difference >= 0) otherIndex++;
  }
  return shared;
}

/** Whether so few edits could turn one text into the other: cheap tests before the exact distance. */
export function mayBeWithin(one: MessagePrint, other: MessagePrint, edits: number): boolean {
  if (Math.abs(one.folded.length - other.folded.length) > edits) return false;
  // A replaced letter changes two counts, an added one changes one.
  let unlike = 0;
  for (let index = 0; index < 32; index++) {
    unlike += Math.abs((one.histogram[index] ?? 0) - (other.histogram[index] ?? 0));
  }
  if (unlike > 2 * edits) return false;
  // One edit changes at most two pairs of letters.
  const fewestShared = Math.max(one.bigrams.length, other.bigrams.length) - 2 * edits;
  return fewestShared <= 0 || countShared(one.bigrams, other.bigrams) >= fewestShared;
}

/** Share of the part's pairs of letters that `whole` has too, 0 to 1. */
export function shareWithin(part: MessagePrint, whole: MessagePrint): number {
  return part.bigrams.length === 0 ? 1 : countShared(part.bigrams, whole.bigrams) / part.bigrams.length;
}
