import { Eye, MousePointerClick, Percent, UsersRound } from 'lucide-react';
import type { SiteStats } from '#contract/admin-figures.ts';
import { countText, percentText, shareOf } from '../figure-text.ts';
import { StatCards } from '../stat-cards.tsx';

export function AudienceCards({ stats }: { stats: SiteStats }) {
  return (
    <StatCards
      stats={[
        { label: 'Pages vues', figure: 'pageViews', value: countText(stats.totalPageViews), icon: Eye },
        { label: 'Clics', figure: 'siteClicks', value: countText(stats.totalClicks), icon: MousePointerClick },
        { label: 'Sessions', figure: 'sessions', value: countText(stats.totalSessions), icon: UsersRound },
        {
          label: 'Taux de clic',
          figure: 'clickRate',
          value: percentText(shareOf(stats.totalClicks, stats.totalPageViews)),
          icon: Percent,
        },
      ]}
    />
  );
}
