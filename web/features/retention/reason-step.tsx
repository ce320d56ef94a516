import { type RetentionReason, reasonMaxLength, retentionReasons, supportForm } from '#contract/retention.ts';
import { reasonLabels } from '../../content/retention.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useZodForm } from '../../ui/form.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';
import { StepHeading } from './step-heading.tsx';

export interface GivenReason {
  reason: RetentionReason;
  /** Counts only with the reason `other`; kept otherwise, for someone who comes back to it. */
  otherReason: string;
}

interface ReasonStepProps {
  /** The answer of an earlier visit to this step. */
  given: GivenReason | null;
  onDone: (given: GivenReason) => void;
}

const options = retentionReasons.map((value) => ({ value, ...reasonLabels[value] }));

/** Checked by the rules of the support request that may follow. An error goes with the next change of either field. */
export function ReasonStep({ given, onDone }: ReasonStepProps) {
  const form = useZodForm(supportForm, { defaultValues: given ?? { otherReason: '' }, reValidateMode: 'onSubmit' });
  const { errors } = form.formState;
  const reason = form.watch('reason');
  const send = form.handleSubmit(
    (fields) => onDone({ reason: fields.reason, otherReason: fields.otherReason ?? '' }),
    (found) => showToast({ title: found.reason?.message ?? found.otherReason?.message ?? '', tone: 'danger' }),
  );
  return (
    <form onSubmit={send} className="grid gap-6">
      <div className="grid gap-2">
        <StepHeading takesFocus={false}>Pourquoi veux-tu partir ?</StepHeading>
        <p className="text-ink-soft">Ta réponse nous aide. Elle n'est pas obligatoire.</p>
      </div>
      <RadioCards
        legend="Raison"
        legendHidden
        options={options}
        value={reason}
        error={errors.reason?.message}
        onChange={(chosen) => {
          form.clearErrors();
          form.setValue('reason', chosen);
        }}
      />
      {reason === 'other' ? (
        <Field label="Ta raison" error={errors.otherReason?.message}>
          <Textarea
            rows={3}
            maxLength={reasonMaxLength}
            {...form.register('otherReason', { onChange: () => form.clearErrors() })}
          />
        </Field>
      ) : null}
      <Button type="submit" wide size="large">
        Continuer
      </Button>
    </form>
  );
}
