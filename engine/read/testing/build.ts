import type { Component } from '../../pixels/components.ts';
import type { GreyRaster, RecognisedWord, Rectangle } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';
import type { MessageCandidate } from '../find-messages/message-candidate.ts';
import type { Bubble } from '../find-shapes/bubbles.ts';
import type { Ink } from '../ink/ink.ts';
import { greyPaper } from './paint.ts';

// What one step hands to the next, made by hand, for tests only.

export function rectangle(x0: number, y0: number, x1: number, y1: number): Rectangle {
  return { x0, y0, x1, y1 };
}

/** A box without round corners, all in one colour. */
export function bubbleAt(box: Rectangle, colour: Colour = [230, 230, 230], more: Partial<Bubble> = {}): Bubble {
  const { x0, y0, x1, y1 } = box;
  return {
    x0,
    y0,
    x1,
    y1,
    colour,
    bodyX0: x0,
    bodyX1: x1,
    left: new Int32Array(y1 - y0).fill(x0),
    right: new Int32Array(y1 - y0).fill(x1 - 1),
    fullness: 1,
    flatness: 0.8,
    isFill: () => true,
    inner: [],
    ...more,
  };
}

export function wordAt(
  text: string,
  { x0 = 0, y0 = 0, x1 = 40, y1 = 20 }: Partial<Rectangle> = {},
  confidence = 0.95,
): RecognisedWord {
  return { text, confidence, box: { x0, y0, x1, y1 } };
}

/** A solid mark: a letter, a dot. */
export function markAt(x0: number, y0: number, x1: number, y1: number): Component {
  return { x0, y0, x1, y1, area: (x1 - x0) * (y1 - y0), runs: [] };
}

export function inkOf(grey: GreyRaster, more: Partial<Ink> = {}): Ink {
  const area = { x0: 0, y0: 0, x1: grey.width, y1: grey.height, fillRow: () => {}, rowAt: () => null };
  return { area, x0: 0, y0: 0, grey, emoji: [], plainEmoji: [], textBrightness: 0, ...more };
}

/** A message whose text is not read yet. */
export function candidateAt(outer: Rectangle, more: Partial<MessageCandidate> = {}): MessageCandidate {
  return {
    box: outer,
    outer,
    colour: [230, 230, 230],
    kind: 'text',
    ink: inkOf(greyPaper(10, 10)),
    lines: [{ x0: 0, y0: 0, x1: 10, y1: 10 }],
    quote: null,
    hadTime: false,
    reactions: [],
    ...more,
  };
}

/** By how many pixels the worst edge of one box is off the other's. */
export function offBy(box: Rectangle | undefined, expected: Rectangle): number {
  if (!box) return Number.POSITIVE_INFINITY;
  const edges = ['x0', 'y0', 'x1', 'y1'] as const;
  return Math.max(...edges.map((edge) => Math.abs(box[edge] - expected[edge])));
}
