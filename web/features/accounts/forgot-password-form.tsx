import { MailCheck } from 'lucide-react';
import { messageOf } from '../../api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { AccountForm, FormProblem, SubmitButton } from './account-form.tsx';
import { forgotPasswordForm } from './forms.ts';
import { useForgotPassword } from './mutations.ts';
import { Outcome } from './outcome.tsx';
import { keepTypedEmail, typedEmail } from './typed-email.ts';

export function ForgotPasswordForm() {
  const form = useZodForm(forgotPasswordForm, { defaultValues: { email: typedEmail() } });
  const request = useForgotPassword();
  const { errors } = form.formState;
  if (request.isSuccess) {
    return (
      <Outcome icon={MailCheck} tone="teal" title="Regarde tes e-mails" takesFocus>
        <p>{request.data.message}</p>
        <p className="text-sm text-ink-soft">
          Rien reçu ? Regarde dans tes indésirables, et vérifie l'adresse :{' '}
          <strong className="break-all font-semibold text-ink">{request.variables.email}</strong>
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
        <p>Ça arrive. Donne ton adresse, on t'envoie un lien pour en choisir un autre.</p>
        <EmailField error={errors.email?.message} {...form.register('email', keepTypedEmail)} />
        {request.isError ? <FormProblem>{messageOf(request.error)}</FormProblem> : null}
        <SubmitButton wide size="large" pending={request.isPending} pendingLabel="Envoi...">
          Recevoir le lien
        </SubmitButton>
      </AccountForm>
    </Card>
  );
}
