import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import type { User } from '#contract/accounts.ts';
import type { cancelSubscription } from '#contract/billing.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { messageOf } from '../../api-error.ts';
import { homeFor } from '../../paths.ts';
import { useUser } from '../../session/user.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonText } from '../../ui/skeleton.tsx';
import { FormProblem } from '../accounts/account-form.tsx';
import { Outcome } from '../accounts/outcome.tsx';
import { useSubscription } from '../billing/queries.ts';
import { ResumeButton } from '../billing/resume-button.tsx';
import { endText } from '../billing/subscription-text.ts';
import { CancellationByLink } from './cancellation-by-link.tsx';
import { Funnel } from './funnel.tsx';
import { SignedOut } from './signed-out.tsx';

/** «Résilier mon contrat»: with a mailed link, signed out, or signed in. */
export function Cancellation() {
  const token = new URLSearchParams(useSearch()).get('token');
  const user = useUser();
  if (token) return <CancellationByLink token={token} />;
  if (user === undefined) return <Loading />;
  return user ? <MemberCancellation user={user} /> : <SignedOut />;
}

type Cancelled = ResponseOf<typeof cancelSubscription>;

function MemberCancellation({ user }: { user: User }) {
  const { data, error, refetch, isFetching } = useSubscription();
  const [cancelled, setCancelled] = useState<Cancelled | null>(null);
  if (cancelled) return <Done user={user} cancelled={cancelled} />;
  if (data) {
    // Not by `user.isPro`: a subscription with a failed payment gives no access, but still has to be cancelled.
    if (!data.pro || data.pro.status === 'ended') return <NothingToCancel user={user} />;
    if (data.pro.cancellation) return <AlreadyCancelled user={user} text={endText(data.pro)} />;
    return <Funnel user={user} subscription={data} pro={data.pro} onCancelled={setCancelled} />;
  }
  if (!error) return <Loading />;
  return (
    <Card className="grid gap-4">
      <FormProblem>{messageOf(error)}</FormProblem>
      <Button pending={isFetching} className="justify-self-start" onClick={() => void refetch()}>
        Réessayer
      </Button>
    </Card>
  );
}

function Loading() {
  return (
    <Card>
      <SkeletonText lines={5} label="Chargement de ton abonnement…" />
    </Card>
  );
}

function BackToDashboard({ user }: { user: User }) {
  return (
    <ButtonLink href={homeFor(user)} size="large">
      Retour au dashboard
    </ButtonLink>
  );
}

function NothingToCancel({ user }: { user: User }) {
  return (
    <Card className="grid justify-items-start gap-5">
      <p className="text-lg">Tu n'as pas d'abonnement actif.</p>
      <BackToDashboard user={user} />
    </Card>
  );
}

function AlreadyCancelled({ user, text }: { user: User; text: string }) {
  return (
    <Outcome icon={CircleCheck} tone="teal" title="Ta résiliation est enregistrée">
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        <BackToDashboard user={user} />
        <ResumeButton size="large" />
      </div>
    </Outcome>
  );
}

function Done({ user, cancelled }: { user: User; cancelled: Cancelled }) {
  return (
    <Outcome icon={CircleCheck} tone="teal" title="C'est fait" takesFocus>
      <p>{cancelled.message}</p>
      <p>
        La confirmation part à <strong className="wrap-anywhere font-semibold">{user.email}</strong>.
      </p>
      <BackToDashboard user={user} />
    </Outcome>
  );
}
