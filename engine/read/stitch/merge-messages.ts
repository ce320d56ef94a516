import type { ReadMessage } from '#contract/reading.ts';
import type { Alignment } from './align.ts';
import { joinCutTexts } from './cut-text.ts';
import { editDistance } from './edit-distance.ts';
import { surelyRead } from './information.ts';
import { joinDoubts } from './join-doubts.ts';
import type { MessagePrint } from './message-print.ts';
import { comparePlaces, heightOf, movePlace, type Place } from './place.ts';

// Merges the messages of two aligned screenshots into one list, in which shared messages occur once.

/** Whether the message is an unnamed emoji where the other side read a word with certainty: then the word is right. */
function isNamelessBeside({ kind, text }: ReadMessage, other: ReadMessage): boolean {
  const isWord = other.kind === 'text' && /\p{L}/u.test(other.text);
  return kind === 'emoji' && text === '' && isWord && other.confidence >= surelyRead;
}

function surer(one: ReadMessage, other: ReadMessage): ReadMessage {
  if (isNamelessBeside(one, other)) return other;
  if (isNamelessBeside(other, one)) return one;
  return other.confidence > one.confidence ? other : one;
}

function joinParts(one: ReadMessage, other: ReadMessage): ReadMessage | null {
  const [upper, lower] = one.cut === 'bottom' ? [one, other] : [other, one];
  const joined = joinCutTexts(upper.text, lower.text);
  if (!joined) return null;
  const { cut: _, doubtful: __, ...larger } = upper.text.length >= lower.text.length ? upper : lower;
  const confidence = Math.min(upper.confidence, lower.confidence);
  const doubtful = joinDoubts(upper, lower, joined);
  return {
    ...larger,
    from: surer(upper, lower).from,
    text: joined.text,
    confidence,
    ...(doubtful.length > 0 && { doubtful }),
  };
}

/** A bubble lower than this share of its height on the other screenshot is seen only in part. */
const partlySeen = 0.8;

/** The version to keep of a message that two screenshots show. */
function better(one: ReadMessage, other: ReadMessage): ReadMessage {
  if (one.cut && other.cut) {
    if (one.kind !== other.kind) return surer(one, other);
    const whole = one.cut === other.cut ? null : joinParts(one, other);
    return whole ?? (other.text.length > one.text.length ? other : one);
  }
  if (one.cut) return other;
  if (other.cut) return one;
  if (one.box.height < other.box.height * partlySeen) return other;
  if (other.box.height < one.box.height * partlySeen) return one;
  return surer(one, other);
}

function mergePair(one: ReadMessage, other: ReadMessage): ReadMessage {
  const kept = better(one, other);
  const quote = kept.quote ?? one.quote ?? other.quote;
  const reactions = [...new Set([...(one.reactions ?? []), ...(other.reactions ?? [])])];
  return { ...kept, ...(quote !== undefined && { quote }), ...(reactions.length > 0 && { reactions }) };
}

/** Whether both stand in the same place, or one within the other. */
function isOnePlace(one: Place, other: Place): boolean {
  const agreement = comparePlaces(one, other);
  return agreement === 'same' || agreement === 'part';
}

interface Placed {
  message: ReadMessage;
  place: Place;
  isAtEdge: boolean;
}

/** Half a reaction or half a notice is read as one of these, with high confidence. */
function isSmallGraphic({ kind }: ReadMessage): boolean {
  return kind === 'emoji' || kind === 'sticker';
}

/** A mark at the edge of one screen, in a place that the other screenshot shows whole and empty. */
function isStray({ message, place, isAtEdge }: Placed, others: readonly Place[]): boolean {
  const isSeenByBoth =
    place.top >= Math.min(...others.map(({ top }) => top)) &&
    place.bottom <= Math.max(...others.map(({ bottom }) => bottom));
  return isAtEdge && isSeenByBoth && (message.confidence < surelyRead || isSmallGraphic(message));
}

/** Share of an emoji's height. */
const leastOnBubble = 0.2;

/** An emoji on the edge of a bubble is a reaction: messages do not overlap. */
function isReactionTo({ message, place }: Placed, bubble: Place): boolean {
  const shared = Math.min(place.bottom, bubble.bottom) - Math.max(place.top, bubble.top);
  return message.kind === 'emoji' && shared >= leastOnBubble * heightOf(place) && !isOnePlace(place, bubble);
}

interface Side {
  prints: readonly MessagePrint[];
  /** In pixels of the first side. */
  places: (Place | null)[];
}

