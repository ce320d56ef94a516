import { findDarkMarks } from '../../pixels/components.ts';
import type { Rectangle } from '../../pixels/ports.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { flattenedInk } from '../ink/flattened-ink.ts';
import { commonest, smallLetters, xHeightOfFont } from '../ink/letter-size.ts';
import type { FoundCandidates } from './find-candidates.ts';

// Rows of letter-sized marks that are in no message yet, short ones too.

export interface FreeRow extends Rectangle {
  /** Marks as large as letters, and those of them as high as a small letter of the messages. */
  marks: number;
  letters: number;
}

/** In heights of a small letter: what may be a letter or an emoji, and the widest gap on a row. */
const markSize = { least: 0.6, most: 3 };
const widestGap = 2;
/** Fewer letters do not tell their height. */
const fewInAll = 12;
/** How far the messages' letters may be from the usual height, as a share of it. */
const offUsual = 0.35;
/** In points: so far down a header that was not found may reach; around a message are its edge and its letters' tails. */
const headerHeight = 98;
const room = 4;

/** `height`: of a small letter of the messages, in points. Null where there is too little text. */
export function findFreeRows(
  { small, area, scale, fontPx }: Screen,
  { candidates, inputBar }: FoundCandidates,
): { rows: FreeRow[]; height: number } | null {
  const marks = findDarkMarks(flattenedInk(small), 128);
  const outers = candidates.map(({ outer }) => outer);
  const letters = smallLetters(marks);
  const usual = (fontPx / scale) * xHeightOfFont;
  const plausible = letters.filter(({ y0, y1 }) => Math.abs(y1 - y0 - usual) <= usual * offUsual);
  const said = plausible.filter((letter) => outers.some((box) => isNear(letter, box)));
  const known = said.length >= fewInAll ? said : plausible;
  if (known.length < fewInAll) return null;
  const height = commonest(known.map(({ y0, y1 }) => y1 - y0));
  const top = area.hasHeader ? area.top : headerHeight;
  const bottom = Math.min(area.bottom, inputBar?.outer.y0 ?? small.height);
  const free = marks.filter(
    (mark) =>
      mark.y0 >= top &&
      mark.y1 <= bottom &&
      mark.y1 - mark.y0 >= height * markSize.least &&
      mark.y1 - mark.y0 <= height * markSize.most &&
      mark.x1 - mark.x0 <= height * markSize.most &&
      !outers.some((box) => isNear(mark, box)),
  );
  return { rows: rowsOf(free, height), height };
}

function rowsOf(marks: Rectangle[], height: number): FreeRow[] {
  const rows: FreeRow[] = [];
  for (const { x0, x1, y0, y1 } of marks.toSorted((a, b) => a.x0 - b.x0)) {
    const isLetter = Math.abs(y1 - y0 - height) <= 1 ? 1 : 0;
    const row = rows.find((other) => x0 - other.x1 <= height * widestGap && shareRow(other, { x0, x1, y0, y1 }));
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
