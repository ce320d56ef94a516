import type { Box, Reading, ReadingRefusalCode, ReadMessage, SeenBubble } from '#contract/reading.ts';
import { median } from '../pixels/median.ts';
import type { Raster, Recognise, RecognisedWord, Rectangle } from '../pixels/ports.ts';
import { assembleMessage } from './assemble-message.ts';
import { type FoundCandidates, findCandidates } from './find-messages/find-candidates.ts';
import { headerLines } from './find-messages/header.ts';
import { isPlaceholder, isWhereInputIs } from './find-messages/input-bar.ts';
import type { MessageCandidate } from './find-messages/message-candidate.ts';
import { isRoomy } from './find-messages/roomy-box.ts';
import { halfFrame, wideFrame } from './find-screen/frame.ts';
import { photographedScreen } from './find-screen/photo-frame.ts';
import { standInColumns } from './find-shapes/columns.ts';
import { lookAt, type Screen } from './find-shapes/screen.ts';
import type { Ink } from './ink/ink.ts';
import { markHeights, xHeightOf } from './ink/letter-size.ts';
import { LineBatch } from './recognise-text/line-batch.ts';
import { type Strip, stripOf } from './stitch/strip.ts';
import { detectApp } from './tell-who/detect-app.ts';
import { type Evidence, whyNoChat } from './tell-who/is-chat.ts';
import { findMatchName, type HeaderLine } from './tell-who/match-name.ts';
import { type SideOf, tellSides } from './tell-who/sides.ts';
import { warningsOf } from './tell-who/warnings.ts';

// Reads a screenshot of a conversation: who wrote what. Each step is a folder beside this file.

/** The strip serves to lay screenshots of one conversation over each other. */
export type ReadResult = { reading: Reading; strip: Strip } | { refusal: ReadingRefusalCode };

/** `onFound` gets the bubbles before their text is read, which takes most of the time. */
export async function readScreenshot(
  image: Raster,
  recognise: Recognise,
  onFound?: (bubbles: SeenBubble[]) => void,
): Promise<ReadResult> {
  // Find the shapes, and which of them may be messages.
  const { screen, found, inPicture } = findConversation(image);
  const sides = sidesOf(found.candidates, screen);
  onFound?.(found.candidates.map((candidate, index) => unreadBubble(candidate, sides[index] as SideOf, screen)));
  // Recognise the text of all of them at once, and mend it.
  const text = await readText(screen, found, recognise);
  // Tell who wrote each message, to whom, in which app, and whether it is a conversation at all.
  const matchName = findMatchName(text.header);
  const spoken = text.candidates.map((read, index) => ({ ...read, side: sides[index] as SideOf }));
  const hints = [text.hint];
  const messages: Evidence['messages'] = [];
  for (const parts of spoken) {
    const message = assembleMessage({
      ...parts,
      image: screen.image,
      xHeight: text.xHeight,
      scale: screen.scale,
      matchName,
    });
    if (!message) continue;
    if (isHint(parts.candidate, message, screen)) hints.push(message.text);
    else
      messages.push({
        message,
        side: parts.side,
        isLoose: parts.candidate.isLoose,
        isRoomy: isRoomy(parts.candidate, parts.words, screen.scale),
      });
  }
  const { hasSideBars } = found;
  const hasInputBox = found.inputBar !== null || hints.length > 1;
  const refusal = whyNoChat({
    messages,
    pageWidth: screen.image.width,
    hasColumns: standInColumns(screen.bubbles, screen.area, screen.small.width),
    hasInputBox,
    hasHeader: screen.area.hasHeader,
    hasSideBars,
  });
  if (refusal) return { refusal };
  const header = text.header.map(({ words }) => textOf([words]));
  return {
    reading: {
      app: detectApp({
        screen,
        hasSideBars,
        sides: spoken,
        hints,
        header,
        isNameCentred: isCentred(text.header, screen),
      }),
      matchName,
      messages: messages.map(({ message }) => ({ ...message, box: inPicture(message.box) })),
      warnings: warningsOf(messages),
    },
    strip: stripOf(screen.small, screen.area, screen.scale),
  };
}

interface Conversation {
  screen: Screen;
  found: FoundCandidates;
  /** From the screen's image to the picture that it is part of. */
  inPicture(box: Box): Box;
}

/** On a photograph of a screen that screen, unless less is found on it: a card on a screenshot has four edges too. */
function findConversation(picture: Raster): Conversation {
  const whole = lookAt(picture);
  const asItIs = conversationOn(whole);
  const photo = photographedScreen(picture, whole.small);
  if (!photo) return asItIs;
  const straight = conversationOn(lookAt(photo.image));
  if (linesOf(straight) < linesOf(asItIs)) return asItIs;
  return { ...straight, inPicture: (box) => photo.inPicture(straight.inPicture(box)) };
}

