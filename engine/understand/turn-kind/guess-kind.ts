import { featuresOf, type Turn } from './features.ts';
import type { KindGuess, TurnKind } from './kinds.ts';
import stored from './weights.json' with { type: 'json' };

// A linear model, trained by `npm run train:turns` on labelled turns: each feature speaks for or against each kind.

export interface StoredModel {
  kinds: string[];
  features: string[];
  /** Signed bytes, a row a feature, in base64. */
  weights: string;
  scale: number;
}

interface Model {
  kinds: TurnKind[];
  rowOf: Map<string, number>;
  weights: Int8Array;
  scale: number;
}

let opened: Model | undefined;

/** How likely each kind is, the likeliest first. */
export function guessKind(turn: Turn): KindGuess[] {
  opened ??= openModel(stored);
  return guessWith(opened, turn);
}

export function openModel({ kinds, features, weights, scale }: StoredModel): Model {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  return {
    kinds: kinds as TurnKind[],
    rowOf: new Map(features.map((feature, row) => [feature, row])),
    weights: new Int8Array(bytes.buffer),
    scale,
  };
}

export function guessWith({ kinds, rowOf, weights, scale }: Model, turn: Turn): KindGuess[] {
  const sums = kinds.map(() => 0);
  for (const feature of [...featuresOf(turn), bias]) {
    const row = rowOf.get(feature);
    if (row === undefined) continue;
    for (let at = 0; at < kinds.length; at++) sums[at] = (sums[at] ?? 0) + (weights[row * kinds.length + at] ?? 0);
  }
  const powers = sums.map((sum) => Math.exp(sum * scale));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return kinds
    .map((kind, at): KindGuess => ({ kind, probability: (powers[at] ?? 0) / whole }))
    .sort((a, b) => b.probability - a.probability);
}

/** What speaks for a kind before anything is said. */
export const bias = '(any)';
