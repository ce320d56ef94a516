import type { Objective } from '#contract/writing.ts';

/**
 * Of a hundred of our lines, how many a demanding reader who saw nothing better would send as they stand, on 60 new talks (November
 * 2026, docs/eval-writing.md).
 */
export const readersShare: Record<Objective, number> = { continue: 30, date: 61, number: 62, revive: 57 };

/** An estimate: goodbyes were not read. The screen shows no figure beside them. */
export const exitConfidence = 60;
