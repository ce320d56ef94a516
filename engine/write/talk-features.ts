import type { HeardMessage } from '#engine/understand/situation.ts';

// What the recogniser looks at: words, pairs and beginnings of words of the last turn, and what was said before it. Training and
// recognising both come here, so that they see the same.

/** A message as the features need it. */
type Said = Pick<HeardMessage, 'from' | 'plain' | 'text'>;

export interface LastTurns {
  /** What the match last said. */
  turn: string;
  /** What the user had said before it, or has said since. */
  before: string;
  /** What the match had said before that. */
  earlier: string;
  emoji: string[];
  isUserLast: boolean;
  isOpening: boolean;
}

export function lastTurnsOf(messages: Said[]): LastTurns {
  const end = messages.findLastIndex(({ from }) => from === 'match') + 1;
  const start = messages.slice(0, end).findLastIndex(({ from }) => from === 'moi') + 1;
  const isUserLast = end < messages.length;
  const turn = messages.slice(start, end);
  return {
    turn: joined(turn),
    before: joined(isUserLast ? messages.slice(end) : messages.slice(Math.max(0, start - 1), start)),
    earlier: joined(
      messages.slice(Math.max(0, start - 3), Math.max(0, start - 1)).filter(({ from }) => from === 'match'),
    ),
    emoji: turn.flatMap(({ text }) => text.match(/\p{Extended_Pictographic}/gu) ?? []),
    isUserLast,
    isOpening: messages.length <= 2,
  };
}

const joined = (messages: Said[]) => messages.map(({ plain }) => plain).join(' . ');

/** How much a feature of each part weighs beside one of the last turn. */
const pairWeight = 0.5;
const beforeWeight = 0.5;
const earlierWeight = 0.3;

/** Features with their weights; together they have the same length for a short turn and a long one. */
export function featuresOf({ turn, before, earlier, emoji, isUserLast, isOpening }: LastTurns): Map<string, number> {
  const features = new Map<string, number>();
  const words = wordsOf(turn);
  for (const [place, word] of words.entries()) {
    features.set(word, 1);
    if (word.length > 5) features.set(`${word.slice(0, 5)}~`, 1);
    const next = words[place + 1];
    if (next) features.set(`${word} ${next}`, pairWeight);
  }
  for (const word of wordsOf(before)) features.set(`<${word}`, beforeWeight);
  for (const word of wordsOf(earlier)) features.set(`<<${word}`, earlierWeight);
  for (const sign of emoji) features.set(sign, 1);
  const length = Math.sqrt([...features.values()].reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  for (const [feature, weight] of features) features.set(feature, (weight * textLength) / length);
  features.set(`words ${bucket(words.length)}`, 1);
  if (isUserLast) features.set('user last', 1);
  if (isOpening) features.set('opening', 1);
  if (turn.includes('?')) features.set('asks', 1);
  return features;
}

/** Found on held-out talks of the training set: shorter, and the words count for too little beside the cues. */
const textLength = 4;

const token = /[\p{L}\d]+(?:['-][\p{L}\d]+)*'?|[!…?]/gu;

/** «j'ai» is two words, and any number is one and the same. */
function wordsOf(text: string): string[] {
  const words = text.match(token) ?? [];
  return words.flatMap((word) => word.split(/(?<=^(?:[cdjlmnst]|qu)')/)).map((word) => (/\d/.test(word) ? '#' : word));
}

function bucket(count: number): string {
  const steps = [2, 4, 7, 12, 20, 35];
  return String(steps.find((step) => count <= step) ?? 'many');
}
