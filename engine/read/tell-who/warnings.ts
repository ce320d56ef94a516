import {
  doubtfulBelow,
  type ReadingWarning,
  type ReadingWarningCode,
  type ReadMessage,
  readingWarnings,
} from '#contract/reading.ts';
import type { SideOf } from './sides.ts';

/** Certainty below which the reading warns that a speaker may be wrong. */
const unsure = 0.72;

export function warningsOf(read: { message: ReadMessage; side: SideOf }[]): ReadingWarning[] {
  const messages = read.map(({ message }) => message);
  const codes: ReadingWarningCode[] = [];
  const isDoubtful = ({ confidence, kind }: ReadMessage) => kind === 'text' && confidence < doubtfulBelow;
  if (messages.some(isDoubtful)) codes.push('low_confidence');
  if (read.some(({ side }) => side.certainty < unsure)) codes.push('unsure_speaker');
  if (messages.some(({ cut }) => cut)) codes.push('cut_message');
  return codes.map((code) => ({ code, message: readingWarnings[code] }));
}
