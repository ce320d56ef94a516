import { bioLength } from '#contract/writing.ts';
import type { BioFeatures } from './features.ts';
import { isHurtful } from './score.ts';

// How easily a reader sees who is there: 97 points, less what each obstacle costs.

const maxClarity = 97;
/** In characters: a shorter bio loses 1.2 points for each character that is missing. */
const minReadable = 40;

export interface ClarityPoints {
  misspellings: number;
  /** What somebody refuses hides what they look for. */
  complaints: number;
  /** Nobody sees who is there behind an insult or contempt. */
  insult: number;
  cliches: number;
  shouting: number;
  noise: number;
  sentences: number;
  emoji: number;
  adjectives: number;
  repeated: number;
  length: number;
  foreign: number;
  order: number;
}

export function clarityPointsOf(features: BioFeatures): ClarityPoints {
  const { misspellings, complaints, cliches, noise, sentenceLength, emojiCount, adjectives, repeated, length } =
    features;
  return {
    misspellings: -capped(misspellings.length * 7, 35),
    complaints: -capped(complaints.length * 14, 42),
    insult: isHurtful(features) ? -45 : 0,
    cliches: -capped(cliches.length * 4, 16),
    shouting: features.isShouting ? -22 : 0,
    noise: -capped(noise.length * 5, 15),
    sentences: -capped(Math.max(0, sentenceLength - 12) * 1.5, 25),
    emoji: -capped(Math.max(0, emojiCount - 3) * 4, 28),
    adjectives: adjectives.length >= 4 ? -10 : 0,
    repeated: repeated.length > 0 ? -8 : 0,
    length: -capped(Math.max(0, length - bioLength.max) * 0.1, 30) - Math.max(0, minReadable - length) * 1.2,
    foreign: features.isForeign ? -40 : 0,
    order: features.isOrder ? -40 : 0,
  };
}

export function clarityOf({ wordCount, saysNothing }: BioFeatures, points: ClarityPoints): number {
  if (wordCount === 0 || saysNothing) return 0;
  const sum = Object.values(points).reduce((total, value) => total + value, maxClarity);
  return Math.round(Math.min(100, Math.max(0, sum)));
}

const capped = (value: number, most: number) => Math.min(value, most);
