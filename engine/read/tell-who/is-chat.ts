import type { ReadingRefusalCode, ReadMessage } from '#contract/reading.ts';
import type { SideOf } from './sides.ts';

// Whether a screen is a conversation at all. A page of text has no boxes at the sides; a keypad or a map has boxes, but no
// sentences in them.

export interface Evidence {
  messages: { message: ReadMessage; side: SideOf; isLoose?: boolean }[];
  hasInputBox: boolean;
  hasHeader: boolean;
  hasSideBars: boolean;
}

/** Least weight of a conversation. */
const convincing = 2;

export function whyNoChat(evidence: Evidence): ReadingRefusalCode | null {
  const { messages, hasInputBox, hasHeader } = evidence;
  if (weigh(evidence) >= convincing) return null;
  const isEmpty = hasInputBox && hasHeader && messages.every(({ message }) => message.kind !== 'text');
  return isEmpty ? 'empty_chat' : 'not_a_chat';
}

function weigh({ messages, hasInputBox, hasHeader, hasSideBars }: Evidence): number {
  const written = messages.filter(
    ({ message, side, isLoose }) => !isLoose && isSentence(message) && side.certainty >= 0.6,
  );
  if (isList(written.map(({ message }) => message))) return 0;
  const letters = written.reduce((sum, { message }) => sum + lettersIn(message.text), 0);
  const speakers = new Set(written.map(({ message }) => message.from)).size;
  const isShared = letters >= fewWords && messages.some((one) => isPictureOfOther(one, written));
  const odd = messages.filter(({ message }) => message.kind === 'text' && !isSentence(message)).length;
  const frame = hasInputBox ? 1 : 0;
  const shown = messages.filter(({ message }) => message.kind !== 'text').length;
  const pictures = hasInputBox && hasHeader ? Math.min(2, shown) : 0;
  return (
    Math.min(3, written.length) +
    (letters >= 14 ? 1 : 0) +
    (speakers === 2 || isShared ? 1 : 0) +
    (hasSideBars ? 1 : 0) +
    frame +
    pictures -
    odd
  );
}

/** Letters: texts of buttons are shorter. */
const fewWords = 8;

/** A picture at one side, with text of the other side about it. */
function isPictureOfOther(
  { message, side }: Evidence['messages'][number],
  written: { message: ReadMessage }[],
): boolean {
  const isPicture = message.kind === 'photo' || message.kind === 'sticker';
  return isPicture && side.certainty >= 0.6 && written.some((other) => other.message.from !== message.from);
}

/** Boxes of one size are notifications or search results; messages are as large as their text. */
function isList(messages: ReadMessage[]): boolean {
  const isSame = (sizes: number[]) => Math.max(...sizes) - Math.min(...sizes) <= Math.max(...sizes) * 0.02;
  return (
    messages.length >= 3 &&
    isSame(messages.map(({ box }) => box.width)) &&
    isSame(messages.map(({ box }) => box.height))
  );
}

function isSentence({ kind, text, confidence }: ReadMessage): boolean {
  if (kind === 'voice') return true;
  return kind === 'text' && confidence > 0.25 && (lettersIn(text) >= 2 || /^[?!.]+$|\d/.test(text));
}

function lettersIn(text: string): number {
  return text.replace(/[^\p{L}\d]/gu, '').length;
}
