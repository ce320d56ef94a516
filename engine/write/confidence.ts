import type { Draft, Strategy } from './draft.ts';

// How often readers would have sent a reply made this way, in the newest marked sets; then what speaks for or against this one.

interface Shares {
  plain: number;
  /** With a thing named back, or words repeated, where that makes a difference. */
  naming?: number;
  quoting?: number;
}

const shares: Partial<Record<Strategy, Shares>> = {
  answer: { plain: 90, naming: 76, quoting: 71 },
  kind: { plain: 58, naming: 68, quoting: 62 },
  date: { plain: 83, naming: 60, quoting: 60 },
  number: { plain: 88, naming: 68 },
  plan: { plain: 63, naming: 60 },
  revive: { plain: 74, naming: 66, quoting: 62 },
  limit: { plain: 90 },
  contact: { plain: 85 },
};
const ordinary = 65;
/** Never worthless, never certain. */
const least = 55;
const most = 95;

/** In per cent; `score` is that of score.ts, of which the fit only says which way goes before another. */
export function confidenceOf({ strategy, thing, quoted, fit }: Draft, score: number): number {
  const { plain, naming = plain, quoting = plain } = shares[strategy] ?? { plain: ordinary };
  const share = thing ? naming : quoted === undefined ? plain : quoting;
  return Math.max(least, Math.min(most, Math.round(share + score - middle - fit)));
}

/** What a reply scores that is neither better nor worse than its like. */
const middle = 62;
