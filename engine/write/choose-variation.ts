import type { Tone, Variation } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { areAlike } from './are-alike.ts';
import { boldnessOf } from './boldness.ts';
import { type Choice, type Chosen, candidates } from './choose-lines.ts';
import type { Lines } from './lines/line.ts';

/** A shorter line has at most this share of the characters. */
const shorterShare = 0.85;

export interface VariationWish {
  tone: Tone;
  /** The reply on screen. */
  content: string;
  how: Variation;
}

/** Another line in place of one on screen; null where there is none of that kind. A bolder one may come from the flirt. */
export function chooseVariation(lines: Lines, { tone, content, how }: VariationWish, choice: Choice): Chosen | null {
  const others = candidates(lines, tone, choice).filter(({ text }) => text !== content);
  if (how === 'shorter') return others.find(({ text }) => text.length <= content.length * shorterShare) ?? null;
  if (how === 'other') return others.find(({ text }) => !areAlike(text, content)) ?? others[0] ?? null;
  const isBolder = ({ text }: Chosen) => boldnessOf(text) > boldnessOf(content);
  return others.find(isBolder) ?? candidates(lines, 'flirt', choice).find(isBolder) ?? null;
}

/** Kinds after which nobody is made bolder: an evaded date, a limit, a bad day. */
const gentleKinds = [18, 22, 30, 33];

/** Nobody is made bolder where the talk may be hard, or while an answer is missing. */
export function mayBeBolder({ verdict, reading }: Situation): boolean {
  return verdict === 'reply' && reading.stance === 'open' && !gentleKinds.includes(reading.kind ?? 0);
}
