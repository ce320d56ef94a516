import { type ReadingWarning, type ReadingWarningCode, type ReadMessage, readingWarnings } from '#contract/reading.ts';

/** Below this a message is worth a second look by its author. */
const doubtful = 0.6;

export function warningsOf(messages: ReadMessage[]): ReadingWarning[] {
  const codes: ReadingWarningCode[] = [];
  if (messages.some(({ confidence, kind }) => kind === 'text' && confidence < doubtful)) codes.push('low_confidence');
  if (messages.some(({ cut }) => cut)) codes.push('cut_message');
  return codes.map((code) => ({ code, message: readingWarnings[code] }));
}
