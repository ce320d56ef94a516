import { findDarkMarks } from '../../pixels/components.ts';
import type { Rectangle } from '../../pixels/ports.ts';
import { shrink } from '../../pixels/raster.ts';
import type { Screen } from '../find-shapes/screen.ts';
import { flattenedInk } from '../ink/flattened-ink.ts';
import { alike, commonest, smallLetters } from '../ink/letter-size.ts';
import type { LinePicture } from '../ink/line-picture.ts';
import type { FoundCandidates } from './find-candidates.ts';

// Lines of text as large as that of the messages that no message took up: a bubble was not found. Dates, times and names are smaller.

export interface UnreadLine {
  /** In points. */
  box: Rectangle;
  picture: LinePicture;
}

/** Pixels of the copy that letters are looked for in, for one point. */
const fine = 2;
/** Fewer letters, in all messages or on a line, tell nothing. */
const fewInAll = 12;
const fewOnLine = 5;
/** In points: so far above the conversation stands a header that was not found. */
const headerHeight = 130;
/** In shares of the page's width: a line in the middle that is no wider is a date or a notice. */
const centred = { off: 0.04, widest: 0.72 };
/** In points around a message that was found. */
const room = 4;

export function findUnreadLines(screen: Screen, { candidates, inputBar }: FoundCandidates): UnreadLine[] {
  const { image, small, area } = screen;
  const factor = Math.min(1, fine / screen.scale);
  const perPoint = factor * screen.scale;
  const copy = factor < 1 ? shrink(image, Math.round(image.width * factor), Math.round(image.height * factor)) : image;
  const ink = flattenedInk(copy);
  const letters = smallLetters(findDarkMarks(ink, 128)).map(({ x0, x1, y0, y1 }) => ({ x0, x1, y0, y1 }));
  const taken = candidates.map(({ outer }) => scaled(outer, perPoint, room));
  const said = letters.filter((letter) => taken.some((box) => isIn(letter, box)));
  if (said.length < fewInAll) return [];
  const height = commonest(said.map(({ y0, y1 }) => y1 - y0));
  const top = area.hasHeader ? area.top : headerHeight;
  const bottom = Math.min(area.bottom, inputBar?.outer.y0 ?? small.height);
  const within = { x0: 0, x1: ink.width, y0: top * perPoint, y1: bottom * perPoint };
  const left = letters.filter(
    (letter) =>
      isIn(letter, within) &&
      Math.abs(letter.y1 - letter.y0 - height) <= Math.max(1, height * alike) &&
      !taken.some((box) => isIn(letter, box)),
  );
  return linesOf(left, height)
    .filter((line) => line.letters >= fewOnLine && !isCentred(line, ink.width))
    .map(({ x0, x1, y0, y1 }) => {
      // Letters with a stem or a tail stand out above and below.
      const line = { x0, x1, y0: Math.max(0, y0 - height), y1: Math.min(ink.height, y1 + Math.ceil(height / 2)) };
      return { box: scaled(line, 1 / perPoint, 0), picture: { grey: ink, line, x0: 0, y0: 0, xHeight: height } };
    });
}

interface Line extends Rectangle {
  letters: number;
}

function linesOf(letters: Rectangle[], height: number): Line[] {
  const lines: Line[] = [];
  for (const { x0, x1, y0, y1 } of letters.toSorted((a, b) => a.x0 - b.x0)) {
    const line = lines.find((other) => Math.abs(other.y1 - y1) <= height / 3 && x0 - other.x1 <= height * 5);
    if (line) Object.assign(line, { x1: Math.max(line.x1, x1), y0: Math.min(line.y0, y0), letters: line.letters + 1 });
    else lines.push({ x0, x1, y0, y1, letters: 1 });
  }
  return lines.sort((a, b) => a.y0 - b.y0);
}

function isCentred({ x0, x1 }: Rectangle, width: number): boolean {
  return Math.abs((x0 + x1) / 2 - width / 2) < width * centred.off && x1 - x0 < width * centred.widest;
}

function isIn({ x0, x1, y0, y1 }: Rectangle, box: Rectangle): boolean {
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  return x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1;
}

function scaled({ x0, x1, y0, y1 }: Rectangle, by: number, around: number): Rectangle {
  return { x0: (x0 - around) * by, x1: (x1 + around) * by, y0: (y0 - around) * by, y1: (y1 + around) * by };
}
