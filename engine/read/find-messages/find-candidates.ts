import type { Rectangle } from '../../pixels/ports.ts';
import { areaOf, type Bubble, intersection } from '../find-shapes/bubbles.ts';
import { findGraphics, type Graphic, picturesAmong } from '../find-shapes/graphics.ts';
import { findLooseMarks, type LooseMark } from '../find-shapes/loose-marks.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { findSideBars, type SideBar } from '../find-shapes/side-bars.ts';
import { inputBarOf, inputBoxBelow, topOfWideInput } from './input-bar.ts';
import { isWrittenIn, topOfKeyboard } from './keyboard.ts';
import { candidatesFromLooseEmoji, looksLikeEmoji } from './loose-emoji.ts';
import { candidatesFromLooseText } from './loose-text.ts';
import { pickMessageBoxes } from './message-boxes.ts';
import { candidateFromBubble, candidateFromPicture, type MessageCandidate } from './message-candidate.ts';
import { nameGraphic } from './name-graphic.ts';
import { foldQuotes } from './quote-bubbles.ts';
import { findReactionPills } from './reaction-pills.ts';
import { candidatesBesideBars, speakerAt } from './side-bar-messages.ts';

// Step 2, put together: everything on a screen that may be a message, from top to bottom, before any text is read.

export interface FoundCandidates {
  candidates: MessageCandidate[];
  inputBar: MessageCandidate | null;
  /** Messages stand beside side bars instead of in bubbles, as in Snapchat. */
  hasSideBars: boolean;
  /** Marks outside all candidates: lines of text, icons. */
  marks: LooseMark[];
}

/** Height in points; Snapchat shows messages of emoji alone larger. */
const largestReaction = 27;

export function findCandidates(screen: Screen): FoundCandidates {
  const { small, area, bubbles } = screen;
  const graphics = findGraphics(screen.flat, bubbles, barEdges(area));
  const pictures = picturesAmong(graphics, bubbles, small.width).filter(
    (picture) => isWithin(picture, area) && !isCentred(picture, small.width) && !isLight(picture, screen),
  );
  const large = graphics.filter((graphic) => looksLikeEmoji(small, graphic));
  const boxes = pickMessageBoxes(bubbles, pictures, area, small).filter((box) => !isEmoji(screen, box, large));
  const bars = sideBarsOf(screen).filter((bar) => !pictures.some((picture) => intersection(bar, picture) > 0));
  const hasSideBars = bars.length > (boxes.length > 1 ? boxes.length : 0);
  const boxed = candidatesFromBoxes(screen, boxes, pictures);
  const written = hasSideBars ? candidatesBesideBars(screen, bars, [...pictures, ...large]) : boxed;
  const keyboard = topOfKeyboard(bubbles);
  const writtenIn = boxed.find(({ outer }) => keyboard !== null && isWrittenIn(outer, keyboard, small.width));
  const inputBar = writtenIn ?? inputBarOf(boxed, screen) ?? inputBoxBelow(screen, hasSideBars ? [] : boxes);
  const shown = {
    ...screen,
    area: { ...area, bottom: Math.min(area.bottom, inputBar?.outer.y0 ?? topOfWideInput(screen) ?? small.height) },
  };
  const taken = [...bubbles, ...pictures, ...written.map(({ outer }) => outer)];
  const marks = findLooseMarks(small, screen.flat, taken);
  const isSomeChat = hasSideBars || written.filter(({ lines }) => lines.length > 0).length >= 2 || inputBar !== null;
  const emoji = candidatesFromLooseEmoji(
    shown,
    graphics,
    written.map(({ outer }) => outer),
    pictures,
  );
  const isNamed = (picture: Rectangle) =>
    emoji.some(({ outer }) => intersection(outer, picture) > 0.5 * areaOf(picture));
  const found = [
    ...written.filter((candidate) => candidate !== inputBar),
    ...pictures
      .filter((picture) => !isNamed(picture) && !isBehind(picture, boxes))
      .map((picture) => candidateFromPicture(screen, picture)),
    ...emoji,
    ...(isSomeChat && !hasSideBars && !screen.isPhotograph
      ? candidatesFromLooseText(screen, marks, shown.area.bottom, boxes)
      : []),
  ];
  const candidates = foldQuotes(found, screen.fontPx);
  candidates.sort((a, b) => a.outer.y0 - b.outer.y0);
  return { candidates: hasSideBars ? assignToBars(candidates, bars) : candidates, inputBar, hasSideBars, marks };
}

