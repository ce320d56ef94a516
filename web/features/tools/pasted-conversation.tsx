import type { ComponentProps } from 'react';
import { ConversationField } from '../assistant/conversation-field.tsx';
import { CaptureField } from './capture-field.tsx';

type PastedConversationProps = Pick<ComponentProps<typeof CaptureField>, 'feature' | 'onText' | 'refuse'> & {
  field: ComponentProps<typeof ConversationField>;
};

/** A conversation as text, or as screenshots whose text goes into the field. */
export function PastedConversation({ field, ...capture }: PastedConversationProps) {
  return (
    <>
      <CaptureField of="ta conversation" {...capture} />
      <ConversationField {...field} />
    </>
  );
}
