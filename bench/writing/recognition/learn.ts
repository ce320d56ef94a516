import { type CueWorth, cuePattern, cueStrength } from '#engine/write/cues.ts';
import type { NamedSituation } from '#engine/write/situations/situation.ts';
import { featuresOf, type LastTurns } from '#engine/write/talk-features.ts';
import { lottery, shuffle } from '../../statistics/seeded-random.ts';

// A multinomial logistic regression over the features of a talk and the cues of each situation, trained by stochastic gradient
// descent with a step of its own for each weight (AdaGrad). The same examples always give the same weights.

export interface Example {
  turns: LastTurns;
  /** Ids of the situations that a reader named, the fittest first. */
  situations: string[];
}

export interface Learnt {
  labels: string[];
  features: Map<string, Float32Array>;
  cueWeights: Float64Array;
  cueWorth: CueWorth;
}

const rounds = 10;
const rate = 0.3;
const decay = 1e-5;
/** Keeps the first steps of a weight small: a word that was seen once says little about all other situations. */
const firstSquare = 0.1;
/** A feature of fewer examples is left out: it would only be learnt by heart. */
const minExamples = 2;
/** A feature of more than this share of the talks is left out: it would only say which situations are common. */
const maxShare = 0.15;
/** What the cues of a situation weigh before any example is seen, and how strongly they are pulled back to that. */
const cueStart = 5;
const cueDecay = 0.01;
/** How much of an example's label goes to its first, second and third situation. */
const shares = [0.55, 0.35, 0.2];

interface Row {
  features: { weights: Float32Array; squares: Float32Array; value: number }[];
  cues: Float64Array;
  wanted: Float64Array;
}

export function learn(examples: Example[], situations: NamedSituation[]): Learnt {
  const labels = situations.map(({ id }) => id);
  const patterns = situations.map(({ cues }) => cuePattern(cues));
  const read = examples.map(({ turns }) => featuresOf(turns));
  const known = telling(read);
  const cueWorth = worthOf(patterns, examples);
  const weights = new Map(known.map((feature) => [feature, new Float32Array(labels.length)]));
  const squares = new Map(known.map((feature) => [feature, new Float32Array(labels.length).fill(firstSquare)]));
  const rows = examples.map(
    ({ turns, situations: named }, at): Row => ({
      features: [...(read[at] ?? [])].flatMap(([feature, value]) => {
        const own = weights.get(feature);
        const steps = squares.get(feature);
        return own && steps ? [{ weights: own, squares: steps, value }] : [];
      }),
      cues: Float64Array.from(patterns, (pattern) => cueStrength(pattern, turns, cueWorth)),
      wanted: wantedOf(named, labels),
    }),
  );
  return { labels, features: weights, cueWeights: descend(rows, labels.length), cueWorth };
}

/** By how rare it is: 1 for a cue that one talk has, 0 for one that all have. */
function worthOf(patterns: (RegExp | null)[], examples: Example[]): CueWorth {
  const seen = new Map<string, number>();
  for (const { turns } of examples) {
    const own = new Set(patterns.flatMap((pattern) => (pattern ? (turns.turn.match(pattern) ?? []) : [])));
    for (const cue of own) seen.set(cue, (seen.get(cue) ?? 0) + 1);
  }
  const whole = Math.log(examples.length);
  return new Map([...seen].map(([cue, count]) => [cue, Math.round(100 * (1 - Math.log(count) / whole)) / 100]));
}

function telling(read: Map<string, number>[]): string[] {
  const seen = new Map<string, number>();
  for (const features of read) for (const feature of features.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const most = maxShare * read.length;
  return [...seen].flatMap(([feature, count]) => (count >= minExamples && count <= most ? [feature] : [])).sort();
}

function wantedOf(named: string[], labels: string[]): Float64Array {
  const wanted = new Float64Array(labels.length);
  for (const [place, id] of named.entries()) wanted[labels.indexOf(id)] = shares[place] ?? 0;
  const whole = wanted.reduce((sum, share) => sum + share, 0);
  return wanted.map((share) => share / whole);
}

function descend(rows: Row[], width: number): Float64Array {
  const cueWeights = new Float64Array(width).fill(cueStart);
  const cueSquares = new Float64Array(width).fill(firstSquare);
  const random = lottery(7);
  for (let round = 0; round < rounds; round++) {
    for (const { features, cues, wanted } of shuffle(rows, random)) {
      const slopes = likely(sumsOf(features, cues, cueWeights)).map((chance, at) => chance - (wanted[at] ?? 0));
      for (let at = 0; at < width; at++) {
        const cue = cues[at] ?? 0;
        if (cue === 0) continue;
        const step = (slopes[at] ?? 0) * cue + cueDecay * ((cueWeights[at] ?? 0) - cueStart);
        cueSquares[at] = (cueSquares[at] ?? 0) + step * step;
        cueWeights[at] = (cueWeights[at] ?? 0) - (rate * step) / Math.sqrt(cueSquares[at] ?? 1);
      }
      for (const { weights, squares, value } of features) {
        for (let at = 0; at < width; at++) {
          const step = (slopes[at] ?? 0) * value + decay * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + step * step;
          weights[at] = (weights[at] ?? 0) - (rate * step) / Math.sqrt(squares[at] ?? 1);
        }
      }
    }
  }
  return cueWeights;
}

function sumsOf(features: Row['features'], cues: Float64Array, cueWeights: Float64Array): Float64Array {
  const sums = cues.map((cue, at) => cue * (cueWeights[at] ?? 0));
  for (const { weights, value } of features)
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0) * value;
  return sums;
}

function likely(sums: Float64Array): Float64Array {
  const top = sums.reduce((most, sum) => Math.max(most, sum), Number.NEGATIVE_INFINITY);
  const powers = sums.map((sum) => Math.exp(sum - top));
  const whole = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / whole);
}

/** The sums that a learnt model gives to a talk, in the order of its labels. */
export function sumsFor(
  { features, cueWeights, cueWorth }: Learnt,
  situations: NamedSituation[],
  turns: LastTurns,
): number[] {
  const rows = [...featuresOf(turns)].flatMap(([feature, value]) => {
    const weights = features.get(feature);
    return weights ? [{ weights, squares: weights, value }] : [];
  });
  const cues = Float64Array.from(situations, (situation) => cueStrength(cuePattern(situation.cues), turns, cueWorth));
  return [...sumsOf(rows, cues, cueWeights)];
}
