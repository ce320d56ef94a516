import { type ReactNode, useId } from 'react';
import type { Proof } from '#contract/proof.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { ceremonyProblem, isGivenUp } from '../../session/authenticator.ts';
import { useExpiredSession } from '../../session/failures.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { AccountForm, FormProblem } from './account-form.tsx';
import { verificationPasswordForm } from './forms.ts';
import { ProofFields, type Prover } from './proof-fields.tsx';

interface ProofDialogProps {
  title: string;
  description: ReactNode;
  submitLabel: string;
  pendingLabel?: string;
  tone?: 'primary' | 'danger';
  user: Prover;
  onClose: () => void;
  action: {
    mutate: (proof: Proof, options: { onSuccess: () => void; onError: (error: Error) => void }) => void;
    isPending: boolean;
    error: Error | null;
  };
  isReady?: () => Promise<boolean>;
  /** Texts and fields above the password. */
  children?: ReactNode;
}

/** Asks for a proof before a delicate change. Mounted while it is open. */
export function ProofDialog({ action, onClose, isReady = async () => true, children, ...texts }: ProofDialogProps) {
  const { title, description, submitLabel, pendingLabel, tone = 'primary', user } = texts;
  const form = useZodForm(verificationPasswordForm, { defaultValues: { password: '' } });
  const expired = useExpiredSession();
  const formId = useId();
  const act = (proof: Proof) =>
    action.mutate(proof, {
      onSuccess: onClose,
      onError: (error) => {
        if (!showFieldErrors(form, error)) expired(error);
      },
    });
  const send = form.handleSubmit(async ({ password }) => {
    if (await isReady()) act({ password });
  });
  const { error } = action;
  const isShown = error && !isGivenUp(error) && !(error instanceof ApiError && error.fields);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !action.isPending) onClose();
      }}
      title={title}
      description={description}
      actions={
        <>
          {user.hasPassword ? (
            <Button type="submit" form={formId} variant={tone} pending={action.isPending} pendingLabel={pendingLabel}>
              {submitLabel}
            </Button>
          ) : null}
          <Button variant="secondary" disabled={action.isPending} onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      <AccountForm id={formId} onSubmit={send}>
        {children}
        <ProofFields
          user={user}
          input={form.register('password')}
          error={form.formState.errors.password?.message}
          disabled={action.isPending}
          isReady={isReady}
          onPasskey={(passkey) => act({ passkey })}
        />
        {isShown ? <FormProblem>{ceremonyProblem(error) ?? messageOf(error)}</FormProblem> : null}
      </AccountForm>
    </Dialog>
  );
}
