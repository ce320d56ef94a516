import { foldWithPositions } from './fold-text.ts';
import { evidence, mostNoise } from './information.ts';

// Bubbles that an edge of the screen cuts: whether a part belongs to a whole, and how two parts become one text.

/** Share of a part that has to match; the line at the cut is often garbled. */
const readableShare = 0.6;
const costOfGarbledLetter = 0.3;

function reversed(text: string): string {
  return text.split('').reverse().join('');
}

/** Evidence that `part` is the beginning of `whole`; null where it is not. */
function weighBeginning(part: string, whole: string): number | null {
  let row = Uint16Array.from({ length: whole.length + 1 }, (_, column) => column);
  let next = new Uint16Array(whole.length + 1);
  let best: number | null = null;
  for (let kept = 1; kept <= part.length; kept++) {
    const letter = part.charCodeAt(kept - 1);
    next[0] = kept;
    let fewest = kept;
    for (let column = 1; column <= whole.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === whole.charCodeAt(column - 1) ? 0 : 1);
      const value = Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1);
      next[column] = value;
      if (value < fewest) fewest = value;
    }
    [row, next] = [next, row];
    if (kept < part.length * readableShare || fewest > kept * mostNoise) continue;
    const weight = evidence(kept, fewest) - costOfGarbledLetter * (part.length - kept);
    if (best === null || weight > best) best = weight;
  }
  return best;
}

/** Evidence that a bubble cut at this edge is a part of `whole`; 0 where nothing of it was read, since it may be any. */
export function weighPart(part: string, cut: 'top' | 'bottom', whole: string): number | null {
  if (part === '') return 0;
  return cut === 'bottom' ? weighBeginning(part, whole) : weighBeginning(reversed(part), reversed(whole));
}

interface Seam {
  score: number;
  beginningStop: number;
  endStart: number;
  endStop: number;
}

/** The longest run of letters that both texts share, small errors allowed (local alignment). */
function findSeam(beginning: string, end: string): Seam {
  const width = end.length + 1;
  const scores = new Int16Array((beginning.length + 1) * width);
  const starts = new Uint16Array(scores.length);
  let best: Seam = { score: 0, beginningStop: 0, endStart: 0, endStop: 0 };
  for (let row = 1; row <= beginning.length; row++) {
    for (let column = 1; column < width; column++) {
      const here = row * width + column;
      const same = beginning.charCodeAt(row - 1) === end.charCodeAt(column - 1);
      const diagonal = (scores[here - width - 1] ?? 0) + (same ? 1 : -2);
      const above = (scores[here - width] ?? 0) - 2;
      const left = (scores[here - 1] ?? 0) - 2;
      const score = Math.max(0, diagonal, above, left);
      scores[here] = score;
      if (score === 0) continue;
      if (score === diagonal) {
        const fresh = (scores[here - width - 1] ?? 0) === 0;
        starts[here] = fresh ? column - 1 : (starts[here - width - 1] ?? 0);
      } else starts[here] = (score === above ? starts[here - width] : starts[here - 1]) ?? 0;
      if (score > best.score) best = { score, beginningStop: row, endStart: starts[here] ?? 0, endStop: column };
    }
  }
  return best;
}

/** In letters. */
const shortestSeam = 5;

function mostGarbledLetters(part: string): number {
  return Math.max(6, part.length * (1 - readableShare));
}

interface JoinedText {
  text: string;
  weight: number;
  /** Characters of `beginning` that are in `text`, and the first character of `end` that is. */
  beginningStop: number;
  endStart: number;
}

/** Joins a bubble cut at the bottom of one screenshot and at the top of the next, where both show the same words. */
export function joinCutTexts(beginning: string, end: string): JoinedText | null {
  const upper = foldWithPositions(beginning);
  const lower = foldWithPositions(end);
  const seam = findSeam(upper.letters, lower.letters);
  if (seam.score < shortestSeam) return null;
  if (upper.letters.length - seam.beginningStop > mostGarbledLetters(upper.letters)) return null;
  if (seam.endStart > mostGarbledLetters(lower.letters)) return null;
  const beginningStop = upper.ends[seam.beginningStop - 1] ?? beginning.length;
  const endStart = lower.ends[seam.endStop - 1] ?? end.length;
  const text = beginning.slice(0, beginningStop) + end.slice(endStart);
  return { text, weight: evidence(seam.score, 0), beginningStop, endStart };
}
