import { useState } from 'react';
import type { SubscriptionState } from '#contract/billing.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { StillRefunded } from './still-refunded.tsx';

interface LeaveNowProps {
  pro: SubscriptionState;
  accessEnd: string;
  isPending: boolean;
  onConfirm: () => void;
}

/** Cancels without a reason: one click here, one to confirm. */
export function LeaveNow({ pro, accessEnd, isPending, onConfirm }: LeaveNowProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" wide onClick={() => setAsking(true)}>
        Résilier sans répondre
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Résilier ton contrat ?"
        description={`${accessEnd} Tu reçois la confirmation par e-mail.`}
        confirmLabel="Confirmer la résiliation"
        cancelLabel="Revenir en arrière"
        tone="danger"
        pending={isPending}
        onConfirm={onConfirm}
      >
        <StillRefunded pro={pro} />
      </ConfirmDialog>
    </>
  );
}
