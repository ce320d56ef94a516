import type { ReactNode } from 'react';
import type { FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { paypalChange, sepaChange } from '#contract/affiliate-payments.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountForm, FormProblem } from '../accounts/account-form.tsx';
import { useSavePaymentDetails } from './mutations.ts';

type PaymentDetails = Parameters<ReturnType<typeof useSavePaymentDetails>['mutate']>[0];

interface FormProps {
  onSaved: () => void;
  /** Absent where there is nothing to go back to. */
  onCancel: (() => void) | undefined;
}

export function SepaForm(ways: FormProps) {
  const form = useZodForm(sepaChange, { defaultValues: { method: 'sepa', holder: '', iban: '', password: '' } });
  const { errors } = form.formState;
  return (
    <DetailsForm form={form} {...ways}>
      <Field label="Titulaire du compte" error={errors.holder?.message}>
        <TextInput autoComplete="name" placeholder="Camille Martin" {...form.register('holder')} />
      </Field>
      <Field label="IBAN" error={errors.iban?.message}>
        <TextInput autoComplete="off" spellCheck={false} placeholder="FR76 …" {...form.register('iban')} />
      </Field>
      <Confirmation error={errors.password?.message} {...form.register('password')} />
    </DetailsForm>
  );
}

export function PaypalForm(ways: FormProps) {
  const form = useZodForm(paypalChange, { defaultValues: { method: 'paypal', email: '', password: '' } });
  const { errors } = form.formState;
  return (
    <DetailsForm form={form} {...ways}>
      <EmailField label="Adresse PayPal" error={errors.email?.message} {...form.register('email')} />
      <Confirmation error={errors.password?.message} {...form.register('password')} />
    </DetailsForm>
  );
}

/** The account's password, with a way out for those who forgot it or have none yet. */
function Confirmation({ error, ...input }: { error: string | undefined } & UseFormRegisterReturn) {
  return (
    <Field
      label="Ton mot de passe Déclic"
      hint="Pour être sûrs que c'est bien toi."
      error={error}
      aside={<Link href={paths.forgotPassword}>Oublié ?</Link>}
    >
      <PasswordInput autoComplete="current-password" {...input} />
    </Field>
  );
}

interface DetailsFormProps<Input extends FieldValues, Details extends PaymentDetails> extends FormProps {
  form: UseFormReturn<Input, unknown, Details>;
  children: ReactNode;
}

function DetailsForm<Input extends FieldValues, Details extends PaymentDetails>({
  form,
  onSaved,
  onCancel,
  children,
}: DetailsFormProps<Input, Details>) {
  const save = useSavePaymentDetails();
  const send = form.handleSubmit((details) =>
    save.mutate(details, { onSuccess: onSaved, onError: (error) => showFieldErrors(form, error) }),
  );
  const hasProblem = save.isError && !(save.error instanceof ApiError && save.error.fields);
  return (
    <AccountForm onSubmit={send}>
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
