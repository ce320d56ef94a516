import type { MessageKind, Speaker } from '#contract/reading.ts';
import { bubbleArea } from './bubble-area.ts';
import type { Bubble } from './bubbles.ts';
import type { Figure } from './figures.ts';
import { erase, extractInk, type Ink } from './ink.ts';
import type { Rectangle } from './ports.ts';
import { findQuote } from './quotes.ts';
import type { Colour } from './raster.ts';
import type { Screen } from './screen.ts';
import { findTextLines } from './text-lines.ts';
import { eraseFaintTime } from './timestamps.ts';
import { isVoiceNote } from './voice-notes.ts';

// A message as far as it is known before its text is read.

export interface Draft {
  /** In points; the box that tells the side, without a tail. */
  box: Rectangle;
  /** In points; all of it. */
  outer: Rectangle;
  colour: Colour;
  kind: MessageKind;
  ink: Ink;
  lines: Rectangle[];
  quote: { ink: Ink; lines: Rectangle[] } | null;
  hadTime: boolean;
  cut?: 'top' | 'bottom';
  /** Where something else than its place tells who wrote it. */
  from?: Speaker;
}

export function draftBubble(screen: Screen, bubble: Bubble): Draft | null {
  const { image, small, scale, fontPx } = screen;
  const ink = extractInk(image, bubbleArea(image, small, bubble, scale), fontPx);
  const draft = {
    box: { ...pick(bubble), x0: bubble.bodyX0, x1: bubble.bodyX1 },
    outer: pick(bubble),
    colour: bubble.colour,
    ink,
    quote: null,
    hadTime: false,
    lines: [],
    ...cutOf(screen, bubble),
  };
  if (isVoiceNote(ink, scale)) return { ...draft, kind: 'voice' };
  if (holdsPicture(bubble, ink, scale)) return { ...draft, ink: { ...ink, emoji: [] }, kind: 'photo' };
  const quote = takeQuote(screen, bubble, ink);
  let lines = findTextLines(ink.grey, fontPx);
  const hadTime = eraseFaintTime(ink, lines, bubble, fontPx, scale);
  if (hadTime) lines = findTextLines(ink.grey, fontPx);
  const isEmpty = lines.length === 0 && ink.emoji.length === 0;
  if (isEmpty && !looksLikePicture(bubble)) return null;
  const kind = isEmpty ? 'photo' : lines.length === 0 ? 'emoji' : 'text';
  return { ...draft, kind, lines, hadTime, quote };
}

/** A photo, which fills its box, or a sticker, which does not. */
export function draftPicture({ area }: Screen, figure: Figure): Draft {
  const cut = figure.y0 <= area.top + 1 ? 'top' : figure.y1 >= area.bottom - 1 ? 'bottom' : undefined;
  const nothing = {
    x0: 0,
    y0: 0,
    grey: { width: 0, height: 0, data: new Uint8Array(0) },
    emoji: [],
    textBrightness: null,
  };
  return {
    box: pick(figure),
    outer: pick(figure),
    colour: [128, 128, 128],
    kind: figure.isBox ? 'photo' : 'sticker',
    ink: nothing,
    lines: [],
    quote: null,
    hadTime: false,
    ...(cut && { cut }),
  };
}

/** Takes the quoted lines out of the ink. */
function takeQuote({ image, small, scale, fontPx }: Screen, bubble: Bubble, ink: Ink): Draft['quote'] {
  const quote = findQuote(bubble, bubble.inner, ink, scale);
  if (!quote) return null;
  const rows = { y0: Math.round(quote.y0 * scale) - ink.y0, y1: Math.round(quote.y1 * scale) - ink.y0 };
  const quoted = quote.box
    ? extractInk(image, bubbleArea(image, small, quote.box, scale), fontPx)
    : { ...ink, grey: { ...ink.grey, data: ink.grey.data.slice() } };
  if (!quote.box) keepRows(quoted, rows);
  erase(ink.grey, { x0: 0, x1: ink.grey.width, ...rows });
  ink.emoji = ink.emoji.filter(({ y0, y1 }) => (y0 + y1) / 2 < rows.y0 || (y0 + y1) / 2 > rows.y1);
  return { ink: quoted, lines: findTextLines(quoted.grey, fontPx) };
}

function keepRows({ grey }: Ink, { y0, y1 }: { y0: number; y1: number }): void {
  erase(grey, { x0: 0, x1: grey.width, y0: 0, y1: y0 });
  erase(grey, { x0: 0, x1: grey.width, y0: y1, y1: grey.height });
}

/** A photo with a plain background looks like a bubble with something large and coloured in it. */
function holdsPicture(bubble: Bubble, { emoji }: Ink, scale: number): boolean {
  return looksLikePicture(bubble) && emoji.some(({ x0, x1, y0, y1 }) => Math.min(x1 - x0, y1 - y0) > 55 * scale);
}

function looksLikePicture({ x0, x1, y0, y1 }: Bubble): boolean {
  return x1 - x0 >= 90 && y1 - y0 >= 90;
}

/** A bubble that ends at the edge of what is shown, with square corners there, goes on behind it. */
function cutOf({ area }: Screen, bubble: Bubble): { cut?: 'top' | 'bottom' } {
  const isSquare = (row: number) =>
    (bubble.left[row] as number) <= bubble.bodyX0 + 1 && (bubble.right[row] as number) >= bubble.bodyX1 - 2;
  if (bubble.y0 <= area.top + 2 && isSquare(0)) return { cut: 'top' };
  if (bubble.y1 >= area.bottom - 2 && isSquare(bubble.left.length - 1)) return { cut: 'bottom' };
  return {};
}

function pick({ x0, y0, x1, y1 }: Rectangle): Rectangle {
  return { x0, y0, x1, y1 };
}
