import type { ConversationMessage } from '#contract/writing.ts';
import type { Turn } from './turn-features.ts';

export type Said = Pick<ConversationMessage, 'from' | 'text'>;

/** What the match last said, also where the user has written since, and what the user had written before it. */
export function lastTurnOf(conversation: readonly Said[]): Turn {
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

/** The message at a place as if its speaker, taken for the match, had said nothing else in that turn; with what stood before the turn. */
export function upToMessage(conversation: readonly Said[], place: number): Said[] {
  const own = conversation[place];
  if (!own) return [];
  const before = conversation.slice(0, place);
  const start = before.findLastIndex(({ from }) => from !== own.from) + 1;
  return [...before.slice(0, start), own].map(({ from, text }) => ({
    from: from === own.from ? 'match' : 'moi',
    text,
  }));
}
