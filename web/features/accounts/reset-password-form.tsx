import { CircleCheck, Hourglass } from 'lucide-react';
import { ApiError, messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { AccountForm, FormProblem, SubmitButton } from './account-form.tsx';
import { resetPasswordForm } from './forms.ts';
import { isBadLink } from './mail-link.ts';
import { useResetPassword } from './mutations.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { Outcome } from './outcome.tsx';

export function ResetPasswordForm({ token }: { token: string }) {
  const form = useZodForm(resetPasswordForm);
  const reset = useResetPassword();
  if (reset.isSuccess) return <PasswordIsSet message={reset.data.message} />;
  if (isBadLink(reset.error)) return <LinkIsSpent />;
  const send = form.handleSubmit(({ password }) =>
    reset.mutate({ token, password }, { onError: (error) => showFieldErrors(form, error) }),
  );
  const hasProblem = reset.isError && !(reset.error instanceof ApiError && reset.error.fields);
  return (
    <Card>
      <AccountForm onSubmit={send}>
        <p>Choisis-en un que tu n'utilises pas ailleurs.</p>
        <NewPasswordField
          label="Nouveau mot de passe"
          value={form.watch('password')}
          error={form.formState.errors.password?.message}
          input={form.register('password')}
        />
        {hasProblem ? <FormProblem>{messageOf(reset.error)}</FormProblem> : null}
        <SubmitButton wide size="large" pending={reset.isPending} pendingLabel="Enregistrement...">
          Changer mon mot de passe
        </SubmitButton>
      </AccountForm>
    </Card>
  );
}

function PasswordIsSet({ message }: { message: string }) {
  return (
    <Outcome icon={CircleCheck} tone="teal" title="C'est fait" takesFocus>
      <p>{message}</p>
      <p className="text-sm text-ink-soft">Par sécurité, tous tes appareils ont été déconnectés.</p>
      <ButtonLink href={paths.auth} size="large">
        Se connecter
      </ButtonLink>
    </Outcome>
  );
}

function LinkIsSpent() {
  return (
    <Outcome icon={Hourglass} tone="apricot" title="Ce lien ne marche plus" takesFocus>
      <p>Il a expiré, ou il a déjà servi. Seul le dernier lien reçu compte : tu peux en demander un autre.</p>
      <ButtonLink href={paths.forgotPassword} size="large">
        Recevoir un nouveau lien
      </ButtonLink>
    </Outcome>
  );
}
