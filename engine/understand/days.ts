import type { HeardMessage } from './situation.ts';

const day =
  /\b(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:soir|midi|matin|prochain))?|demain(?: (?:soir|midi|matin))?|ce soir|ce week-end|la semaine prochaine|le week-end prochain)\b/g;

/** The days the match named in a turn and can make it, as they are written in a sentence. */
export function daysIn(turn: HeardMessage[]): string[] {
  const clauses = turn.flatMap(({ plain }) => plain.split(/[.!?…,]| mais | par contre /));
  const open = clauses.filter(
    (clause) =>
      !/\b(?:pas|jamais|bosse|travaille|prise?|jusqu'a|jusqu'au|de garde|je (?:finis|rentre|pars|reviens|sors))\b/.test(
        clause,
      ),
  );
  return [...new Set(open.flatMap((clause) => clause.match(day) ?? []))];
}
