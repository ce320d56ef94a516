import type { TranscriptMessage as HeardMessage } from '#contract/assistant.ts';
import { doubtfulBelow, type MessageKind, type Speaker, type TextRange } from '#contract/reading.ts';
import type { ConversationMessage } from '#contract/writing.ts';

// The conversation as read from screenshots, and the corrections that the user may make.

export interface TranscriptMessage {
  id: number;
  from: Speaker;
  kind: MessageKind;
  text: string;
  /** The reader is unsure of it, and the user has not confirmed or edited it yet. */
  isDoubtful: boolean;
  /** The doubtful words; empty if the doubt is about the sender. */
  doubtful: readonly TextRange[];
  cut: HeardMessage['cut'];
  /** The user has added it. */
  isOwn?: true;
}

export type Transcript = readonly TranscriptMessage[];

export type Correction =
  /** Who wrote what was taken the wrong way round. */
  | { type: 'swapAll' }
  | { type: 'swap'; id: number }
  | { type: 'edit'; id: number; text: string }
  /** The user found it right: only the doubt is removed. */
  | { type: 'confirm'; id: number }
  | { type: 'delete'; id: number }
  /** What was written since, or what was not read after the message with the id `after` (-1: before the first). */
  | { type: 'add'; from: Speaker; text: string; after?: number };

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
  if (correction.type === 'add') {
    const place = placeAfter(transcript, correction.after);
    return [...transcript.slice(0, place), addedMessage(transcript, correction), ...transcript.slice(place)];
  }
  if (correction.type === 'swapAll') return transcript.map(swapped);
  const { id } = correction;
  if (correction.type === 'delete') return transcript.filter((message) => message.id !== id);
  return transcript.map((message) => {
    if (message.id !== id) return message;
    if (correction.type === 'swap') return swapped(message);
    const believed = { ...message, isDoubtful: false, doubtful: [] };
    return correction.type === 'confirm' ? believed : { ...believed, text: correction.text, kind: 'text' };
  });
}

function swapped(message: TranscriptMessage): TranscriptMessage {
  return { ...message, from: message.from === 'moi' ? 'match' : 'moi' };
}

/** Where the next message that was read begins: the ids of those are their places in the screenshots. */
export function placeAfter(transcript: Transcript, after = Number.POSITIVE_INFINITY): number {
  const place = transcript.findIndex(({ id, isOwn }) => !isOwn && id > after);
  return place < 0 ? transcript.length : place;
}

function addedMessage(transcript: Transcript, { from, text }: { from: Speaker; text: string }): TranscriptMessage {
  const id = Math.max(-1, ...transcript.map((message) => message.id)) + 1;
  return { id, from, kind: 'text', text, isDoubtful: false, doubtful: [], cut: undefined, isOwn: true };
}

/** How many of the user's messages in a row wait for an answer. */
export function unansweredIn(transcript: Transcript): number {
  return transcript.length - 1 - transcript.findLastIndex(({ from }) => from === 'match');
}

/** Stands for a message without text, which still counts as a message. */
const wordless: Record<MessageKind, string> = { text: '', emoji: '', photo: '📷', sticker: '🙂', voice: '🎤' };

export function conversationOf(transcript: Transcript): ConversationMessage[] {
  return transcript.map(({ from, kind, text }) => ({ from, text: text || wordless[kind] }));
}
