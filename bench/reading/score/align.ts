import type { MessageKind, Speaker } from '../../../contract/reading.ts';
import { similarity } from './edit-distance.ts';
import { comparable } from './normalise.ts';

export interface Said {
  from: Speaker;
  kind: MessageKind;
  text: string;
}

/** Indices of the same message in the two lists. */
export type Pair = [truth: number, read: number];

export interface Alignment {
  pairs: Pair[];
  /** Found, but out of order. */
  misplaced: Pair[];
  missed: number[];
  spurious: number[];
}

/** Likeness from which two messages are the same one. */
const sameFrom = 0.5;

/** Similarity of the texts; messages without text are compared by kind. */
function likeness(truth: Said, read: Said): number {
  const [a, b] = [comparable(truth.text), comparable(read.text)];
  if (a !== '' || b !== '') return similarity(a, b);
  return truth.kind === read.kind ? 1 : sameFrom;
}

function monotonePairs(scores: number[][], truthCount: number, readCount: number): Pair[] {
  const best = Array.from({ length: truthCount + 1 }, () => new Float64Array(readCount + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = truthCount - 1; i >= 0; i--)
    for (let j = readCount - 1; j >= 0; j--) {
      const score = scores[i]?.[j] ?? 0;
      const paired = score >= sameFrom ? score + at(i + 1, j + 1) : 0;
      const row = best[i];
      if (row) row[j] = Math.max(paired, at(i + 1, j), at(i, j + 1));
    }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < truthCount && j < readCount; ) {
    const score = scores[i]?.[j] ?? 0;
    if (score >= sameFrom && at(i, j) === score + at(i + 1, j + 1)) pairs.push([i++, j++]);
    else if (at(i, j) === at(i + 1, j)) i++;
    else j++;
  }
  return pairs;
}

/** Matches messages in their order, then similar ones that are left over as misplaced. */
export function align(truth: Said[], read: Said[]): Alignment {
  // The speaker decides only between messages with equally similar texts.
  const scores = truth.map((a) => read.map((b) => likeness(a, b) + (a.from === b.from ? 1e-4 : 0)));
  const pairs = monotonePairs(scores, truth.length, read.length);
  const leftTruth = new Set(truth.keys());
  const leftRead = new Set(read.keys());
  for (const [i, j] of pairs) {
    leftTruth.delete(i);
    leftRead.delete(j);
  }
  const misplaced: Pair[] = [];
  for (const i of [...leftTruth])
    for (const j of [...leftRead]) {
      const hasWords = comparable(truth[i]?.text ?? '') !== '';
      if (!hasWords || (scores[i]?.[j] ?? 0) < sameFrom || !leftTruth.has(i)) continue;
      misplaced.push([i, j]);
      leftTruth.delete(i);
      leftRead.delete(j);
    }
  return { pairs, misplaced, missed: [...leftTruth], spurious: [...leftRead] };
}
