import { median } from '../../pixels/median.ts';
import type { Rectangle } from '../../pixels/ports.ts';
import { luminance } from '../../pixels/raster.ts';
import { areaOf, intersection } from '../find-shapes/bubbles.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { colourBehind, type Ink } from '../ink/ink.ts';
import { litArea } from '../ink/lit-area.ts';
import { findTextLines } from '../ink/text-lines.ts';
import type { FoundCandidates } from './find-candidates.ts';
import { type FreeRow, findFreeRows, isSmallEmoji } from './free-rows.ts';
import { isLow } from './input-bar.ts';
import { emptyCandidate, type MessageCandidate } from './message-candidate.ts';
import { messageInk } from './message-ink.ts';
import { firstPlaceOf, isCentred } from './page-places.ts';

// On a photograph, light and moiré hide the edges of pale bubbles. What is left of a message is its text: lines as large
// as those of other messages, one below the other, that begin where those of their side do.

/** Small letters on a line that may begin anywhere; marks on one that begins where others do. */
const manyLetters = 5;
const fewMarks = 2;
/** In points: how far lines of one side may be out of line. */
const inLine = 5;
/** In points: of the portraits left of the match's messages. */
const widestPortrait = 60;
/** In heights of a small letter: the farthest from one line's top to the next one's. */
const nextLine = 3.6;
/** In shares of the page's width: where the match's lines begin at most. */
const mostIndent = 0.24;
/** Of the strongest contrast: fainter text is a time, a receipt or the hint of the input box. */
const leastContrast = 0.62;

/** The candidates, and those of which only text is seen. */
export function withUnboxedText(screen: Screen, found: FoundCandidates): FoundCandidates {
  const free = found.hasSideBars ? null : findFreeRows(screen, found);
  if (!free) return found;
  const top = firstPlaceOf(screen);
  const isLong = (row: FreeRow) => row.letters >= manyLetters && row.y0 >= top && !isCentred(row, screen.small.width);
  const long = free.rows.filter(isLong);
  const edge = leftEdge(long, found, screen);
  const isAtEdge = ({ x0 }: Rectangle) => Math.abs(x0 - edge) <= inLine;
  const lines = free.rows.filter((row) => long.includes(row) || (row.marks >= fewMarks && isAtEdge(row)));
  const written = paragraphsOf(lines, free.height)
    .map((paragraph) => candidateOf(screen, paragraph, isAtEdge(boxAround(paragraph))))
    .filter((candidate) => candidate !== null);
  const added = clearOnes(written, found, screen);
  const isPortrait = ({ outer }: MessageCandidate) => outer.x1 <= edge && outer.x1 - outer.x0 <= widestPortrait;
  const isInLine = (each: MessageCandidate) =>
    isSmallEmoji(each) && added.some(({ outer }) => intersection(each.outer, outer) > 0.5 * areaOf(each.outer));
  const boxed = found.candidates.filter(
    (each) => !free.cut.includes(each) && !isInLine(each) && !(added.length > 0 && isPortrait(each)),
  );
  return { ...found, candidates: [...boxed, ...added].sort((a, b) => a.outer.y0 - b.outer.y0) };
}

/** Where the match's lines begin: where most of those near the page's left edge do. */
function leftEdge(lines: FreeRow[], { candidates }: FoundCandidates, { small, scale }: Screen): number {
  const inBoxes = candidates.flatMap(({ ink, lines: found }) => found.map(({ x0 }) => (ink.x0 + x0) / scale));
  const starts = [...lines.map(({ x0 }) => x0), ...inBoxes].filter((x) => x <= small.width * mostIndent);
  const near = (x: number) => starts.filter((other) => Math.abs(other - x) <= inLine);
  const most = starts.toSorted((a, b) => near(b).length - near(a).length)[0];
  return most === undefined ? Number.NEGATIVE_INFINITY : (median(near(most)) ?? most);
}

/** Lines that begin at one place, one right below the other. */
function paragraphsOf(lines: FreeRow[], height: number): FreeRow[][] {
  const found: FreeRow[][] = [];
  for (const line of lines) {
    const above = found.find((paragraph) => {
      const last = paragraph.at(-1) as FreeRow;
      return Math.abs(last.x0 - line.x0) <= inLine && line.y0 > last.y0 && line.y0 - last.y0 <= height * nextLine;
    });
    if (above) above.push(line);
    else found.push([line]);
  }
  return found;
}

function boxAround(lines: Rectangle[]): Rectangle {
  return {
    x0: Math.min(...lines.map(({ x0 }) => x0)),
    x1: Math.max(...lines.map(({ x1 }) => x1)),
    y0: Math.min(...lines.map(({ y0 }) => y0)),
    y1: Math.max(...lines.map(({ y1 }) => y1)),
  };
}

/** In points: room for accents and tails, and that of a bubble around its text. */
const accents = 5;
const padding = { across: 10, down: 7 };

function candidateOf(screen: Screen, lines: FreeRow[], isOfMatch: boolean): MessageCandidate | null {
  const { image, small, scale, fontPx } = screen;
  const { x0, x1, y0, y1 } = boxAround(lines);
  const text = { x0: x0 - 2, x1: x1 + 2, y0: y0 - accents, y1: y1 + accents };
  const ink = messageInk(image, litArea(image, small, text, scale), fontPx);
  if (findTextLines(ink.grey, fontPx).length === 0) return null;
  const found = lines.map((line) => inInk(line, ink, scale));
  const outer = { x0: x0 - padding.across, x1: x1 + padding.across, y0: y0 - padding.down, y1: y1 + padding.down };
  const from = isOfMatch ? 'match' : 'moi';
  return { ...emptyCandidate(screen, outer), from, colour: colourBehind(ink.area), ink, lines: found, isLoose: true };
}

/** In points: above and below a line, where the grey edges of its letters are. */
const edges = 2;

function inInk({ x0, x1, y0, y1 }: FreeRow, { x0: left, y0: top, grey }: Ink, scale: number): Rectangle {
  return {
    x0: Math.max(0, Math.round((x0 - 1) * scale) - left),
    x1: Math.min(grey.width, Math.round((x1 + 1) * scale) - left),
    y0: Math.max(0, Math.round((y0 - edges) * scale) - top),
    y1: Math.min(grey.height, Math.round((y1 + edges) * scale) - top),
  };
}

/** Without faint ones, and what stands beside or below a faint one where the input box is. */
function clearOnes(written: MessageCandidate[], { candidates }: FoundCandidates, screen: Screen): MessageCandidate[] {
  const usual = Math.max(0, ...[...candidates.filter(({ lines }) => lines.length > 0), ...written].map(contrastOf));
  const isClear = (candidate: MessageCandidate) => contrastOf(candidate) >= usual * leastContrast;
  const hint = written.find((candidate) => !isClear(candidate) && isLow(candidate.outer, screen));
  const bottom = hint?.outer.y0 ?? screen.small.height;
  return written.filter((candidate) => isClear(candidate) && candidate.outer.y1 <= bottom + padding.down);
}

function contrastOf({ ink: { area, textBrightness } }: MessageCandidate): number {
  return textBrightness === null ? 0 : Math.abs(textBrightness - luminance(colourBehind(area)));
}
