import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../../api-error.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { AccountForm, FormProblem, SubmitButton } from './account-form.tsx';
import { verificationPasswordForm } from './forms.ts';
import type { useConfirmByPassword } from './mutations.ts';

interface VerificationPasswordProps {
  confirmation: Pick<ReturnType<typeof useConfirmByPassword>, 'mutate' | 'error' | 'isError' | 'isPending'>;
  /** What to do without it. */
  foot: ReactNode;
}

/** Asked for in a browser that the account does not know: a stranger may have signed up with the address of whoever clicks. */
export function VerificationPassword({ confirmation, foot }: VerificationPasswordProps) {
  const form = useZodForm(verificationPasswordForm);
  const send = form.handleSubmit(({ password }) =>
    confirmation.mutate(password, { onError: (error) => showFieldErrors(form, error) }),
  );
  const hasProblem = confirmation.isError && !(confirmation.error instanceof ApiError && confirmation.error.fields);
  return (
    <Card className="grid animate-rise gap-4">
      <h2 className="text-title">Encore une chose : ton mot de passe</h2>
      <p>
        Tu ouvres ce lien sur un appareil qu'on ne connaît pas. Avec ton mot de passe, on sait que le compte est bien à
        toi.
      </p>
      <AccountForm onSubmit={send}>
        <Field label="Mot de passe" error={form.formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        {hasProblem ? <FormProblem>{messageOf(confirmation.error)}</FormProblem> : null}
        <SubmitButton wide size="large" pending={confirmation.isPending} pendingLabel="Confirmation...">
          Confirmer mon adresse
        </SubmitButton>
      </AccountForm>
      {foot}
    </Card>
  );
}
