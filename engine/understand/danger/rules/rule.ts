import type { Speaker } from '#contract/reading.ts';
import type { Act } from '#engine/understand/situation.ts';
import type { WordSets } from '../phrases.ts';

// What a message may be a sign of, as data: one table a family, one evaluator (apply-rules.ts), tests made from the examples
// (rules.test.ts). Phrases are in the language of phrases.ts, on folded text without «ne».

/** What the other side's turn before a message was after. */
export type Asked = 'age' | 'minority' | 'adulthood' | 'school' | 'refused';

/** What a message is a sign of. */
export type SignKind =
  | 'minor'
  | 'threat'
  | 'suicide'
  | 'violence'
  | 'money'
  | 'blackmail'
  | 'push'
  | 'insult'
  | 'sexual';

export interface Rule {
  id: string;
  sign: SignKind;
  /** Whose messages it is looked for in; the match's unless told. */
  speakers?: Speaker[];
  /** Each clause (usual), or the message as it is. */
  reads?: 'clauses' | 'message';
  /** Counts only after one of these. */
  after?: Asked[];
  /** Counts also where the message laughs. */
  isEarnest?: true;
  /** Acts that are the sign as well, whatever the words. */
  acts?: Act[];
  says: string[];
  /** Exceptions, looked for where the phrase was found. */
  unless?: string[];
  /** Exceptions, looked for in the whole message. */
  unlessMessage?: string[];
  /** `message`, or `what was said before | message`. */
  examples: { yes: string[]; no: string[] };
}

export interface RuleTable {
  /** The sets that {names} in the phrases stand for. */
  words: WordSets;
  rules: Rule[];
}

/** A way of speaking that only sounds like a sign; it is cut out before signs are looked for. */
export interface HarmlessRule {
  id: string;
  says: string[];
  examples: { yes: string[]; no: string[] };
}
