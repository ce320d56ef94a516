import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** `danger` for an action that cannot be undone. */
  tone?: 'primary' | 'danger';
  pending?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
}

/** Stays open while `pending`; the caller closes it when the work is done. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel = 'Annuler',
  tone = 'primary',
  pending = false,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant={tone} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={() => dialog.onOpenChange(false)}>
            {cancelLabel}
          </Button>
        </>
      }
    />
  );
}
