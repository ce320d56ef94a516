import type { TranscriptMessage as HeardMessage } from '#contract/assistant.ts';
import { doubtfulBelow, type MessageKind, type Speaker, type TextRange } from '#contract/reading.ts';
import type { ConversationMessage } from '#contract/writing.ts';

// A conversation as it was read, while the user puts it right.

export interface TranscriptMessage {
  id: number;
  from: Speaker;
  kind: MessageKind;
  text: string;
  /** The reader is not sure of it, and nobody has looked at it yet. */
  isDoubtful: boolean;
  /** The words that it doubts; none where it doubts who speaks. */
  doubtful: readonly TextRange[];
  cut: HeardMessage['cut'];
}

export type Transcript = readonly TranscriptMessage[];

export type Correction =
  | { type: 'swap'; id: number }
  | { type: 'edit'; id: number; text: string }
  /** Read right: only the doubt goes. */
  | { type: 'confirm'; id: number }
  | { type: 'delete'; id: number };

export function transcriptOf(messages: readonly HeardMessage[]): Transcript {
  return messages.map(({ from, kind, text, confidence, doubtful, cut }, id) => ({
    id,
    from,
    kind,
    text,
    isDoubtful: kind === 'text' && confidence < doubtfulBelow,
    doubtful: doubtful ?? [],
    cut,
  }));
}

export function corrected(transcript: Transcript, correction: Correction): Transcript {
  const { id } = correction;
  if (correction.type === 'delete') return transcript.filter((message) => message.id !== id);
  return transcript.map((message) => {
    if (message.id !== id) return message;
    if (correction.type === 'swap') return { ...message, from: message.from === 'moi' ? 'match' : 'moi' };
    const believed = { ...message, isDoubtful: false, doubtful: [] };
    return correction.type === 'confirm' ? believed : { ...believed, text: correction.text, kind: 'text' };
  });
}

/** What says nothing in words still is a turn. */
const wordless: Record<MessageKind, string> = { text: '', emoji: '', photo: '📷', sticker: '🙂', voice: '🎤' };

export function conversationOf(transcript: Transcript): ConversationMessage[] {
  return transcript.map(({ from, kind, text }) => ({ from, text: text || wordless[kind] }));
}
