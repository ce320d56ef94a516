import type { Rectangle } from '../../pixels/ports.ts';
import { areaOf, intersection } from '../find-shapes/bubbles.ts';
import type { LooseMark } from '../find-shapes/loose-marks.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { isGreyed } from '../ink/ink.ts';
import { pageArea } from '../ink/page-area.ts';
import { findTextLines } from '../ink/text-lines.ts';
import { emptyCandidate, type MessageCandidate } from './message-candidate.ts';
import { messageInk } from './message-ink.ts';

// Messages whose bubble has the page's colour: text in full colour at one of the two sides. Dates and receipts are grey or
// centred.

/** `messages`: boxes of messages already found; a line that runs through one of them is made of wallpaper strokes. */
export function candidatesFromLooseText(
  screen: Screen,
  marks: LooseMark[],
  bottom: number,
  messages: Rectangle[] = [],
): MessageCandidate[] {
  const { small, area } = screen;
  const within = marks.filter((mark) => mark.y0 > area.top && mark.y1 < bottom && isLineSized(mark));
  const lines = rows(within)
    .filter((line) => line.y1 - line.y0 >= 8 && line.x1 - line.x0 >= 10 && isAtSide(line, small.width))
    .sort((a, b) => a.y0 - b.y0);
  return paragraphs(lines)
    .map((paragraph) => candidateFromParagraph(screen, paragraph))
    .filter((candidate) => candidate !== null)
    .filter(({ outer }) => !messages.some((box) => intersection(box, outer) > mostShared * areaOf(outer)));
}

/** Largest share of a paragraph's box, with some room around the text, that may lie on a message. */
const mostShared = 0.15;

function isLineSized({ x0, x1, y0, y1 }: Rectangle): boolean {
  return y1 - y0 >= 3 && y1 - y0 <= 26 && x1 - x0 >= 3;
}

function isAtSide({ x0, x1 }: Rectangle, pageWidth: number): boolean {
  const isLeft = x0 < pageWidth * 0.22 && x1 < pageWidth * 0.86;
  const isRight = x1 > pageWidth * 0.88 && x0 > pageWidth * 0.14;
  const isCentred = Math.abs((x0 + x1) / 2 - pageWidth / 2) < pageWidth * 0.04;
  return (isLeft || isRight) && !isCentred;
}

/** Joins marks that stand close to each other in one row: words of a line. */
function rows(marks: LooseMark[]): LooseMark[] {
  const found: LooseMark[] = [];
  for (const mark of marks.toSorted((a, b) => a.x0 - b.x0)) {
    const row = found.find(
      (other) =>
        Math.min(other.y1, mark.y1) - Math.max(other.y0, mark.y0) >
          0.4 * Math.min(other.y1 - other.y0, mark.y1 - mark.y0) && mark.x0 - other.x1 < 16,
    );
    if (row)
      Object.assign(row, {
        x1: Math.max(row.x1, mark.x1),
        y0: Math.min(row.y0, mark.y0),
        y1: Math.max(row.y1, mark.y1),
      });
    else found.push({ ...mark });
  }
  return found;
}

/** Groups lines that start at the same x, one below the other. */
function paragraphs(lines: LooseMark[]): LooseMark[][] {
  const found: LooseMark[][] = [];
  for (const line of lines) {
    const above = found.find((paragraph) => {
      const last = paragraph.at(-1) as LooseMark;
      return Math.abs(last.x0 - line.x0) <= 4 && line.y0 - last.y1 < 12 && line.y0 > last.y0;
    });
    if (above) above.push(line);
    else found.push([line]);
  }
  return found;
}

function candidateFromParagraph(screen: Screen, lines: LooseMark[]): MessageCandidate | null {
  const { image, scale, fontPx } = screen;
  const text = {
    x0: Math.min(...lines.map(({ x0 }) => x0)) - 2,
    x1: Math.max(...lines.map(({ x1 }) => x1)) + 2,
    y0: Math.min(...lines.map(({ y0 }) => y0)) - 2,
    y1: Math.max(...lines.map(({ y1 }) => y1)) + 2,
  };
  const behind = (lines[0] as LooseMark).behind;
  const ink = messageInk(image, pageArea(image, text, behind, scale), fontPx);
  const found = findTextLines(ink.grey, fontPx);
  if (found.length === 0 || isGreyed(ink) || found.every(({ y0, y1 }) => y1 - y0 < fontPx * 0.58)) return null;
  const outer = { x0: text.x0 - 10, x1: text.x1 + 10, y0: text.y0 - 7, y1: text.y1 + 7 };
  return { ...emptyCandidate(screen, outer), colour: behind, ink, lines: found, isLoose: true };
}
