import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError, messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { AccountForm, FormProblem, SubmitButton } from './account-form.tsx';
import { resetPasswordForm } from './forms.ts';
import { isBadLink } from './mail-link.ts';
import type { useResetPassword } from './mutations.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { Outcome } from './outcome.tsx';
import { RemainingWaysIn } from './remaining-ways-in.tsx';

interface NewPasswordByLinkProps {
  token: string;
  change: Pick<ReturnType<typeof useResetPassword>, 'mutate' | 'data' | 'error' | 'isPending'>;
  intro: ReactNode;
  label: string;
  /** In place of the form, once the link does not work any more. */
  spent: ReactNode;
}

/** The form behind a mailed link that lets choose a new password. */
export function NewPasswordByLink({ token, change, intro, label, spent }: NewPasswordByLinkProps) {
  const form = useZodForm(resetPasswordForm);
  if (change.data) return <PasswordIsSet {...change.data} />;
  if (isBadLink(change.error)) return spent;
  const send = form.handleSubmit(({ password }) =>
    change.mutate({ token, password }, { onError: (error) => showFieldErrors(form, error) }),
  );
  const { errors } = form.formState;
  const hasProblem = change.error && !(errors.password && change.error instanceof ApiError && change.error.fields);
  return (
    <Card>
      <AccountForm onSubmit={send}>
        {intro}
        <NewPasswordField
          label="Nouveau mot de passe"
          value={form.watch('password')}
          error={errors.password?.message}
          input={form.register('password')}
        />
        {hasProblem ? <FormProblem>{messageOf(change.error)}</FormProblem> : null}
        <SubmitButton wide size="large" pending={change.isPending} pendingLabel="Enregistrement...">
          {label}
        </SubmitButton>
      </AccountForm>
    </Card>
  );
}

function PasswordIsSet({ message, otherWaysIn }: { message: string; otherWaysIn: string[] }) {
  return (
    <Outcome icon={CircleCheck} tone="teal" title="C'est fait" takesFocus>
      <p>{message}</p>
      <p className="text-sm text-ink-soft">Par sécurité, tous tes appareils ont été déconnectés.</p>
      <RemainingWaysIn names={otherWaysIn} />
      <ButtonLink href={paths.auth} size="large">
        Se connecter
      </ButtonLink>
    </Outcome>
  );
}
