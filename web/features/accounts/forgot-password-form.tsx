import { forgotPassword } from '#contract/accounts.ts';
import { LinkRequestForm } from './link-request-form.tsx';
import { useLinkRequest } from './mutations.ts';

export function ForgotPasswordForm() {
  return (
    <LinkRequestForm
      intro="Ça arrive. Donne ton adresse, on t'envoie un lien pour en choisir un autre."
      request={useLinkRequest(forgotPassword)}
    />
  );
}
