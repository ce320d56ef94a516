import type { DailyStat } from '#contract/admin-figures.ts';
import { Card } from '../../../ui/card.tsx';
import { countText, eurosText, longDayText } from '../figure-text.ts';
import { Rate } from '../rate.tsx';

/** The table's rows for a narrow screen. */
export function DailyCards({ days }: { days: readonly DailyStat[] }) {
  return (
    <ul aria-label="Statistiques par jour" className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 lg:hidden">
      {days.map((day) => (
        <Card as="li" key={day.date} isDense className="grid min-w-0 gap-3">
          <p className="font-semibold">{longDayText(day.date)}</p>
          <dl className="grid grid-cols-3 gap-x-3 gap-y-2.5 text-sm">
            {[
              { label: 'Inscriptions', value: countText(day.newUsers) },
              { label: 'Nouveaux Pro', value: countText(day.newProUsers) },
              { label: 'Conversion', value: <Rate kind="daily" percent={day.conversionRate} /> },
              { label: 'Total inscrits', value: countText(day.totalUsers) },
              { label: 'Total Pro', value: countText(day.totalProUsers) },
              { label: 'MRR', value: eurosText(day.mrr) },
              { label: 'Vues', value: countText(day.pageViews) },
              { label: 'Clics', value: countText(day.clicks) },
              { label: 'Sessions', value: countText(day.sessions) },
            ].map(({ label, value }) => (
              <div key={label} className="min-w-0">
                <dt className="truncate text-xs text-ink-soft">{label}</dt>
                <dd className="whitespace-nowrap font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      ))}
    </ul>
  );
}
