import { joinCutTexts, weighPart } from './cut-text.ts';
import { editDistance } from './edit-distance.ts';
import { evidence, mostNoise } from './information.ts';
import { isTextless, type MessagePrint, mayBeWithin, shareWithin } from './message-print.ts';

// Evidence that two messages of two screenshots are the same one, by kind, text and speaker; null where they are not.

/** Pictures look alike: they support an overlap and never make one. */
const weightOfTextless = 0.5;
const weightOfEmoji = 1;
/** Low, since emoji are confused more often than letters. */
const costOfOtherEmoji = 1;
const costOfOtherSpeaker = 3;
/** A short word misread twice («Oi», «Ouis») counts against the pair, but does not exclude it: its neighbours may match. */
const lettersOfAShortWord = 10;
const mostNoiseInAShortWord = 0.6;
const costOfGarbledWord = 4;
/** Least share of a cut bubble's pairs of letters in the other text; below it no comparison is worth its time. */
const fewestSharedPairs = 0.25;

function weighWhole(one: MessagePrint, other: MessagePrint): number | null {
  const letters = Math.max(one.folded.length, other.folded.length);
  const isShort = letters <= lettersOfAShortWord;
  const limit = Math.floor(letters * (isShort ? mostNoiseInAShortWord : mostNoise));
  if (!mayBeWithin(one, other, limit)) return null;
  const edits = editDistance(one.folded, other.folded, limit);
  if (edits === null) return null;
  if (edits > letters * mostNoise) return -costOfGarbledWord;
  return evidence(letters, edits) * commonness(one, other);
}

/** 1 for a text that occurs once, less for one that is repeated. */
function commonness(one: MessagePrint, other: MessagePrint): number {
  const full = Math.max(evidence(one.folded.length, 0), evidence(other.folded.length, 0));
  return full === 0 ? 1 : Math.min(1, Math.min(one.information, other.information) / full);
}

function weighCut(one: MessagePrint, other: MessagePrint): number | null {
  const oneCut = one.message.cut;
  const otherCut = other.message.cut;
  if (oneCut && otherCut && oneCut !== otherCut) {
    const [upper, lower] = oneCut === 'bottom' ? [one, other] : [other, one];
    return joinCutTexts(upper.message.text, lower.message.text)?.weight ?? null;
  }
  const oneIsThePart = oneCut && (!otherCut || one.folded.length <= other.folded.length);
  const [part, whole] = oneIsThePart ? [one, other] : [other, one];
  if (!part.message.cut || shareWithin(part, whole) < fewestSharedPairs) return null;
  return weighPart(part.folded, part.message.cut, whole.folded);
}

function weighText(one: MessagePrint, other: MessagePrint): number | null {
  return one.message.cut || other.message.cut ? weighCut(one, other) : weighWhole(one, other);
}

function weighContent(one: MessagePrint, other: MessagePrint): number | null {
  const sameKind = one.message.kind === other.message.kind;
  if (isTextless(one.message) || isTextless(other.message)) return sameKind ? weightOfTextless : null;
  if (sameKind && one.message.kind === 'text') return weighText(one, other);
  if (one.folded === other.folded) return weightOfEmoji;
  return sameKind ? -costOfOtherEmoji : null;
}

export function weighMatch(one: MessagePrint, other: MessagePrint): number | null {
  const weight = weighContent(one, other);
  if (weight === null || one.message.from === other.message.from) return weight;
  return weight - costOfOtherSpeaker;
}
