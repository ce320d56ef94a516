import type { User } from '#contract/accounts.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { useExpiredSession } from '../../session/failures.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { AccountForm, FormProblem, SubmitButton } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { changePasswordForm } from './forms.ts';
import { useChangePassword } from './mutations.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { RemainingWaysIn } from './remaining-ways-in.tsx';

export function PasswordSection({ user }: { user: User }) {
  return (
    <AccountSection title="Mot de passe" description="Le changer déconnecte tous tes autres appareils.">
      <Card>{user.hasPassword ? <PasswordForm email={user.email} /> : <NoPasswordNote />}</Card>
    </AccountSection>
  );
}

/** For who came by a provider: a password is chosen by the mailed link, which proves the mailbox. */
function NoPasswordNote() {
  return (
    <p>
      Ton compte n'a pas de mot de passe. Tu peux <Link href={paths.forgotPassword}>en choisir un par e-mail</Link>.
    </p>
  );
}

function PasswordForm({ email }: { email: string }) {
  const form = useZodForm(changePasswordForm);
  const change = useChangePassword();
  const expired = useExpiredSession();
  const { errors } = form.formState;
  const send = form.handleSubmit((passwords) =>
    change.mutate(passwords, {
      onSuccess: () => form.reset(),
      onError: (error) => {
        if (!showFieldErrors(form, error)) expired(error);
      },
    }),
  );
  const hasProblem = change.isError && !(change.error instanceof ApiError && change.error.fields);
  return (
    <AccountForm onSubmit={send}>
      {/* Tells a password manager whose password changes. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Mot de passe actuel" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <NewPasswordField
        label="Nouveau mot de passe"
        value={form.watch('newPassword')}
        error={errors.newPassword?.message}
        input={form.register('newPassword')}
      />
      {hasProblem ? <FormProblem>{messageOf(change.error)}</FormProblem> : null}
      <SubmitButton
        variant="secondary"
        className="justify-self-start"
        pending={change.isPending}
        pendingLabel="Enregistrement..."
      >
        Changer le mot de passe
      </SubmitButton>
      <RemainingWaysIn names={change.data?.otherWaysIn ?? []} isHere />
      <p className="text-sm text-ink-soft">
        Tu as oublié l'actuel ? <Link href={paths.forgotPassword}>Passe par un e-mail</Link>.
      </p>
    </AccountForm>
  );
}
