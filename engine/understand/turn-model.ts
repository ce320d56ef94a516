import stored from './models/turns.json' with { type: 'json' };
import { featuresOf, type Turn } from './turn-features.ts';

// A small network that reads a turn: each feature has a short row of numbers, the rows of a piece of the turn are added up, and the sum
// speaks for or against each kind and each signal. The pieces are the whole turn and each of its sentences; what the turn is, one of
// them says. Trained by `npm run train:turns`, which stores the numbers as text.

export interface StoredTurnModel {
  width: number;
  kinds: number;
  signals: number;
  /** The features that it knows: distances between their sorted numbers, seven bits a byte, in base64. */
  features: string;
  /** How large each feature's numbers are, a byte a feature: the power of `sizeBase` that one step of them is. */
  sizes: string;
  /** Two numbers of -7 to 7 a byte, `width` numbers a feature, in base64. */
  rows: string;
  /** Signed bytes, `width` and one more (what speaks for it before anything is said) an answer, in base64. */
  answers: string;
  answerScale: number;
}

export interface TurnGuess {
  /** How likely each kind is, by its number; 0 is none of them. */
  kinds: number[];
  /** How likely each signal is, in the order of `signalNames`. */
  signals: number[];
  /** The piece that speaks most for a kind or a signal. */
  pieceFor: (answer: { kind: number } | { signal: number }) => string;
}

/** What the network calls the signals; the first is none. */
export const signalNames = ['none', 'refusal', 'unease', 'minor', 'scam', 'danger', 'grave'] as const;

/** Of a longer turn the last sentences are read one by one. */
const maxSentences = 8;
/** A shorter piece is read with the next one: «Non. Pas ce soir.» */
const minWords = 4;

/** The whole turn, and its sentences where there are several. */
export function piecesOf({ messages, before }: Turn): Turn[] {
  const sentences: string[] = [];
  for (const sentence of messages.flatMap((message) => message.split(/(?<=[.!?…])\s+|\n/))) {
    const text = sentence.trim();
    if (!/[\p{L}\d]|\p{Extended_Pictographic}/u.test(text)) continue;
    const last = sentences.at(-1);
    if (last !== undefined && last.split(' ').length < minWords) sentences[sentences.length - 1] = `${last} ${text}`;
    else sentences.push(text);
  }
  const whole = { messages, before };
  if (sentences.length < 2) return [whole];
  return [whole, ...sentences.slice(-maxSentences).map((sentence) => ({ messages: [sentence], before }))];
}

interface OpenModel extends Pick<StoredTurnModel, 'width' | 'kinds' | 'signals' | 'answerScale'> {
  rowOf: ReadonlyMap<number, number>;
  rows: Float32Array;
  answers: Int8Array;
}

/** Byte 0 of `sizes` is this power of the base, each further one the next. */
export const sizeSteps = { base: 1.1, first: -120 };

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export function openTurnModel({ features, sizes, rows, answers, ...model }: StoredTurnModel): OpenModel {
  const rowOf = new Map<number, number>();
  for (const [row, feature] of numbersIn(bytesOf(features)).entries()) rowOf.set(feature, row);
  const steps = [...bytesOf(sizes)].map((size) => sizeSteps.base ** (size + sizeSteps.first));
  const halves = bytesOf(rows);
  const opened = Float32Array.from({ length: rowOf.size * model.width }, (_, at) => {
    const byte = halves[at >> 1] ?? 0;
    return ((at & 1 ? byte >> 4 : byte & 15) - 8) * (steps[Math.floor(at / model.width)] ?? 0);
  });
  return { ...model, rowOf, rows: opened, answers: new Int8Array(bytesOf(answers).buffer) };
}

/** Sorted numbers from the distances between them, seven bits a byte. */
function numbersIn(bytes: Uint8Array): number[] {
  const numbers: number[] = [];
  let [number, distance, shift] = [0, 0, 0];
  for (const byte of bytes) {
    distance |= (byte & 127) << shift;
    shift += 7;
    if (byte >= 128) continue;
    number += distance;
    numbers.push(number);
    [distance, shift] = [0, 0];
  }
  return numbers;
}

let opened: OpenModel | undefined;

/** Opened with the first turn, since most programs that load this file read none. */
function trainedModel(): OpenModel {
  opened ??= openTurnModel(stored);
  return opened;
}

export function readWithModel(turn: Turn, model: OpenModel = trainedModel()): TurnGuess {
  const pieces = piecesOf(turn);
  const spoken = pieces.map((piece) => answersFor(piece, model));
  const sums = spoken[0]?.map((_, answer) => meanOfPowers(spoken.map((piece) => piece[answer] ?? 0))) ?? [];
  const best = (answer: number) =>
    // The whole turn is taken only where it is all there is.
    spoken
      .slice(1)
      .reduce((top, piece, place, all) => ((piece[answer] ?? 0) > (all[top]?.[answer] ?? 0) ? place : top), 0);
  return {
    kinds: likelihoods(sums.slice(0, model.kinds)),
    signals: likelihoods(sums.slice(model.kinds)),
    pieceFor: (answer) => {
      const place = 'kind' in answer ? answer.kind : model.kinds + answer.signal;
      return (pieces.length > 1 ? pieces[best(place) + 1] : pieces[0])?.messages.join(' ') ?? '';
    },
  };
}

function answersFor(piece: Turn, { width, rowOf, rows, answers, answerScale, ...model }: OpenModel): number[] {
  const sum = new Float64Array(width);
  for (const [feature, weight] of featuresOf(piece)) {
    const row = rowOf.get(feature);
    if (row === undefined) continue;
    for (let at = 0; at < width; at++) sum[at] = (sum[at] ?? 0) + weight * (rows[row * width + at] ?? 0);
  }
  return Array.from({ length: model.kinds + model.signals }, (_, answer) => {
    const start = answer * (width + 1);
    let spoken = answers[start + width] ?? 0;
    for (let at = 0; at < width; at++) spoken += (sum[at] ?? 0) * (answers[start + at] ?? 0);
    return spoken * answerScale;
  });
}

/** Lies near the greatest, where one stands out. */
export function meanOfPowers(values: number[]): number {
  const top = Math.max(...values);
  return top + Math.log(values.reduce((sum, value) => sum + Math.exp(value - top), 0) / values.length);
}

function likelihoods(sums: number[]): number[] {
  const top = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - top));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}
