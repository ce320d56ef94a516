import type { BusinessDashboard } from '#contract/admin-figures.ts';
import { eurosText, percentText } from '../figure-text.ts';
import { Panel, PanelFigures } from '../panel.tsx';

/** Conversion and growth, revenue, affiliates: four figures each. */
export function FigurePanels({ dashboard }: { dashboard: BusinessDashboard }) {
  const { overview, growth, calculated, affiliates, metadata } = dashboard;
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <Panel title="Conversion et croissance">
        <PanelFigures
          figures={[
            { label: 'Conversion globale', figure: 'conversionRate', value: percentText(overview.conversionRate) },
            {
              label: 'Conversion sur 30 jours',
              figure: 'conversionTrend',
              value: percentText(calculated.conversionTrend),
            },
            {
              label: 'Croissance mensuelle',
              figure: 'monthlyGrowthRate',
              value: signedPercent(growth.monthlyGrowthRate),
            },
            { label: 'Churn', figure: 'churnRate', value: percentText(overview.churnRate) },
          ]}
        />
      </Panel>
      <Panel title="Revenus et ARPU">
        <PanelFigures
          figures={[
            { label: 'MRR actuel', figure: 'mrr', value: eurosText(overview.mrr) },
            { label: 'ARPU', figure: 'arpu', value: eurosText(calculated.arpu) },
            { label: 'LTV moyenne', figure: 'ltv', value: eurosText(overview.ltv) },
            {
              label: "Prix de l'abonnement",
              figure: 'subscriptionPrice',
              value: `${eurosText(metadata.subscriptionPrice)}/mois`,
            },
          ]}
        />
      </Panel>
      <Panel title="Performance des affiliés">
        <PanelFigures
          figures={[
            { label: 'ROI global', figure: 'globalROI', value: percentText(affiliates.globalROI) },
            {
              label: 'Revenus générés',
              figure: 'totalRevenueGenerated',
              value: eurosText(affiliates.totalRevenueGenerated),
            },
            {
              label: 'Commissions versées',
              figure: 'totalCommissionsPaid',
              value: eurosText(affiliates.totalCommissionsPaid),
            },
            { label: 'Commissions dues', figure: 'commissionsOwed', value: eurosText(affiliates.commissionsOwed) },
          ]}
        />
      </Panel>
    </div>
  );
}

function signedPercent(percent: number): string {
  return percent > 0 ? `+${percentText(percent)}` : percentText(percent);
}
