import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Decision } from './affiliate-mutations.ts';

interface DecisionDialogProps {
  decision: Decision;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Refusing and suspending are confirmed: the affiliate gets a mail about it. */
export function DecisionDialog({ decision: { affiliate, action }, pending, onConfirm, onClose }: DecisionDialogProps) {
  const isRefusal = action === 'reject';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose();
      }}
      title={isRefusal ? `Refuser ${affiliate.user.username} ?` : `Suspendre ${affiliate.user.username} ?`}
      description={
        isRefusal
          ? 'Sa demande est refusée, et un e-mail le lui dit.'
          : 'Plus de nouvelles commissions. Ce qui est gagné reste à verser, et un e-mail le lui dit.'
      }
      confirmLabel={isRefusal ? 'Refuser la demande' : 'Suspendre'}
      tone="danger"
      pending={pending}
      onConfirm={onConfirm}
    />
  );
}
