import { Lock } from 'lucide-react';
import { formatEuros } from '#contract/format.ts';
import type { Addon } from '#contract/plans.ts';
import { addonGains, addonOffers } from '../../content/pricing.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Inclusions } from '../billing/inclusions.tsx';

/** What an add-on would open here. */
export function AddonUpsell({ addon }: { addon: Addon }) {
  const offer = addonOffers.find((one) => one.addon === addon);
  if (!offer) return null;
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
      <ButtonLink href={paths.paywall} className="justify-self-start">
        Voir l'offre
      </ButtonLink>
    </Card>
  );
}
