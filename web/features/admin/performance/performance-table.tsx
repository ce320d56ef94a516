import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { AdminAffiliate } from '#contract/admin-affiliates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AffiliateStatusBadge } from '../affiliates/affiliate-status-badge.tsx';
import { countText, eurosText } from '../figure-text.ts';
import { Rate } from '../rate.tsx';
import { RankIcon } from './rank-icon.tsx';
import type { Sorting, SortKey } from './ranking.ts';

const columns: { key: SortKey; label: string }[] = [
  { key: 'name', label: 'Affilié' },
  { key: 'clicks', label: 'Clics' },
  { key: 'registrations', label: 'Inscriptions' },
  { key: 'conversions', label: 'Pro' },
  { key: 'clickToRegRate', label: 'Clic → inscr.' },
  { key: 'regToConvRate', label: 'Inscr. → Pro' },
  { key: 'overallConvRate', label: 'Taux global' },
  { key: 'earnings', label: 'Gains' },
];

interface PerformanceTableProps {
  affiliates: readonly AdminAffiliate[];
  ranking: ReadonlyMap<string, number>;
  sorting: Sorting;
  onSort: (by: SortKey) => void;
}

export function PerformanceTable({ affiliates, ranking, sorting, onSort }: PerformanceTableProps) {
  return (
    <div className="overflow-hidden rounded-md border border-line bg-raised max-lg:hidden">
      <table className="w-full text-sm">
        <caption className="sr-only">Performance des affiliés</caption>
        <thead className="border-b border-line bg-sunken">
          <tr>
            {columns.map(({ key, label }) => (
              <SortedHeading key={key} by={key} label={label} sorting={sorting} onSort={onSort} />
            ))}
            <th scope="col" className="px-4 text-left font-semibold text-ink-soft">
              Statut
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {affiliates.map(({ id, slug, user, status, stats }) => (
            <tr key={id}>
              <th scope="row" className="max-w-56 px-4 py-3 text-left font-normal">
                <div className="flex min-w-0 items-center gap-3">
                  <RankIcon place={ranking.get(id)} />
                  <div className="min-w-0">
                    <p className="truncate text-base font-semibold" title={user.username}>
                      {user.username}
                    </p>
                    <p className="truncate text-ink-soft">@{slug}</p>
                  </div>
                </div>
              </th>
              <td className={cell}>{countText(stats.clicks)}</td>
              <td className={cell}>{countText(stats.registrations)}</td>
              <td className={cell}>{countText(stats.conversions)}</td>
              <td className={cell}>
                <Rate kind="clickToReg" percent={stats.clickToRegRate} />
              </td>
              <td className={cell}>
                <Rate kind="regToConv" percent={stats.regToConvRate} />
              </td>
              <td className={cell}>
                <Rate kind="overall" percent={stats.overallConvRate} />
              </td>
              <td className={classNames(cell, 'font-semibold')}>{eurosText(stats.earnings)}</td>
              <td className="px-4 py-3">
                <AffiliateStatusBadge status={status} isShort />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'whitespace-nowrap px-3 py-3 text-right tabular-nums';

interface SortedHeadingProps {
  by: SortKey;
  label: string;
  sorting: Sorting;
  onSort: (by: SortKey) => void;
}

function SortedHeading({ by, label, sorting, onSort }: SortedHeadingProps) {
  const isSorted = sorting.by === by;
  const Icon = isSorted ? (sorting.isDescending ? ArrowDown : ArrowUp) : ArrowUpDown;
  const isName = by === 'name';
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
      className={isName ? 'px-2 text-left' : 'text-right'}
    >
      <button
        type="button"
        onClick={() => onSort(by)}
        className={classNames(
          'inline-flex min-h-11 items-center gap-1 whitespace-nowrap rounded-sm px-2 font-semibold hover:text-ink',
          !isName && 'flex-row-reverse',
          isSorted ? 'text-ink' : 'text-ink-soft',
        )}
      >
        {label}
        <Icon aria-hidden="true" className={classNames('size-3.5', !isSorted && 'opacity-40')} />
      </button>
    </th>
  );
}
