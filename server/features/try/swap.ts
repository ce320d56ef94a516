import { randomUUID } from 'node:crypto';
import type { ConversationMessage } from '#contract/writing.ts';
import type { Deps } from '../../deps.ts';
import type { Visitor } from './budget.ts';

// Who said what is guessed from pasted text, so a visitor may swap the speakers of a conversation once without another try. What
// proves the first try is signed for the device and the text, and says nothing of either.

const purpose = 'try-swap';

/** Null where one speaker alone has words: there is nobody to change places with. */
export function swapFor(
  { signer }: Deps,
  { deviceId }: Visitor,
  text: string,
  messages: ConversationMessage[],
): string | null {
  if (new Set(messages.map(({ from }) => from)).size < 2) return null;
  const id = randomUUID();
  return `${id}.${signer.sign(purpose, signed(id, deviceId, text))}`;
}

/** The id that a swap is counted by; null where none was granted to this device for this text. */
export function swapIdIn({ signer }: Deps, { deviceId }: Visitor, text: string, swap: string): string | null {
  const [id = '', signature = ''] = swap.split('.');
  return signer.isSigned(purpose, signed(id, deviceId, text), signature) ? id : null;
}

const signed = (id: string, deviceId: string, text: string) => [id, deviceId, text].join('\n');

export function swapped(messages: ConversationMessage[]): ConversationMessage[] {
  return messages.map(({ from, text }) => ({ from: from === 'moi' ? 'match' : 'moi', text }));
}
