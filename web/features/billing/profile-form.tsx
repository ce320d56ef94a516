import * as z from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import { email, firstName, newPassword, phoneNumber } from '#contract/fields.ts';
import { ApiError } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountForm, SubmitButton } from '../accounts/account-form.tsx';
import { NewPasswordField } from '../accounts/new-password-field.tsx';
import { isRefusedAs } from './payment-problem.ts';
import { useCompleteProfile } from './purchase.ts';

const forNewAccount = z.object({ firstName, email, phoneNumber, password: newPassword });
const forMember = z.object({ firstName, email, phoneNumber, password: z.optional(z.undefined()) });

/**
 * Asks a new account, made by paying, for all four fields, or for three if its address is proven; asks a member only for those still
 * empty.
 */
export function ProfileForm({ user }: { user: User }) {
  const missing = user.profileMissing;
  const isNew = missing.includes('password');
  const form = useProfileFields(user, isNew);
  const save = useCompleteProfile();
  const { errors } = form.formState;
  const send = form.handleSubmit((fields) =>
    save.mutate(fields, {
      onError: (error) => {
        if (isRefusedAs(error, 'email_taken')) {
          const message = error instanceof ApiError ? error.frenchMessage : '';
          form.setError('email', { type: 'taken', message }, { shouldFocus: true });
        } else showFieldErrors(form, error);
      },
    }),
  );
  return (
    <Card>
      <AccountForm onSubmit={send}>
        <p>Ton paiement est passé, merci. Plus que quelques lignes, et tout est ouvert.</p>
        {missing.includes('firstName') ? (
          <Field label="Prénom" error={errors.firstName?.message}>
            <TextInput autoComplete="given-name" placeholder="Camille" {...form.register('firstName')} />
          </Field>
        ) : null}
        {isNew && user.emailVerified ? (
          <p className="text-sm">
            Tu te connecteras avec <strong className="break-all font-semibold">{user.email}</strong>. Une autre adresse
            ? Tu la changeras ensuite dans « Mon compte ».
          </p>
        ) : null}
        {isNew && !user.emailVerified ? (
          <div className="grid gap-2">
            <EmailField error={errors.email?.message} autoComplete="username" {...form.register('email')} />
            {errors.email?.type === 'taken' ? <TakenEmailWays /> : null}
          </div>
        ) : null}
        {missing.includes('phoneNumber') ? (
          <Field label="Téléphone" hint="Seulement en cas de souci de paiement." error={errors.phoneNumber?.message}>
            <TextInput
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              placeholder="06 12 34 56 78"
              {...form.register('phoneNumber')}
            />
          </Field>
        ) : null}
        {isNew ? (
          <NewPasswordField
            label="Mot de passe"
            value={form.watch('password')}
            error={errors.password?.message}
            input={form.register('password')}
          />
        ) : null}
        <SubmitButton wide size="large" pending={save.isPending || save.isSuccess} pendingLabel="Enregistrement...">
          Accéder à mon dashboard
        </SubmitButton>
      </AccountForm>
    </Card>
  );
}

function TakenEmailWays() {
  return (
    <p className="text-sm">
      C'est le tien ? <Link href={paths.auth}>Connecte-toi</Link> avec ce compte, ou garde l'adresse du paiement.
    </p>
  );
}

function useProfileFields(user: User, isNew: boolean) {
  return useZodForm<
    z.input<typeof forNewAccount> | z.input<typeof forMember>,
    z.output<typeof forNewAccount> | z.output<typeof forMember>
  >(isNew ? forNewAccount : forMember, {
    defaultValues: { firstName: user.firstName ?? '', email: user.email, phoneNumber: user.phoneNumber ?? '' },
  });
}
