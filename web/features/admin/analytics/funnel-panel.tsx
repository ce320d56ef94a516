import { ArrowDown } from 'lucide-react';
import type { SiteStats } from '#contract/admin-figures.ts';
import { FigureLabel } from '../figure-label.tsx';
import { countText, percentText, shareOf } from '../figure-text.ts';
import { Panel } from '../panel.tsx';
import { funnelSteps } from './funnel.ts';

export function FunnelPanel({ funnel }: { funnel: SiteStats['conversionFunnel'] }) {
  const steps = funnelSteps(funnel);
  const widest = Math.max(...steps.map(({ count }) => count));
  return (
    <Panel title="Entonnoir de conversion">
      <ol className="grid gap-1.5 lg:gap-3">
        {steps.map(({ label, figure, count, ofPrevious, bar }) => (
          <li key={label} className="grid gap-1.5">
            {ofPrevious === null ? null : (
              <p className="flex items-center gap-1.5 py-1 text-sm text-ink-soft tabular-nums">
                <ArrowDown aria-hidden="true" className="size-4" />
                <span>
                  <strong className="text-ink">{percentText(ofPrevious)}</strong> de l'étape précédente
                </span>
              </p>
            )}
            <div className="flex items-baseline justify-between gap-4">
              <span className="text-sm font-medium">
                <FigureLabel label={label} figure={figure} />
              </span>
              <span className="font-display text-lg font-bold tabular-nums">{countText(count)}</span>
            </div>
            <div aria-hidden="true" className="h-4 overflow-hidden lg:h-7 rounded-full bg-line">
              <div
                className={`h-full rounded-full transition-[width] duration-200 ${bar}`}
                style={{ width: `${shareOf(count, widest)}%`, minWidth: count > 0 ? 4 : 0 }}
              />
            </div>
          </li>
        ))}
      </ol>
      <p className="border-t border-line pt-3 text-sm text-ink-soft">
        Au total, <strong className="text-ink">{percentText(shareOf(funnel.proUpgrades, funnel.landingViews))}</strong>{' '}
        des visites mènent à Pro.
      </p>
    </Panel>
  );
}
