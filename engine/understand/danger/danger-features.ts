import { hear } from '../spoken-french.ts';
import { soundOf } from './sound.ts';

// What the reader of dangers looks at in one message: its words, its sound, and what the other side had written before. Training and
// reading both come here, so that they see the same.

export interface Line {
  text: string;
  /** What the other side wrote just before; empty where nothing was. */
  before: string;
}

/** How many features there can be: a feature's number is its hash. */
export const dangerSpace = 1 << 16;

/** How much each group of features weighs, whatever its number. */
const weights = { words: 1, pieces: 0.6, sounds: 1, answer: 0.6, before: 0.4 };
const soundLengths = [3, 4, 5, 6];
/** A longer message answers no question by itself alone. */
const maxAnswerWords = 8;
const maxBeforeWords = 25;
const token = /[\p{L}\d]+'?|[!?]/gu;

/** The features of a message by number, each with its weight. */
export function dangerFeatures({ text, before }: Line): Map<number, number> {
  const words = wordsOf(text);
  const earlier = wordsOf(before).slice(-maxBeforeWords);
  const features = new Map<number, number>();
  const add = (group: string[], weight: number) => {
    const unique = new Set(group);
    for (const feature of unique) {
      const number = hashOf(feature) % dangerSpace;
      features.set(number, (features.get(number) ?? 0) + weight / Math.sqrt(unique.size));
    }
  };
  const emoji = text.match(/\p{Extended_Pictographic}/gu) ?? [];
  add([...runsOf(words, 3), ...emoji, `n${Math.min(8, words.length)}`], weights.words);
  add(
    words.flatMap((word) => cutsOf(` ${word} `, [4, 5])).map((piece) => `c${piece}`),
    weights.pieces,
  );
  const sound = soundOf(words.join(' ').replace(/[!?]/g, ''));
  add(
    cutsOf(` ${sound.replaceAll(' ', '')} `, soundLengths).map((piece) => `s${piece}`),
    weights.sounds,
  );
  if (words.length <= maxAnswerWords)
    add(
      runsOf(earlier.slice(-6), 2).flatMap((asked) => words.map((word) => `${asked}>${word}`)),
      weights.answer,
    );
  add(earlier.length > 0 ? runsOf(earlier, 2).map((run) => `<${run}`) : ['<nothing'], weights.before);
  return features;
}

/** Digits that stand for letters: «n00d». */
const letterOf: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' };

/** «1️⃣6️⃣», «1 6» and «16ans» are a number. */
const withNumbers = (text: string) =>
  text
    .replace(/[\uFE0F\u20E3]/g, '')
    .replace(/(?<=\p{L})[01345]+(?=\p{L})/gu, (digits) => [...digits].map((digit) => letterOf[digit]).join(''))
    .replace(/(?<!\d)(1[0-7])(?=(?:ans?|a|piges?|yo|y|f|m|g)\b)/gi, '$1 ')
    .replace(/(?<![\d,:h] ?)\b1 ([0-7])\b(?! ?[\dh:])/g, '1$1');

/** Any number is the same, but for the ages and the years of birth below eighteen. */
function wordsOf(text: string): string[] {
  return (hear(withNumbers(text)).plain.match(token) ?? []).map((word) => {
    if (/^1[0-7]$/.test(word)) return '#young';
    if (/^20(?:09|1[0-3])$/.test(word)) return '#child';
    return /\d/.test(word) ? word.replace(/\d+/g, '#') : word;
  });
}

/** Every word, and every row of up to `most` words. */
const runsOf = (words: string[], most: number) =>
  words.flatMap((_, start) =>
    Array.from({ length: Math.min(most, words.length - start) }, (_, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  );

const cutsOf = (text: string, lengths: number[]) =>
  lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length)),
  );

/** FNV-1a, with its bits mixed once more. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
