import { useState } from 'react';
import { type DayRange, problemOf } from '../day-range.ts';
import { Loaded } from '../loaded.tsx';
import { useDailyStats, useSiteStats } from '../queries.ts';
import { TabFrame } from '../tab-frame.tsx';
import { AudienceCards } from './audience-cards.tsx';
import { DailyStats } from './daily-stats.tsx';
import { FunnelPanel } from './funnel-panel.tsx';
import { PopularPages } from './popular-pages.tsx';
import { RangeForm } from './range-form.tsx';

interface AnalyticsTabProps {
  range: DayRange;
  onRangeChange: (range: DayRange) => void;
}

export function AnalyticsTab({ range, onRangeChange }: AnalyticsTabProps) {
  /** What the inputs hold; it becomes the range once it makes sense. */
  const [typed, setTyped] = useState(range);
  const problem = problemOf(typed);
  const siteStats = useSiteStats(range);
  const dailyStats = useDailyStats(range);
  const change = (next: DayRange) => {
    setTyped(next);
    if (problemOf(next) === null) onRangeChange(next);
  };
  return (
    <TabFrame title="Analytics Site" queries={[siteStats, dailyStats]}>
      <RangeForm
        range={typed}
        problem={problem}
        isLoading={siteStats.isPlaceholderData || dailyStats.isPlaceholderData}
        onChange={change}
      />
      <Loaded query={siteStats}>
        {(stats) => (
          <>
            <AudienceCards stats={stats} />
            <div className="grid gap-4 lg:grid-cols-2">
              <FunnelPanel funnel={stats.conversionFunnel} />
              <PopularPages pages={stats.popularPages} />
            </div>
          </>
        )}
      </Loaded>
      <Loaded query={dailyStats}>{(days) => <DailyStats days={days} />}</Loaded>
    </TabFrame>
  );
}