/** On a photograph, what looks like a picture at the edge of the screen is a part of the page in another light. */
function isLight({ x0, x1 }: Rectangle, { small, isPhotograph }: Screen): boolean {
  return isPhotograph && (x0 <= 1 || x1 >= small.width - 1);
}

/** In points, across and down: what a sticker shares with a message at most. */
const mostShared = { across: 20, down: 12 };

/** Whether messages lie on the graphic: it is a part of the wallpaper, no sticker. */
function isBehind({ isBox, ...graphic }: Graphic, messages: Rectangle[]): boolean {
  return messages.some(({ x0, x1, y0, y1 }) => {
    const across = Math.min(x1, graphic.x1) - Math.max(x0, graphic.x0);
    const down = Math.min(y1, graphic.y1) - Math.max(y0, graphic.y0);
    return !isBox && across > mostShared.across && down > mostShared.down;
  });
}

function barEdges({ top, bottom, hasHeader, hasInputBar }: Screen['area']): number[] {
  return [...(hasHeader ? [top] : []), ...(hasInputBar ? [bottom + 1] : [])];
}

/** Least share of a message's box that has its fill; text covers the rest at most. */
const leastFlat = 0.5;

/** A plain part of a large emoji (a monkey's brown) has the shape of a box; a message's box is most of its own graphic. */
function isEmoji(screen: Screen, box: Bubble, large: Graphic[]): boolean {
  const graphic = large.find(
    (each) => intersection(each, box) > 0.9 * areaOf(box) && areaOf(box) < 0.85 * areaOf(each),
  );
  return graphic !== undefined && (box.flatness < leastFlat || nameGraphic(screen, graphic).length > 0);
}

/** Bars outside the chat area count too if they continue a column inside it: a saved message's edge may look like its end. */
function sideBarsOf({ small, area }: Screen): SideBar[] {
  const all = findSideBars(small);
  const inside = all.filter((bar) => isWithin(bar, area));
  return all.filter((bar) => inside.some(({ x0 }) => Math.abs(x0 - bar.x0) <= 1));
}

/** Beside side bars, a small emoji below a message is a reaction to it; of everything else the bar tells the speaker. */
function assignToBars(candidates: MessageCandidate[], bars: SideBar[]): MessageCandidate[] {
  const spoken: MessageCandidate[] = [];
  for (const candidate of candidates) {
    const above = spoken.at(-1);
    const isReaction = candidate.emojiText && candidate.outer.y1 - candidate.outer.y0 < largestReaction;
    if (isReaction && above && candidate.outer.y0 - above.outer.y1 < 20)
      above.reactions = [...above.reactions, candidate.emojiText as string];
    else spoken.push({ from: speakerAt(bars, candidate.outer), ...candidate });
  }
  return spoken;
}

function candidatesFromBoxes(screen: Screen, boxes: Bubble[], pictures: Rectangle[]): MessageCandidate[] {
  const pills = findReactionPills(boxes, pictures);
  return boxes
    .filter((bubble) => !pills.has(bubble))
    .map((bubble) => candidateFromBubble(screen, bubble))
    .filter((candidate) => candidate !== null);
}

/** A centred picture is the portrait above a new match's first words, not a message. */
function isCentred({ x0, x1 }: Rectangle, pageWidth: number): boolean {
  return x1 - x0 < pageWidth * 0.6 && Math.abs((x0 + x1) / 2 - pageWidth / 2) < pageWidth * 0.04;
}

function isWithin({ y0, y1 }: Rectangle, { top, bottom }: Screen['area']): boolean {
  return (y0 + y1) / 2 > top && (y0 + y1) / 2 < bottom;
}
