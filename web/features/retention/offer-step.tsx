import { useState } from 'react';
import * as z from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import type { PlanType } from '#contract/plans.ts';
import type { RetentionReason } from '#contract/retention.ts';
import { annualPause, leave, type OfferKind, offers } from '../../content/retention.ts';
import { Button } from '../../ui/button.tsx';
import { useZodForm } from '../../ui/form.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { showToast } from '../../ui/toast.ts';
import { usePassiveMode } from '../billing/subscription-mutations.ts';
import { trackStep, usePause } from './mutations.ts';
import { responseTo } from './offers.ts';
import { ProfileAnalysis } from './profile-analysis.tsx';
import { StepHeading } from './step-heading.tsx';
import { SupportForm } from './support-form.tsx';
import { useReturnToDashboard } from './use-return.ts';

interface OfferStepProps {
  user: User;
  reason: RetentionReason;
  otherReason: string | null;
  kind: OfferKind;
  plan: PlanType | null;
  onLeave: () => void;
}

const choices = ['accept', 'leave'] as const;
const choiceForm = z.object({ choice: z.enum(choices, 'Fais un choix') });

/** Offers an alternative to leaving. Pause and passive mode take effect at once; the other offers open a form. */
export function OfferStep({ user, reason, otherReason, kind: offered, plan, onLeave }: OfferStepProps) {
  // Accepting an offer changes the next one; this step keeps the one that it showed first.
  const [kind] = useState(offered);
  const form = useZodForm(choiceForm, { reValidateMode: 'onSubmit' });
  const [isAccepted, setAccepted] = useState(false);
  const pause = usePause(plan);
  const passive = usePassiveMode();
  const leaveSoon = useReturnToDashboard();
  const isAnnual = plan === 'annual';
  const { title, text, accept, acceptText } = kind === 'pause' && isAnnual ? annualPause : offers[kind];
  const isBusy = pause.isPending || passive.isPending || leaveSoon.isLeaving;

  const send = form.handleSubmit(
    ({ choice }) => {
      const offerResponse = choice === 'leave' ? 'cancel' : responseTo(kind);
      trackStep({ step: 'offer_response', reason, otherReason, offerResponse });
      if (choice === 'leave') onLeave();
      else if (kind === 'pause') pause.mutate(undefined, { onSuccess: leaveSoon.start });
      else if (kind === 'passive') passive.mutate(true, { onSuccess: leaveSoon.start });
      else setAccepted(true);
    },
    ({ choice }) => showToast({ title: choice?.message ?? '', tone: 'danger' }),
  );

  if (isAccepted && kind === 'analysis') return <ProfileAnalysis user={user} />;
  if (isAccepted) return <SupportForm reason={reason} otherReason={otherReason} onSent={leaveSoon.start} />;
  return (
    <form onSubmit={send} className="grid gap-6">
      <div className="grid gap-2">
        <StepHeading>{title}</StepHeading>
        <p className="text-ink-soft">{text}</p>
      </div>
      <RadioCards<(typeof choices)[number]>
        legend="Ton choix"
        legendHidden
        options={[
          { value: 'accept', label: accept, description: acceptText },
          { value: 'leave', ...leave },
        ]}
        value={form.watch('choice')}
        error={form.formState.errors.choice?.message}
        onChange={(choice) => {
          form.clearErrors();
          form.setValue('choice', choice);
        }}
      />
      <Button type="submit" wide size="large" pending={isBusy}>
        Continuer
      </Button>
    </form>
  );
}
