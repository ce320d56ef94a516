import { fold } from '#engine/french/fold.ts';
import { lowerFirst } from '#engine/french/typography.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { hear } from '#engine/understand/spoken-french.ts';

const unfit =
  /\d|@|http|www|\b(?:ignore|instructions?|consignes?|prompt|oublie|con|conne|merde|putain|cul|sexe|bite|salope|pute|mort|tuer|viol|bloquer|je|j'|tu|t'|mon|ma|mes|ton|ta|tes|moi|toi|non|oui|ok|mdr|lol)\b/;

/** A few words of the match that can stand between quotes: clean, short, said of things and not of people. */
export function quoteOf({ lastTurn }: Situation): string | undefined {
  const clauses = lastTurn.flatMap(({ text }) => hear(text).bare.split(/[.!?…,;:()"«»\n]+/));
  return clauses.map((clause) => lowerFirst(clause.trim())).findLast(isQuotable);
}

function isQuotable(clause: string): boolean {
  const words = clause.split(/\s+/);
  if (words.length < 3 || words.length > 6 || clause.length > 36) return false;
  const folded = fold(clause);
  // Short hand and stretched letters would be quoted with their mistakes.
  return !unfit.test(folded) && hear(clause).plain === folded && /^[\p{L}' ’-]+$/u.test(clause);
}
