import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { colourAt, colourDistance, colouredShare } from '../../pixels/raster.ts';
import { intersection } from '../find-shapes/bubbles.ts';
import type { Graphic } from '../find-shapes/graphics.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { emptyCandidate, type MessageCandidate } from './message-candidate.ts';
import { type Found, nameGraphic } from './name-graphic.ts';

// Messages of nothing but emoji, which apps show large and without a bubble.

/** In points. */
const size = { least: 18, most: 110 };

/** `messages`: boxes of messages already found, whose edges tell the margins. An emoji on a picture is a reaction to it. */
export function candidatesFromLooseEmoji(
  screen: Screen,
  graphics: Graphic[],
  messages: Rectangle[],
  pictures: Graphic[] = [],
): MessageCandidate[] {
  const { area } = screen;
  const found: Found[] = [];
  const isUnnamedEmoji = unnamedEmoji(screen, messages);
  for (const graphic of graphics) {
    const height = graphic.y1 - graphic.y0;
    const isInArea = graphic.y0 >= area.top - 2 && graphic.y1 <= area.bottom + 2;
    const width = graphic.x1 - graphic.x0;
    if (!isInArea || height < size.least || height > size.most || width > height * 8 || width < height * 0.5) continue;
    if (messages.some((box) => intersection(box, graphic) > 0)) continue;
    if (pictures.some((picture) => picture !== graphic && intersection(picture, graphic) > 0)) continue;
    const alone = withoutTime(screen, graphic);
    const named = nameGraphic(screen, alone).filter(({ y0, y1 }) => y1 - y0 >= size.least * 0.8);
    found.push(...named);
    if (named.length === 0 && isUnnamedEmoji(alone)) found.push({ ...pick(alone), emoji: '' });
  }
  return sideBySide(found).map((run) => candidateFromRun(screen, run));
}

/** In points, and the share of its box that it fills: a pill with the time, right below an emoji. */
const timePill = { lowest: 11, highest: 22, narrowest: 24, leastFull: 0.85 };

function withoutTime({ flat, small }: Screen, graphic: Graphic): Graphic {
  const pill = flat.regions.find(({ x0, x1, y0, y1, left, right }) => {
    const isAtFoot = y1 <= graphic.y1 + 3 && x0 >= graphic.x0 - 2 && x1 <= graphic.x1 + 2;
    const height = y1 - y0;
    if (!isAtFoot || height < timePill.lowest || height > timePill.highest || x1 - x0 < timePill.narrowest)
      return false;
    const inside = left.reduce((sum, from, row) => sum + (right[row] as number) - from + 1, 0);
    const isPill = y0 - graphic.y0 >= size.least && inside >= timePill.leastFull * (x1 - x0) * height;
    return isPill && (graphic.y1 - y1 <= 3 || standsOnPage(small, { x0, x1, y0, y1 }, graphic));
  });
  return pill ? { ...graphic, y1: pill.y0 - 1 } : graphic;
}

/** Whether the page is at both sides of the pill; at both sides of a smile's teeth is the face. */
function standsOnPage(small: Raster, pill: Rectangle, graphic: Graphic): boolean {
  const at = (x: number, y: number) =>
    colourAt(small, clamp(Math.round(x), small.width - 1), clamp(Math.round(y), small.height - 1));
  const middle = (pill.y0 + pill.y1) / 2;
  const page = [at(graphic.x0 - 3, graphic.y0 - 3), at(graphic.x1 + 2, graphic.y0 - 3)];
  return [at(pill.x0 - 4, middle), at(pill.x1 + 3, middle)].every((beside) =>
    page.some((colour) => colourDistance(colour, beside) <= samePage),
  );
}

/** In levels of a colour channel: two places of one page differ by no more, wallpaper strokes included. */
const samePage = 30;

function clamp(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

/** An emoji that the atlas does not know: sizes in points, ratios of width to height, shares of its box. */
const unnamed = { least: 27, lowest: 22, most: 62, narrowest: 0.7, widest: 4.2, fullest: 0.95, leastColour: 0.3 };
/** In points between an emoji and the edge of the messages at its side. */
const nearMargin = 9;

/** Each maker draws its own emoji. One that is not in the atlas is coloured, alone in its row and at a margin. */
function unnamedEmoji(screen: Screen, messages: Rectangle[]): (graphic: Graphic) => boolean {
  const { width } = screen.small;
  const left = Math.min(...messages.filter(({ x0, x1 }) => x0 < width - x1).map(({ x0 }) => x0));
  const right = Math.max(...messages.filter(({ x0, x1 }) => x0 > width - x1).map(({ x1 }) => x1));
  return (graphic) => {
    const size = graphic.y1 - graphic.y0;
    const isAtMargin = Math.abs(graphic.x0 - left) <= nearMargin || Math.abs(graphic.x1 - right) <= nearMargin;
    if (!isAtMargin || !looksLikeEmoji(screen.small, graphic)) return false;
    return messages.every(({ y0, y1 }) => Math.min(y1, graphic.y1) - Math.max(y0, graphic.y0) <= size * 0.25);
  };
}

/** Judged by size, shape and colours alone. */
export function looksLikeEmoji(small: Raster, graphic: Graphic): boolean {
  const size = graphic.y1 - graphic.y0;
  const ratio = (graphic.x1 - graphic.x0) / size;
  const isSized = size >= unnamed.lowest && size <= unnamed.most && size * Math.max(1, ratio) >= unnamed.least;
  const isShaped = isSized && ratio >= unnamed.narrowest && ratio <= unnamed.widest;
  return isShaped && graphic.fullness <= unnamed.fullest && colouredShare(small, graphic) >= unnamed.leastColour;
}

function pick({ x0, y0, x1, y1 }: Rectangle): Rectangle {
  return { x0, y0, x1, y1 };
}

function candidateFromRun(screen: Screen, run: Found[]): MessageCandidate {
  const outer = {
    x0: Math.min(...run.map(({ x0 }) => x0)),
    x1: Math.max(...run.map(({ x1 }) => x1)),
    y0: Math.min(...run.map(({ y0 }) => y0)),
    y1: Math.max(...run.map(({ y1 }) => y1)),
  };
  return { ...emptyCandidate(screen, outer), kind: 'emoji', emojiText: run.map(({ emoji }) => emoji).join('') };
}

/** Groups emoji at the same height, from left to right, with gaps of at most half an emoji. */
function sideBySide(found: Found[]): Found[][] {
  const runs: Found[][] = [];
  for (const emoji of found.toSorted((a, b) => a.x0 - b.x0)) {
    const run = runs.find((earlier) => {
      const last = earlier.at(-1) as Found;
      const height = last.y1 - last.y0;
      return Math.abs(last.y0 - emoji.y0) < height * 0.4 && emoji.x0 - last.x1 < height * 0.5;
    });
    if (run) run.push(emoji);
    else runs.push([emoji]);
  }
  return runs;
}
