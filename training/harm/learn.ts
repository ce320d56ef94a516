import { bias, type StoredModel } from '#engine/learnt/linear-model.ts';
import { lottery, shuffle } from '../../bench/statistics/seeded-random.ts';

// A multinomial logistic regression, trained by stochastic gradient descent with a step of its own for each weight (AdaGrad). The same
// examples always give the same weights.

export interface Example {
  features: Iterable<string>;
  label: string;
}

const rounds = 24;
const rate = 0.05;
const decay = 2e-2;

export interface Pruning {
  /** A feature of fewer examples is left out: it would only be learnt by heart. */
  minExamples: number;
  /** A feature whose weights are all at most this (of 127) is not stored: alone it hardly changes a guess. */
  faintWeight: number;
}
const usualPruning: Pruning = { minExamples: 2, faintWeight: 5 };

interface Read {
  wanted: number;
  rows: number[];
}

export function learn(
  examples: Example[],
  labels: readonly string[],
  { minExamples, faintWeight }: Pruning = usualPruning,
): StoredModel {
  const read = examples.map(({ features }) => [...features, bias]);
  const features = frequent(read, minExamples);
  const rowOf = new Map(features.map((feature, row) => [feature, row]));
  const known = examples.map(
    ({ label }, at): Read => ({
      wanted: labels.indexOf(label),
      rows: (read[at] ?? []).flatMap((feature) => rowOf.get(feature) ?? []),
    }),
  );
  return store(features, labels, descend(known, features.length, labels.length), faintWeight);
}

function frequent(read: string[][], minExamples: number): string[] {
  const seen = new Map<string, number>();
  for (const features of read) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  return [...seen].flatMap(([feature, count]) => (count >= minExamples ? [feature] : [])).sort();
}

function descend(examples: Read[], height: number, width: number): Float64Array {
  const weights = new Float64Array(height * width);
  const squares = new Float64Array(height * width).fill(1e-6);
  const random = lottery(7);
  for (let round = 0; round < rounds; round++) {
    for (const { wanted, rows } of shuffle(examples, random)) {
      const likely = likelihoods(weights, rows, width);
      for (let at = 0; at < width; at++) {
        const slope = (likely[at] as number) - (at === wanted ? 1 : 0);
        for (const row of rows) {
          const place = row * width + at;
          const weight = weights[place] as number;
          const step = slope + decay * weight;
          const square = (squares[place] as number) + step * step;
          squares[place] = square;
          weights[place] = weight - (rate * step) / Math.sqrt(square);
        }
      }
    }
  }
  return weights;
}

function likelihoods(weights: Float64Array, rows: number[], width: number): Float64Array {
  const likely = new Float64Array(width);
  for (const row of rows) {
    for (let at = 0; at < width; at++) likely[at] = (likely[at] as number) + (weights[row * width + at] as number);
  }
  const top = Math.max(...likely);
  let whole = 0;
  for (let at = 0; at < width; at++) whole += likely[at] = Math.exp((likely[at] as number) - top);
  return likely.map((power) => power / whole);
}

function store(features: string[], labels: readonly string[], weights: Float64Array, faintWeight: number): StoredModel {
  const width = labels.length;
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale));
  const rowAt = (row: number) => bytes.subarray(row * width, (row + 1) * width);
  const kept = features.map((_, row) => row).filter((row) => rowAt(row).some((byte) => Math.abs(byte) > faintWeight));
  return {
    labels: [...labels],
    features: kept.map((row) => features[row] ?? ''),
    weights: Buffer.from(Int8Array.from(kept.flatMap((row) => [...rowAt(row)])).buffer).toString('base64'),
    scale,
  };
}
