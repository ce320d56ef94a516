import { costOfMissedMessage, costOfMissedPiece } from './information.ts';
import type { MessagePrint } from './message-print.ts';
import { weighMatch } from './weigh-match.ts';
import { costOfMissingPlaced, weighPlaced } from './weigh-place.ts';

// Finds the messages that two screenshots share: the end of one is the beginning of the other, or one holds the other.
// Within the overlap a message may be missing on one side, at a cost.

export interface Alignment {
  /** Evidence for the overlap; 0 where there is none. */
  weight: number;
  /** Indices of the same message on both sides, ascending. */
  pairs: [one: number, other: number][];
  /** Which side begins (and ends) earlier, or holds the other. */
  relation: 'none' | 'one_first' | 'other_first' | 'one_holds_other' | 'other_holds_one';
  /** Pixels by which `other` is moved down against `one`; null where only words tell that they overlap. */
  shift: number | null;
}

/** Weight of pairing two messages (null: they are not the same), and cost of leaving one without a partner. */
interface Evidence {
  match(row: number, column: number): number | null;
  missing(print: MessagePrint): number;
}

function costOfMissing(print: MessagePrint): number {
  return print.message.cut ? costOfMissedPiece : costOfMissedMessage;
}

const step = { start: 0, pair: 1, oneAlone: 2, otherAlone: 3 } as const;

interface Table {
  width: number;
  weights: Float64Array;
  steps: Uint8Array;
}

function fillTable(one: MessagePrint[], other: MessagePrint[], { match, missing }: Evidence): Table {
  const width = other.length + 1;
  const weights = new Float64Array((one.length + 1) * width);
  const steps = new Uint8Array(weights.length);
  const missingOthers = other.map(missing);
  let here = width;
  one.forEach((onePrint, row) => {
    here++;
    const missingOne = missing(onePrint);
    for (let column = 0; column < other.length; column++) {
      const matched = match(row, column);
      let best = (weights[here - width] ?? 0) - missingOne;
      let bestStep: number = step.oneAlone;
      const otherAlone = (weights[here - 1] ?? 0) - (missingOthers[column] ?? 0);
      if (otherAlone > best) [best, bestStep] = [otherAlone, step.otherAlone];
      const pair = matched === null ? Number.NEGATIVE_INFINITY : (weights[here - width - 1] ?? 0) + matched;
      if (pair >= best) [best, bestStep] = [pair, step.pair];
      weights[here] = best;
      steps[here] = bestStep;
      here++;
    }
  });
  return { width, weights, steps };
}

/** The best end of the overlap: the last message of one side or of the other. */
function findEnd({ width, weights }: Table, rows: number): { row: number; column: number; weight: number } {
  let end = { row: rows, column: 0, weight: 0 };
  const consider = (row: number, column: number) => {
    const weight = weights[row * width + column] ?? 0;
    if (weight > end.weight) end = { row, column, weight };
  };
  for (let column = 0; column < width; column++) consider(rows, column);
  for (let row = 0; row <= rows; row++) consider(row, width - 1);
  return end;
}

const noOverlap: Alignment = { weight: 0, pairs: [], relation: 'none', shift: null };

function alignBy(one: MessagePrint[], other: MessagePrint[], evidence: Evidence): Alignment {
  const table = fillTable(one, other, evidence);
  const end = findEnd(table, one.length);
  if (end.weight <= 0) return noOverlap;
  const pairs: Alignment['pairs'] = [];
  let { row, column } = end;
  while (row > 0 && column > 0) {
    const taken = table.steps[row * table.width + column];
    if (taken === step.pair) pairs.unshift([row - 1, column - 1]);
    if (taken !== step.otherAlone) row--;
    if (taken !== step.oneAlone) column--;
  }
  const found = { weight: end.weight, pairs, shift: null };
  if (column === 0 && end.column === other.length) return { ...found, relation: 'one_holds_other' };
  if (row === 0 && end.row === one.length) return { ...found, relation: 'other_holds_one' };
  return { ...found, relation: column === 0 ? 'one_first' : 'other_first' };
}

type Words = (number | null)[][];

function weighWords(one: MessagePrint[], other: MessagePrint[]): Words {
  return one.map((onePrint) => other.map((otherPrint) => weighMatch(onePrint, otherPrint)));
}

/** Aligns by words and places, once the shift between the screenshots is known. */
export function alignMoved(one: MessagePrint[], other: MessagePrint[], shift: number): Alignment {
  const words = weighWords(one, other);
  const match = (row: number, column: number) =>
    weighPlaced(one[row], other[column], shift, words[row]?.[column] ?? null);
  return { ...alignBy(one, other, { match, missing: costOfMissingPlaced }), shift };
}

/** Aligns by words alone. */
export function alignMessages(one: MessagePrint[], other: MessagePrint[]): Alignment {
  const words = weighWords(one, other);
  return alignBy(one, other, { match: (row, column) => words[row]?.[column] ?? null, missing: costOfMissing });
}
