import { fold } from '#engine/french/fold.ts';
import { lowerFirst } from '#engine/french/typography.ts';
import type { Situation } from '#engine/understand/situation.ts';
import { bareOf, hear } from '#engine/understand/spoken-french.ts';

const unfit =
  /@|http|www|\d{3}|\b(?:ignore|instructions?|consignes?|prompt|oublie|con|conne|merde|putain|cul|sexe|bite|salope|pute|mort|tuer|viol|bloquer|tu|t'\p{L}+|ton|ta|tes|toi|vous|votre|non|oui|ok|mdr|lol|desolee?|merci|moi c'est|m'appelle|crever|mourir|pas|plus|jamais|rien|marre|triste|malade|seule?|peur|calme|reflechir)\b/u;

/** A few words of the match that can stand between quotes: clean, short, said of things and not of people. */
export function quoteOf({ lastTurn }: Situation): string | undefined {
  const clauses = lastTurn.flatMap(({ text }) => bareOf(text).split(/[.!?…,;:()"«»\n]+/));
  return clauses.map((clause) => lowerFirst(clause.trim())).findLast(isQuotable);
}

function isQuotable(clause: string): boolean {
  const words = clause.split(/\s+/);
  if (words.length < 3 || words.length > 8 || clause.length > 44) return false;
  const folded = fold(clause);
  // Short hand and stretched letters would be quoted with their mistakes.
  return (
    !unfit.test(folded) &&
    !/^(?:bon|bah|ben|ah|oh|ok|et|mais|donc|alors|euh|du coup|enchantee?)\b/.test(folded) &&
    hear(clause).plain === folded &&
    /^[\p{L}\d' ’-]+$/u.test(clause)
  );
}
