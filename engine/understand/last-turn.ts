import type { ConversationMessage } from '#contract/writing.ts';
import type { Turn } from './turn-features.ts';

/** What the match last said, also where the user has written since, and what the user had written before it. */
export function lastTurnOf(conversation: readonly Pick<ConversationMessage, 'from' | 'text'>[]): Turn {
  const end = conversation.findLastIndex(({ from }) => from === 'match') + 1;
  const start = conversation.slice(0, end).findLastIndex(({ from }) => from === 'moi') + 1;
  const beforeStart = conversation.slice(0, start).findLastIndex(({ from }) => from === 'match') + 1;
  return {
    messages: conversation.slice(start, end).map(({ text }) => text),
    before: conversation
      .slice(beforeStart, start)
      .map(({ text }) => text)
      .join(' . '),
  };
}
