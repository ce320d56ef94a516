import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import { EmailField } from '../../ui/email-field.tsx';
import { useZodForm } from '../../ui/form.ts';
import { AccountForm, SubmitButton } from '../accounts/account-form.tsx';
import { useResendPurchaseLink } from './purchase.ts';

const resendForm = z.object({ email });

/** Sends the link of a purchase again. Asks for the e-mail rather than showing it: anyone may have this page's URL. */
export function ResendLink() {
  const form = useZodForm(resendForm);
  const resend = useResendPurchaseLink();
  return (
    <div className="w-full">
      <AccountForm onSubmit={form.handleSubmit((fields) => resend.mutate(fields.email))}>
        <EmailField
          label="E-mail donné au paiement"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <SubmitButton variant="secondary" pending={resend.isPending} pendingLabel="Envoi...">
          Recevoir le lien
        </SubmitButton>
      </AccountForm>
    </div>
  );
}