/** Of two different messages in one place the higher bubble wins; of equally high ones the more confident. */
function outdoes(one: Placed, other: Placed, isOfFirst: boolean): boolean {
  const lead =
    comparePlaces(one.place, other.place) === 'same'
      ? one.message.confidence - other.message.confidence
      : heightOf(one.place) - heightOf(other.place);
  return lead > 0 || (lead === 0 && isOfFirst);
}

/** Messages between two shared ones that only one side has. */
function aloneBetween(one: Side, other: Side, [oneStart, oneStop, otherStart, otherStop]: number[]): ReadMessage[] {
  const [ones, others] = [placedOf(one, oneStart, oneStop), placedOf(other, otherStart, otherStop)];
  const kept = (alone: Placed[], rivals: Placed[], against: Side) => {
    const places = against.places.filter((place) => place !== null);
    return alone.filter((print) => {
      if (isStray(print, places) || places.some((place) => isReactionTo(print, place))) return false;
      // Where it is a piece of a message of the other side, only the better of the two stays.
      return places
        .filter((place) => isOnePlace(print.place, place))
        .map((place) => rivals.find((rival) => rival.place === place))
        .every((rival) => rival !== undefined && outdoes(print, rival, alone === ones));
    });
  };
  const placed = [...kept(ones, others, other), ...kept(others, ones, one)];
  return [
    ...unplacedOf(one, oneStart, oneStop),
    ...unplacedOf(other, otherStart, otherStop),
    ...placed.sort((a, b) => a.place.top - b.place.top).map(({ message }) => message),
  ];
}

function placedOf({ prints, places }: Side, start = 0, stop = prints.length): Placed[] {
  return prints.slice(start, stop).flatMap(({ message, isAtEdge }, index) => {
    const place = places[start + index];
    return place ? { message, isAtEdge, place } : [];
  });
}

/** Messages of earlier screenshots, which were joined by words alone and have no place here. */
function unplacedOf({ prints, places }: Side, start = 0, stop = prints.length): ReadMessage[] {
  return prints.slice(start, stop).flatMap(({ message }, index) => (places[start + index] ? [] : message));
}

/** Share of letters that may differ. */
const mostUnlike = 0.15;

/** The messages of `parts` that `whole` read as a single one; null where that is not so. */
function finer(whole: Side, index: number, parts: Side, partIndex: number): ReadMessage[] | null {
  const [print, place] = [whole.prints[index], whole.places[index]];
  if (!print || !place || print.message.kind !== 'text') return null;
  const isWithin = (at: number) => {
    const part = parts.places[at];
    return !!part && part.top + part.bottom > 2 * place.top && part.top + part.bottom < 2 * place.bottom;
  };
  let first = partIndex;
  let last = partIndex;
  while (isWithin(first - 1)) first--;
  while (isWithin(last + 1)) last++;
  const several = parts.prints.slice(first, last + 1);
  if (several.length < 2 || several.some(({ message }) => message.kind !== 'text' || message.cut)) return null;
  const together = several.map(({ folded }) => folded).join('');
  const limit = Math.floor(together.length * mostUnlike);
  return editDistance(together, print.folded, limit) === null ? null : several.map(({ message }) => message);
}

/** Both lists as one, in order. */
export function mergeAligned(
  one: readonly MessagePrint[],
  other: readonly MessagePrint[],
  { pairs, shift }: Pick<Alignment, 'pairs' | 'shift'>,
): ReadMessage[] {
  const ones: Side = { prints: one, places: one.map(({ place }) => place) };
  const others: Side = { prints: other, places: other.map(({ place }) => place && movePlace(place, shift ?? 0)) };
  const between = (oneStart: number, oneStop: number, otherStart: number, otherStop: number): ReadMessage[] =>
    shift === null
      ? [...one.slice(oneStart, oneStop), ...other.slice(otherStart, otherStop)].map(({ message }) => message)
      : aloneBetween(ones, others, [oneStart, oneStop, otherStart, otherStop]);
  const merged: ReadMessage[] = [];
  let nextOne = 0;
  let nextOther = 0;
  for (const [indexOne, indexOther] of pairs) {
    merged.push(...between(nextOne, indexOne, nextOther, indexOther));
    const [first, second] = [one[indexOne], other[indexOther]];
    const several = finer(ones, indexOne, others, indexOther) ?? finer(others, indexOther, ones, indexOne);
    if (shift !== null && several) merged.push(...several);
    else if (first && second) merged.push(mergePair(first.message, second.message));
    nextOne = indexOne + 1;
    nextOther = indexOther + 1;
  }
  return [...merged, ...between(nextOne, one.length, nextOther, other.length)];
}
