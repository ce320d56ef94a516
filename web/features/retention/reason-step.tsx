import { type FormEvent, useRef, useState } from 'react';
import { type RetentionReason, reasonMaxLength, retentionReasons } from '#contract/retention.ts';
import { reasonLabels } from '../../content/retention.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { showToast } from '../../ui/toast.ts';
import { StepHeading } from './step-heading.tsx';

export interface GivenReason {
  reason: RetentionReason | null;
  otherReason: string;
}

interface ReasonStepProps {
  given: GivenReason;
  onChange: (given: GivenReason) => void;
  onDone: (reason: RetentionReason) => void;
}

const options = retentionReasons.map((value) => ({ value, ...reasonLabels[value] }));

export function ReasonStep({ given, onChange, onDone }: ReasonStepProps) {
  const [problem, setProblem] = useState<'reason' | 'text' | null>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!given.reason) {
      setProblem('reason');
      showToast({ title: 'Sélectionne une raison', tone: 'danger' });
    } else if (given.reason === 'other' && given.otherReason.trim() === '') {
      setProblem('text');
      showToast({ title: 'Précise ta raison', tone: 'danger' });
      text.current?.focus();
    } else onDone(given.reason);
  };
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
        value={given.reason}
        error={problem === 'reason' ? 'Sélectionne une raison' : undefined}
        onChange={(reason) => {
          setProblem(null);
          onChange({ ...given, reason });
        }}
      />
      {given.reason === 'other' ? (
        <Field label="Ta raison" error={problem === 'text' ? 'Précise ta raison' : undefined}>
          <Textarea
            ref={text}
            rows={3}
            maxLength={reasonMaxLength}
            value={given.otherReason}
            onChange={(event) => {
              setProblem(null);
              onChange({ ...given, otherReason: event.target.value });
            }}
          />
        </Field>
      ) : null}
      <Button type="submit" wide size="large">
        Continuer
      </Button>
    </form>
  );
}
