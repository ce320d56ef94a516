import type { Reading, ReadingRefusalCode, ReadMessage } from '#contract/reading.ts';
import { type Draft, draftBubble } from './drafts.ts';
import { mendDots } from './ellipsis.ts';
import { markHeights, xHeightOf } from './letter-size.ts';
import { pickMessageBoxes } from './message-boxes.ts';
import { composeText } from './message-text.ts';
import type { Raster, Recognise, Rectangle } from './ports.ts';
import { type LinePicture, recogniseLines } from './recognition.ts';
import { lookAt } from './screen.ts';
import { tellSides } from './sides.ts';
import { dropReadTime } from './timestamps.ts';

// A screenshot of a conversation, read: who wrote what. Each step is a file of its own beside this one.

export type ReadResult = { reading: Reading } | { refusal: ReadingRefusalCode };

export async function readScreenshot(image: Raster, recognise: Recognise): Promise<ReadResult> {
  const screen = lookAt(image);
  const { small, fontPx, scale } = screen;
  const boxes = pickMessageBoxes(screen.bubbles, screen.area, small);
  const drafts = boxes.map((bubble) => draftBubble(screen, bubble)).filter((draft): draft is Draft => draft !== null);
  const xHeight = xHeightOf(
    drafts.flatMap(({ ink }) => markHeights(ink.grey, fontPx)),
    fontPx,
  );
  const picture = (ink: Draft['ink'], line: Rectangle): LinePicture => ({
    grey: ink.grey,
    x0: ink.x0,
    y0: ink.y0,
    line,
    xHeight,
  });
  const pictures = drafts.map(({ ink, lines }) => lines.map((line) => picture(ink, line)));
  const words = await recogniseLines(pictures.flat(), recognise);
  const sides = tellSides(
    drafts.map(({ box, colour }) => ({ ...box, colour })),
    small.width,
  );
  let next = 0;
  const messages = drafts.map((draft, index): ReadMessage => {
    const own = (pictures[index] ?? []).map((linePicture) => {
      const line = mendDots(words[next++] ?? [], linePicture);
      return {
        words: line,
        box: { x0: 0, x1: 0, y0: draft.ink.y0 + linePicture.line.y0, y1: draft.ink.y0 + linePicture.line.y1 },
      };
    });
    const last = own.at(-1);
    if (last) last.words = dropReadTime(last.words, xHeight);
    const emoji = draft.ink.emoji.map((box) => ({
      emoji: '🙂',
      box: {
        x0: draft.ink.x0 + box.x0,
        x1: draft.ink.x0 + box.x1,
        y0: draft.ink.y0 + box.y0,
        y1: draft.ink.y0 + box.y1,
      },
    }));
    return {
      from: sides[index]?.from ?? 'match',
      kind: draft.kind,
      text: composeText(own, emoji, xHeight),
      confidence: Math.min(1, ...own.flatMap((line) => line.words.map(({ confidence }) => confidence))),
      box: {
        x: Math.round(draft.outer.x0 * scale),
        y: Math.round(draft.outer.y0 * scale),
        width: Math.round((draft.outer.x1 - draft.outer.x0) * scale),
        height: Math.round((draft.outer.y1 - draft.outer.y0) * scale),
      },
      ...(draft.cut && { cut: draft.cut }),
    };
  });
  return { reading: { app: 'unknown', matchName: null, messages, warnings: [] } };
}
