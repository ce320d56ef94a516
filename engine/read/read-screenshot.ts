import type { Reading, ReadingRefusalCode, ReadMessage } from '#contract/reading.ts';
import { assembleMessage } from './assemble-message.ts';
import { type Draft, draftBubble, draftPicture } from './drafts.ts';
import { findFigures, pictureFigures } from './figures.ts';
import { headerLines } from './header.ts';
import type { Ink } from './ink.ts';
import { inputBarOf, isPlaceholder, isWhereInputIs } from './input-bar.ts';
import { markHeights, xHeightOf } from './letter-size.ts';
import { draftLooseEmoji } from './loose-emoji.ts';
import { findLooseMarks } from './loose-marks.ts';
import { findMatchName } from './match-name.ts';
import { pickMessageBoxes } from './message-boxes.ts';
import type { Raster, Recognise, Rectangle } from './ports.ts';
import { foldQuotes } from './quote-bubbles.ts';
import { findReactionPills } from './reaction-pills.ts';
import { LineBatch } from './recognition.ts';
import { lookAt } from './screen.ts';
import { tellSides } from './sides.ts';
import { findThreadBars } from './thread-bars.ts';
import { draftThread } from './thread-messages.ts';

// A screenshot of a conversation, read: who wrote what. Each step is a file of its own beside this one.

export type ReadResult = { reading: Reading } | { refusal: ReadingRefusalCode };

export async function readScreenshot(image: Raster, recognise: Recognise): Promise<ReadResult> {
  const screen = lookAt(image);
  const { small, fontPx, scale, area } = screen;
  const figures = findFigures(screen.steps);
  const pictures = pictureFigures(figures, screen.bubbles, small.width).filter(
    ({ y0, y1 }) => (y0 + y1) / 2 > area.top && (y0 + y1) / 2 < area.bottom,
  );
  const boxes = pickMessageBoxes(screen.bubbles, pictures, area, small);
  const pills = findReactionPills(boxes, screen.bubbles);
  const isPill = new Set([...pills.values()].flat());
  const bars = findThreadBars(small).filter(({ y0, y1 }) => y1 > area.top && y0 < area.bottom);
  const isThread = bars.length > 0 && bars.length >= boxes.length;
  const found: Draft[] = isThread
    ? draftThread(screen, bars)
    : boxes
        .filter((bubble) => !isPill.has(bubble))
        .map((bubble) => draftBubble(screen, bubble, pills.get(bubble) ?? []))
        .filter((draft) => draft !== null);
  const inputBar = inputBarOf(found, screen);
  const drafts = foldQuotes([
    ...found.filter((draft) => draft !== inputBar),
    ...pictures.map((picture) => draftPicture(screen, picture)),
    ...draftLooseEmoji(screen, figures, [...found.map(({ outer }) => outer), ...pictures]),
  ]).sort((a, b) => a.outer.y0 - b.outer.y0);

  const xHeight = xHeightOf(
    drafts.flatMap(({ ink }) => markHeights(ink.grey, fontPx)),
    fontPx,
  );
  const batch = new LineBatch();
  const add = (ink: Ink, lines: Rectangle[], height = xHeight) =>
    batch.add(lines.map((line) => ({ grey: ink.grey, x0: ink.x0, y0: ink.y0, line, xHeight: height })));
  const marks = findLooseMarks(screen.steps, [...screen.bubbles, ...pictures]);
  const header = headerLines(screen, marks).map((line) => ({
    ...line,
    words: add(line.ink, line.lines, line.xHeight),
  }));
  const texts = drafts.map(({ ink, lines }) => add(ink, lines));
  const quotes = drafts.map(({ quote }) => (quote ? add(quote.ink, quote.lines) : () => []));
  await batch.read(recognise);

  const sides = tellSides(
    drafts.map(({ box, colour }) => ({ ...box, colour })),
    small.width,
  );
  const assembled = drafts.map((draft, index) =>
    assembleMessage({
      image,
      draft,
      side: draft.from ? { from: draft.from, certainty: 0.97 } : (sides[index] as (typeof sides)[number]),
      words: texts[index]?.() ?? [],
      quoted: quotes[index]?.() ?? [],
      xHeight,
      scale,
    }),
  );
  const messages = assembled.filter(
    (message, index): message is ReadMessage =>
      message !== null && !(isWhereInputIs(drafts[index] as Draft, screen) && isPlaceholder(message.text)),
  );
  const matchName = findMatchName(header.map(({ words, height }) => ({ words: words().flat(), height })));
  return {
    reading: { app: 'unknown', matchName, messages, warnings: [] },
  };
}
