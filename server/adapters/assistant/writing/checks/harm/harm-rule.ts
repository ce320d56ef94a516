import type { HarmCode } from '../faults.ts';

/** A way in which a text harms. All patterns are matched on folded text: lower case, no accents, straight apostrophes. */
export interface HarmRule {
  id: string;
  harm: HarmCode;
  says: readonly RegExp[];
  /** Where one of these is found as well, the rule does not hold. */
  unless?: readonly RegExp[];
  examples: { yes: readonly string[]; no: readonly string[] };
}
