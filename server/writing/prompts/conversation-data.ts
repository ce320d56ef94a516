import type { Situation } from '#engine/understand/situation.ts';

/** In characters. Older messages beyond it are left out. */
const maxConversationLength = 8_000;

/** The newest messages that fit, hidden in the order in which they were written, so that the first name is {PRENOM_1}. */
export function conversationData({ messages }: Situation, hide: (text: string) => string) {
  let length = 0;
  const fitting = messages.toReversed().filter(({ text }, place) => {
    length += text.length;
    return place === 0 || length <= maxConversationLength;
  });
  return fitting.toReversed().map(({ from, text }) => ({ from, text: hide(text) }));
}
