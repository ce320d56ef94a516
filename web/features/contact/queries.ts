import { useMutation } from '@tanstack/react-query';
import { type ContactMessage, sendMessage } from '#contract/contact.ts';
import { call } from '../../api.ts';

export function useSendMessage() {
  return useMutation({ mutationFn: (body: ContactMessage) => call(sendMessage, { body }) });
}
