import type { Speaker } from '#contract/reading.ts';
import { median } from '../../pixels/median.ts';
import type { GreyRaster, Rectangle } from '../../pixels/ports.ts';
import { type Colour, colourAt, colourDistance, hue } from '../../pixels/raster.ts';
import type { Screen } from '../find-shapes/screen.ts';
import type { SideBar } from '../find-shapes/side-bars.ts';
import { erase, type Ink } from '../ink/ink.ts';
import { markHeights, xHeightOf, xHeightOfFont } from '../ink/letter-size.ts';
import { pageArea } from '../ink/page-area.ts';
import { findTextLines, findWords, footOf, inkStrength } from '../ink/text-lines.ts';
import { emptyCandidate, type MessageCandidate } from './message-candidate.ts';
import { messageInk } from './message-ink.ts';
import { findQuoteBars } from './quotes.ts';
import { findVoiceNote } from './voice-notes.ts';

// Messages beside a side bar, as Snapchat shows them. One bar may stand beside several messages, with more room between two
// messages than between two lines of one.

export function candidatesBesideBars(screen: Screen, bars: SideBar[], pictures: Rectangle[]): MessageCandidate[] {
  const blocks = bars.map((bar) => readBlock(screen, bar, pictures));
  // Steps smaller than a line's height are between pieces of one line.
  const isWhole = ({ y0, y1 }: Rectangle) => y1 - y0 > screen.fontPx * 0.5;
  const steps = blocks
    .flatMap(({ said }) => stepsOf(said.filter(isWhole).map(middle)))
    .filter((step) => step > screen.fontPx * 0.95);
  const heights = blocks.flatMap(({ ink }) => markHeights(ink.grey, screen.fontPx));
  const letterPx = xHeightOf(heights, screen.fontPx) / xHeightOfFont;
  const pitch = Math.min(...steps, letterPx * widestPitch);
  // Text wraps at the end of the longest line of the screen.
  const wrapAt = Math.max(screen.image.width * 0.6, ...blocks.flatMap(({ said }) => said.map(({ x1 }) => x1)));
  return blocks.flatMap((block, index) => {
    const from = speakerOf(bars[index] as SideBar);
    return messagesOf(screen, block, { pitch, wrapAt, letterPx }).map((candidate) => ({ ...candidate, from }));
  });
}

/** In font sizes: lines of one message are no farther apart. */
const widestPitch = 1.45;
/** In font sizes: narrower gaps are between letters of a wide typeface, not between words. */
const narrowestSpace = 0.2;

/** How the text of the screen is set, in pixels: distance of lines, where they wrap, font size. */
interface Measure {
  pitch: number;
  wrapAt: number;
  letterPx: number;
}

/** Whose bar stands at the height of the box; undefined between bars. */
export function speakerAt(bars: SideBar[], { y0, y1 }: Rectangle): Speaker | undefined {
  const beside = bars.find((bar) => (y0 + y1) / 2 >= bar.y0 && (y0 + y1) / 2 <= bar.y1);
  return beside && speakerOf(beside);
}

/** The user's own bar is red; the match's has any other colour. */
function speakerOf({ colour }: SideBar): Speaker {
  const degrees = hue(colour);
  return degrees < 14 || degrees > 335 ? 'moi' : 'match';
}

interface Block {
  colour: Colour;
  ink: Ink;
  said: Rectangle[];
  /** Lines of a quote: paler, or beside a bar of their own. */
  quoted: Rectangle[];
}

function readBlock(screen: Screen, bar: SideBar, pictures: Rectangle[]): Block {
  const { image, small, scale, fontPx } = screen;
  const beside = { x0: bar.x1 + 3, x1: small.width - 5, y0: bar.y0, y1: bar.y1 };
  const colour = behind(screen, beside);
  const box = inside(screen, beside, colour);
  const ink = messageInk(image, pageArea(image, box, colour, scale, 0), fontPx);
  for (const { x0, x1, y0, y1 } of pictures)
    erase(ink.grey, {
      x0: Math.floor(x0 * scale) - ink.x0,
      x1: Math.ceil(x1 * scale) - ink.x0,
      y0: Math.floor(y0 * scale) - ink.y0,
      y1: Math.ceil(y1 * scale) - ink.y0,
    });
  const quoteBars = findQuoteBars(ink, scale);
  for (const quoteBar of quoteBars) erase(ink.grey, quoteBar, 1);
  const isBesideBar = ({ y0, y1 }: Rectangle) => quoteBars.some((quoteBar) => y0 < quoteBar.y1 && y1 > quoteBar.y0);
  const lines = findTextLines(ink.grey, fontPx).filter((line) => line.y1 - line.y0 < fontPx * 2.4);
  const isQuoted = (line: Rectangle) => isBesideBar(line) || inkStrength(ink.grey, line) < 0.72;
  // Grey rests of a large emoji around its coloured parts are not lines.
  const large = ink.emoji.filter(({ y0, y1 }) => y1 - y0 > fontPx * 1.35);
  const isPiece = (line: Rectangle) =>
    large.some(({ x0, x1, y0, y1 }) => {
      const room = (y1 - y0) * 0.3;
      return line.x0 > x0 - room && line.x1 < x1 + room && line.y0 > y0 - room && line.y1 < y1 + room;
    });
  return {
    colour,
    ink,
    said: lines.filter((line) => !isQuoted(line) && !isPiece(line)),
    quoted: lines.filter((line) => isQuoted(line) && !isPiece(line)),
  };
}

