import type { DateBudget, Season } from '#contract/tools.ts';
import { saidBudget } from './said-budget.ts';

interface Bounds {
  least: number;
  most: number;
  required: number;
}

/** Euros for two: a plan costs `required` to `most`; one that reaches `least` is preferred. A budget said in `words` comes first. */
export function boundsOf(budget: DateBudget, words: string): Bounds {
  const said = saidBudget(words);
  if (said !== null) return upTo(said);
  if (budget === '0-20') return { least: 0, most: 20, required: 0 };
  if (budget === '20-50') return { least: 20, most: 50, required: 20 };
  if (budget === '50+') return { least: 50, most: 130, required: 50 };
  return upTo(Number.isFinite(budget) ? Math.max(0, Math.floor(budget)) : 20);
}

function upTo(most: number): Bounds {
  return { least: most * 0.3, most, required: 0 };
}

export function seasonOf(month: number | undefined): Season | undefined {
  if (month === undefined || !Number.isInteger(month) || month < 1 || month > 12) return undefined;
  if (month <= 2 || month === 12) return 'hiver';
  if (month <= 5) return 'printemps';
  return month <= 8 ? 'ete' : 'automne';
}
