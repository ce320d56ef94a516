import type { ConversationMessage } from '#contract/writing.ts';

export interface ReplyCase {
  id: string;
  content: string;
  conversation: ConversationMessage[];
}

/** The replies that the report measures beside the bios; none until the engine writes them. */
export function generateReplies(_count: number): ReplyCase[] {
  return [];
}
