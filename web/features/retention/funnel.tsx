import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import type { cancelSubscription, mySubscription, SubscriptionState } from '#contract/billing.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { accessEndText } from '../billing/subscription-text.ts';
import { LeaveNow } from './leave-now.tsx';
import { LossesStep } from './losses-step.tsx';
import { trackStep, useCancellation } from './mutations.ts';
import { OfferStep } from './offer-step.tsx';
import { offerFor } from './offers.ts';
import { type GivenReason, ReasonStep } from './reason-step.tsx';
import { StepDots } from './step-dots.tsx';

type Step = 1 | 2 | 3;

interface FunnelProps {
  user: User;
  subscription: ResponseOf<typeof mySubscription>;
  pro: SubscriptionState;
  onCancelled: (answer: ResponseOf<typeof cancelSubscription>) => void;
}

/** Three steps: reason, offer, confirmation. Each also has the button that cancels without a reason. */
export function Funnel({ user, subscription, pro, onCancelled }: FunnelProps) {
  const [step, setStep] = useState<Step>(1);
  const [given, setGiven] = useState<GivenReason | null>(null);
  const [, navigate] = useLocation();
  const cancellation = useCancellation();
  const accessEnd = accessEndText(pro);

  const cancel = (answer: GivenReason | null) => {
    trackStep({ step: 'final_cancel', reason: answer?.reason ?? null, otherReason: otherReasonOf(answer) });
    cancellation.mutate(undefined, { onSuccess: onCancelled });
  };
  const back = () => (step === 1 ? navigate(paths.dashboard) : setStep(step === 3 ? 2 : 1));

  return (
    <div className="grid gap-7">
      <div className="flex items-center justify-between gap-4">
        <StepDots step={step} count={3} />
        <Button variant="ghost" size="small" onClick={back}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          Retour
        </Button>
      </div>
      {step === 1 ? (
        <ReasonStep
          given={given}
          onDone={(answer) => {
            setGiven(answer);
            trackStep({ step: 'reason_selected', reason: answer.reason, otherReason: otherReasonOf(answer) });
            setStep(2);
          }}
        />
      ) : null}
      {step === 2 && given ? (
        <OfferStep
          user={user}
          reason={given.reason}
          otherReason={otherReasonOf(given)}
          kind={user.isPro ? offerFor(given.reason, subscription) : 'help'}
          plan={pro.plan}
          onLeave={() => setStep(3)}
        />
      ) : null}
      {step === 3 ? (
        <LossesStep
          pro={pro}
          accessEnd={accessEnd}
          isPending={cancellation.isPending}
          onConfirm={() => cancel(given)}
        />
      ) : null}
      <LeaveNow pro={pro} accessEnd={accessEnd} isPending={cancellation.isPending} onConfirm={() => cancel(null)} />
    </div>
  );
}

function otherReasonOf(given: GivenReason | null): string | null {
  return given?.reason === 'other' ? given.otherReason : null;
}
