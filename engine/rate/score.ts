import { bioLength } from '#contract/writing.ts';
import type { BioFeatures } from './features.ts';

// Points that each feature adds to the score or costs it. The advice is ordered by these too.

/** Score of a bio without merits and without faults. */
const baseScore = 46;

export interface Points {
  details: number;
  hook: number;
  length: number;
  cliches: number;
  complaints: number;
  misspellings: number;
  adjectives: number;
  emoji: number;
  contacts: number;
  shouting: number;
  noise: number;
  repeated: number;
  bareFacts: number;
  insult: number;
}

export function pointsOf(features: BioFeatures): Points {
  const { cliches, complaints, misspellings, adjectives, emojiCount, contacts, noise } = features;
  return {
    details: detailPoints(features.detailWeight),
    hook: Math.round(13 * features.hook.strength),
    length: lengthPoints(features.length),
    cliches: -capped(cliches.length * 8, 30),
    complaints: -capped(complaints.length * 15, 42),
    misspellings: -capped(misspellings.length * 5, 22),
    adjectives: adjectives.length < 3 ? 0 : -capped(4 * (adjectives.length - 1), 26),
    emoji: -capped(Math.max(0, emojiCount - 3) * 4, 24),
    contacts: contacts.length > 0 ? -28 : 0,
    shouting: features.isShouting ? -16 : 0,
    noise: -capped(noise.length * 4, 10),
    repeated: -capped(features.repeated.length * 5, 15),
    bareFacts: -capped(features.bareFacts.length * 3, 6),
    insult: isHurtful(features) ? -30 : 0,
  };
}

/** By a word, or by what it asks of the reader. */
export const isHurtful = ({ insult, contempt }: BioFeatures) => insult !== null || contempt.length > 0;

const capped = (value: number, most: number) => Math.min(value, most);

/** At most 34 points; each further detail adds less. */
function detailPoints(weight: number): number {
  return Math.round(34 * (1 - Math.exp(-weight / 4)));
}

function lengthPoints(length: number): number {
  if (length >= bioLength.min && length <= bioLength.max) return 7;
  if (length < bioLength.min) return Math.round(7 - (bioLength.min - length) * 0.45);
  return Math.round(Math.max(-25, 7 - (length - bioLength.max) * 0.08));
}

export function scoreOf(features: BioFeatures, points: Points): number {
  const sum = Object.values(points).reduce((total, value) => total + value, baseScore);
  return Math.round(Math.min(ceiling(features), lifted(sum)));
}

/** Whoever writes a real bio, however many its faults, stays above what says nothing, and each fault mended still shows. */
const lifted = (sum: number) => (sum < 20 ? 5 + 15 * Math.exp((sum - 20) / 15) : sum);

/** The highest score that a bio with a grave fault can get, whatever its other features add up to. */
function ceiling(features: BioFeatures): number {
  const { wordCount, saysNothing, isForeign, isOrder, contacts, complaints, length } = features;
  if (wordCount === 0) return 3;
  if (saysNothing) return 4;
  if (isOrder) return 10;
  if (isHurtful(features)) return 15;
  if (wordCount < 3) return 12;
  if (contacts.length > 0 || complaints.length > 1) return 38;
  if (isForeign) return 40;
  if (length > 500) return 50;
  if (complaints.length > 0) return 62;
  return 99;
}

/** The score, moved by up to 8 points by details and hook, and never below its half. */
export function impactOf(score: number, { details, hook }: Points): number {
  const pull = ((details / 34 + hook / 13) / 2 - 0.5) * 16;
  return Math.round(Math.min(100, Math.max(score / 2, score + (score === 0 ? 0 : pull))));
}
