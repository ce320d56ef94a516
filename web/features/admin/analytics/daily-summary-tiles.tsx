import type { DailyStat } from '#contract/admin-figures.ts';
import { countText, eurosText, percentText } from '../figure-text.ts';
import { StatCards } from '../stat-cards.tsx';
import { summaryOf } from './daily-figures.ts';

export function DailySummaryTiles({ days }: { days: readonly DailyStat[] }) {
  const { newUsers, newProUsers, mrr, mrrChange, viewsPerDay, conversionRate } = summaryOf(days);
  return (
    <StatCards
      stats={[
        { label: 'Nouvelles inscriptions', figure: 'signups', value: countText(newUsers) },
        {
          label: 'Nouveaux Pro',
          figure: 'proUpgrades',
          value: countText(newProUsers),
          note: `${percentText(conversionRate)} le jour de l'inscription`,
        },
        {
          label: 'MRR en fin de période',
          figure: 'mrr',
          value: eurosText(mrr),
          note: `${mrrChange > 0 ? '+' : ''}${eurosText(mrrChange)} sur la période`,
        },
        { label: 'Pages vues par jour', value: countText(viewsPerDay) },
      ]}
    />
  );
}
