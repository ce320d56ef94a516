import type { RedFlagKind, RedFlagSeverity } from '#contract/tools.ts';
import type { Part } from './hear-all.ts';

/** A red flag before it is told: where it was found, and how to find its sentence again. */
export interface Finding {
  kind: RedFlagKind;
  severity: RedFlagSeverity;
  part: Part;
  isFound: (sentence: Part) => boolean;
  /** Where the words are already known. */
  quote?: string;
}
