import { featuresOf, type Turn } from '#engine/understand/turn-features.ts';
import { meanOfPowers, piecesOf, type StoredTurnModel, sizeSteps } from '#engine/understand/turn-model.ts';
import { lottery, shuffle } from '../../bench/statistics/seeded-random.ts';

// Trains the network of engine/understand/turn-model.ts: stochastic gradient descent with a step of its own for each row (AdaGrad),
// leaving out some features by lot each time. The same lessons always give the same numbers.

export interface Lesson extends Turn {
  author: string;
  /** What labellers say that the turn is, each the most important first; null where nobody said. */
  kinds: readonly (readonly number[])[] | null;
  /** Its place in `signalNames`. */
  signal: number;
  weight: number;
}

const shape = { width: 32, kinds: 61, signals: 7 };
/** A feature of fewer lessons is left out: it would only be learnt by heart. */
const minLessons = 10;
const rounds = 5;
const rate = 0.15;
/** Of all features so many are left out. */
const dropped = 0.15;
/** How much the first, second and third kind that a labeller names count. */
const ranks = [0.8, 0.15, 0.05];

interface Piece {
  features: Int32Array;
  weights: Float32Array;
}

export interface Numbers {
  /** The numbers of the features that are known, sorted: the first has the first row. */
  features: number[];
  rows: Float32Array;
  answers: Float32Array;
  biases: Float32Array;
}

export function learn(lessons: readonly Lesson[]): Numbers {
  const { width, kinds, signals } = shape;
  const outputs = kinds + signals;
  const features = frequentFeatures(lessons);
  const rowOf = new Map(features.map((feature, row) => [feature, row]));
  const random = lottery(7);
  const small = (length: number) => Float32Array.from({ length }, () => (random() - 0.5) * 0.2);
  const [rows, answers, biases] = [small(features.length * width), small(outputs * width), new Float32Array(outputs)];
  const squares = {
    rows: new Float32Array(features.length).fill(1e-2),
    answers: new Float32Array(outputs * width).fill(1e-2),
    biases: new Float32Array(outputs).fill(1e-2),
  };
  const read = lessons.map((lesson) => ({
    pieces: piecesOf(lesson).map((piece) => pieceOf(piece, rowOf)),
    wanted: wantedOf(lesson),
    lesson,
  }));
  for (let round = 0; round < rounds; round++) {
    const step = rate * (1 - (round / rounds) * 0.8);
    for (const { pieces, wanted, lesson } of shuffle(read, random)) {
      const kept = pieces.map(({ features }) => Array.from(features.keys()).filter(() => random() > dropped));
      const sums = pieces.map((piece, at) => sumOf(piece, kept[at] ?? [], rows));
      const spoken = sums.map((sum) => spokenBy(sum, answers, biases));
      const joint = biases.map((_, answer) => meanOfPowers(spoken.map((each) => each[answer] as number)));
      const likely = [...likelihoods(joint.subarray(0, kinds)), ...likelihoods(joint.subarray(kinds))];
      pieces.forEach((piece, place) => {
        const back = new Float32Array(width);
        const sum = sums[place] as Float32Array;
        for (let answer = 0; answer < outputs; answer++) {
          if (answer < kinds && lesson.kinds === null) continue;
          const share = Math.exp((spoken[place]?.[answer] as number) - (joint[answer] as number)) / pieces.length;
          const slope = ((likely[answer] as number) - (wanted[answer] as number)) * lesson.weight * share;
          if (Math.abs(slope) < 1e-4) continue;
          squares.biases[answer] = (squares.biases[answer] as number) + slope * slope;
          biases[answer] = (biases[answer] as number) - (step * slope) / Math.sqrt(squares.biases[answer] as number);
          for (let at = 0; at < width; at++) {
            const spot = answer * width + at;
            const weight = answers[spot] as number;
            back[at] = (back[at] as number) + slope * weight;
            const change = slope * (sum[at] as number) + 1e-5 * weight;
            const square = (squares.answers[spot] as number) + change * change;
            squares.answers[spot] = square;
            answers[spot] = weight - (step * 0.5 * change) / Math.sqrt(square);
          }
        }
        moveRows(piece, kept[place] ?? [], back, { rows, squares: squares.rows, step });
      });
    }
  }
  return { features, rows, answers, biases };
}

