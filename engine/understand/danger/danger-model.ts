import stored from '../models/danger.json' with { type: 'json' };
import { dangerFeatures, dangerSpace, type Line } from './danger-features.ts';

// A linear model that reads one message of either side: each feature speaks for or against each danger. Trained by
// `npm run train:danger`, which stores the numbers as text.

/** The speaker is under eighteen; is in danger; threatens, forces or hunts the other; wants naked pictures; hates. */
export const dangers = ['minor', 'distress', 'menace', 'nudes', 'hate'] as const;
export type Danger = (typeof dangers)[number];

export interface StoredDangerModel {
  /** Two numbers of -7 to 7 a byte: `dangers.length` numbers a feature, by the feature's number; in base64. */
  weights: string;
  scale: number;
  /** What speaks for each danger before anything is said. */
  start: number[];
}

export interface OpenDangerModel {
  weights: Int8Array;
  scale: number;
  start: number[];
}

export function openDangerModel({ weights, scale, start }: StoredDangerModel): OpenDangerModel {
  const halves = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0));
  const opened = new Int8Array(dangerSpace * dangers.length);
  for (const at of opened.keys()) opened[at] = (((halves[at >> 1] ?? 0) >> (at & 1 ? 4 : 0)) & 15) - 8;
  return { weights: opened, scale, start };
}

let opened: OpenDangerModel | undefined;

/** Opened with the first message, since most programs that load this file read none. */
function trainedModel(): OpenDangerModel {
  opened ??= openDangerModel(stored);
  return opened;
}

export type Likely = Record<Danger, number>;

export interface ReadDanger {
  likely: Likely;
  /** The sentence that speaks most for a danger. */
  wordsOf: (danger: Danger) => string;
}

/** How likely a message is of each danger: as a whole, or one of its sentences. */
export function readDanger({ text, before }: Line, model: OpenDangerModel = trainedModel()): ReadDanger {
  const read = piecesOf(text.slice(0, maxCharacters)).map((piece) => ({
    piece,
    // Emoji alone say nothing.
    shares: /[\p{L}\d]/u.test(piece) ? likelihoods({ text: piece, before }, model) : [],
  }));
  const best = (danger: Danger) => {
    const place = dangers.indexOf(danger);
    const sharesOf = read.map(({ piece, shares }) => ({ piece, share: shares[place] ?? 0 }));
    return sharesOf.reduce((top, one) => (one.share > top.share ? one : top), sharesOf[0] ?? { piece: '', share: 0 });
  };
  const likely = Object.fromEntries(dangers.map((danger) => [danger, best(danger).share])) as Likely;
  return { likely, wordsOf: (danger) => best(danger).piece };
}

/** The rest of a longer message is not read, which bounds the work. */
const maxCharacters = 600;
/** Of a longer message the last sentences are read one by one. */
const maxPieces = 8;

/** The whole message, and its sentences where there are several. */
export function piecesOf(text: string): string[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n/).filter((sentence) => /[\p{L}\d]/u.test(sentence));
  return sentences.length < 2 ? [text] : [text, ...sentences.slice(-maxPieces)];
}

function likelihoods(line: Line, { weights, scale, start }: OpenDangerModel): number[] {
  const sums = [...start];
  for (const [feature, weight] of dangerFeatures(line))
    for (let place = 0; place < sums.length; place++)
      sums[place] = (sums[place] ?? 0) + weight * scale * (weights[feature * dangers.length + place] ?? 0);
  const powers = sums.map((sum) => Math.exp(Math.min(50, sum)));
  const whole = powers.reduce((all, power) => all + power, 1);
  return powers.map((power) => power / whole);
}
