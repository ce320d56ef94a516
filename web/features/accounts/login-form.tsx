import { ApiError, messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { FormProblem } from './account-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { loginForm } from './forms.ts';
import { useLogin } from './mutations.ts';
import { keepTypedEmail, typedEmail } from './typed-email.ts';

export function LoginForm() {
  const login = useLogin();
  return (
    <CredentialsForm schema={loginForm} login={login} typed={{ email: typedEmail(), keep: keepTypedEmail }}>
      {login.isError ? <LoginProblem error={login.error} /> : null}
    </CredentialsForm>
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
