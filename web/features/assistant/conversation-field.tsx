import type { ComponentProps } from 'react';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/textarea.tsx';

interface ConversationFieldProps extends ComponentProps<typeof Textarea> {
  label?: string;
  error?: string;
}

// Non-breaking spaces before each colon and inside the quotation marks.
const hint =
  'Un message par ligne. Écris «\u00a0Moi\u00a0:\u00a0» devant les tiens, «\u00a0Elle\u00a0:\u00a0» ou «\u00a0Lui\u00a0:\u00a0» devant les siens. Un export de WhatsApp ou une conversation copiée conviennent aussi.';

const example = 'Elle : Tu fais quoi ce week-end ?\nMoi : Rando dimanche, et toi ?\nElle : Rien de prévu encore';

/** The text area for a conversation typed or pasted, one message a line. */
export function ConversationField({
  label = 'Le texte de ta conversation',
  error,
  ...textarea
}: ConversationFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <Textarea rows={6} placeholder={example} {...textarea} />
    </Field>
  );
}
