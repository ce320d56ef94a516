import { type RetentionReason, supportForm } from '#contract/retention.ts';
import { ApiError, messageOf } from '../../api-error.ts';
import { useSiteSettings } from '../../site.tsx';
import { Field } from '../../ui/field.tsx';
import { showFieldErrors, useZodForm } from '../../ui/form.ts';
import { Link } from '../../ui/link.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { AccountForm, FormProblem, SubmitButton } from '../accounts/account-form.tsx';
import { useSupportRequest } from './mutations.ts';
import { StepHeading } from './step-heading.tsx';

interface SupportFormProps {
  reason: RetentionReason;
  otherReason: string | null;
  onSent: () => void;
}

/** After a failure the message stays in the form, with the address to write to instead. */
export function SupportForm({ reason, otherReason, onSent }: SupportFormProps) {
  const { contactEmail } = useSiteSettings();
  const form = useZodForm(supportForm, { defaultValues: { reason, otherReason, message: '' } });
  const request = useSupportRequest();
  const send = form.handleSubmit((fields) =>
    request.mutate(fields, { onSuccess: onSent, onError: (error) => void showFieldErrors(form, error) }),
  );
  const hasProblem = request.isError && !(request.error instanceof ApiError && request.error.fields);
  return (
    <AccountForm onSubmit={send}>
      <StepHeading>Raconte-nous</StepHeading>
      <Field
        label="Ton message"
        hint="Ce que tu attendais, ce qui a coincé. On te répond par e-mail sous 24h."
        error={form.formState.errors.message?.message}
      >
        <Textarea {...form.register('message')} />
      </Field>
      {hasProblem ? (
        <FormProblem isAnnounced={false}>
          {messageOf(request.error)} Ton texte est gardé : réessaie, ou écris-nous à{' '}
          <Link href={`mailto:${contactEmail}`} className="text-danger-text">
            {contactEmail}
          </Link>
          .
        </FormProblem>
      ) : null}
      <SubmitButton wide size="large" pending={request.isPending || request.isSuccess} pendingLabel="Envoi...">
        Envoyer ma demande
      </SubmitButton>
    </AccountForm>
  );
}
