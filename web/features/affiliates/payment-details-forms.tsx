import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { paypalDetails, sepaDetails } from '#contract/affiliate-payments.ts';
import { password } from '#contract/fields.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountForm, FormProblem } from '../accounts/account-form.tsx';
import { ProofFields, type Prover } from '../accounts/proof-fields.tsx';
import { useSavePaymentDetails } from './mutations.ts';

type PaymentDetails = Parameters<ReturnType<typeof useSavePaymentDetails>['mutate']>[0];

interface FormProps {
  user: Prover;
  onSaved: () => void;
  /** Absent where there is nothing to go back to. */
  onCancel: (() => void) | undefined;
}

const sepaForm = z.extend(sepaDetails, { password });
const paypalForm = z.extend(paypalDetails, { password });

export function SepaForm(ways: FormProps) {
  const form = useZodForm(sepaForm, { defaultValues: { method: 'sepa', holder: '', iban: '', password: '' } });
  const { errors } = form.formState;
  const save = useSaving(form, ways);
  const { holder, iban } = form.watch();
  return (
    <DetailsForm
      {...ways}
      save={save}
      proof={
        <ProofFields
          user={ways.user}
          input={form.register('password')}
          error={errors.password?.message}
          disabled={save.isPending}
          isReady={() => form.trigger(['holder', 'iban'], { shouldFocus: true })}
          onPasskey={(passkey) => save.send({ method: 'sepa', holder, iban, passkey })}
        />
      }
    >
      <Field label="Titulaire du compte" error={errors.holder?.message}>
        <TextInput autoComplete="name" placeholder="Camille Martin" {...form.register('holder')} />
      </Field>
      <Field label="IBAN" error={errors.iban?.message}>
        <TextInput autoComplete="off" spellCheck={false} placeholder="FR76 …" {...form.register('iban')} />
      </Field>
    </DetailsForm>
  );
}

export function PaypalForm(ways: FormProps) {
  const form = useZodForm(paypalForm, { defaultValues: { method: 'paypal', email: '', password: '' } });
  const { errors } = form.formState;
  const save = useSaving(form, ways);
  const email = form.watch('email');
  return (
    <DetailsForm
      {...ways}
      save={save}
      proof={
        <ProofFields
          user={ways.user}
          input={form.register('password')}
          error={errors.password?.message}
          disabled={save.isPending}
          isReady={() => form.trigger('email', { shouldFocus: true })}
          onPasskey={(passkey) => save.send({ method: 'paypal', email, passkey })}
        />
      }
    >
      <EmailField label="Adresse PayPal" error={errors.email?.message} {...form.register('email')} />
    </DetailsForm>
  );
}

/** Sends the details with their proof, and shows under the fields what the server refuses. */
function useSaving<Input extends FieldValues, Details extends PaymentDetails>(
  form: UseFormReturn<Input, unknown, Details>,
  { onSaved }: FormProps,
) {
  const { mutate, error, isPending } = useSavePaymentDetails();
  const send = (details: PaymentDetails) =>
    mutate(details, { onSuccess: onSaved, onError: (failure) => showFieldErrors(form, failure) });
  const problem = error && !(error instanceof ApiError && error.fields) ? messageOf(error) : null;
  return { send, submit: form.handleSubmit(send), isPending, problem };
}

interface DetailsFormProps extends FormProps {
  save: Pick<ReturnType<typeof useSaving>, 'submit' | 'isPending' | 'problem'>;
  proof: ReactNode;
  children: ReactNode;
}

function DetailsForm({ user, save, onCancel, proof, children }: DetailsFormProps) {
  return (
    <AccountForm onSubmit={save.submit}>
      {children}
      {proof}
      {save.problem ? <FormProblem>{save.problem}</FormProblem> : null}
      <div className="flex flex-wrap gap-3">
        {user.hasPassword ? (
          <Button type="submit" variant="ink" pending={save.isPending} pendingLabel="Enregistrement...">
            Enregistrer
          </Button>
        ) : null}
        {onCancel ? (
          <Button variant="ghost" onClick={onCancel}>
            Annuler
          </Button>
        ) : null}
      </div>
    </AccountForm>
  );
}
