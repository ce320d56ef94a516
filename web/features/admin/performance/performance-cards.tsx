import type { AdminAffiliate } from '#contract/admin-affiliates.ts';
import { Card } from '../../../ui/card.tsx';
import { AffiliateStatusBadge } from '../affiliates/affiliate-status-badge.tsx';
import { countText, eurosText } from '../figure-text.ts';
import { Rate } from '../rate.tsx';
import { RankIcon } from './rank-icon.tsx';

interface PerformanceCardsProps {
  affiliates: readonly AdminAffiliate[];
  ranking: ReadonlyMap<string, number>;
}

/** The table's rows for a narrow screen. */
export function PerformanceCards({ affiliates, ranking }: PerformanceCardsProps) {
  return (
    <ul aria-label="Performance des affiliés" className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:hidden">
      {affiliates.map(({ id, slug, user, status, stats }) => (
        <Card as="li" key={id} isDense className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex min-w-0 items-center gap-3">
            <RankIcon place={ranking.get(id)} />
            <div className="min-w-0 flex-1">
              <p className="truncate font-semibold">{user.username}</p>
              <p className="truncate text-sm text-ink-soft">@{slug}</p>
            </div>
            <AffiliateStatusBadge status={status} isShort />
          </div>
          <dl className="grid grid-cols-3 gap-x-3 gap-y-2.5 text-sm">
            {[
              { label: 'Clics', value: countText(stats.clicks) },
              { label: 'Inscriptions', value: countText(stats.registrations) },
              { label: 'Pro', value: countText(stats.conversions) },
              { label: 'Clic → inscr.', value: <Rate kind="clickToReg" percent={stats.clickToRegRate} /> },
              { label: 'Inscr. → Pro', value: <Rate kind="regToConv" percent={stats.regToConvRate} /> },
              { label: 'Taux global', value: <Rate kind="overall" percent={stats.overallConvRate} /> },
            ].map(({ label, value }) => (
              <div key={label}>
                <dt className="text-xs text-ink-soft">{label}</dt>
                <dd className="font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="flex justify-between border-t border-line pt-2.5 text-sm">
            <span className="text-ink-soft">Gains</span>
            <span className="font-semibold tabular-nums">{eurosText(stats.earnings)}</span>
          </p>
        </Card>
      ))}
    </ul>
  );
}
