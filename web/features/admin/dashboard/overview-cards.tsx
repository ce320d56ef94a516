import { CreditCard, Gem, Star, Users } from 'lucide-react';
import type { BusinessDashboard } from '#contract/admin-figures.ts';
import { countText, eurosText, monthsText, percentText } from '../figure-text.ts';
import { StatCards } from '../stat-cards.tsx';

export function OverviewCards({ dashboard: { overview, growth, calculated } }: { dashboard: BusinessDashboard }) {
  return (
    <StatCards
      stats={[
        {
          label: 'Utilisateurs',
          figure: 'totalUsers',
          value: countText(overview.totalUsers),
          note: `+${countText(growth.registrationsLast30Days)} sur 30 jours`,
          icon: Users,
        },
        {
          label: 'Utilisateurs Pro',
          figure: 'proUsers',
          value: countText(overview.proUsers),
          note: `${percentText(overview.conversionRate)} de conversion`,
          icon: Star,
        },
        {
          label: 'MRR',
          figure: 'mrr',
          value: eurosText(overview.mrr),
          note: `${eurosText(calculated.annualMRR)} projetés par an`,
          icon: CreditCard,
        },
        {
          label: 'LTV',
          figure: 'ltv',
          value: eurosText(overview.ltv),
          note: `Durée moyenne : ${monthsText(overview.avgSubscriptionDuration)}`,
          icon: Gem,
        },
      ]}
    />
  );
}
