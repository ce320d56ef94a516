import type { QuotaPeriod, quotas } from '#contract/plans.ts';

// How the quota table is said in French, for the pages that print it.

type Row = (typeof quotas)[keyof typeof quotas];
type Allowance = Row['free'] | Row['pro'] | Extract<Row, { addon: unknown }>['addon']['allowance'];

const perPeriod: Record<QuotaPeriod, string> = {
  day: 'par jour',
  week: 'par semaine',
  month: 'par mois',
};

/** «3 par jour», «illimité», «non inclus» */
export function allowanceText(allowance: Allowance): string {
  if (allowance === null) return 'non inclus';
  if (allowance === 'unlimited') return 'illimité';
  return `${allowance.limit} ${perPeriod[allowance.period]}`;
}
