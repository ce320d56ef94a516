import { Lock } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { formatEuros } from '#contract/format.ts';
import type { Addon } from '#contract/plans.ts';
import { addonGains, addonOffer } from '../../content/pricing.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Inclusions } from './inclusions.tsx';

const AddonAction = lazy(() => import('./addon-action.tsx'));

/** The offer of an add-on, with the button that buys it. */
export function AddonUpsell({ addon }: { addon: Addon }) {
  const offer = addonOffer(addon);
  return (
    <Card as="section" aria-labelledby={`option-${addon}`} className="grid max-w-3xl gap-5 border-2 border-coral">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`option-${addon}`} className="flex items-center gap-2 text-title">
          <Lock aria-hidden="true" className="size-5 text-coral-text" />
          {offer.name}
        </h2>
        <p>
          <span className="font-display text-xl font-bold tabular-nums">+{formatEuros(offer.priceCents)}</span>{' '}
          <span className="text-sm text-ink-soft">par mois, sans engagement</span>
        </p>
      </div>
      <p className="text-ink-soft">{offer.text}</p>
      <Inclusions items={addonGains(addon)} extra={offer.extra} />
      <Suspense fallback={<SkeletonText lines={1} />}>
        <AddonAction addon={addon} />
      </Suspense>
    </Card>
  );
}
