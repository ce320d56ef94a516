import type { MessageKind, Speaker } from '#contract/reading.ts';
import type { Rectangle } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';
import { areaOf, type Bubble, intersection } from '../find-shapes/bubbles.ts';
import type { Graphic } from '../find-shapes/graphics.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { bubbleArea } from '../ink/bubble-area.ts';
import { erase, type Ink, type InkArea, noInk } from '../ink/ink.ts';
import { pageArea } from '../ink/page-area.ts';
import { findTextLines } from '../ink/text-lines.ts';
import { cutOf } from './cut-ends.ts';
import { eraseEdgeMarks } from './edge-marks.ts';
import { messageInk } from './message-ink.ts';
import { findQuote, type Quote } from './quotes.ts';
import { findReactions, type Reactions } from './reactions.ts';
import { eraseFaintTime } from './timestamps.ts';
import { isTyping } from './typing-dots.ts';
import { findVoiceNote } from './voice-notes.ts';

// A candidate: part of the screen that may become a message, with everything known before its text is read.

export interface MessageCandidate {
  /** In points, without a tail: the edges that tell the side. */
  box: Rectangle;
  /** In points, tail included. */
  outer: Rectangle;
  colour: Colour;
  kind: MessageKind;
  ink: Ink;
  lines: Rectangle[];
  quote: { ink: Ink; lines: Rectangle[] } | null;
  hadTime: boolean;
  /** The text of a message of emoji alone, which is named before text is recognised. */
  emojiText?: string;
  /** Emoji on the edge of the message. */
  reactions: string[];
  cut?: 'top' | 'bottom';
  /** The line that the edge of the chat cuts in half: it counts only if recognition is sure of it. */
  halfLine?: 'first' | 'last';
  /** Text without a bubble: it counts only if recognition is sure of it. */
  isLoose?: boolean;
  /** Set where something other than its place tells who wrote it. */
  from?: Speaker;
}

export function candidateFromBubble(screen: Screen, bubble: Bubble): MessageCandidate | null {
  const { image, small, scale, fontPx } = screen;
  const reactions = findReactions(screen, bubble);
  const cut = cutOf(bubble, screen);
  const inkOf = (area: InkArea) => withoutReactions(messageInk(image, area, fontPx), reactions, { scale, cut });
  const whole = inkOf(bubbleArea(image, small, bubble, scale));
  const candidate = {
    box: { ...pick(bubble), x0: bubble.bodyX0, x1: bubble.bodyX1 },
    outer: pick(bubble),
    colour: bubble.colour,
    ink: whole,
    quote: null,
    hadTime: false,
    lines: [],
    reactions: reactions.emoji,
    ...(cut && { cut }),
  };
  if (findVoiceNote(whole, scale)) return { ...candidate, kind: 'voice' };
  if (isTyping(whole, scale)) return null;
  if (holdsPicture(bubble, whole, scale)) return { ...candidate, ink: { ...whole, emoji: [] }, kind: 'photo' };
  const quote = findQuote(small, bubble, whole, scale, {
    isCutBelow: cut === 'bottom',
    isPhotograph: screen.isPhotograph,
  });
  // Extracted again without the quote, whose colour would count as the text's.
  const ink = quote ? inkOf(bubbleArea(image, small, bubble, scale, quote)) : whole;
  const linesOf = () => withoutCutLine(findTextLines(ink.grey, fontPx), ink, cut, screen);
  let { lines, halfLine } = linesOf();
  const hadTime = eraseFaintTime(ink, lines, bubble, fontPx, scale);
  if (hadTime) ({ lines, halfLine } = linesOf());
  const isEmpty = lines.length === 0 && ink.emoji.length === 0 && ink.plainEmoji.length === 0;
  if (isEmpty && !looksLikePicture(bubble)) return null;
  const kind = isEmpty ? 'photo' : lines.length === 0 ? 'emoji' : 'text';
  return {
    ...candidate,
    kind,
    ink,
    lines,
    hadTime,
    quote: quote && quotedLines(screen, whole, quote),
    ...(halfLine && { halfLine }),
  };
}

/** A photo fills its box; a sticker does not. */
export function candidateFromPicture(screen: Screen, graphic: Graphic): MessageCandidate {
  const { area } = screen;
  const cut = graphic.y0 <= area.top + 2 ? 'top' : graphic.y1 >= area.bottom - 2 ? 'bottom' : undefined;
  return { ...emptyCandidate(screen, graphic), kind: graphic.isBox ? 'photo' : 'sticker', ...(cut && { cut }) };
}

