import { useLocation } from 'wouter';
import { providerNames } from '#contract/identities.ts';
import type { Provider } from '#contract/site.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { homeFor, paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountForm, FormProblem, SubmitButton } from './account-form.tsx';
import { ConsentBoxes } from './consent-boxes.tsx';
import { verificationPasswordForm, vouchedForm } from './forms.ts';
import { useJoinByPassword, useSignUpVouched } from './identity-queries.ts';

const isWhole = (error: unknown) => error !== null && !(error instanceof ApiError && error.fields);

interface NewMemberFormProps {
  provider: Provider;
  email: string;
  firstName: string | null;
}

/** What a sign-up demands beside the address, which the provider has vouched for. */
export function NewMemberForm({ provider, email, firstName }: NewMemberFormProps) {
  const form = useZodForm(vouchedForm, { defaultValues: { firstName: firstName ?? '' } });
  const signUp = useSignUpVouched();
  const [, navigate] = useLocation();
  const { errors } = form.formState;
  const send = form.handleSubmit((fields) =>
    signUp.mutate(fields, {
      onSuccess: ({ user }) => navigate(homeFor(user), { replace: true }),
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  return (
    <Card className="grid animate-rise gap-5">
      <h2 className="text-title">Encore une étape</h2>
      <p>
        {providerNames[provider]} confirme ton adresse, <strong className="wrap-anywhere font-semibold">{email}</strong>
        . Il reste à créer ton compte.
      </p>
      <AccountForm onSubmit={send}>
        <Field label="Prénom" error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" placeholder="Camille" {...form.register('firstName')} />
        </Field>
        <ConsentBoxes
          isAdult={{ error: errors.isAdult?.message, ...form.register('isAdult') }}
          acceptsTerms={{ error: errors.acceptsTerms?.message, ...form.register('acceptsTerms') }}
        />
        {isWhole(signUp.error) ? <FormProblem>{messageOf(signUp.error)}</FormProblem> : null}
        <SubmitButton
          wide
          size="large"
          pending={signUp.isPending || signUp.isSuccess}
          pendingLabel="Création du compte..."
        >
          Créer mon compte
        </SubmitButton>
      </AccountForm>
      <p className="text-sm text-ink-soft">
        Tu as déjà un compte avec une autre adresse ? <Link href={paths.auth}>Connecte-toi</Link>, puis relie{' '}
        {providerNames[provider]} dans « Mon compte ».
      </p>
    </Card>
  );
}

/** An account has the address, and the provider's word is not enough to enter it. */
export function JoinForm({ provider, email }: { provider: Provider; email: string }) {
  const form = useZodForm(verificationPasswordForm);
  const joining = useJoinByPassword();
  const [, navigate] = useLocation();
  const send = form.handleSubmit(({ password }) =>
    joining.mutate(
      { email, password },
      {
        onSuccess: ({ user }) => navigate(homeFor(user), { replace: true }),
        onError: (error) => showFieldErrors(form, error),
      },
    ),
  );
  return (
    <Card className="grid animate-rise gap-4">
      <h2 className="text-title">Tu as déjà un compte</h2>
      <p>
        Un compte existe avec <strong className="wrap-anywhere font-semibold">{email}</strong>. Entre son mot de passe :
        on le relie à {providerNames[provider]}, et la prochaine fois un clic suffira.
      </p>
      <AccountForm onSubmit={send}>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label="Mot de passe" error={form.formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        {isWhole(joining.error) ? <FormProblem>{messageOf(joining.error)}</FormProblem> : null}
        <SubmitButton wide size="large" pending={joining.isPending || joining.isSuccess} pendingLabel="Connexion...">
          Relier et me connecter
        </SubmitButton>
      </AccountForm>
      <p>
        Tu ne l'as plus ? <Link href={paths.signInLinkRequest}>Reçois un lien par e-mail</Link>, puis relie{' '}
        {providerNames[provider]} dans « Mon compte ».
      </p>
    </Card>
  );
}
