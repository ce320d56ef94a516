import type { Objective } from '#contract/writing.ts';

/**
 * In percent, by objective: how many replies of a strong model, asked with this prompt, demanding readers would send as they stand
 * (docs/eval-writing.md). It says how far such replies can be trusted, not how good this one is.
 */
export const modelConfidence: Record<Objective, number> = { continue: 93, date: 99, number: 94, revive: 94 };