function frequentFeatures(lessons: readonly Lesson[]): number[] {
  const seen = new Map<number, number>();
  for (const lesson of lessons)
    for (const feature of featuresOf(lesson).keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  return [...seen].flatMap(([feature, count]) => (count >= minLessons ? [feature] : [])).sort((a, b) => a - b);
}

function moveRows(
  { features, weights }: Piece,
  kept: number[],
  back: Float32Array,
  { rows, squares, step }: { rows: Float32Array; squares: Float32Array; step: number },
): void {
  const { width } = shape;
  const size = back.reduce((sum, value) => sum + value * value, 0) / width;
  if (size < 1e-12) return;
  for (const place of kept) {
    const feature = features[place] as number;
    const weight = (weights[place] as number) / (1 - dropped);
    squares[feature] = (squares[feature] as number) + size * weight * weight;
    const stride = (step * weight) / Math.sqrt(squares[feature] as number);
    for (let at = 0; at < width; at++) {
      const spot = feature * width + at;
      rows[spot] = (rows[spot] as number) - stride * (back[at] as number);
    }
  }
}

function pieceOf(turn: Turn, rowOf: ReadonlyMap<number, number>): Piece {
  const known = [...featuresOf(turn)].flatMap(([feature, weight]) => {
    const row = rowOf.get(feature);
    return row === undefined ? [] : [[row, weight] as const];
  });
  return {
    features: Int32Array.from(known, ([row]) => row),
    weights: Float32Array.from(known, ([, weight]) => weight),
  };
}

function sumOf({ features, weights }: Piece, kept: number[], rows: Float32Array): Float32Array {
  const { width } = shape;
  const sum = new Float32Array(width);
  for (const place of kept) {
    const start = (features[place] as number) * width;
    const weight = (weights[place] as number) / (1 - dropped);
    for (let at = 0; at < width; at++) sum[at] = (sum[at] as number) + weight * (rows[start + at] as number);
  }
  return sum;
}

function spokenBy(sum: Float32Array, answers: Float32Array, biases: Float32Array): Float32Array {
  const { width } = shape;
  return biases.map((bias, answer) => {
    let spoken = bias;
    for (let at = 0; at < width; at++) spoken += (sum[at] as number) * (answers[answer * width + at] as number);
    return spoken;
  });
}

function wantedOf({ kinds, signal }: Lesson): Float32Array {
  const wanted = new Float32Array(shape.kinds + shape.signals);
  for (const named of kinds ?? []) {
    const known = named.slice(0, ranks.length);
    const whole = ranks.slice(0, known.length).reduce((sum, rank) => sum + rank, 0);
    for (const [rank, kind] of known.entries())
      wanted[kind] = (wanted[kind] as number) + (ranks[rank] as number) / whole / (kinds?.length ?? 1);
  }
  wanted[shape.kinds + signal] = 1;
  return wanted;
}

function likelihoods(sums: Float32Array): Float32Array {
  const top = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - top));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}

/** The numbers as text, a row in half bytes beside how large its numbers are. */
export function store({ features, rows, answers, biases }: Numbers): StoredTurnModel {
  const { width, kinds, signals } = shape;
  const sizes = features.map((_, row) => sizeOf(rows.subarray(row * width, (row + 1) * width)));
  const halves = Array.from(rows, (value, at) => {
    const step = sizeSteps.base ** ((sizes[Math.floor(at / width)] as number) + sizeSteps.first);
    return Math.max(-7, Math.min(7, Math.round(value / step))) + 8;
  });
  const withBiases = Array.from({ length: (kinds + signals) * (width + 1) }, (_, at) => {
    const [answer, place] = [Math.floor(at / (width + 1)), at % (width + 1)];
    return (place === width ? biases[answer] : answers[answer * width + place]) as number;
  });
  const answerScale = withBiases.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  return {
    width,
    kinds,
    signals,
    features: textOf(features.flatMap((feature, row) => varint(feature - (features[row - 1] ?? 0)))),
    sizes: textOf(sizes),
    rows: textOf(
      Array.from(
        { length: halves.length / 2 },
        (_, at) => (halves[at * 2] as number) | ((halves[at * 2 + 1] as number) << 4),
      ),
    ),
    answers: textOf(withBiases.map((value) => Math.round(value / answerScale) & 255)),
    answerScale,
  };
}

/** The least size whose seven steps reach the row's greatest number. */
function sizeOf(row: Float32Array): number {
  const step = row.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 7;
  const size = Math.ceil(Math.log(Math.max(step, 1e-9)) / Math.log(sizeSteps.base)) - sizeSteps.first;
  return Math.max(0, Math.min(255, size));
}

const varint = (distance: number): number[] =>
  distance < 128 ? [distance] : [(distance & 127) | 128, ...varint(distance >>> 7)];
const textOf = (bytes: number[]) => Buffer.from(Uint8Array.from(bytes)).toString('base64');
