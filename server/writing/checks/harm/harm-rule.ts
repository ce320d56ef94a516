import type { HarmCode } from '../faults.ts';

/** A way in which a text harms. All patterns are matched on folded text: lower case, no accents, straight apostrophes. */
export interface HarmRule {
  id: string;
  harm: HarmCode;
  /** Whether its patterns look at a text with marks (`marked-text.ts`). */
  isMarked?: boolean;
  says: readonly RegExp[];
  /** One of these must stand in the text too, before or after: a subject harms only with what is said of it. */
  with?: readonly RegExp[];
  /** These harm whatever stands beside them. */
  always?: readonly RegExp[];
  /** Whether `says` alone makes a text so grave a matter that a lower learnt score refuses it. */
  isGraveSubject?: boolean;
  /** Where one of these stands in the same clause, what `says` finds does no harm. */
  unless?: readonly RegExp[];
  /** Where one of these stands in the same sentence, what `says` finds does no harm. */
  unlessInSentence?: readonly RegExp[];
  /** Where one of these stands in the text, what `says` finds does no harm. */
  unlessInText?: readonly RegExp[];
  examples: { yes: readonly string[]; no: readonly string[] };
}
