import { useLocation } from 'wouter';
import { affiliateTermsHref, paths } from '../../paths.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountForm, SubmitButton } from '../accounts/account-form.tsx';
import { ConsentBoxes } from '../accounts/consent-boxes.tsx';
import { NewPasswordField } from '../accounts/new-password-field.tsx';
import { NewTabLink } from '../accounts/new-tab-link.tsx';
import { signupForm } from './forms.ts';
import { useSignupAffiliate } from './mutations.ts';
import { SlugField } from './slug-field.tsx';

export function AffiliateSignupForm() {
  const form = useZodForm(signupForm);
  const signup = useSignupAffiliate();
  const [, navigate] = useLocation();
  const { errors } = form.formState;
  const send = form.handleSubmit(({ confirmPassword: _, ...fields }) =>
    signup.mutate(fields, {
      onSuccess: () => navigate(paths.affiliateDashboard),
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <AccountForm onSubmit={send}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Prénom" error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" placeholder="Camille" {...form.register('firstName')} />
        </Field>
        <Field label="Nom" error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" placeholder="Martin" {...form.register('lastName')} />
        </Field>
      </div>
      <Field label="Nom d'utilisateur" error={errors.username?.message}>
        <TextInput autoComplete="nickname" placeholder="camille-m" {...form.register('username')} />
      </Field>
      <EmailField error={errors.email?.message} {...form.register('email')} />
      <SlugField error={errors.slug?.message} input={form.register('slug')} />
      <NewPasswordField
        label="Mot de passe"
        value={form.watch('password')}
        error={errors.password?.message}
        input={form.register('password')}
      />
      <Field label="Confirme le mot de passe" error={errors.confirmPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
      <ConsentBoxes
        isAdult={{ error: errors.isAdult?.message, ...form.register('isAdult') }}
        acceptsTerms={{ error: errors.acceptsTerms?.message, ...form.register('acceptsTerms') }}
      />
      <SubmitButton wide size="large" pending={signup.isPending || signup.isSuccess} pendingLabel="Envoi...">
        Envoyer ma demande
      </SubmitButton>
      <p className="text-center text-sm text-ink-soft">
        En envoyant ta demande, tu acceptes les{' '}
        <NewTabLink href={affiliateTermsHref}>conditions du programme</NewTabLink>.
      </p>
    </AccountForm>
  );
}
