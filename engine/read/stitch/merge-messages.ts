import type { ReadMessage } from '#contract/reading.ts';
import type { Alignment } from './align.ts';
import { joinCutTexts } from './cut-text.ts';
import { surelyRead } from './information.ts';
import type { MessagePrint } from './message-print.ts';
import { comparePlaces, movePlace, type Place } from './place.ts';

function surer(one: ReadMessage, other: ReadMessage): ReadMessage {
  return other.confidence > one.confidence ? other : one;
}

function joinParts(one: ReadMessage, other: ReadMessage): ReadMessage | null {
  const [upper, lower] = one.cut === 'bottom' ? [one, other] : [other, one];
  const joined = joinCutTexts(upper.text, lower.text);
  if (!joined) return null;
  const { cut: _, ...larger } = upper.text.length >= lower.text.length ? upper : lower;
  const confidence = Math.min(upper.confidence, lower.confidence);
  return { ...larger, from: surer(upper, lower).from, text: joined.text, confidence };
}

/** Of its height, that a bubble shows less than on the other screenshot where it is seen in part. */
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

/** A piece of what the other side shows, or a mark at the edge of the screen where the other side, which sees more, has nothing. */
function isLeftover({ message, place, isAtEdge }: MessagePrint, others: readonly Place[]): boolean {
  const agreements = others.map((other) => comparePlaces(place, other));
  if (agreements.includes('part') || agreements.includes('same')) return true;
  const isSeenByBoth =
    place.top >= Math.min(...others.map(({ top }) => top)) &&
    place.bottom <= Math.max(...others.map(({ bottom }) => bottom));
  return isAtEdge && isSeenByBoth && message.confidence < surelyRead;
}

interface Side {
  prints: readonly MessagePrint[];
  /** On the strip of the first side. */
  places: Place[];
}

/** What one side has between two shared messages and the other has not. */
function aloneBetween(one: Side, other: Side, [oneStart, oneStop, otherStart, otherStop]: number[]): ReadMessage[] {
  const alone = [
    { side: one, against: other, start: oneStart, stop: oneStop },
    { side: other, against: one, start: otherStart, stop: otherStop },
  ].flatMap(({ side, against, start, stop }) =>
    side.prints.slice(start, stop).flatMap((print, index) => {
      const place = side.places[(start ?? 0) + index] ?? print.place;
      return isLeftover({ ...print, place }, against.places) ? [] : [{ message: print.message, place }];
    }),
  );
  return alone.sort((a, b) => a.place.top - b.place.top).map(({ message }) => message);
}

/** Both lists as one, in order, with what they share once. */
export function mergeAligned(
  one: readonly MessagePrint[],
  other: readonly MessagePrint[],
  { pairs, shift }: Pick<Alignment, 'pairs' | 'shift'>,
): ReadMessage[] {
  const ones: Side = { prints: one, places: one.map(({ place }) => place) };
  const others: Side = { prints: other, places: other.map(({ place }) => movePlace(place, shift ?? 0)) };
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
    if (first && second) merged.push(mergePair(first.message, second.message));
    nextOne = indexOne + 1;
    nextOther = indexOther + 1;
  }
  return [...merged, ...between(nextOne, one.length, nextOther, other.length)];
}
