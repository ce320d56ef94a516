import type { User } from '#contract/accounts.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { useExpiredSession } from '../../session/failures.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountForm, FormProblem, SubmitButton } from './account-form.tsx';
import { AccountSection } from './account-section.tsx';
import { useUpdateProfile } from './email-change-queries.ts';
import { EmailSetting } from './email-setting.tsx';
import { profileForm } from './forms.ts';

/** First name, number and address, which can be corrected. */
export function DetailsSection({ user }: { user: User }) {
  return (
    <AccountSection title="Mes informations" description="Une faute de frappe, un nouveau numéro ? Ça se corrige ici.">
      <Card className="grid gap-7">
        <EmailSetting user={user} />
        <DetailsForm user={user} />
      </Card>
    </AccountSection>
  );
}

function DetailsForm({ user }: { user: User }) {
  const form = useZodForm(profileForm, {
    defaultValues: { firstName: user.firstName ?? '', phoneNumber: user.phoneNumber ?? '' },
  });
  const update = useUpdateProfile();
  const expired = useExpiredSession();
  const { errors } = form.formState;
  const send = form.handleSubmit(({ firstName, phoneNumber }) =>
    update.mutate(
      { firstName, phoneNumber: phoneNumber || null },
      {
        onError: (error) => {
          if (!showFieldErrors(form, error)) expired(error);
        },
      },
    ),
  );
  const hasProblem = update.isError && !(update.error instanceof ApiError && update.error.fields);
  return (
    <AccountForm onSubmit={send}>
      <Field label="Prénom" error={errors.firstName?.message}>
        <TextInput autoComplete="given-name" {...form.register('firstName')} />
      </Field>
      <Field label="Téléphone" hint="Facultatif sans abonnement." error={errors.phoneNumber?.message}>
        <TextInput type="tel" autoComplete="tel" {...form.register('phoneNumber')} />
      </Field>
      {hasProblem ? <FormProblem>{messageOf(update.error)}</FormProblem> : null}
      <SubmitButton
        variant="secondary"
        className="justify-self-start"
        pending={update.isPending}
        pendingLabel="Enregistrement..."
      >
        Enregistrer
      </SubmitButton>
    </AccountForm>
  );
}
