import type { HeardMessage } from './situation.ts';

const day =
  /\b(?:(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: (?:soir|midi|matin|prochain))?|demain(?: (?:soir|midi|matin))?|ce soir|ce week-end|la semaine prochaine|le week-end prochain)\b/g;

/** The days the match named in a turn and can make it, as they are written in a sentence. */
export function daysIn(turn: HeardMessage[]): string[] {
  const clauses = turn.flatMap(({ plain }) => plain.split(/[.!?…,]| mais | par contre /));
  const open = clauses.filter(
    (clause) =>
      !/\b(?:depuis|dernier|derniere|pas|jamais|bosse|travaille|prise?|jusqu'a|jusqu'au|de garde|je garde|j'ai (?!rien|pense|hate|envie|reserve|vu|trouve)|je (?:finis|rentre|pars|reviens|sors))\b/.test(
        clause,
      ),
  );
  // Where one of them is said to suit, it comes first.
  const suits = (clause: string) =>
    /\b(?:possible|libre|disponible|je peux|ca me va|ca marche|ca irait)\b/.test(clause);
  const ordered = [...open.filter(suits), ...open.filter((clause) => !suits(clause))];
  return [...new Set(ordered.flatMap((clause) => clause.match(day) ?? []))];
}
