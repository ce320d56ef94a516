import { MailCheck } from 'lucide-react';
import { messageOf } from '../../api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { AccountForm, FormProblem, SubmitButton } from './account-form.tsx';
import { linkRequestForm } from './forms.ts';
import type { useLinkRequest } from './mutations.ts';
import { Outcome } from './outcome.tsx';
import { keepTypedEmail, typedEmail } from './typed-email.ts';

interface LinkRequestFormProps {
  intro: string;
  request: ReturnType<typeof useLinkRequest>;
}

/** Asks for an address that a link is mailed to, and says that it was. */
export function LinkRequestForm({ intro, request }: LinkRequestFormProps) {
  const form = useZodForm(linkRequestForm, { defaultValues: { email: typedEmail() } });
  const { errors } = form.formState;
  if (request.isSuccess) {
    return (
      <Outcome icon={MailCheck} tone="teal" title="Regarde tes e-mails" takesFocus>
        <p>{request.data.message}</p>
        <p className="text-sm text-ink-soft">
          Rien reçu ? Regarde dans tes indésirables, et vérifie l'adresse :{' '}
          <strong className="wrap-anywhere font-semibold text-ink">{request.variables.email}</strong>
        </p>
        <Button variant="secondary" onClick={() => request.reset()}>
          Corriger ou renvoyer
        </Button>
      </Outcome>
    );
  }
  const send = form.handleSubmit((fields) =>
    request.mutate(fields, { onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <Card>
      <AccountForm onSubmit={send}>
        <p>{intro}</p>
        <EmailField error={errors.email?.message} {...form.register('email', keepTypedEmail)} />
        {request.isError ? <FormProblem>{messageOf(request.error)}</FormProblem> : null}
        <SubmitButton wide size="large" pending={request.isPending} pendingLabel="Envoi...">
          Recevoir le lien
        </SubmitButton>
      </AccountForm>
    </Card>
  );
}
