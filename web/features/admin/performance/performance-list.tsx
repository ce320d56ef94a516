import { TrendingUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { AdminAffiliate } from '#contract/admin-affiliates.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../pager.tsx';
import { pageCount, pageOf } from '../pages.ts';
import { PerformanceCards } from './performance-cards.tsx';
import { PerformanceTable } from './performance-table.tsx';
import { byOverallRate, rankingOf, sortAffiliates, sortingAfter } from './ranking.ts';

const pageSize = 50;

/** A table; on a phone cards, in the same order. */
export function PerformanceList({ affiliates }: { affiliates: readonly AdminAffiliate[] }) {
  const [sorting, setSorting] = useState(byOverallRate);
  const [page, setPage] = useState(0);
  const ranking = useMemo(() => rankingOf(affiliates), [affiliates]);
  const sorted = useMemo(() => sortAffiliates(affiliates, sorting), [affiliates, sorting]);
  if (affiliates.length === 0) return <EmptyState icon={TrendingUp} title="Aucun affilié pour le moment" />;
  const pages = pageCount(sorted.length, pageSize);
  const shownPage = Math.min(page, pages - 1);
  const shown = pageOf(sorted, shownPage, pageSize);
  return (
    <>
      <PerformanceTable
        affiliates={shown}
        ranking={ranking}
        sorting={sorting}
        onSort={(by) => {
          setSorting(sortingAfter(sorting, by));
          setPage(0);
        }}
      />
      <PerformanceCards affiliates={shown} ranking={ranking} />
      <Pager page={shownPage} pages={pages} hasNext={shownPage < pages - 1} onChange={setPage} />
    </>
  );
}
