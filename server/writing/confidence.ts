import type { Objective } from '#contract/writing.ts';

/**
 * In percent, by objective: how many replies of a strong model, asked with this prompt, demanding readers would send as they stand
 * (docs/eval-writing.md). It says how far such replies can be trusted, not how good this one is.
 */
const afterDrafts: Record<Objective, number> = { continue: 93, date: 99, number: 94, revive: 94 };
/** The same for a model that writes its first ideas: the lower of two readings, which were not counted by objective. */
const firstIdeas = 74;

export const modelShare = (objective: Objective, { withDrafts }: { withDrafts: boolean }): number =>
  withDrafts ? afterDrafts[objective] : firstIdeas;
