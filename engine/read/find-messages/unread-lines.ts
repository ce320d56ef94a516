import { findDarkMarks } from '../../pixels/components.ts';
import type { Rectangle } from '../../pixels/ports.ts';
import { crop } from '../../pixels/raster.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { flattenedInk } from '../ink/flattened-ink.ts';
import { commonest, smallLetters } from '../ink/letter-size.ts';
import type { LinePicture } from '../ink/line-picture.ts';
import type { FoundCandidates } from './find-candidates.ts';
import type { MessageCandidate } from './message-candidate.ts';
import { firstPlaceOf, isCentred } from './page-places.ts';

// Lines of text as large as that of the messages that no message took up: a bubble was not found. Dates, times and names are smaller.

export interface UnreadLine {
  /** In points. */
  box: Rectangle;
  picture: LinePicture;
}

/** Fewer letters, in all messages or on a line, tell nothing. */
const fewInAll = 12;
const fewOnLine = 5;
/** In heights of a letter: so far apart letters are on one line, since capitals and those with a stem are left out. */
const widestGap = 10;
/** In points: how far a line that is no date may be out of line with those of messages. */
const inLine = 3;
/** In points around a message that was found: its edge, and its letters' tails. */
const room = 4;

export function findUnreadLines(screen: Screen, { candidates, inputBar }: FoundCandidates): UnreadLine[] {
  const { small, area } = screen;
  const marks = findDarkMarks(flattenedInk(small), 128);
  const letters = smallLetters(marks);
  // A bubble taken for a picture holds text that is not read.
  const written = candidates.filter(({ kind }) => kind !== 'photo' && kind !== 'sticker');
  const outers = written.map(({ outer }) => outer);
  const said = letters.filter((letter) => outers.some((box) => isNear(letter, box)));
  if (said.length < fewInAll) return [];
  const height = commonest(said.map(({ y0, y1 }) => y1 - y0));
  const taken = [...outers, ...written.flatMap((candidate) => quotedLines(candidate, screen.scale))];
  const top = firstPlaceOf(screen);
  const bottom = Math.min(area.bottom, inputBar?.outer.y0 ?? small.height);
  const left = letters.filter(
    ({ x0, x1, y0, y1 }) =>
      y0 >= top &&
      y1 <= bottom &&
      Math.abs(y1 - y0 - height) <= 1 &&
      !taken.some((box) => isNear({ x0, x1, y0, y1 }, box)),
  );
  const begins = written.flatMap(({ ink, lines }) => lines.map(({ x0 }) => (ink.x0 + x0) / screen.scale));
  return linesOf(left, height)
    .filter((line) => line.letters >= fewOnLine)
    .map((line) => withAllLetters(line, marks, height))
    .filter((line) => begins.some((x) => Math.abs(line.x0 - x) <= inLine) || !isCentred(line, small.width))
    .map((line) => ({ box: line, picture: pictureOf(screen, line, height) }));
}

/** A bubble that was folded into the answer below is outside of that. */
function quotedLines({ quote }: MessageCandidate, scale: number): Rectangle[] {
  if (!quote) return [];
  const { ink, lines } = quote;
  return lines.map(({ x0, x1, y0, y1 }) => ({
    x0: (ink.x0 + x0) / scale,
    x1: (ink.x0 + x1) / scale,
    y0: (ink.y0 + y0) / scale,
    y1: (ink.y0 + y1) / scale,
  }));
}

/** The line with room for the stems and tails of its letters, in the full image. */
function pictureOf({ image, scale }: Screen, { x0, x1, y0, y1 }: Line, height: number): LinePicture {
  const part = crop(image, {
    x0: Math.max(0, Math.round((x0 - height) * scale)),
    x1: Math.min(image.width, Math.round((x1 + height) * scale)),
    y0: Math.max(0, Math.round((y0 - height * 0.8) * scale)),
    y1: Math.min(image.height, Math.round((y1 + height * 0.5) * scale)),
  });
  const line = { x0: 0, y0: 0, x1: part.width, y1: part.height };
  return { grey: flattenedInk(part), line, x0: 0, y0: 0, xHeight: height * scale };
}

/** In heights of a small letter: so far apart words are, and so high the largest letter is. */
const wordGap = 1.3;
const highest = 2.4;

/** The line with the letters before its first and after its last small one. */
function withAllLetters(line: Line, marks: Rectangle[], height: number): Line {
  const beside = marks
    .filter(({ y0, y1 }) => y1 > line.y0 && y0 < line.y1 && y1 - y0 <= height * highest)
    .sort((a, b) => a.x0 - b.x0);
  const whole = { ...line };
  for (const { x0, x1 } of beside) if (x0 - whole.x1 <= height * wordGap) whole.x1 = Math.max(whole.x1, x1);
  for (const { x0, x1 } of beside.toReversed())
    if (whole.x0 - x1 <= height * wordGap) whole.x0 = Math.min(whole.x0, x0);
  return whole;
}

interface Line extends Rectangle {
  letters: number;
}

function linesOf(letters: Rectangle[], height: number): Line[] {
  const lines: Line[] = [];
  for (const { x0, x1, y0, y1 } of letters.toSorted((a, b) => a.x0 - b.x0)) {
    const line = lines.find((other) => Math.abs(other.y1 - y1) <= height / 3 && x0 - other.x1 <= height * widestGap);
    if (line) Object.assign(line, { x1: Math.max(line.x1, x1), y0: Math.min(line.y0, y0), letters: line.letters + 1 });
    else lines.push({ x0, x1, y0, y1, letters: 1 });
  }
  return lines.sort((a, b) => a.y0 - b.y0);
}

/** Whether the middle of the letter is in the box, or right beside it. */
function isNear({ x0, x1, y0, y1 }: Rectangle, box: Rectangle): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= box.x0 - room && x < box.x1 + room && y >= box.y0 - room && y < box.y1 + room;
}
