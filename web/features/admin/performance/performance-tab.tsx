import { CreditCard, MousePointerClick, Percent, UserPlus, Wallet } from 'lucide-react';
import { countText, eurosText, percentText } from '../figure-text.ts';
import { Loaded } from '../loaded.tsx';
import { useAffiliates } from '../queries.ts';
import { StatCards } from '../stat-cards.tsx';
import { TabFrame } from '../tab-frame.tsx';
import { Legend } from './legend.tsx';
import { PerformanceList } from './performance-list.tsx';

export function PerformanceTab() {
  const affiliates = useAffiliates();
  return (
    <TabFrame title="Stats & Performance" queries={[affiliates]}>
      <Loaded query={affiliates}>
        {({ affiliates: list, globalStats }) => (
          <>
            <StatCards
              stats={[
                {
                  label: 'Total clics',
                  figure: 'affiliateClicks',
                  value: countText(globalStats.totalClicks),
                  icon: MousePointerClick,
                },
                {
                  label: 'Inscriptions',
                  figure: 'affiliateRegistrations',
                  value: countText(globalStats.totalRegistrations),
                  icon: UserPlus,
                },
                {
                  label: 'Conversions Pro',
                  figure: 'affiliateConversions',
                  value: countText(globalStats.totalConversions),
                  icon: CreditCard,
                },
                {
                  label: 'Commissions',
                  figure: 'earnings',
                  value: eurosText(globalStats.totalEarnings),
                  icon: Wallet,
                },
                {
                  label: 'Taux moyen',
                  figure: 'averageConvRate',
                  value: percentText(globalStats.averageConvRate),
                  icon: Percent,
                },
              ]}
            />
            <PerformanceList affiliates={list} />
            <Legend />
          </>
        )}
      </Loaded>
    </TabFrame>
  );
}