function messagesOf(
  screen: Screen,
  { colour, ink, said, quoted }: Block,
  { pitch, wrapAt, letterPx }: Measure,
): MessageCandidate[] {
  const voice = findVoiceNote(ink, screen.scale);
  const isVoice = (line: Rectangle) => voice !== null && line.y0 < voice.y1 && line.y1 > voice.y0;
  const written = said.filter((line) => !isVoice(line));
  const spoken = voice
    ? [{ ...emptyCandidate(screen, outerBox([voice], ink, screen.scale)), kind: 'voice' as const }]
    : [];
  const groups = splitAtGaps(written, ink.grey, screen.fontPx, { pitch, wrapAt, letterPx });
  const texts = groups.map((lines, index): MessageCandidate => {
    const before = groups[index - 1]?.at(-1)?.y1 ?? 0;
    const above = quoted.filter((line) => line.y0 >= before && line.y1 <= (lines[0] as Rectangle).y0);
    const emoji = ink.emoji.filter(({ y0, y1 }) => isBeside((y0 + y1) / 2, lines));
    return {
      ...emptyCandidate(screen, outerBox([...lines, ...emoji], ink, screen.scale)),
      colour,
      ink: { ...ink, emoji },
      lines,
      quote: above.length > 0 ? { ink, lines: above } : null,
    };
  });
  return [...spoken, ...texts];
}

function isBeside(y: number, lines: Rectangle[]): boolean {
  const first = lines[0] as Rectangle;
  const last = lines.at(-1) as Rectangle;
  const slack = (first.y1 - first.y0) * 0.5;
  return y >= first.y0 - slack && y <= last.y1 + slack;
}

function outerBox(lines: Rectangle[], ink: { x0: number; y0: number }, scale: number): Rectangle {
  return {
    x0: Math.round((ink.x0 + Math.min(...lines.map(({ x0 }) => x0))) / scale),
    x1: Math.round((ink.x0 + Math.max(...lines.map(({ x1 }) => x1))) / scale),
    y0: Math.round((ink.y0 + Math.min(...lines.map(({ y0 }) => y0))) / scale),
    y1: Math.round((ink.y0 + Math.max(...lines.map(({ y1 }) => y1))) / scale),
  };
}

/**
 * A new message starts where there is more room than between lines, or where the line's first word would have fitted into
 * the line before.
 */
function splitAtGaps(
  lines: Rectangle[],
  grey: GreyRaster,
  fontPx: number,
  { pitch, wrapAt, letterPx }: Measure,
): Rectangle[][] {
  // The smaller of two steps: tails and tall letters shift the middle of a line, and in a short word the baseline is uncertain.
  const byFeet = stepsOf(lines.map((line) => footOf(grey, line)));
  const steps = stepsOf(lines.map(middle)).map((step, index) => Math.min(step, byFeet[index] as number));
  const groups: Rectangle[][] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    const step = steps[index - 1] ?? Number.POSITIVE_INFINITY;
    const firstWord = findWords(grey, line, letterPx * narrowestSpace)[0];
    const wouldHaveFitted = before && firstWord && before.x1 + (firstWord.x1 - firstWord.x0) + fontPx * 0.8 < wrapAt;
    if (step > pitch + fontPx * 0.2 || wouldHaveFitted) groups.push([line]);
    else groups.at(-1)?.push(line);
  });
  return groups;
}

/** Distances from each place to the next. */
function stepsOf(places: number[]): number[] {
  return places.slice(1).map((place, index) => place - (places[index] as number));
}

function middle({ y0, y1 }: Rectangle): number {
  return (y0 + y1) / 2;
}

/** In points: how much of the page around the box may have been taken for a part of it. */
const around = { rows: 4, columns: 10 };

/** Trims rows and columns of the page off the block, whose bar may reach beyond the box of a saved message. */
function inside({ small }: Screen, { x0, x1, y0, y1 }: Rectangle, colour: Colour): Rectangle {
  const isOff = (x: number, y: number) => colourDistance(colourAt(small, x, y), colour) > 4;
  const isRowOff = (y: number) => isMostly(x0 + 2, x0 + (x1 - x0) * 0.9, (x) => isOff(x, y));
  const isColumnOff = (x: number) => isMostly(y0, y1, (y) => isOff(x, y));
  let [top, bottom, right] = [y0, y1, x1];
  while (top < y0 + around.rows && isRowOff(top)) top++;
  while (bottom > y1 - around.rows && isRowOff(bottom - 1)) bottom--;
  while (right > x1 - around.columns && isColumnOff(right - 1)) right--;
  return { x0, x1: right, y0: top, y1: bottom };
}

function isMostly(from: number, to: number, isSo: (place: number) => boolean): boolean {
  let count = 0;
  for (let place = from; place < to; place++) if (isSo(place)) count++;
  return count > (to - from) * 0.8;
}

/** The colour of most of the block: the page's, or that of the box behind a saved message. */
function behind({ small }: Screen, { x0, x1, y0, y1 }: Rectangle): Colour {
  const colours: Colour[] = [];
  const right = x0 + (x1 - x0) * 0.9;
  for (let y = y0 + 1; y < y1 - 1; y += 2) for (let x = x0 + 2; x < right; x += 6) colours.push(colourAt(small, x, y));
  const channel = (index: 0 | 1 | 2) => median(colours.map((colour) => colour[index])) ?? 0;
  return [channel(0), channel(1), channel(2)];
}
