import type { Objective } from '#contract/writing.ts';

/** Whether the talk's situation was recognised, only what its last turn does, or neither matters: a goodbye, a first message. */
export type LineSource = 'situation' | 'general' | 'fixed';

/**
 * Of a hundred such lines, how many a demanding reader who saw nothing better would send as they stand, on 60 new talks (November
 * 2026, docs/eval-writing.md). Goodbyes were not read: their figure is an estimate.
 */
const readersShare: Record<Objective, Record<LineSource, number>> = {
  continue: { situation: 30, general: 30, fixed: 60 },
  date: { situation: 61, general: 61, fixed: 60 },
  number: { situation: 62, general: 62, fixed: 60 },
  revive: { situation: 57, general: 57, fixed: 60 },
};

export const confidenceOf = (objective: Objective, source: LineSource): number => readersShare[objective][source];
