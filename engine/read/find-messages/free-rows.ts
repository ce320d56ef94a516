import { findDarkMarks } from '../../pixels/components.ts';
import type { Rectangle } from '../../pixels/ports.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { flattenedInk } from '../ink/flattened-ink.ts';
import { commonest, smallLetters, xHeightOfFont } from '../ink/letter-size.ts';
import type { FoundCandidates } from './find-candidates.ts';
import type { MessageCandidate } from './message-candidate.ts';

// Rows of letter-sized marks that are in no message yet, short ones too.

export interface FreeRow extends Rectangle {
  /** Marks as large as letters, and those of them as high as a small letter of the messages. */
  marks: number;
  letters: number;
}

/** In heights of a small letter: what may be a letter or an emoji, the widest gap on a row, and between words. */
const markSize = { least: 0.6, most: 3 };
const widestGap = 2;
const inLine = 1;
/** Fewer letters do not tell their height. */
const fewInAll = 12;
/** How far the messages' letters may be from the usual height, as a share of it. */
const offUsual = 0.35;
/** In points: so far down a header that was not found may reach; around a message are its edge and its letters' tails. */
const headerHeight = 88;
const room = 4;

/**
 * `height`: of a small letter of the messages, in points; `cut`: candidates that end in the middle of a line, which makes them no
 * bubbles. Null where there is too little text.
 */
export function findFreeRows(
  { small, area, scale, fontPx }: Screen,
  { candidates, inputBar }: FoundCandidates,
): { rows: FreeRow[]; height: number; cut: MessageCandidate[] } | null {
  const marks = findDarkMarks(flattenedInk(small), 128);
  const letters = smallLetters(marks);
  const usual = (fontPx / scale) * xHeightOfFont;
  const plausible = letters.filter(({ y0, y1 }) => Math.abs(y1 - y0 - usual) <= usual * offUsual);
  const all = candidates.map(({ outer }) => outer);
  const said = plausible.filter((letter) => all.some((box) => isNear(letter, box)));
  const known = said.length >= fewInAll ? said : plausible;
  if (known.length < fewInAll) return null;
  const height = commonest(known.map(({ y0, y1 }) => y1 - y0));
  const top = area.hasHeader ? area.top : headerHeight;
  const bottom = Math.min(area.bottom, inputBar?.outer.y0 ?? small.height);
  const sized = marks.filter(
    (mark) =>
      mark.y0 >= top &&
      mark.y1 <= bottom &&
      mark.y1 - mark.y0 >= height * markSize.least &&
      mark.y1 - mark.y0 <= height * markSize.most &&
      mark.x1 - mark.x0 <= height * markSize.most,
  );
  const lines = rowsOf(sized, height, inLine);
  const cut = candidates.filter(({ kind, outer }) => kind === 'text' && lines.some((line) => isCut(line, outer)));
  const outers = candidates.filter((each) => !cut.includes(each) && !isSmallEmoji(each)).map(({ outer }) => outer);
  const free = sized.filter((mark) => !outers.some((box) => isNear(mark, box)));
  return { rows: rowsOf(free, height, widestGap), height, cut };
}

/** In points: an emoji that stands alone is larger than one in a line. */
const largestInLine = 26;

export function isSmallEmoji({ kind, outer }: MessageCandidate): boolean {
  return kind === 'emoji' && outer.y1 - outer.y0 <= largestInLine;
}

/** In points: so far a line reaches on both sides of an edge through it. */
const reach = 4;

function isCut(line: FreeRow, box: Rectangle): boolean {
  const y = (line.y0 + line.y1) / 2;
  const isAcross = (x: number) => line.x0 < x - reach && line.x1 > x + reach;
  return line.letters >= 2 && y > box.y0 && y < box.y1 && (isAcross(box.x0) || isAcross(box.x1));
}

function rowsOf(marks: Rectangle[], height: number, gap: number): FreeRow[] {
  const rows: FreeRow[] = [];
  for (const { x0, x1, y0, y1 } of marks.toSorted((a, b) => a.x0 - b.x0)) {
    const isLetter = Math.abs(y1 - y0 - height) <= 1 ? 1 : 0;
    const row = rows.find((other) => x0 - other.x1 <= height * gap && shareRow(other, { x0, x1, y0, y1 }));
    if (!row) rows.push({ x0, x1, y0, y1, marks: 1, letters: isLetter });
    else
      Object.assign(row, {
        x1: Math.max(row.x1, x1),
        y0: Math.min(row.y0, y0),
        y1: Math.max(row.y1, y1),
        marks: row.marks + 1,
        letters: row.letters + isLetter,
      });
  }
  return rows.sort((a, b) => a.y0 - b.y0);
}

function shareRow(one: Rectangle, other: Rectangle): boolean {
  const shared = Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0);
  return shared > 0.5 * Math.min(one.y1 - one.y0, other.y1 - other.y0);
}

/** Whether the middle of the mark is in the box, or right beside it. */
function isNear({ x0, x1, y0, y1 }: Rectangle, box: Rectangle): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= box.x0 - room && x < box.x1 + room && y >= box.y0 - room && y < box.y1 + room;
}
