import type { Reading, ReadingRefusalCode, ReadMessage } from '#contract/reading.ts';
import { assembleMessage } from './assemble-message.ts';
import { findCandidates } from './find-messages/find-candidates.ts';
import { type HeaderLinePicture, headerLines } from './find-messages/header.ts';
import { isPlaceholder, isWhereInputIs } from './find-messages/input-bar.ts';
import type { MessageCandidate } from './find-messages/message-candidate.ts';
import { findLooseMarks } from './find-shapes/loose-marks.ts';
import { lookAt, type Screen } from './find-shapes/screen.ts';
import type { Ink } from './ink/ink.ts';
import { markHeights, xHeightOf } from './ink/letter-size.ts';
import { type LastPart, lastPart } from './pixels/last-part.ts';
import type { Raster, Recognise, RecognisedWord, Rectangle } from './pixels/ports.ts';
import { LineBatch } from './recognise-text/line-batch.ts';
import { type Strip, stripOf } from './stitch/strip.ts';
import { detectApp } from './tell-who/detect-app.ts';
import { type Evidence, whyNoChat } from './tell-who/is-chat.ts';
import { findMatchName } from './tell-who/match-name.ts';
import { type SideOf, tellSides } from './tell-who/sides.ts';
import { warningsOf } from './tell-who/warnings.ts';

// A screenshot of a conversation, read: who wrote what. Each step is a file of its own beside this one.

/** The strip is for laying screenshots of one conversation over each other. */
export type ReadResult = { reading: Reading; strip: Strip } | { refusal: ReadingRefusalCode };

/** A whole screenshot, or what `rowsToRead` keeps of it. */
export async function readScreenshot(shown: Raster | LastPart, recognise: Recognise): Promise<ReadResult> {
  const { image, offset, header: top } = 'offset' in shown ? shown : lastPart(shown);
  const screen = lookAt(image);
  const found = findCandidates(screen);
  const { candidates, inputBar } = found;

  const xHeight = xHeightOf(
    candidates.flatMap(({ ink }) => markHeights(ink.grey, screen.fontPx)),
    screen.fontPx,
  );
  const batch = new LineBatch();
  const add = (ink: Ink, lines: Rectangle[], height = xHeight) =>
    batch.add(lines.map((line) => ({ grey: ink.grey, x0: ink.x0, y0: ink.y0, line, xHeight: height })));
  const header = (top ? headerOf(top) : headerLines(screen, found.marks)).map((line) => ({
    ...line,
    words: add(line.ink, line.lines, line.xHeight),
  }));
  const texts = candidates.map(({ ink, lines }) => add(ink, lines));
  const quotes = candidates.map(({ quote }) => (quote ? add(quote.ink, quote.lines) : () => []));
  const hint = inputBar ? add(inputBar.ink, inputBar.lines) : () => [];
  await batch.read(recognise);

  const sides = tellSides(
    candidates.map(({ box, colour }) => ({ ...box, colour })),
    screen.small.width,
  );
  const read = candidates.map((candidate, index) => ({
    candidate,
    side: candidate.from ? { from: candidate.from, certainty: 0.97 } : (sides[index] as SideOf),
    words: texts[index]?.() ?? [],
    quoted: quotes[index]?.() ?? [],
  }));
  const headerTexts = header.map(({ words, height }) => ({ words: words().flat(), height }));
  const matchName = findMatchName(headerTexts);
  const hints = [textOf(hint())];
  const messages: Evidence['messages'] = [];
  for (const parts of read) {
    const message = assembleMessage({ ...parts, image, xHeight, scale: screen.scale, matchName });
    if (!message) continue;
    message.box.y += offset;
    if (isHint(parts.candidate, message, screen)) hints.push(message.text);
    else messages.push({ message, side: parts.side, isLoose: parts.candidate.isLoose });
  }
  const hasInputBox = inputBar !== null || hints.length > 1;
  const refusal = whyNoChat({
    messages,
    hasInputBox,
    hasHeader: screen.area.hasHeader,
    hasSideBars: found.hasSideBars,
  });
  if (refusal) return { refusal };
  return {
    reading: {
      app: detectApp({ screen, hasSideBars: found.hasSideBars, sides: read, hints, header: headerTexts.map(lineOf) }),
      matchName,
      messages: messages.map(({ message }) => message),
      warnings: warningsOf(messages, offset > 0),
    },
    strip: lowered(stripOf(screen.small, screen.area, screen.scale), offset),
  };
}

/** Where the end of a long scroll was read, rows count from the top of the whole. */
function lowered(strip: Strip, offset: number): Strip {
  const rows = Math.round(offset / strip.scale);
  return { ...strip, top: strip.top + rows, height: strip.height + rows };
}

/** The header of a scroll whose middle was left out. */
function headerOf(top: Raster): HeaderLinePicture[] {
  const screen = lookAt(top);
  return headerLines(screen, findLooseMarks(screen.small, screen.flat, screen.bubbles));
}

/** The empty box where one writes, in an app that does not grey its hint. */
function isHint(candidate: MessageCandidate, message: ReadMessage, screen: Screen): boolean {
  return isWhereInputIs(candidate, screen) && isPlaceholder(message.text);
}

function lineOf({ words }: { words: RecognisedWord[] }): string {
  return textOf([words]);
}

function textOf(lines: RecognisedWord[][]): string {
  return lines
    .flat()
    .map(({ text }) => text)
    .join(' ');
}
