import type { Transcript, TranscriptMessage } from '#contract/assistant.ts';
import { conversationLimits } from '#contract/assistant-fields.ts';
import type { MessageKind, Reading } from '#contract/reading.ts';
import type { ConversationMessage } from '#contract/writing.ts';

// Between what was read or typed (a transcript) and what the assistant works on (a conversation).

export function transcriptOf({ app, matchName, messages, warnings }: Reading): Transcript {
  return { app, matchName, messages: messages.map(({ box: _, ...message }) => message), warnings };
}

/** A transcript that the user wrote or corrected: every message counts as certain. */
export function transcriptFrom(conversation: ConversationMessage[], matchName: string | null = null): Transcript {
  const messages = conversation.map(({ from, text }): TranscriptMessage => {
    return { from, kind: 'text', text, confidence: 1 };
  });
  return { app: 'unknown', matchName, messages, warnings: [] };
}

/** The end of a pasted conversation that the contract takes as messages, so that its transcript can be sent again. */
export function withinLimits(conversation: ConversationMessage[]): ConversationMessage[] {
  return conversation.slice(-conversationLimits.messages).map(({ from, text }) => {
    // A cut through a surrogate pair would leave half a character at the start.
    return { from, text: text.slice(-conversationLimits.messageLength).replace(/^[\uDC00-\uDFFF]/, '') };
  });
}

/** Stand-ins for messages without words. Left out, a photo in answer would look like no answer. */
const wordless: Record<MessageKind, string> = { text: '', emoji: '', photo: '📷', sticker: '🙂', voice: '🎤' };

export function conversationIn({ messages }: Transcript): ConversationMessage[] {
  return messages
    .map(({ from, kind, text }) => ({ from, text: text.trim() === '' ? wordless[kind] : text }))
    .filter(({ text }) => text !== '');
}

/** The bytes of an image in base64, with or without `data:…;base64,` before it. */
export function bytesOf(imageBase64: string): Uint8Array {
  return Buffer.from(imageBase64.replace(/^data:[^,]*,/, ''), 'base64');
}
