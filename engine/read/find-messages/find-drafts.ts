import { areaOf, type Bubble, intersection } from '../find-shapes/bubbles.ts';
import { type Figure, findFigures, pictureFigures } from '../find-shapes/figures.ts';
import { findLooseMarks, type LooseMark } from '../find-shapes/loose-marks.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { findThreadBars, type ThreadBar } from '../find-shapes/thread-bars.ts';
import type { Rectangle } from '../pixels/ports.ts';
import { type Draft, draftBubble, draftPicture } from './drafts.ts';
import { inputBarOf, inputBoxBelow, topOfWideInput } from './input-bar.ts';
import { draftLooseEmoji, looksLikeEmoji } from './loose-emoji.ts';
import { draftLooseText } from './loose-text.ts';
import { pickMessageBoxes } from './message-boxes.ts';
import { nameFigures } from './name-figure.ts';
import { foldQuotes } from './quote-bubbles.ts';
import { findReactionPills } from './reaction-pills.ts';
import { draftThread, speakerAt } from './thread-messages.ts';

// Everything on a screen that may be a message, from top to bottom, before any text is read.

export interface FoundDrafts {
  drafts: Draft[];
  inputBar: Draft | null;
  /** Messages stand beside bars instead of in bubbles. */
  isThread: boolean;
  /** What is left on the page: lines of text, icons. */
  marks: LooseMark[];
}

/** In points: Snapchat shows messages of emoji alone larger. */
const largestReaction = 27;

export function findDrafts(screen: Screen): FoundDrafts {
  const { small, area, bubbles } = screen;
  const figures = findFigures(screen.flat, bubbles, barEdges(area));
  const pictures = pictureFigures(figures, bubbles, small.width).filter(
    (picture) => isWithin(picture, area) && !isCentred(picture, small.width),
  );
  const large = figures.filter((figure) => looksLikeEmoji(small, figure));
  const boxes = pickMessageBoxes(bubbles, pictures, area, small).filter((box) => !isEmoji(screen, box, large));
  const bars = threadBarsOf(screen).filter((bar) => !pictures.some((picture) => intersection(bar, picture) > 0));
  const isThread = bars.length > (boxes.length > 1 ? boxes.length : 0);
  const boxed = draftBoxes(screen, boxes, pictures);
  const written = isThread ? draftThread(screen, bars, [...pictures, ...large]) : boxed;
  const inputBar = inputBarOf(boxed, screen) ?? inputBoxBelow(screen, isThread ? [] : boxes);
  const shown = {
    ...screen,
    area: { ...area, bottom: Math.min(area.bottom, inputBar?.outer.y0 ?? topOfWideInput(screen) ?? small.height) },
  };
  const taken = [...bubbles, ...pictures, ...written.map(({ outer }) => outer)];
  const marks = findLooseMarks(small, screen.flat, taken);
  const isSomeChat = isThread || written.filter(({ lines }) => lines.length > 0).length >= 2 || inputBar !== null;
  const emoji = draftLooseEmoji(
    shown,
    figures,
    written.map(({ outer }) => outer),
    pictures,
  );
  const isNamed = (picture: Rectangle) =>
    emoji.some(({ outer }) => intersection(outer, picture) > 0.5 * areaOf(picture));
  const drafts = foldQuotes([
    ...written.filter((draft) => draft !== inputBar),
    ...pictures.filter((picture) => !isNamed(picture)).map((picture) => draftPicture(screen, picture)),

    ...emoji,
    ...(isSomeChat && !isThread ? draftLooseText(screen, marks, shown.area.bottom, boxes) : []),
  ]);
  drafts.sort((a, b) => a.outer.y0 - b.outer.y0);
  return { drafts: isThread ? asThread(drafts, bars) : drafts, inputBar, isThread, marks };
}

function barEdges({ top, bottom, hasHeader, hasInputBar }: Screen['area']): number[] {
  return [...(hasHeader ? [top] : []), ...(hasInputBar ? [bottom + 1] : [])];
}

/** Of a message's box; what is written covers no more of it. */
const leastFlat = 0.5;

/** The brown of a monkey is a box too, as far as shapes tell; a message's box is most of what hangs together with it. */
function isEmoji(screen: Screen, box: Bubble, large: Figure[]): boolean {
  const figure = large.find((each) => intersection(each, box) > 0.9 * areaOf(box) && areaOf(box) < 0.85 * areaOf(each));
  return figure !== undefined && (box.flatness < leastFlat || nameFigures(screen, figure).length > 0);
}

/** The edge of a saved message's box looks like a header's or an input bar's: bars in one column go on beyond it. */
function threadBarsOf({ small, area }: Screen): ThreadBar[] {
  const all = findThreadBars(small);
  const inside = all.filter((bar) => isWithin(bar, area));
  return all.filter((bar) => inside.some(({ x0 }) => Math.abs(x0 - bar.x0) <= 1));
}

/** Beside bars a small emoji below a message is a reaction to it, and the bar says whose everything else is. */
function asThread(drafts: Draft[], bars: ThreadBar[]): Draft[] {
  const spoken: Draft[] = [];
  for (const draft of drafts) {
    const above = spoken.at(-1);
    const isReaction = draft.emojiText && draft.outer.y1 - draft.outer.y0 < largestReaction;
    if (isReaction && above && draft.outer.y0 - above.outer.y1 < 20)
      above.reactions = [...above.reactions, draft.emojiText as string];
    else spoken.push({ from: speakerAt(bars, draft.outer), ...draft });
  }
  return spoken;
}

function draftBoxes(screen: Screen, boxes: Bubble[], pictures: Rectangle[]): Draft[] {
  const pills = findReactionPills(boxes, pictures);
  return boxes
    .filter((bubble) => !pills.has(bubble))
    .map((bubble) => draftBubble(screen, bubble))
    .filter((draft) => draft !== null);
}

/** Portraits above a new match's first words belong to nobody's message. */
function isCentred({ x0, x1 }: Rectangle, pageWidth: number): boolean {
  return x1 - x0 < pageWidth * 0.6 && Math.abs((x0 + x1) / 2 - pageWidth / 2) < pageWidth * 0.04;
}

function isWithin({ y0, y1 }: Rectangle, { top, bottom }: Screen['area']): boolean {
  return (y0 + y1) / 2 > top && (y0 + y1) / 2 < bottom;
}
