import { isDeepStrictEqual } from 'node:util';
import type { ConversationMessage } from '#contract/writing.ts';

/** Judging and writing follow each other within milliseconds; nothing of a conversation stays in memory for long. */
const keptMs = 10_000;

/**
 * Returns, for the conversation of the last task, the array of that task: `readTurn` reads the same array once only, and every task
 * arrives as a copy.
 */
export function knownConversation(): (conversation: ConversationMessage[]) => ConversationMessage[] {
  let last: ConversationMessage[] = [];
  let timer: NodeJS.Timeout | undefined;
  return (conversation) => {
    if (!isDeepStrictEqual(conversation, last)) last = conversation;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = [];
    }, keptMs);
    timer.unref();
    return last;
  };
}
