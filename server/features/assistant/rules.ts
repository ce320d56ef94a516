import type { Transcript, TranscriptMessage } from '#contract/assistant.ts';
import type { MessageKind, Reading } from '#contract/reading.ts';
import type { ConversationMessage } from '#contract/writing.ts';

// Between what was read or typed and what the assistant works on.

export function transcriptOf({ app, matchName, messages, warnings }: Reading): Transcript {
  return { app, matchName, messages: messages.map(({ box: _, ...message }) => message), warnings };
}

/** What the user wrote or mended is taken at their word. */
export function transcriptFrom(conversation: ConversationMessage[], matchName: string | null = null): Transcript {
  const messages = conversation.map(({ from, text }): TranscriptMessage => {
    return { from, kind: 'text', text, confidence: 1 };
  });
  return { app: 'unknown', matchName, messages, warnings: [] };
}

/** What says nothing in words still is a turn: without it the other side would seem not to have answered. */
const wordless: Record<MessageKind, string> = { text: '', emoji: '', photo: '📷', sticker: '🙂', voice: '🎤' };

export function conversationIn({ messages }: Transcript): ConversationMessage[] {
  return messages
    .map(({ from, kind, text }) => ({ from, text: text.trim() === '' ? wordless[kind] : text }))
    .filter(({ text }) => text !== '');
}

/** The bytes of an image in base64, whatever stands before them. */
export function bytesOf(imageBase64: string): Uint8Array {
  return Buffer.from(imageBase64.replace(/^data:[^,]*,/, ''), 'base64');
}
