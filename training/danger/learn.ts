import { dangerFeatures, dangerSpace, type Line } from '#engine/understand/danger/danger-features.ts';
import { dangers, type StoredDangerModel } from '#engine/understand/danger/danger-model.ts';
import { lottery, shuffle } from '../../bench/statistics/seeded-random.ts';

// A logistic regression for each danger against none of them, trained together by stochastic gradient descent with a step of its own for
// each weight (AdaGrad). The same lessons always give the same weights.

export interface Lesson extends Line {
  /** Its place in `dangers`; -1 for none of them. */
  danger: number;
  /** How much it counts. */
  weight: number;
}

const width = dangers.length;
const rounds = 12;
const rate = 0.35;
const decay = 2e-6;

interface Read extends Pick<Lesson, 'danger' | 'weight'> {
  features: Uint32Array;
  shares: Float32Array;
}

export function learn(lessons: readonly Lesson[]): StoredDangerModel {
  const read = lessons.map(({ danger, weight, ...line }): Read => {
    const features = dangerFeatures(line);
    return {
      danger,
      weight,
      features: Uint32Array.from(features.keys()),
      shares: Float32Array.from(features.values()),
    };
  });
  const weights = new Float32Array(dangerSpace * width);
  const squares = new Float32Array(dangerSpace * width).fill(1e-4);
  const start = new Float64Array(width);
  const random = lottery(11);
  for (let round = 0; round < rounds; round++)
    for (const one of shuffle(read, random)) step(one, weights, squares, start, rate / (1 + round * 0.2));
  return store(weights, start);
}

function step(
  { features, shares, danger, weight }: Read,
  weights: Float32Array,
  squares: Float32Array,
  start: Float64Array,
  stepRate: number,
): void {
  const likely = likelihoods(features, shares, weights, start);
  for (let place = 0; place < width; place++) {
    const slope = weight * ((likely[place] ?? 0) - (place === danger ? 1 : 0));
    start[place] = (start[place] ?? 0) - 0.02 * slope;
    if (Math.abs(slope) < 1e-4) continue;
    for (let at = 0; at < features.length; at++) {
      const cell = (features[at] ?? 0) * width + place;
      const own = slope * (shares[at] ?? 0) + decay * (weights[cell] ?? 0);
      const square = (squares[cell] ?? 0) + own * own;
      squares[cell] = square;
      weights[cell] = (weights[cell] ?? 0) - (stepRate * own) / Math.sqrt(square);
    }
  }
}

function likelihoods(features: Uint32Array, shares: Float32Array, weights: Float32Array, start: Float64Array) {
  const sums = Float64Array.from(start);
  for (let at = 0; at < features.length; at++)
    for (let place = 0; place < width; place++)
      sums[place] = (sums[place] ?? 0) + (shares[at] ?? 0) * (weights[(features[at] ?? 0) * width + place] ?? 0);
  const powers = sums.map((sum) => Math.exp(Math.min(50, sum)));
  const whole = powers.reduce((all, power) => all + power, 1);
  return powers.map((power) => power / whole);
}

/** The greatest weights are cut to this share of all, so that the others keep their steps. */
const kept = 0.9995;

function store(weights: Float32Array, start: Float64Array): StoredDangerModel {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  const most = sizes[Math.floor((sizes.length - 1) * kept)] ?? 1;
  const halves = Uint8Array.from({ length: weights.length / 2 }, (_, byte) => {
    const half = (at: number) => Math.max(-7, Math.min(7, Math.round(((weights[at] ?? 0) / most) * 7))) + 8;
    return half(byte * 2) | (half(byte * 2 + 1) << 4);
  });
  return { weights: Buffer.from(halves).toString('base64'), scale: most / 7, start: [...start] };
}
