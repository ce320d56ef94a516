import { useState } from 'react';
import type { BusinessDashboard } from '#contract/admin-figures.ts';
import { formatDayAndTime } from '#contract/format.ts';
import { lastDays } from '../day-range.ts';
import { percentText } from '../figure-text.ts';
import { Loaded } from '../loaded.tsx';
import { useDailyStats, useDashboard } from '../queries.ts';
import { TabFrame } from '../tab-frame.tsx';
import { FigurePanels } from './figure-panels.tsx';
import { MrrPanel } from './mrr-panel.tsx';
import { OverviewCards } from './overview-cards.tsx';
import { OwedRefunds } from './owed-refunds.tsx';
import { RegistrationsPanel } from './registrations-panel.tsx';
import { TopAffiliates } from './top-affiliates.tsx';

const plottedDays = 90;

export function DashboardTab() {
  const [range] = useState(() => lastDays(plottedDays));
  const dashboard = useDashboard();
  const daily = useDailyStats(range);
  return (
    <TabFrame title="Dashboard Business" queries={[dashboard, daily]}>
      <Loaded query={dashboard} skeletonClass="h-96">
        {(data) => (
          <>
            <OwedRefunds refunds={data.owedRefunds} />
            <OverviewCards dashboard={data} />
            <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
              <MrrPanel query={daily} days={plottedDays} />
              <RegistrationsPanel months={data.growth.registrationTrends.monthly} />
            </div>
            <FigurePanels dashboard={data} />
            <TopAffiliates performers={data.affiliates.topPerformers} />
            <Footer metadata={data.metadata} />
          </>
        )}
      </Loaded>
    </TabFrame>
  );
}

function Footer({ metadata }: { metadata: BusinessDashboard['metadata'] }) {
  return (
    <footer className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 text-sm text-ink-soft">
      <p>Dernière mise à jour : {formatDayAndTime(metadata.generatedAt)}</p>
      <p>Commission affiliés : {percentText(metadata.affiliateCommissionRate)}</p>
      <p>Devise : {metadata.currency}</p>
    </footer>
  );
}
