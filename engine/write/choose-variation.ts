import type { Tone, Variation } from '#contract/writing.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { areAlike } from './are-alike.ts';
import { boldnessOf } from './boldness.ts';
import { type Choice, type Chosen, candidates } from './choose-lines.ts';
import type { Pool } from './line-pools.ts';

/** A shorter line has at most this share of the characters. */
const shorterShare = 0.85;

export interface VariationWish {
  tone: Tone;
  /** The reply on screen. */
  content: string;
  how: Variation;
}

/** Another line in place of one on screen; null where the pools have none of that kind. A bolder one may come from the flirt. */
export function chooseVariation(pools: Pool[], { tone, content, how }: VariationWish, choice: Choice): Chosen | null {
  const others = candidates(pools, tone, choice).filter(({ text }) => text !== content);
  if (how === 'shorter') return others.find(({ text }) => text.length <= content.length * shorterShare) ?? null;
  if (how === 'other') return others.find(({ text }) => !areAlike(text, content)) ?? others[0] ?? null;
  const isBolder = ({ text }: Chosen) => boldnessOf(text) > boldnessOf(content);
  return others.find(isBolder) ?? candidates(pools, 'flirt', choice).find(isBolder) ?? null;
}

/** Nobody is made bolder after a limit, a doubtful no, hard news, or while an answer is missing. */
export function mayBeBolder({ verdict, caution, gravity, mood, signs, lastTurn }: Situation): boolean {
  const start = lastTurn[0]?.index ?? Number.POSITIVE_INFINITY;
  const hasLimit = signs.some(({ kind, index }) => kind.startsWith('boundary') && index >= start);
  return verdict === 'reply' && !caution && gravity !== 'grave' && mood !== 'grief' && !hasLimit;
}
