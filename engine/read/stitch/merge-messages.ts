import type { ReadMessage } from '#contract/reading.ts';
import type { Alignment } from './align.ts';
import { joinCutTexts } from './cut-text.ts';

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

/** The version to keep of a message that two screenshots show. */
function better(one: ReadMessage, other: ReadMessage): ReadMessage {
  if (one.cut && other.cut) {
    const whole = one.cut === other.cut ? null : joinParts(one, other);
    return whole ?? (other.text.length > one.text.length ? other : one);
  }
  if (one.cut) return other;
  if (other.cut) return one;
  return surer(one, other);
}

function mergePair(one: ReadMessage, other: ReadMessage): ReadMessage {
  const kept = better(one, other);
  const quote = kept.quote ?? one.quote ?? other.quote;
  const reactions = [...new Set([...(one.reactions ?? []), ...(other.reactions ?? [])])];
  return { ...kept, ...(quote !== undefined && { quote }), ...(reactions.length > 0 && { reactions }) };
}

/** Both lists as one, in order, with what they share once. */
export function mergeAligned(
  one: readonly ReadMessage[],
  other: readonly ReadMessage[],
  pairs: Alignment['pairs'],
): ReadMessage[] {
  const merged: ReadMessage[] = [];
  let nextOne = 0;
  let nextOther = 0;
  for (const [indexOne, indexOther] of pairs) {
    merged.push(...one.slice(nextOne, indexOne), ...other.slice(nextOther, indexOther));
    const [first, second] = [one[indexOne], other[indexOther]];
    if (first && second) merged.push(mergePair(first, second));
    nextOne = indexOne + 1;
    nextOther = indexOther + 1;
  }
  return [...merged, ...one.slice(nextOne), ...other.slice(nextOther)];
}
