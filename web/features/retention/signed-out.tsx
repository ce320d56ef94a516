import { MailCheck } from 'lucide-react';
import * as z from 'zod/mini';
import { email } from '#contract/fields.ts';
import { messageOf } from '../../api-error.ts';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { AccountForm, FormProblem, SubmitButton } from '../accounts/account-form.tsx';
import { LoginForm } from '../accounts/login-form.tsx';
import { Outcome } from '../accounts/outcome.tsx';
import { useCancellationLink } from './mutations.ts';

const linkForm = z.object({ email });

/** Two ways to prove who is cancelling: signing in, or a mailed link. */
export function SignedOut() {
  return (
    <div className="grid gap-6">
      <p className="text-lg text-ink-soft">
        Connecte-toi pour résilier, ou reçois un lien par e-mail si tu as perdu ton mot de passe.
      </p>
      <Card as="section" aria-labelledby="se-connecter" className="grid gap-5">
        <h2 id="se-connecter" className="text-title">
          Se connecter
        </h2>
        <LoginForm />
      </Card>
      <LinkRequest />
    </div>
  );
}

function LinkRequest() {
  const form = useZodForm(linkForm);
  const request = useCancellationLink();
  if (request.isSuccess) {
    return (
      <Outcome icon={MailCheck} tone="teal" title="Regarde tes e-mails" takesFocus>
        <p>{request.data.message}</p>
      </Outcome>
    );
  }
  const send = form.handleSubmit((fields) =>
    request.mutate(fields.email, { onError: (error) => void showFieldErrors(form, error) }),
  );
  return (
    <Card as="section" aria-labelledby="par-lien" className="grid gap-5">
      <h2 id="par-lien" className="text-title">
        Résilier par e-mail
      </h2>
      <AccountForm onSubmit={send}>
        <p className="text-ink-soft">On envoie un lien à l'adresse de ton abonnement. Il suffit pour résilier.</p>
        <EmailField
          label="E-mail de l'abonnement"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        {request.isError ? <FormProblem>{messageOf(request.error)}</FormProblem> : null}
        <SubmitButton variant="secondary" wide pending={request.isPending} pendingLabel="Envoi...">
          Recevoir le lien de résiliation
        </SubmitButton>
      </AccountForm>
    </Card>
  );
}
