import type { Reading, ReadingRefusalCode, ReadMessage, SeenBubble } from '#contract/reading.ts';
import type { Raster, Recognise, RecognisedWord, Rectangle } from '../pixels/ports.ts';
import { assembleMessage } from './assemble-message.ts';
import { findConversation } from './find-conversation.ts';
import type { FoundCandidates } from './find-messages/find-candidates.ts';
import { headerLines } from './find-messages/header.ts';
import { isPlaceholder, isWhereInputIs } from './find-messages/input-bar.ts';
import type { MessageCandidate } from './find-messages/message-candidate.ts';
import { isRoomy } from './find-messages/roomy-box.ts';
import { findUnreadLines } from './find-messages/unread-lines.ts';
import { standInColumns } from './find-shapes/columns.ts';
import type { Screen } from './find-shapes/screen.ts';
import type { Ink } from './ink/ink.ts';
import { markHeights, xHeightOf } from './ink/letter-size.ts';
import { LineBatch } from './recognise-text/line-batch.ts';
import { type Strip, stripOf } from './stitch/strip.ts';
import { detectApp } from './tell-who/detect-app.ts';
import { type Evidence, whyNoChat } from './tell-who/is-chat.ts';
import { findMatchName, type HeaderLine } from './tell-who/match-name.ts';
import { type SideOf, tellSides } from './tell-who/sides.ts';
import { isSpoken } from './tell-who/unread-text.ts';
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
  const inputs = found.inputBar ? [found.inputBar.outer] : [];
  const read: (Evidence['messages'][number] & { candidate: MessageCandidate })[] = [];
  for (const parts of spoken) {
    const message = assembleMessage({
      ...parts,
      image: screen.image,
      xHeight: text.xHeight,
      scale: screen.scale,
      matchName,
    });
    if (!message) continue;
    if (isHint(parts.candidate, message, screen)) {
      hints.push(message.text);
      inputs.push(parts.candidate.outer);
    } else
      read.push({
        candidate: parts.candidate,
        message,
        side: parts.side,
        isLoose: parts.candidate.isLoose,
        isRoomy: isRoomy(parts.candidate, parts.words, screen.scale),
        ...(parts.words.length > 1 && { firstLine: textOf(parts.words.slice(0, 1)) }),
      });
  }
  const messages = read.filter(({ candidate, message }) => !isOfPhone(candidate, message, inputs));
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
      warnings: warningsOf(messages, text.unread),
    },
    strip: stripOf(screen.small, screen.area, screen.scale),
  };
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
  /** How far down, in pixels, text stands that is in no message. */
  unread: number[];
}

async function readText(screen: Screen, found: FoundCandidates, recognise: Recognise): Promise<ReadText> {
  const { candidates, inputBar, marks } = found;
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
  const unread = findUnreadLines(screen, found).map(({ box, picture }) => ({ box, words: batch.add([picture]) }));
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
    unread: unread
      .filter(({ words }) => isSpoken(words().flat()))
      .map(({ box }) => ((box.y0 + box.y1) / 2) * screen.scale),
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

/** In points: the phone's own row stands above, and icons are no wider. */
const statusRow = 56;
const iconWidth = 44;
/** Signs of the network and the battery are recognised as so many letters. */
const fewLetters = 5;

/** Whether loose text is the clock or the battery, as a photograph shows them, or an icon beside the input box. */
function isOfPhone({ isLoose, outer }: MessageCandidate, { text }: ReadMessage, inputs: Rectangle[]): boolean {
  if (!isLoose) return false;
  const isBesideInput = inputs.some(({ y0 }) => outer.y1 > y0) && outer.x1 - outer.x0 <= iconWidth;
  return (
    isBesideInput || (outer.y1 <= statusRow && /\d/.test(text) && text.replace(/\P{L}/gu, '').length <= fewLetters)
  );
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
