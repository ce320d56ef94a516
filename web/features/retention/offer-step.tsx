import { type FormEvent, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import type { RetentionReason } from '#contract/retention.ts';
import { leave, type OfferKind, offers } from '../../content/retention.ts';
import { Button } from '../../ui/button.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { showToast } from '../../ui/toast.ts';
import { trackStep, usePassiveMode, usePause } from './mutations.ts';
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
  onLeave: () => void;
}

type Choice = 'accept' | 'leave';

/** What may help instead. Pause and passive mode are done on the spot; the others open what they need. */
export function OfferStep({ user, reason, otherReason, kind: offered, onLeave }: OfferStepProps) {
  // What was accepted changes what is offered next; this step keeps to what it showed.
  const [kind] = useState(offered);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const pause = usePause();
  const passive = usePassiveMode();
  const leaveSoon = useReturnToDashboard();
  const { title, text, accept, acceptText } = offers[kind];
  const isBusy = pause.isPending || passive.isPending || leaveSoon.isLeaving;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!choice) {
      setMissing(true);
      showToast({ title: 'Fais un choix', tone: 'danger' });
      return;
    }
    const offerResponse = choice === 'leave' ? 'cancel' : responseTo(kind);
    trackStep({ step: 'offer_response', reason, otherReason, offerResponse });
    if (choice === 'leave') onLeave();
    else if (kind === 'pause') pause.mutate(undefined, { onSuccess: leaveSoon.start });
    else if (kind === 'passive') passive.mutate(true, { onSuccess: leaveSoon.start });
    else setAccepted(true);
  };

  if (isAccepted && kind === 'analysis') return <ProfileAnalysis user={user} />;
  if (isAccepted) return <SupportForm reason={reason} otherReason={otherReason} onSent={leaveSoon.start} />;
  return (
    <form onSubmit={send} className="grid gap-6">
      <div className="grid gap-2">
        <StepHeading>{title}</StepHeading>
        <p className="text-ink-soft">{text}</p>
      </div>
      <RadioCards<Choice>
        legend="Ton choix"
        legendHidden
        options={[
          { value: 'accept', label: accept, description: acceptText },
          { value: 'leave', ...leave },
        ]}
        value={choice}
        error={isMissing ? 'Fais un choix' : undefined}
        onChange={(chosen) => {
          setMissing(false);
          setChoice(chosen);
        }}
      />
      <Button type="submit" wide size="large" pending={isBusy}>
        Continuer
      </Button>
    </form>
  );
}
