import { fold } from '#engine/french/fold.ts';

// A budget that was said in words, beside the range that was chosen: «15 euros max», «petit budget», «gratuit». It is the more exact of
// the two, so plans keep to it.

const amount = /(?<![\d.,])(\d{1,4})(?:[.,]\d{1,2})? ?(?:€|euros?\b|eur\b|balles\b)/g;
const eachPays = /^.{0,12}?(?:\/ ?pers\b|par (?:personne|tete|pers\b)|chacune?\b|each\b)/;
/** An amount after these words is a price that someone tells of, not what may be spent. */
const isPrice = /\b(?:coute|coutait|paye|payais|gagne|vaut|perdu|depense (?:hier|la))\b[^,.;]{0,20}$/;

const nothingToSpend =
  /\b(?:gratuit\w*|sans (?:rien )?(?:depenser|payer)|rien (?:a |de )?(?:depenser|payer)|zero (?:euros?|budget|depense)|pas (?:un|d') ?(?:rond|argent|sous?)|sans (?:argent|budget))\b/;
const littleToSpend =
  /\b(?:petits? budgets?|(?:pas|peu) (?:trop |tres )?chere?s?|pas (?:trop )?de budget|budget (?:serre|reduit|limite|etudiant|mini)|fauchee?s?|fin de mois|economique|a petit prix|bon marche|low cost)\b/;
/** In euros, for two. */
const little = 20;

/** Euros for two, the most that may be spent; null where nothing is said. */
export function saidBudget(text: string): number | null {
  const folded = fold(text.slice(0, 2_000));
  const said = [...folded.matchAll(amount)]
    .filter((match) => !isPrice.test(folded.slice(Math.max(0, match.index - 40), match.index)))
    .map((match) => {
      const after = folded.slice(match.index + match[0].length);
      return Number(match[1]) * (eachPays.test(after) ? 2 : 1);
    });
  if (said.length > 0) return Math.max(...said);
  if (nothingToSpend.test(folded)) return 0;
  return littleToSpend.test(folded) ? little : null;
}

/** The largest amount of euros in a text; 0 where it names none. */
export function largestAmount(text: string): number {
  return Math.max(0, ...[...fold(text).matchAll(amount)].map((match) => Number(match[1])));
}
