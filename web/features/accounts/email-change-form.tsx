import type { changeEmail } from '#contract/account-details.ts';
import type { User } from '#contract/accounts.ts';
import type { SentBodyOf } from '#contract/endpoint.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { useExpiredSession } from '../../session/failures.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { AccountForm, FormProblem, SubmitButton } from './account-form.tsx';
import { useChangeEmail } from './email-change-queries.ts';
import { EmailTypoHint } from './email-typo-hint.tsx';
import { changeEmailForm } from './forms.ts';
import { ProofFields } from './proof-fields.tsx';

export function EmailChangeForm({ user, onDone }: { user: User; onDone: () => void }) {
  const form = useZodForm(changeEmailForm);
  const change = useChangeEmail();
  const expired = useExpiredSession();
  const { errors } = form.formState;
  const send = (fields: SentBodyOf<typeof changeEmail>) =>
    change.mutate(fields, {
      onSuccess: onDone,
      onError: (error) => {
        if (!showFieldErrors(form, error)) expired(error);
      },
    });
  const hasProblem = change.isError && !(change.error instanceof ApiError && change.error.fields);
  return (
    <AccountForm onSubmit={form.handleSubmit(send)} aria-label="Changer d'adresse">
      <div className="grid gap-1">
        <EmailField
          label="Nouvelle adresse"
          error={errors.newEmail?.message}
          autoFocus
          {...form.register('newEmail')}
        />
        <EmailTypoHint
          typed={form.watch('newEmail')}
          onMend={(email) => form.setValue('newEmail', email, { shouldValidate: form.formState.isSubmitted })}
        />
      </div>
      <ProofFields
        user={user}
        input={form.register('password')}
        error={errors.password?.message}
        disabled={change.isPending}
        isReady={() => form.trigger('newEmail', { shouldFocus: true })}
        onPasskey={(passkey) => send({ newEmail: form.getValues('newEmail'), passkey })}
      />
      <p className="text-sm text-ink-soft">
        {user.emailVerified
          ? "On envoie un lien à la nouvelle adresse. Tant que tu ne l'as pas ouvert, l'ancienne reste en place."
          : 'La nouvelle adresse remplace tout de suite celle-ci, et reçoit un lien de confirmation.'}
      </p>
      {hasProblem ? <FormProblem>{messageOf(change.error)}</FormProblem> : null}
      <div className="flex flex-wrap gap-3">
        {user.hasPassword ? (
          <SubmitButton variant="secondary" pending={change.isPending} pendingLabel="Envoi...">
            {user.emailVerified ? 'Envoyer le lien' : "Corriger l'adresse"}
          </SubmitButton>
        ) : null}
        <Button variant="ghost" disabled={change.isPending} onClick={onDone}>
          Annuler
        </Button>
      </div>
    </AccountForm>
  );
}
