import {
  doubtfulBelow,
  type ReadingWarning,
  type ReadingWarningCode,
  type ReadMessage,
  readingWarnings,
  unreadTextWarning,
} from '#contract/reading.ts';
import type { SideOf } from './sides.ts';

/** Certainty below which the reading warns that a speaker may be wrong. */
const unsure = 0.72;

/** `unread`: how far down, in pixels, lines stand that look like a message's and were not taken up. */
export function warningsOf(read: { message: ReadMessage; side: SideOf }[], unread: number[] = []): ReadingWarning[] {
  const messages = read.map(({ message }) => message);
  const codes: ReadingWarningCode[] = [];
  const isDoubtful = ({ confidence, kind }: ReadMessage) => kind === 'text' && confidence < doubtfulBelow;
  if (messages.some(isDoubtful)) codes.push('low_confidence');
  if (read.some(({ side }) => side.certainty < unsure)) codes.push('unsure_speaker');
  if (messages.some(({ cut }) => cut)) codes.push('cut_message');
  const places = new Set(unread.map((y) => messages.filter(({ box }) => box.y + box.height / 2 < y).length - 1));
  return [
    ...codes.map((code) => ({ code, message: readingWarnings[code] })),
    ...[...places].map((after) => unreadTextWarning(messages, after)),
  ];
}
