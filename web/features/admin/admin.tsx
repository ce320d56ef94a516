import { BarChart3, Bot, Gauge, type LucideIcon, Megaphone, TrendingUp, Users } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { mainId, SkipLink } from '../../layouts/skip-link.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminHeader } from './admin-header.tsx';
import { AffiliatesTab } from './affiliates/affiliates-tab.tsx';
import { AnalyticsTab } from './analytics/analytics-tab.tsx';
import { DashboardTab } from './dashboard/dashboard-tab.tsx';
import { lastDays } from './day-range.ts';
import { countText } from './figure-text.ts';
import { ModelTab } from './model/model-tab.tsx';
import { PerformanceTab } from './performance/performance-tab.tsx';
import { preloadPlots } from './plots/loaded-plot.tsx';
import { useTabCounts } from './queries.ts';
import { UsersTab } from './users/users-tab.tsx';

interface AdminProps {
  onAutoChange: (isAuto: boolean) => void;
  onLogout: () => void;
}

type TabName = 'dashboard' | 'users' | 'affiliates' | 'performance' | 'analytics' | 'model';

/** The operator's page, once the password is accepted. */
export function Admin({ onAutoChange, onLogout }: AdminProps) {
  const [tab, setTab] = useState<TabName>('dashboard');
  const [range, setRange] = useState(() => lastDays(7));
  const counts = useTabCounts(range);

  useEffect(() => document.getElementById(mainId)?.focus(), []);
  useEffect(preloadPlots, []);

  return (
    <div className="min-h-dvh">
      <SkipLink />
      <AdminHeader onAutoChange={onAutoChange} onLogout={onLogout} />
      <main id={mainId} tabIndex={-1} className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-5 sm:py-7">
        <h1 className="sr-only">Administration</h1>
        <Tabs
          label="Rubriques"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'dashboard', label: label(Gauge, 'Dashboard Business'), content: <DashboardTab /> },
            { value: 'users', label: label(Users, 'Utilisateurs', counts.users), content: <UsersTab /> },
            {
              value: 'affiliates',
              label: label(Megaphone, 'Affiliés', counts.affiliates),
              content: <AffiliatesTab />,
            },
            { value: 'performance', label: label(TrendingUp, 'Stats & Performance'), content: <PerformanceTab /> },
            {
              value: 'analytics',
              label: label(BarChart3, 'Analytics Site', counts.sessions),
              content: <AnalyticsTab range={range} onRangeChange={setRange} />,
            },
            { value: 'model', label: label(Bot, 'Modèle'), content: <ModelTab /> },
          ]}
        />
      </main>
    </div>
  );
}

function label(Icon: LucideIcon, name: string, count?: number): ReactNode {
  return (
    <span className="inline-flex items-center gap-2">
      <Icon aria-hidden="true" className="size-4" />
      {count === undefined ? name : `${name} (${countText(count)})`}
    </span>
  );
}
