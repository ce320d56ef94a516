import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface ConversationFieldProps {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  error?: string;
}

// Spaces that do not break, before each colon and inside the quotation marks.
const hint =
  'Un message par ligne. Commence par «\u00a0Moi\u00a0:\u00a0» les tiens, par «\u00a0Elle\u00a0:\u00a0» ou «\u00a0Lui\u00a0:\u00a0» les autres.';

const example = 'Elle : Tu fais quoi ce week-end ?\nMoi : Rando dimanche, et toi ?\nElle : Rien de prévu encore';

/** A conversation as text, one message a line. */
export function ConversationField({
  label = 'Le texte de ta conversation',
  value,
  onChange,
  disabled,
  error,
}: ConversationFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Textarea
        rows={6}
        value={value}
        disabled={disabled}
        placeholder={example}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
