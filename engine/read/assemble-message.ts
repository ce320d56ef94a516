import type { ReadMessage } from '#contract/reading.ts';
import type { Raster, RecognisedWord, Rectangle } from '../pixels/ports.ts';
import type { MessageCandidate } from './find-messages/message-candidate.ts';
import { dropReadTime } from './find-messages/timestamps.ts';
import { composeText } from './mend-text/compose-text.ts';
import { quotedWords } from './mend-text/quoted-words.ts';
import { dropStrayMark } from './mend-text/stray-mark.ts';
import { nameEmojiIn } from './recognise-text/emoji-in-ink.ts';
import type { SideOf } from './tell-who/sides.ts';

// Puts the message of one candidate together from what every step found.

interface Parts {
  image: Raster;
  candidate: MessageCandidate;
  side: SideOf;
  /** The recognised words of each line. */
  words: RecognisedWord[][];
  quoted: RecognisedWord[][];
  xHeight: number;
  scale: number;
  /** From the header; apps write it above quotes, where it is left out. */
  matchName: string | null;
}

/** Null where the candidate turns out to hold nothing. */
export function assembleMessage({
  image,
  candidate,
  side,
  words,
  quoted,
  xHeight,
  scale,
  matchName,
}: Parts): ReadMessage | null {
  const lines = believed(words, candidate).map((line, index) => ({
    words: line,
    box: inImage(candidate, candidate.lines[index] as Rectangle),
  }));
  const last = lines.at(-1);
  if (last) last.words = dropStrayMark(dropReadTime(last.words, xHeight));
  const emoji = nameEmojiIn(image, candidate.ink);
  const { reactions } = candidate;
  const composed = composeText(lines, emoji, xHeight);
  const text = candidate.emojiText ?? composed.text;
  const said = lines.flatMap((line) => line.words);
  const isEmojiAlone = candidate.kind === 'text' && emoji.length > 0 && said.length === 0;
  const isGraphic = candidate.kind === 'text' && hasLargeEmoji(candidate, xHeight) && !readsWell(said);
  const isPortrait = isGraphic && !candidate.quote && isTooLargeForEmoji(candidate.outer);
  const isLargeEmoji = isGraphic && !isPortrait;
  if (candidate.kind === 'text' && !isGraphic && (text === '' || (candidate.isLoose && !readsWell(said)))) return null;
  const isPicture =
    isPortrait ||
    (candidate.kind === 'text' &&
      !isLargeEmoji &&
      !candidate.quote &&
      isLarge(candidate.outer) &&
      !readsWell(said) &&
      !/^[.?!]+$/.test(text));
  const quote = composeText(
    quotedWords(quoted, matchName).map((line, index) => ({
      words: line,
      box: inImage(candidate, candidate.quote?.lines[index] as Rectangle),
    })),
    [],
    xHeight,
  ).text;
  const doubtful = candidate.emojiText === undefined && !isGraphic && !isPicture ? composed.doubtful : [];
  return {
    from: side.from,
    kind: isPicture ? 'photo' : isLargeEmoji || isEmojiAlone ? 'emoji' : candidate.kind,
    text: isPicture ? '' : isLargeEmoji ? emoji.map((each) => each.emoji).join('') : text,
    confidence: Math.min(side.certainty, ...lines.flatMap((line) => line.words.map(({ confidence }) => confidence))),
    ...(doubtful.length > 0 && { doubtful }),
    box: {
      x: Math.round(candidate.outer.x0 * scale),
      y: Math.round(candidate.outer.y0 * scale),
      width: Math.round((candidate.outer.x1 - candidate.outer.x0) * scale),
      height: Math.round((candidate.outer.y1 - candidate.outer.y0) * scale),
    },
    ...(quote && { quote }),
    ...(reactions.length > 0 && { reactions }),
    ...(candidate.cut && { cut: candidate.cut }),
  };
}

/** Confidence of a half line: it is dropped below `leastSureOfHalf`, and never counts as sure. */
const mostSureOfHalf = 0.85;
const leastSureOfHalf = 0.6;

function believed(words: RecognisedWord[][], { halfLine }: MessageCandidate): RecognisedWord[][] {
  if (!halfLine) return words;
  const half = halfLine === 'first' ? 0 : words.length - 1;
  return words.map((line, index) => {
    if (index !== half) return line;
    return isSure(line, leastSureOfHalf)
      ? line.map((word) => ({ ...word, confidence: Math.min(mostSureOfHalf, word.confidence) }))
      : [];
  });
}

/** Recognition finds words in a wallpaper or a photo too, but with low confidence. */
function readsWell(words: RecognisedWord[]): boolean {
  return isSure(words, 0.6);
}

function isSure(words: RecognisedWord[], least: number): boolean {
  const letters = words.filter(({ text }) => /[\p{L}\d]{2}/u.test(text));
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, words.length);
  return letters.length > 0 && mean > least;
}

/** In points, width and height: a larger box with a coloured mark in it is a portrait. */
const tooLargeForEmoji = 110;

function isTooLargeForEmoji({ x0, x1, y0, y1 }: Rectangle): boolean {
  return Math.min(x1 - x0, y1 - y0) >= tooLargeForEmoji;
}

/** An emoji sent alone is drawn larger than text; the lines beside it are its parts, or the time. */
function hasLargeEmoji({ ink, lines }: MessageCandidate, xHeight: number): boolean {
  return lines.length <= 2 && ink.emoji.some(({ y0, y1 }) => y1 - y0 > xHeight * 3.2 && y1 - y0 < xHeight * 9);
}

function isLarge({ x0, x1, y0, y1 }: Rectangle): boolean {
  return x1 - x0 >= 70 && y1 - y0 >= 70;
}

function inImage({ ink }: MessageCandidate, box: Rectangle): Rectangle {
  return { x0: ink.x0 + box.x0, x1: ink.x0 + box.x1, y0: ink.y0 + box.y0, y1: ink.y0 + box.y1 };
}
