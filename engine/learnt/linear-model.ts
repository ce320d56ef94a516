// A linear model over named features: each speaks for or against each label. Trained by `npm run train:turns`, stored as text.

export interface StoredModel {
  labels: string[];
  features: string[];
  /** Signed bytes, a row a feature, in base64. */
  weights: string;
  scale: number;
}

export interface Model {
  labels: string[];
  rowOf: { get(feature: string): number | undefined };
  weights: Int8Array;
  scale: number;
}

/** What speaks for a label before anything is said. */
export const bias = '(any)';

export function openModel({ labels, features, weights, scale }: StoredModel): Model {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  return {
    labels,
    rowOf: new Map(features.map((feature, row) => [feature, row])),
    weights: new Int8Array(bytes.buffer),
    scale,
  };
}

/** How likely each label is, in the model's order. */
export function likelihoods({ labels, rowOf, weights, scale }: Model, features: Iterable<string>): number[] {
  const sums = labels.map(() => 0);
  for (const feature of [...features, bias]) {
    const row = rowOf.get(feature);
    if (row === undefined) continue;
    for (let at = 0; at < labels.length; at++) sums[at] = (sums[at] ?? 0) + (weights[row * labels.length + at] ?? 0);
  }
  const powers = sums.map((sum) => Math.exp(sum * scale));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}
