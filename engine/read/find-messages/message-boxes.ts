import { median } from '../../pixels/median.ts';
import type { Rectangle } from '../../pixels/ports.ts';
import { colourDistance } from '../../pixels/raster.ts';
import { areaOf, type Bubble, intersection, isBlank } from '../find-shapes/bubbles.ts';
import type { ChatArea } from '../find-shapes/chat-area.ts';

// Which boxes of the screen are messages. Refused: boxes of the header and the input bar, dates, avatars, keys of a
// keyboard, parts of pictures.

export function pickMessageBoxes(
  bubbles: Bubble[],
  pictures: Rectangle[],
  area: ChatArea,
  page: { width: number; height: number },
): Bubble[] {
  const within = bubbles.filter(
    (bubble) =>
      (bubble.y0 + bubble.y1) / 2 > area.top &&
      (bubble.y0 + bubble.y1) / 2 < area.bottom &&
      !pictures.some((picture) => intersection(bubble, picture) > 0.6 * areaOf(bubble)),
  );
  const inArea = within.filter((bubble) => isHighEnough(bubble, area));
  const alone = inArea.filter((bubble) => neighboursOf(bubble, inArea).length < 3);
  const remaining = alone.filter((bubble) => !isCentredNotice(bubble, page.width));
  const shaped = remaining.filter((bubble) => !isRound(bubble));
  const edges = columnEdges(shaped, page.width);
  const colours = shaped
    .filter(({ x0, x1 }) => Math.abs(x0 + x1 - page.width) > page.width * 0.09)
    .map(({ colour }) => colour);
  const isNotice = (bubble: Bubble) =>
    Math.abs((bubble.x0 + bubble.x1) / 2 - page.width / 2) < page.width * 0.012 &&
    !standsInColumn(bubble, edges) &&
    !hasCompany(bubble, inArea) &&
    !colours.some((colour) => colourDistance(colour, bubble.colour) <= 5);
  const messages = remaining.filter(
    (bubble) =>
      !(isRound(bubble) && !standsInColumn(bubble, edges)) &&
      !isNotice(bubble) &&
      !isBesideColumn(bubble, edges) &&
      !pictures.some((picture) => isBesidePicture(bubble, picture)),
  );
  const whole = messages.filter((bubble) => !isOutdone(bubble, inArea));
  const pieces = within.filter((bubble) => !inArea.includes(bubble) && isPieceOfOne(bubble, whole, edges, page));
  return [...whole, ...pieces].sort((a, b) => a.y0 - b.y0);
}

/** A piece that a bar leaves of a bubble stands above or below all other messages, in their column and of their colour. */
function isPieceOfOne(
  piece: Bubble,
  boxes: Bubble[],
  edges: ColumnEdges,
  page: { width: number; height: number },
): boolean {
  const inputBox = boxes.find(
    ({ x0, x1, y0 }) => y0 >= Math.max(piece.y1, page.height * 0.8) && x1 - x0 > page.width * 0.6,
  );
  const messages = boxes.filter(({ y1 }) => !inputBox || y1 <= inputBox.y0);
  if (piece.y1 - piece.y0 >= 23 || messages.length < 2 || !standsInColumn(piece, edges)) return false;
  const isCutAbove = isOpenAt(piece, 'top') && messages.every(({ y0 }) => piece.y1 <= y0);
  const isCutBelow = isOpenAt(piece, 'bottom') && messages.every(({ y1 }) => piece.y0 >= y1);
  return (isCutAbove || isCutBelow) && messages.some(({ colour }) => colourDistance(colour, piece.colour) <= 8);
}

/** Whether the box has square corners at that end and round ones at the other. */
function isOpenAt({ x0, x1, left, right }: Bubble, end: 'top' | 'bottom'): boolean {
  const last = left.length - 1;
  const [open, closed] = end === 'top' ? [1, last] : [last - 1, 0];
  const inset = (row: number) => Math.max((left[row] as number) - x0, x1 - 1 - (right[row] as number));
  return inset(open) <= 2 && inset(closed) >= 3;
}

