import { useQuery } from '@tanstack/react-query';
import { PauseCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AffiliateProfile } from '#contract/affiliate-accounts.ts';
import { messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { FormProblem } from '../accounts/account-form.tsx';
import { HistoryCard } from './history-card.tsx';
import { LastCommissions } from './last-commissions.tsx';
import { LinkCard } from './link-card.tsx';
import { PaymentDetailsCard } from './payment-details-card.tsx';
import { PayoutCard } from './payout-card.tsx';
import { statsQuery } from './queries.ts';
import { ReadyTexts } from './ready-texts.tsx';
import { StatCards } from './stat-cards.tsx';
import { StatementCard } from './statement-card.tsx';

/** What an active affiliate sees; a suspended one too, who can still be paid. */
export function Earnings({ profile }: { profile: AffiliateProfile }) {
  const { data: stats, error, refetch, isFetching } = useQuery(statsQuery);
  const isSuspended = profile.status === 'suspended';
  return (
    <div className="grid gap-5">
      {isSuspended ? <SuspendedNotice /> : null}
      {stats ? (
        <StatCards stats={stats} />
      ) : error ? (
        <Card className="grid justify-items-start gap-4">
          <FormProblem>{messageOf(error)}</FormProblem>
          <Button variant="secondary" size="small" pending={isFetching} onClick={() => refetch()}>
            Réessayer
          </Button>
        </Card>
      ) : (
        <Card>
          <SkeletonText lines={2} />
        </Card>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Column>
          {isSuspended ? null : <LinkCard link={profile.link} />}
          <div className="max-lg:order-2">
            <HistoryCard />
          </div>
          <div className="max-lg:order-3">{isSuspended ? <LastCommissions /> : <ReadyTexts link={profile.link} />}</div>
        </Column>
        <Column>
          <div className="grid gap-5 max-lg:order-1">
            {stats ? <PayoutCard stats={stats} hasPaymentDetails={profile.paymentDetails !== null} /> : null}
            <PaymentDetailsCard details={profile.paymentDetails} />
            {isSuspended ? null : <LastCommissions />}
          </div>
          <div className="max-lg:order-4">
            <StatementCard since={profile.createdAt} />
          </div>
        </Column>
      </div>
    </div>
  );
}

/** On a phone both columns become one, in the order that their parts ask for. */
function Column({ children }: { children: ReactNode }) {
  return <div className="max-lg:contents lg:grid lg:gap-5">{children}</div>;
}

function SuspendedNotice() {
  return (
    <Card as="section" tone="coral" aria-label="Compte suspendu" className="flex gap-4">
      <PauseCircle aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-coral-text" />
      <div className="grid gap-1">
        <p className="font-semibold">Ton compte affilié est suspendu</p>
        <p className="text-sm">
          Ton lien ne rapporte plus de commission. Ce que tu as gagné te reste dû.{' '}
          <Link href={paths.legal.contact}>Écris-nous</Link> si tu veux en parler.
        </p>
      </div>
    </Card>
  );
}
