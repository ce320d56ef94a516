import type { ReadingRefusalCode, ReadMessage } from '#contract/reading.ts';
import type { SideOf } from './sides.ts';

// Whether a screen is a conversation at all. A page of text has no boxes at the sides; a keypad or a map has boxes, but no
// sentences in them.

export interface Evidence {
  messages: {
    message: ReadMessage;
    side: SideOf;
    isLoose?: boolean;
    /** The box has more room beside its text than a message has. */
    isRoomy?: boolean;
    /** The words of the first of several lines. */
    firstLine?: string;
  }[];
  /** In pixels, as the boxes of the messages are. */
  pageWidth: number;
  /** Boxes of one size stand beside each other. */
  hasColumns: boolean;
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

function weigh(evidence: Evidence): number {
  const { messages, hasInputBox, hasHeader, hasSideBars } = evidence;
  const said = messages.filter(
    ({ message, side, isLoose }) => !isLoose && isSentence(message) && side.certainty >= 0.6,
  );
  const written = said.filter((one) => !said.some((other) => other !== one && areButtons(one.message, other.message)));
  if (isList(written, evidence) || areComments(written) || areEntries(written)) return 0;
  const letters = written.reduce((sum, { message }) => sum + lettersIn(message.text), 0);
  const speakers = new Set(written.map(({ message }) => message.from)).size;
  const words = written.reduce((sum, { message }) => sum + message.text.split(' ').length, 0);
  const isAbout = letters >= fewWords.letters && words >= fewWords.words;
  const isShared = isAbout && messages.some((one) => isPictureOfOther(one, written));
  const odd = messages.filter(({ message }) => message.kind === 'text' && !isSentence(message)).length;
  const loose = messages.filter(({ isLoose }) => isLoose).length;
  const isPage = loose > written.length * 2 && !hasInputBox;
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
    odd -
    (isPage ? 2 : 0)
  );
}

/** Whether two boxes of one size stand beside each other, as no messages do. */
function areButtons({ box: one }: ReadMessage, { box: other }: ReadMessage): boolean {
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  const isLevel = Math.abs(one.y - other.y) <= one.height / 10;
  return isBeside && isLevel && isSame([one.width, other.width]) && isSame([one.height, other.height]);
}

/** Words of a name that stands on a line of its own. */
const longestName = 3;
const fewComments = 3;

/** Comments tell who wrote each, on a line of its own at the top, or how to answer it, at the end. */
function areComments(written: Evidence['messages']): boolean {
  const isNamed = ({ isRoomy, firstLine = '' }: Evidence['messages'][number]) =>
    firstLine !== '' &&
    (/^@?[\p{Ll}\d._-]{3,}$/u.test(firstLine) || (isRoomy === true && firstLine.split(' ').length <= longestName));
  const named = written.filter(isNamed);
  const answerable = written.filter(({ message }) => /(^| )(répondre|reply)$/iu.test(message.text));
  const names = new Set(named.map(({ firstLine }) => firstLine)).size;
  const enough = Math.max(fewComments, written.length / 2);
  return answerable.length >= enough || (named.length >= enough && names >= fewComments);
}

const fewEntries = 3;
/** Above it stands what happened then, or will. */
const dateAndHour = /(\d{1,2} \p{L}{3,9}\.?|hier|aujourd.hui|demain|\d{1,2}[:h]\d{2})[ ,àa–—-]+\d{1,2} ?[:h] ?\d{2}$/iu;

/** Entries of a journal or of an agenda tell date and hour, on a line of its own at the end. */
function areEntries(written: Evidence['messages']): boolean {
  const dated = written.filter(
    ({ message, firstLine = '' }) => firstLine !== '' && firstLine !== message.text && dateAndHour.test(message.text),
  );
  return dated.length >= Math.max(fewEntries, written.length * mostOfList);
}

/** Letters and words: texts of buttons are shorter. */
const fewWords = { letters: 8, words: 2 };

/** A picture at one side, with text of the other side about it. */
function isPictureOfOther(
  { message, side }: Evidence['messages'][number],
  written: { message: ReadMessage }[],
): boolean {
  const isPicture = message.kind === 'photo' || message.kind === 'sticker';
  return isPicture && side.certainty >= 0.6 && written.some((other) => other.message.from !== message.from);
}

/**
 * Boxes of one width on each side are notifications, fields or search results, unless they fit their texts as messages
 * do: those of two lines each are equally wide too.
 */
function isList(written: Evidence['messages'], { hasColumns, hasInputBox, pageWidth }: Evidence): boolean {
  const boxes = written.map(({ message }) => message.box);
  const widest = Math.max(...boxes.map(({ width }) => width));
  const wide = written.filter(({ message }) => isSame([message.box.width, widest]));
  if (wide.length < Math.max(3, written.length * mostOfList)) return false;
  const roomy = wide.filter(({ isRoomy }) => isRoomy).length;
  if (roomy >= Math.max(2, wide.length / 4)) return true;
  if (wide.length < written.length) return false;
  if (hasColumns) return true;
  const hasOneSpeaker = new Set(written.map(({ message }) => message.from)).size === 1;
  const isWide = boxes.some(({ width }) => width > pageWidth * widestOfOne);
  return hasOneSpeaker && isWide && !hasInputBox && isSame(boxes.map(({ height }) => height));
}

/** Of all boxes: a title stands above the others. */
const mostOfList = 0.75;
/** Share of the page: messages of one person alone leave room for those of the other. */
const widestOfOne = 0.75;

function isSame(sizes: number[]): boolean {
  return Math.max(...sizes) - Math.min(...sizes) <= Math.max(...sizes) * 0.02;
}

function isSentence({ kind, text, confidence }: ReadMessage): boolean {
  if (kind === 'voice') return true;
  return kind === 'text' && confidence > 0.25 && (lettersIn(text) >= 2 || /^[?!.]+$|\d/.test(text));
}

function lettersIn(text: string): number {
  return text.replace(/[^\p{L}\d]/gu, '').length;
}
