import type { BusinessDashboard } from '#contract/admin-figures.ts';
import { countedText, eurosText, shareOf } from '../figure-text.ts';
import { Panel } from '../panel.tsx';

type Performer = BusinessDashboard['affiliates']['topPerformers'][number];

export function TopAffiliates({ performers }: { performers: readonly Performer[] }) {
  const most = Math.max(0, ...performers.map(({ revenueGenerated }) => revenueGenerated));
  return (
    <Panel title="Top 5 affiliés">
      {performers.length === 0 ? (
        <p className="text-sm text-ink-soft">Aucune vente par un affilié pour le moment.</p>
      ) : (
        <ol className="-my-2 divide-y divide-line">
          {performers.map((performer, index) => (
            <li key={performer.affiliateId} className="flex items-center gap-3 py-3 sm:gap-4">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-bubble rounded-bl-xs bg-apricot-tint font-display text-sm font-bold text-apricot-text tabular-nums"
              >
                {index + 1}
              </span>
              <div className="min-w-0 flex-1 lg:max-w-72">
                <p className="truncate font-semibold">{performer.name?.trim() || 'Affilié'}</p>
                <p className="truncate text-sm text-ink-soft" title={performer.email}>
                  {performer.email}
                </p>
              </div>
              <div aria-hidden="true" className="h-2.5 flex-1 rounded-full bg-line max-lg:hidden">
                <div
                  className="h-full min-w-1 rounded-full bg-apricot"
                  style={{ width: `${shareOf(performer.revenueGenerated, most)}%` }}
                />
              </div>
              <div className="text-right tabular-nums lg:w-36">
                <p className="font-semibold">{eurosText(performer.revenueGenerated)}</p>
                <p className="whitespace-nowrap text-sm text-ink-soft">
                  {countedText(performer.conversions, 'conversion')}
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
