import { ApiError, messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountForm, FormProblem, SubmitButton } from './account-form.tsx';
import { ConsentBoxes } from './consent-boxes.tsx';
import { EmailTypoHint } from './email-typo-hint.tsx';
import { signupForm } from './forms.ts';
import { useSignup } from './mutations.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { keepTypedEmail, typedEmail } from './typed-email.ts';

export function SignupForm() {
  const form = useZodForm(signupForm, { defaultValues: { email: typedEmail() } });
  const signup = useSignup();
  const { errors } = form.formState;
  const send = form.handleSubmit((fields) =>
    signup.mutate(fields, {
      onError: (error) => {
        if (isTaken(error)) {
          form.setError('email', { type: 'taken', message: 'Cette adresse a déjà un compte' }, { shouldFocus: true });
        } else showFieldErrors(form, error);
      },
    }),
  );
  const hasProblem = signup.isError && !(signup.error instanceof ApiError && signup.error.fields);
  return (
    <AccountForm onSubmit={send}>
      <Field label="Prénom" error={errors.firstName?.message}>
        <TextInput autoComplete="given-name" placeholder="Camille" {...form.register('firstName')} />
      </Field>
      <div className="grid gap-2">
        <EmailField error={errors.email?.message} {...form.register('email', keepTypedEmail)} />
        <EmailTypoHint
          typed={form.watch('email')}
          onMend={(email) => {
            form.setValue('email', email, { shouldValidate: form.formState.isSubmitted });
            keepTypedEmail.onChange({ target: { value: email } });
          }}
        />
        {errors.email?.type === 'taken' ? <TakenEmailWays /> : null}
      </div>
      <NewPasswordField
        label="Mot de passe"
        value={form.watch('password')}
        error={errors.password?.message}
        input={form.register('password')}
      />
      <ConsentBoxes
        isAdult={{ error: errors.isAdult?.message, ...form.register('isAdult') }}
        acceptsTerms={{ error: errors.acceptsTerms?.message, ...form.register('acceptsTerms') }}
      />
      {hasProblem ? <FormProblem>{messageOf(signup.error)}</FormProblem> : null}
      <SubmitButton
        wide
        size="large"
        pending={signup.isPending || signup.isSuccess}
        pendingLabel="Création du compte..."
      >
        Créer mon compte
      </SubmitButton>
    </AccountForm>
  );
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

function TakenEmailWays() {
  return (
    <p className="text-sm">
      C'est le tien ? <Link href={paths.auth}>Connecte-toi</Link> ou{' '}
      <Link href={paths.forgotPassword}>choisis un nouveau mot de passe</Link>.
    </p>
  );
}
