import type { AdminAffiliate } from '#contract/admin-affiliates.ts';

type RankedFigure =
  | 'clicks'
  | 'registrations'
  | 'conversions'
  | 'clickToRegRate'
  | 'regToConvRate'
  | 'overallConvRate'
  | 'earnings';
export type SortKey = 'name' | RankedFigure;

export interface Sorting {
  by: SortKey;
  isDescending: boolean;
}

export const byOverallRate: Sorting = { by: 'overallConvRate', isDescending: true };

/** A second choice of the same column turns it round; names start at A, figures at the highest. */
export function sortingAfter(current: Sorting, by: SortKey): Sorting {
  return current.by === by ? { by, isDescending: !current.isDescending } : { by, isDescending: by !== 'name' };
}

/** Ties are broken by the overall rate, then by earnings, so that the order does not change from one load to the next. */
export function sortAffiliates(affiliates: readonly AdminAffiliate[], { by, isDescending }: Sorting): AdminAffiliate[] {
  const direction = isDescending ? -1 : 1;
  return affiliates.toSorted(
    (a, b) =>
      direction * compare(a, b, by) ||
      b.stats.overallConvRate - a.stats.overallConvRate ||
      b.stats.earnings - a.stats.earnings ||
      a.slug.localeCompare(b.slug, 'fr'),
  );
}

function compare(a: AdminAffiliate, b: AdminAffiliate, by: SortKey): number {
  return by === 'name' ? a.user.username.localeCompare(b.user.username, 'fr') : a.stats[by] - b.stats[by];
}

const ranked = 3;

/** The places 1 to 3 by the overall rate, whatever the table is sorted by; a rate of 0 has no place. */
export function rankingOf(affiliates: readonly AdminAffiliate[]): Map<string, number> {
  const best = sortAffiliates(affiliates, byOverallRate).filter(({ stats }) => stats.overallConvRate > 0);
  return new Map(best.slice(0, ranked).map(({ id }, index) => [id, index + 1]));
}
