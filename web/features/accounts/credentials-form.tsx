import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { paths } from '../../paths.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { AccountForm, SubmitButton } from './account-form.tsx';

interface Credentials {
  email: string;
  password: string;
}

interface CredentialsFormProps {
  schema: z.ZodMiniType<Credentials, Credentials>;
  login: {
    mutate: (credentials: Credentials, options: { onError: (error: Error) => void }) => void;
    isPending: boolean;
    isSuccess: boolean;
  };
  /** What was typed on another page, and what keeps it for the next. */
  typed?: { email: string | undefined; keep: { onChange: (event: { target: { value: string } }) => void } };
  /** Above the button: why the last attempt failed. */
  children?: ReactNode;
}

/** The address and the password of an account. */
export function CredentialsForm({ schema, login, typed, children }: CredentialsFormProps) {
  const form = useZodForm(schema, { defaultValues: { email: typed?.email } });
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
      <EmailField
        error={errors.email?.message}
        autoComplete="username webauthn"
        {...form.register('email', typed?.keep)}
      />
      <div className="grid gap-2">
        <Field label="Mot de passe" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <Link href={paths.forgotPassword} className="justify-self-end text-sm">
          Mot de passe oublié ?
        </Link>
      </div>
      {children}
      <SubmitButton wide size="large" pending={login.isPending || login.isSuccess} pendingLabel="Connexion...">
        Se connecter
      </SubmitButton>
    </AccountForm>
  );
}
