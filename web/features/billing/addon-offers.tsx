import { lazy, Suspense } from 'react';
import { formatEuros } from '#contract/format.ts';
import { addonGains, addonOffers } from '../../content/pricing.ts';
import { useUser } from '../../session/user.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { Inclusions } from './inclusions.tsx';

const AddonAction = lazy(() => import('./addon-action.tsx'));

/** The add-ons with their allowances; a Pro member can start and cancel them here. */
export function AddonOffers({ stacked = false }: { stacked?: boolean }) {
  const user = useUser();
  return (
    <ul className={classNames('grid gap-5', !stacked && 'lg:grid-cols-2 lg:gap-6')}>
      {addonOffers.map(({ addon, name, priceCents, text, extra }) => (
        <Card key={addon} as="li" className="grid content-start gap-5">
          <div className="grid gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-xl">{name}</h3>
              <p>
                <span className="font-display text-xl font-bold tabular-nums">+{formatEuros(priceCents)}</span>{' '}
                <span className="text-sm text-ink-soft">par mois</span>
              </p>
            </div>
            <p className="text-ink-soft">{text}</p>
          </div>
          <Inclusions items={addonGains(addon)} extra={extra} />
          {user?.isPro ? (
            <Suspense fallback={<SkeletonText lines={1} />}>
              <AddonAction addon={addon} />
            </Suspense>
          ) : null}
        </Card>
      ))}
    </ul>
  );
}
