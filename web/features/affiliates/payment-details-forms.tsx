import type { ReactNode } from 'react';
import { paypalChange, sepaChange } from '#contract/affiliate-payments.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountForm, FormProblem } from '../accounts/account-form.tsx';
import { useSavePaymentDetails } from './mutations.ts';

interface FormProps {
  onSaved: () => void;
  /** Absent where there is nothing to go back to. */
  onCancel: (() => void) | undefined;
}

export function SepaForm({ onSaved, onCancel }: FormProps) {
  const form = useZodForm(sepaChange, { defaultValues: { method: 'sepa', holder: '', iban: '', password: '' } });
  const save = useSavePaymentDetails();
  const { errors } = form.formState;
  const send = form.handleSubmit((details) =>
    save.mutate(details, { onSuccess: onSaved, onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <DetailsForm onSubmit={send} save={save} onCancel={onCancel}>
      <Field label="Titulaire du compte" error={errors.holder?.message}>
        <TextInput autoComplete="name" placeholder="Camille Martin" {...form.register('holder')} />
      </Field>
      <Field label="IBAN" error={errors.iban?.message}>
        <TextInput autoComplete="off" spellCheck={false} placeholder="FR76 …" {...form.register('iban')} />
      </Field>
      <Confirmation error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Confirmation>
    </DetailsForm>
  );
}

export function PaypalForm({ onSaved, onCancel }: FormProps) {
  const form = useZodForm(paypalChange, { defaultValues: { method: 'paypal', email: '', password: '' } });
  const save = useSavePaymentDetails();
  const { errors } = form.formState;
  const send = form.handleSubmit((details) =>
    save.mutate(details, { onSuccess: onSaved, onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <DetailsForm onSubmit={send} save={save} onCancel={onCancel}>
      <Field label="Adresse PayPal" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" placeholder="toi@exemple.fr" {...form.register('email')} />
      </Field>
      <Confirmation error={errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('password')} />
      </Confirmation>
    </DetailsForm>
  );
}

/** The account's password, with a way out for those who forgot it or have none yet. */
function Confirmation({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <Field
      label="Ton mot de passe Déclic"
      hint="Pour être sûrs que c'est bien toi."
      error={error}
      aside={<Link href={paths.forgotPassword}>Oublié ?</Link>}
    >
      {children}
    </Field>
  );
}

interface DetailsFormProps {
  onSubmit: () => void;
  save: ReturnType<typeof useSavePaymentDetails>;
  onCancel: (() => void) | undefined;
  children: ReactNode;
}

function DetailsForm({ onSubmit, save, onCancel, children }: DetailsFormProps) {
  const hasProblem = save.isError && !(save.error instanceof ApiError && save.error.fields);
  return (
    <AccountForm onSubmit={onSubmit}>
      {children}
      {hasProblem ? <FormProblem>{messageOf(save.error)}</FormProblem> : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="ink" pending={save.isPending} pendingLabel="Enregistrement...">
          Enregistrer
        </Button>
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            Annuler
          </Button>
        ) : null}
      </div>
    </AccountForm>
  );
}