function linesOf({ found: { candidates } }: Conversation): number {
  return candidates.reduce((sum, { lines }) => sum + lines.length, 0);
}

/** Looks at the screen as at an upright phone's, and where its text is too small for one, once more. */
function conversationOn(whole: Screen): Conversation {
  const asOnPhone = { screen: whole, found: findCandidates(whole), inPicture: (box: Box) => box };
  const frame = halfFrame(whole.image, whole.small) ?? (hasUsualText(asOnPhone) ? null : wideFrame(whole.image));
  if (!frame) return asOnPhone;
  const screen = lookAt(frame.image, frame.scale);
  const inPicture = (box: Box) => ({ ...box, x: box.x + frame.x, y: box.y + frame.y });
  return { screen, found: findCandidates(screen), inPicture };
}

/** In font sizes: the height of most lines, with or without tails. */
const usualLine = { least: 0.62, most: 1.5 };
const severalLines = 5;

function hasUsualText({ found: { candidates }, screen: { fontPx } }: Conversation): boolean {
  const heights = candidates.flatMap(({ lines }) => lines.map(({ y0, y1 }) => (y1 - y0) / fontPx));
  const usual = median(heights) ?? 0;
  return heights.length >= severalLines && usual >= usualLine.least && usual <= usualLine.most;
}

interface ReadCandidate {
  candidate: MessageCandidate;
  /** The recognised words of each line. */
  words: RecognisedWord[][];
  quoted: RecognisedWord[][];
}

interface ReadText {
  candidates: ReadCandidate[];
  header: HeaderLine[];
  /** The text in the input bar. */
  hint: string;
  /** Height of a small letter in pixels. */
  xHeight: number;
}

async function readText(
  screen: Screen,
  { candidates, inputBar, marks }: FoundCandidates,
  recognise: Recognise,
): Promise<ReadText> {
  const xHeight = xHeightOf(
    candidates.flatMap(({ ink }) => markHeights(ink.grey, screen.fontPx)),
    screen.fontPx,
  );
  const batch = new LineBatch();
  const add = (ink: Ink, lines: Rectangle[], height = xHeight) =>
    batch.add(lines.map((line) => ({ grey: ink.grey, x0: ink.x0, y0: ink.y0, line, xHeight: height })));
  const header = headerLines(screen, marks).map((line) => ({
    height: line.height,
    words: add(line.ink, line.lines, line.xHeight),
  }));
  const texts = candidates.map(({ ink, lines }) => add(ink, lines));
  const quotes = candidates.map(({ quote }) => (quote ? add(quote.ink, quote.lines) : () => []));
  const hint = inputBar ? add(inputBar.ink, inputBar.lines) : () => [];
  await batch.read(recognise);
  return {
    candidates: candidates.map((candidate, index) => ({
      candidate,
      words: texts[index]?.() ?? [],
      quoted: quotes[index]?.() ?? [],
    })),
    header: header.map(({ height, words }) => ({ height, words: words().flat() })),
    hint: textOf(hint()),
    xHeight,
  };
}

/** How certain a side bar's colour is. */
const certaintyOfBar = 0.97;

function sidesOf(candidates: MessageCandidate[], { small }: Screen): SideOf[] {
  const sides = tellSides(
    candidates.map(({ box, colour }) => ({ ...box, colour })),
    small.width,
  );
  return candidates.map(({ from }, index) => (from ? { from, certainty: certaintyOfBar } : (sides[index] as SideOf)));
}

function unreadBubble({ box, lines }: MessageCandidate, { from }: SideOf, { small }: Screen): SeenBubble {
  return { from, text: null, lines: lines.length, width: (box.x1 - box.x0) / small.width };
}

/** Whether a message is the hint of an empty input box, in an app that does not grey it. */
function isHint(candidate: MessageCandidate, message: ReadMessage, screen: Screen): boolean {
  return isWhereInputIs(candidate, screen) && isPlaceholder(message.text);
}

/** In shares of the page's width: how far the middle of a centred line may be from the middle of the page. */
const nearMiddle = 0.05;

/** Whether the first line of the header stands in the middle of the page; null where there is none. */
function isCentred(header: HeaderLine[], { image }: Screen): boolean | null {
  const first = header.find(({ words }) => words.some(({ text }) => /\p{L}{2}/u.test(text)))?.words;
  if (!first) return null;
  const middle = (Math.min(...first.map(({ box }) => box.x0)) + Math.max(...first.map(({ box }) => box.x1))) / 2;
  return Math.abs(middle / image.width - 0.5) < nearMiddle;
}

function textOf(lines: RecognisedWord[][]): string {
  return lines
    .flat()
    .map(({ text }) => text)
    .join(' ');
}
