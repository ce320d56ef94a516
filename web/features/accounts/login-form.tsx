import { ApiError, messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountForm, FormProblem, SubmitButton } from './account-form.tsx';
import { loginForm } from './forms.ts';
import { useLogin } from './mutations.ts';
import { keepTypedEmail, typedEmail } from './typed-email.ts';

export function LoginForm() {
  const form = useZodForm(loginForm, { defaultValues: { email: typedEmail() } });
  const login = useLogin();
  const { errors } = form.formState;
  const send = form.handleSubmit((credentials) =>
    login.mutate(credentials, {
      onError: (error) => {
        if (!showFieldErrors(form, error)) form.setFocus('password', { shouldSelect: true });
      },
    }),
  );
  return (
    <AccountForm onSubmit={send}>
      <Field label="E-mail" error={errors.email?.message}>
        <TextInput
          type="email"
          autoComplete="username"
          placeholder="toi@exemple.fr"
          {...form.register('email', keepTypedEmail)}
        />
      </Field>
      <div className="grid gap-2">
        <Field label="Mot de passe" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Link href={paths.forgotPassword} className="justify-self-end text-sm">
          Mot de passe oublié ?
        </Link>
      </div>
      {login.isError ? <LoginProblem error={login.error} /> : null}
      <SubmitButton wide size="large" pending={login.isPending || login.isSuccess} pendingLabel="Connexion...">
        Se connecter
      </SubmitButton>
    </AccountForm>
  );
}

/** Stays in the form after the toast, with ways to recover. Not announced: the toast was. */
function LoginProblem({ error }: { error: Error }) {
  const isRefused = error instanceof ApiError && error.code === 'invalid_credentials';
  return (
    <FormProblem isAnnounced={false}>
      {isRefused ? (
        <>
          Vérifie l'adresse et le mot de passe, ou{' '}
          <Link href={paths.forgotPassword}>choisis un nouveau mot de passe</Link>.
        </>
      ) : (
        messageOf(error)
      )}
    </FormProblem>
  );
}