/** In points: a line of text needs 23; less may be left of a bubble that the edge of the chat cuts. */
function isHighEnough({ x0, x1, y0, y1 }: Bubble, area: ChatArea): boolean {
  const isAtEdge = y0 <= area.top + 2 || y1 >= area.bottom - 2;
  return x1 - x0 >= 24 && y1 - y0 >= (isAtEdge ? 17 : 23);
}

/** Whether a box of the same edge and colour is on the screen, or an avatar stands beside it: then it is no notice. */
function hasCompany(bubble: Bubble, others: Bubble[]): boolean {
  return others.some((other) => {
    if (other === bubble) return false;
    const isOfOneSide = Math.abs(other.x0 - bubble.x0) <= 2 && colourDistance(other.colour, bubble.colour) <= 5;
    const isAvatar = other.x1 <= bubble.x0 && other.x1 - other.x0 <= 60 && other.y1 > bubble.y0 && other.y0 < bubble.y1;
    return isOfOneSide || isAvatar;
  });
}

/** Boxes at the same height, side by side. */
function neighboursOf(bubble: Bubble, others: Bubble[]): Bubble[] {
  return others.filter(
    (other) =>
      other !== bubble &&
      Math.min(other.y1, bubble.y1) - Math.max(other.y0, bubble.y0) >
        0.5 * Math.min(other.y1 - other.y0, bubble.y1 - bubble.y0) &&
      (other.x0 >= bubble.x1 || other.x1 <= bubble.x0),
  );
}

/** A date or a notice: centred, and too narrow to be centred by chance. */
function isCentredNotice({ x0, x1 }: Bubble, pageWidth: number): boolean {
  return x1 - x0 < pageWidth * 0.6 && Math.abs((x0 + x1) / 2 - pageWidth / 2) < pageWidth * 0.04;
}

function isRound({ x0, x1, y0, y1, fullness }: Bubble): boolean {
  return Math.abs(x1 - x0 - (y1 - y0)) <= 5 && x1 - x0 <= 60 && fullness < 0.86;
}

interface ColumnEdges {
  left: number | null;
  right: number | null;
}

function columnEdges(bubbles: Bubble[], pageWidth: number): ColumnEdges {
  const wide = bubbles.filter(({ x0, x1 }) => x1 - x0 >= 64);
  const leaning = (side: -1 | 1) =>
    (wide.length > 0 ? wide : bubbles).filter(({ x0, x1 }) => (x0 - (pageWidth - x1)) * side > pageWidth * 0.045);
  return {
    left: median(leaning(-1).map(({ bodyX0 }) => bodyX0)),
    right: median(leaning(1).map(({ bodyX1 }) => bodyX1)),
  };
}

function standsInColumn({ x0, x1 }: Bubble, { left, right }: ColumnEdges): boolean {
  return (left !== null && Math.abs(x0 - left) <= 3) || (right !== null && Math.abs(x1 - right) <= 3);
}

/** An avatar stands left of the match's messages. */
function isBesideColumn({ x0, x1 }: Bubble, { left }: ColumnEdges): boolean {
  return x1 - x0 <= 60 && left !== null && x1 <= left + 2;
}

/** An avatar stands left of the match's photos, at their foot. */
function isBesidePicture({ x0, x1, y0, y1 }: Bubble, picture: Rectangle): boolean {
  const isAtFoot = y0 > picture.y0 && y1 <= picture.y1 + 6 && picture.y1 - y1 <= 20;
  return x1 - x0 <= 60 && x1 <= picture.x0 + 2 && isAtFoot;
}

/** Of two boxes side by side only the larger one is a message: the other is a button or a reaction. */
function isOutdone(bubble: Bubble, boxes: Bubble[]): boolean {
  return neighboursOf(bubble, boxes).some(
    (other) => areaOf(other) > areaOf(bubble) && !isBlank(other) && !isRagged(other, bubble),
  );
}

/** A patch of a photographed page fills its box less than a message beside it does. */
function isRagged(patch: Bubble, { fullness }: Bubble): boolean {
  return patch.fullness < fullness - 0.03;
}
