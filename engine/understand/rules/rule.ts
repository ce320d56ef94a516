import type { Speaker } from '#contract/reading.ts';
import type { WordSets } from '../phrases.ts';
import type { Act, SignKind } from '../situation.ts';

// What a message may be a sign of, as data: one table a family, one evaluator (find-signs.ts), tests made from the examples
// (rules.test.ts). Phrases are in the language of phrases.ts, on folded text without «ne».

/** What the other side's turn before a message was after. */
export type Asked =
  /** A date, a number, a call, a photo, a chance. */
  | 'request'
  /** To meet. */
  | 'invitation'
  | 'photo'
  /** About the body, bed, or in pet names. */
  | 'intimate'
  /** An answer is pressed for: «alors ?», «tu réponds plus ?» */
  | 'chase'
  /** A question about things, which the message merely answers: it says nothing to or of the one who asked. */
  | 'question'
  /** Told of themselves, with nothing said of the other. */
  | 'own_news'
  | 'age'
  | 'minority'
  | 'adulthood'
  | 'school'
  | 'single'
  | 'taken'
  /** The other side has said no before. */
  | 'refused'
  /** Nothing was said before. */
  | 'nothing';

export interface Rule {
  id: string;
  sign: SignKind;
  /** Whose messages it is looked for in; the match's unless told. */
  speakers?: Speaker[];
  /** Each clause without its hedges (usual), the message as it is, or a message that is only emoji. */
  reads?: 'clauses' | 'message' | 'emoji';
  /** Counts only after one of these. */
  after?: Asked[];
  /** Does not count after any of these. */
  notAfter?: Asked[];
  /** Counts only in messages of at most so many words. */
  maxWords?: number;
  /** Counts also where the message laughs. */
  isEarnest?: true;
  /** Sure by itself, whatever the model says. */
  isSure?: true;
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
  /** The first that holds decides where a message may have one sign only. */
  rules: Rule[];
}

/** A way of speaking that only sounds like a sign; it is cut out before signs are looked for. */
export interface HarmlessRule {
  id: string;
  says: string[];
  examples: { yes: string[]; no: string[] };
}
