import { paths } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountForm, SubmitButton } from '../accounts/account-form.tsx';
import { loginForm } from './forms.ts';
import { useLoginAffiliate } from './mutations.ts';

export function AffiliateLoginForm() {
  const form = useZodForm(loginForm);
  const login = useLoginAffiliate();
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
        <TextInput type="email" autoComplete="username" placeholder="toi@exemple.fr" {...form.register('email')} />
      </Field>
      <div className="grid gap-2">
        <Field label="Mot de passe" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Link href={paths.forgotPassword} className="justify-self-end text-sm">
          Mot de passe oublié ?
        </Link>
      </div>
      <SubmitButton wide size="large" pending={login.isPending || login.isSuccess} pendingLabel="Connexion...">
        Se connecter
      </SubmitButton>
    </AccountForm>
  );
}
