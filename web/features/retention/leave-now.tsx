import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface LeaveNowProps {
  accessEnd: string;
  isPending: boolean;
  onConfirm: () => void;
}

/** Cancels without a reason: one click here, one to confirm. */
export function LeaveNow({ accessEnd, isPending, onConfirm }: LeaveNowProps) {
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
      />
    </>
  );
}
