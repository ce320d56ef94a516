import { CheckCheck, Clock, Megaphone, Wallet } from 'lucide-react';
import type { AdminAffiliate, AffiliateTotals } from '#contract/admin-affiliates.ts';
import { Card } from '../../../ui/card.tsx';
import { FigureLabel } from '../figure-label.tsx';
import { countText, eurosText, percentText } from '../figure-text.ts';
import type { FigureName } from '../formulas.ts';
import { StatCards } from '../stat-cards.tsx';

interface AffiliateCardsProps {
  affiliates: readonly AdminAffiliate[];
  globalStats: AffiliateTotals;
}

/** How many affiliates there are; and what all their links brought together. */
export function AffiliateCards({ affiliates, globalStats }: AffiliateCardsProps) {
  const having = (wanted: AdminAffiliate['status']) =>
    countText(affiliates.filter(({ status }) => status === wanted).length);
  const together: { label: string; value: string; figure: FigureName }[] = [
    { label: 'Clics', value: countText(globalStats.totalClicks), figure: 'affiliateClicks' },
    { label: 'Conversions', value: countText(globalStats.totalConversions), figure: 'affiliateConversions' },
    { label: 'Gains', value: eurosText(globalStats.totalEarnings), figure: 'earnings' },
    { label: 'Taux moyen', value: percentText(globalStats.averageConvRate), figure: 'averageConvRate' },
  ];
  return (
    <div className="grid gap-3 lg:gap-4">
      <StatCards
        stats={[
          { label: 'Total', value: countText(affiliates.length), icon: Megaphone },
          { label: 'En attente', value: having('pending'), icon: Clock },
          { label: 'Actifs', value: having('active'), icon: CheckCheck },
          { label: 'Gains totaux', value: eurosText(globalStats.totalEarnings), figure: 'earnings', icon: Wallet },
        ]}
      />
      <Card tone="sunken" isDense>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
          {together.map(({ label, value, figure }) => (
            <div key={label} className="flex flex-wrap items-baseline gap-x-2 text-sm">
              <dt className="text-ink-soft">
                <FigureLabel label={label} figure={figure} />
              </dt>
              <dd className="text-base font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
