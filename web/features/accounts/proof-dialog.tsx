import { type ReactNode, useId } from 'react';
import type { Proof } from '#contract/proof.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { ceremonyProblem, isGivenUp } from '../../session/authenticator.ts';
import { useExpiredSession } from '../../session/failures.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { AccountForm, FormProblem } from './account-form.tsx';
import { verificationPasswordForm } from './forms.ts';
import { PasskeyProofButton } from './passkey-proof-button.tsx';

interface ProofDialogProps {
  title: string;
  description: ReactNode;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  email: string;
  onClose: () => void;
  action: {
    mutate: (proof: Proof, options: { onSuccess: () => void; onError: (error: Error) => void }) => void;
    isPending: boolean;
    error: Error | null;
  };
  isReady?: () => Promise<boolean>;
  /** Fields above the password. */
  children?: ReactNode;
}

/** Asks for the password, or a passkey in its place, before a delicate change. Mounted while it is open. */
export function ProofDialog({ action, onClose, isReady = async () => true, children, ...texts }: ProofDialogProps) {
  const { title, description, submitLabel, tone = 'primary', email } = texts;
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
          <Button type="submit" form={formId} variant={tone} pending={action.isPending}>
            {submitLabel}
          </Button>
          <Button variant="secondary" disabled={action.isPending} onClick={onClose}>
            Annuler
          </Button>
        </>
      }
    >
      <AccountForm id={formId} onSubmit={send}>
        {children}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="grid gap-2">
          <Field label="Ton mot de passe, pour confirmer" error={form.formState.errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
          <PasskeyProofButton disabled={action.isPending} isReady={isReady} onProof={(passkey) => act({ passkey })} />
        </div>
        {isShown ? <FormProblem>{ceremonyProblem(error) ?? messageOf(error)}</FormProblem> : null}
      </AccountForm>
    </Dialog>
  );
}