/** A candidate at that place with nothing written on it. */
export function emptyCandidate({ image, scale }: Screen, box: Rectangle): MessageCandidate {
  return {
    box: pick(box),
    outer: pick(box),
    colour: unknownColour,
    kind: 'text',
    ink: noInk(pageArea(image, box, unknownColour, scale)),
    lines: [],
    quote: null,
    hadTime: false,
    reactions: [],
  };
}

const unknownColour: Colour = [128, 128, 128];

function quotedLines({ image, small, scale, fontPx }: Screen, whole: Ink, quote: Quote): MessageCandidate['quote'] {
  const ink = quote.box ? messageInk(image, bubbleArea(image, small, quote.box, scale), fontPx) : whole;
  if (!quote.box)
    keepRows(ink, { y0: Math.round(quote.y0 * scale) - ink.y0, y1: Math.round(quote.y1 * scale) - ink.y0 });
  return { ink, lines: findTextLines(ink.grey, fontPx) };
}

/** Erases reactions on the edge of the bubble, so that they are not read as letters. */
function withoutReactions(
  ink: Ink,
  { covers }: Reactions,
  { scale, cut }: { scale: number; cut: MessageCandidate['cut'] },
): Ink {
  const boxes = covers.map((pill) => ({
    isPill: pill.isPill,
    x0: Math.round(pill.x0 * scale) - ink.x0,
    x1: Math.round(pill.x1 * scale) - ink.x0,
    y0: Math.round(pill.y0 * scale) - ink.y0,
    y1: Math.round(pill.y1 * scale) - ink.y0,
  }));
  for (const box of boxes) if (!box.isPill) erase(ink.grey, box, Math.round(1.5 * scale));
  const isCovered = (emoji: Rectangle) => boxes.some((box) => intersection(box, emoji) > 0.5 * areaOf(emoji));
  return eraseEdgeMarks(
    {
      ...ink,
      emoji: ink.emoji.filter((emoji) => !isCovered(emoji)),
      plainEmoji: ink.plainEmoji.filter(({ box }) => !isCovered(box)),
    },
    { scale, cut, reactions: boxes },
  );
}

function keepRows({ grey }: Ink, { y0, y1 }: { y0: number; y1: number }): void {
  erase(grey, { x0: 0, x1: grey.width, y0: 0, y1: y0 });
  erase(grey, { x0: 0, x1: grey.width, y0: y1, y1: grey.height });
}

/** A photo with a plain background looks like a bubble with a large coloured mark in it. */
function holdsPicture(bubble: Bubble, { emoji }: Ink, scale: number): boolean {
  return looksLikePicture(bubble) && emoji.some(({ x0, x1, y0, y1 }) => Math.min(x1 - x0, y1 - y0) > 55 * scale);
}

function looksLikePicture({ x0, x1, y0, y1 }: Bubble): boolean {
  return x1 - x0 >= 90 && y1 - y0 >= 90;
}

/** In font sizes: least height of a cut line that is read. Cut below it loses only tails, cut above it loses letters. */
const readable = { top: 0.8, bottom: 0.68 };
/** In font sizes: a line at least this high is read, but has to be sure (`halfLine`). */
const guessable = 0.42;

interface CutLines {
  lines: Rectangle[];
  halfLine?: 'first' | 'last';
}

/** Drops or marks the line that the edge of the chat cuts through. */
function withoutCutLine(
  lines: Rectangle[],
  ink: Ink,
  cut: MessageCandidate['cut'],
  { scale, fontPx }: Screen,
): CutLines {
  const line = cut === 'top' ? lines[0] : cut === 'bottom' ? lines.at(-1) : undefined;
  if (!cut || !line) return { lines };
  const isAtEdge = cut === 'top' ? line.y0 <= 2.4 * scale : line.y1 >= ink.grey.height - 2.4 * scale;
  const height = (line.y1 - line.y0) / fontPx;
  if (!isAtEdge || height >= readable[cut]) return { lines };
  if (height >= guessable) return { lines, halfLine: cut === 'top' ? 'first' : 'last' };
  return { lines: cut === 'top' ? lines.slice(1) : lines.slice(0, -1) };
}

function pick({ x0, y0, x1, y1 }: Rectangle): Rectangle {
  return { x0, y0, x1, y1 };
}
