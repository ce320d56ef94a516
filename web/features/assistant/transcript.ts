import type { TranscriptMessage as HeardMessage } from '#contract/assistant.ts';
import type { MessageKind, Speaker } from '#contract/reading.ts';
import type { ConversationMessage } from '#contract/writing.ts';

// A conversation as it was read, while the user puts it right.

export interface TranscriptMessage {
  id: number;
  from: Speaker;
  kind: MessageKind;
  text: string;
  /** The reader is not sure of it, and nobody has looked at it yet. */
  isDoubtful: boolean;
  cut: HeardMessage['cut'];
}

export type Transcript = readonly TranscriptMessage[];

export type Correction =
  | { type: 'swap'; id: number }
  | { type: 'edit'; id: number; text: string }
  | { type: 'delete'; id: number };

/** As the reader's own warning has it. */
const doubtfulBelow = 0.6;

export function transcriptOf(messages: readonly HeardMessage[]): Transcript {
  return messages.map(({ from, kind, text, confidence, cut }, id) => ({
    id,
    from,
    kind,
    text,
    isDoubtful: kind === 'text' && confidence < doubtfulBelow,
    cut,
  }));
}

export function corrected(transcript: Transcript, correction: Correction): Transcript {
  const { id } = correction;
  if (correction.type === 'delete') return transcript.filter((message) => message.id !== id);
  return transcript.map((message) => {
    if (message.id !== id) return message;
    if (correction.type === 'swap') return { ...message, from: message.from === 'moi' ? 'match' : 'moi' };
    return { ...message, text: correction.text, kind: 'text', isDoubtful: false };
  });
}

/** What says nothing in words still is a turn. */
const wordless: Record<MessageKind, string> = { text: '', emoji: '', photo: '📷', sticker: '🙂', voice: '🎤' };

export function conversationOf(transcript: Transcript): ConversationMessage[] {
  return transcript.map(({ from, kind, text }) => ({ from, text: text || wordless[kind] }));
}
