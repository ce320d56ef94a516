import type { RedFlagKind, RedFlagSeverity } from '#contract/tools.ts';
import type { Part } from './hear-all.ts';

/** A red flag before it is put into words: the part of the message, and a test that finds the sentence to quote. */
export interface Finding {
  kind: RedFlagKind;
  severity: RedFlagSeverity;
  part: Part;
  isFound: (sentence: Part) => boolean;
  /** The quote, where the rule knows it already. */
  quote?: string;
}
