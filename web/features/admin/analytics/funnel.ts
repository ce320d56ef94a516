import type { SiteStats } from '#contract/admin-figures.ts';
import { shareOf } from '../figure-text.ts';
import type { FigureName } from '../formulas.ts';

interface FunnelStep {
  label: string;
  figure: FigureName;
  count: number;
  /** Percentage of the step before; null for the first. */
  ofPrevious: number | null;
  bar: string;
}

export function funnelSteps({ landingViews, signups, proUpgrades }: SiteStats['conversionFunnel']): FunnelStep[] {
  return [
    { label: "Visites de l'accueil", figure: 'landingViews', count: landingViews, ofPrevious: null, bar: 'bg-teal' },
    {
      label: 'Inscriptions',
      figure: 'signups',
      count: signups,
      ofPrevious: shareOf(signups, landingViews),
      bar: 'bg-apricot',
    },
    {
      label: 'Passages en Pro',
      figure: 'proUpgrades',
      count: proUpgrades,
      ofPrevious: shareOf(proUpgrades, signups),
      bar: 'bg-coral',
    },
  ];
}
