import { emojiIn, hear } from './spoken-french.ts';

// What the reader of a turn looks at: words, pairs and triples of words, pieces of words, the last sentence again, and what the user
// wrote before. Training and reading both come here, so that they see the same.

export interface Turn {
  /** The match's messages since the user last wrote. */
  messages: readonly string[];
  /** What the user wrote just before; empty where the match opens. */
  before: string;
}

/** How much each group of features weighs, whatever its number. */
const weights = { words: 1, pieces: 1, last: 0.6, before: 0.7 };
/** Of a longer turn before only the end is read. */
const maxBeforeWords = 40;
const pieceLengths = [3, 4, 5];
const token = /[\p{L}\d]+'?|[!?…]/gu;
const wordSteps = [2, 4, 8, 14, 25, 45];

/** How many features there can be: a feature's number is its hash. */
const featureSpace = 1 << 24;

/** The features of a turn by number, each with its weight. */
export function featuresOf({ messages, before }: Turn): Map<number, number> {
  const plain = messages.map((message) => hear(message).plain).join(' . ');
  const words = wordsOf(plain);
  const ending = lastSentence(plain);
  const features = new Map<number, number>();
  const add = (group: string[], weight: number) => {
    const unique = new Set(group);
    for (const feature of unique) {
      const number = hashOf(feature) % featureSpace;
      features.set(number, (features.get(number) ?? 0) + weight / Math.sqrt(unique.size));
    }
  };
  add([...runsOf(words, 3), ...messages.flatMap(emojiIn)], weights.words);
  add(words.flatMap(piecesOf), weights.pieces);
  add([...runsOf(wordsOf(ending), 2).map((run) => `L${run}`), ...formOf(plain, words, messages.length)], weights.last);
  const earlier = wordsOf(hear(before).plain).slice(-maxBeforeWords);
  add(earlier.length > 0 ? runsOf(earlier, 2).map((run) => `<${run}`) : ['<nothing'], weights.before);
  return features;
}

/** Any number is the same, but for the ages below eighteen. */
function wordsOf(plain: string): string[] {
  const asRead = (word: string) => (/^1[0-7]$/.test(word) ? '#1x' : /\d/.test(word) ? '#' : word);
  return (plain.match(token) ?? []).map(asRead);
}

/** Every word, and every row of up to `most` words. */
const runsOf = (words: string[], most: number) =>
  words.flatMap((_, start) =>
    Array.from({ length: Math.min(most, words.length - start) }, (_, more) =>
      words.slice(start, start + more + 1).join(' '),
    ),
  );

function piecesOf(word: string): string[] {
  const padded = ` ${word} `;
  return pieceLengths.flatMap((length) =>
    Array.from({ length: Math.max(0, padded.length - length + 1) }, (_, at) => `c${padded.slice(at, at + length)}`),
  );
}

const lastSentence = (plain: string) =>
  plain
    .split(/(?<=[.!?…])/)
    .map((sentence) => sentence.trim())
    .findLast((sentence) => /\p{L}/u.test(sentence)) ?? '';

const formOf = (plain: string, words: string[], messages: number) => [
  `n${wordSteps.findIndex((step) => words.length <= step)}`,
  `m${Math.min(3, messages)}`,
  ...(plain.includes('?') ? ['asks'] : []),
  ...(plain.trim().endsWith('?') ? ['ends asking'] : []),
];

/** FNV-1a, with its bits mixed once more: neighbours of a word would lie close together otherwise. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
