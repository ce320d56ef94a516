import * as z from 'zod/mini';
import { email as emailField } from '#contract/fields.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useZodForm } from '../../ui/form.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountForm, SubmitButton } from '../accounts/account-form.tsx';
import { useResendPurchaseLink } from './purchase.ts';

const resendForm = z.object({ email: emailField });

/** The link of a purchase, once more; the address is asked for where it may not be shown. */
export function ResendLink({ email }: { email: string | null }) {
  const form = useZodForm(resendForm);
  const resend = useResendPurchaseLink();
  if (email) {
    return (
      <Button variant="secondary" pending={resend.isPending} onClick={() => resend.mutate(email)}>
        Renvoyer le lien
      </Button>
    );
  }
  return (
    <div className="w-full">
      <AccountForm onSubmit={form.handleSubmit((fields) => resend.mutate(fields.email))}>
        <Field label="E-mail donné au paiement" error={form.formState.errors.email?.message}>
          <TextInput type="email" autoComplete="email" placeholder="toi@exemple.fr" {...form.register('email')} />
        </Field>
        <SubmitButton variant="secondary" pending={resend.isPending} pendingLabel="Envoi...">
          Recevoir le lien
        </SubmitButton>
      </AccountForm>
    </div>
  );
}
