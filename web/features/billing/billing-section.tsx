import { CreditCard } from 'lucide-react';
import { useEffect } from 'react';
import type { User } from '#contract/accounts.ts';
import type { mySubscription, SubscriptionState } from '#contract/billing.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { addonOffer, addonOffers } from '../../content/pricing.ts';
import { paths } from '../../paths.ts';
import { useExpiredSession } from '../../session/failures.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { AccountSection } from '../accounts/account-section.tsx';
import { FailedLoad } from '../accounts/failed-load.tsx';
import AddonAction from './addon-action.tsx';
import { InvoicesList } from './invoices-list.tsx';
import { PassiveModeSwitch } from './passive-mode-switch.tsx';
import { useSubscription } from './queries.ts';
import { ResumeButton } from './resume-button.tsx';
import { usePortal } from './subscription-mutations.ts';
import { planText, stateText } from './subscription-text.ts';
import { Withdrawal } from './withdrawal.tsx';

/** Subscription, add-ons, withdrawal and invoices on the account page; draws nothing for a user who never paid. */
export function BillingSection({ user }: { user: User }) {
  const { data, error, refetch, isFetching } = useSubscription();
  const expired = useExpiredSession();
  useEffect(() => {
    if (error) expired(error);
  }, [error, expired]);
  if (data && !data.pro && !data.hasPortal) return null;
  if (!data && !user.isPro && !user.stripeCustomerId) return null;
  return (
    <AccountSection
      title="Abonnement et paiements"
      description={user.isPro || data?.pro?.status === 'past_due' ? <LeaveLink /> : 'Tes factures restent ici.'}
    >
      {data ? <Billing user={user} billing={data} /> : null}
      {!data && !error ? (
        <Card>
          <SkeletonText lines={4} label="Chargement de ton abonnement…" />
        </Card>
      ) : null}
      {!data && error ? (
        <Card>
          <FailedLoad error={error} isFetching={isFetching} refetch={refetch} />
        </Card>
      ) : null}
    </AccountSection>
  );
}

function LeaveLink() {
  return (
    <Link href={paths.cancelSubscription} className="inline-flex min-h-11 items-center">
      Résilier mon contrat
    </Link>
  );
}

interface BillingProps {
  user: User;
  billing: ResponseOf<typeof mySubscription>;
}

function Billing({ user, billing: { pro, addons, hasPortal, passiveMode } }: BillingProps) {
  return (
    <div className="grid gap-5">
      {pro ? <CurrentPlan pro={pro} hasPortal={hasPortal} /> : null}
      {pro?.withdrawal ? <Withdrawal user={user} contract={planText(pro)} withdrawal={pro.withdrawal} /> : null}
      {user.isPro ? <Options /> : null}
      {addons.map(({ addon, withdrawal }) =>
        withdrawal ? (
          <Withdrawal key={addon} user={user} contract={addonOffer(addon).name} addon={addon} withdrawal={withdrawal} />
        ) : null,
      )}
      {passiveMode ? <PassiveModeSwitch /> : null}
      {hasPortal ? (
        <Card className="grid gap-4">
          <h3 className="text-lg">Factures</h3>
          <InvoicesList />
        </Card>
      ) : null}
    </div>
  );
}

const badges: Record<SubscriptionState['status'], { label: string; tone: BadgeTone }> = {
  active: { label: 'En cours', tone: 'teal' },
  paused: { label: 'En pause', tone: 'apricot' },
  scheduled: { label: 'Résilié', tone: 'neutral' },
  past_due: { label: 'Paiement refusé', tone: 'danger' },
  ended: { label: 'Terminé', tone: 'neutral' },
};

function CurrentPlan({ pro, hasPortal }: { pro: SubscriptionState; hasPortal: boolean }) {
  const portal = usePortal();
  const { label, tone } = badges[pro.status];
  return (
    <Card className="grid gap-4">
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-2.5">
          <span className="font-display text-xl font-bold">{planText(pro)}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-ink-soft">{stateText(pro)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {hasPortal ? (
          <Button
            variant={pro.status === 'past_due' ? 'primary' : 'secondary'}
            size="small"
            pending={portal.isPending}
            onClick={() => portal.mutate()}
          >
            {portal.isPending ? null : <CreditCard aria-hidden="true" className="size-5" />}
            Gérer ma carte et mes factures
          </Button>
        ) : null}
        {pro.cancellation && pro.status !== 'ended' ? <ResumeButton size="small" /> : null}
      </div>
    </Card>
  );
}

function Options() {
  return (
    <Card className="grid gap-1">
      <h3 className="text-lg">Options</h3>
      <ul className="grid">
        {addonOffers.map(({ addon, name, text }) => (
          <li key={addon} className="grid gap-3 border-t border-line py-4 first:border-0 last:pb-0">
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
            <AddonAction addon={addon} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
