import type { Rectangle } from '../../pixels/ports.ts';

// The keyboard of the phone: rows of keys side by side. Right above it is the input box, with what is being written.

/** Keys of a row of letters at least, and rows. */
const fewKeys = 8;
const fewRows = 2;
/** In points: a key's height, and how far one row's keys may be out of line. */
const key = { least: 28, most: 56 };
const inLine = 2;

/** Top of the keys; null where no keyboard is shown. */
export function topOfKeyboard(boxes: Rectangle[]): number | null {
  const keys = boxes.filter(({ y0, y1 }) => y1 - y0 >= key.least && y1 - y0 <= key.most);
  const isInRow = ({ y0 }: Rectangle, top: number) => Math.abs(y0 - top) <= inLine;
  const tops = keys
    .map(({ y0 }) => y0)
    .filter((top) => keys.filter((each) => isInRow(each, top)).length >= fewKeys)
    .sort((a, b) => a - b);
  const rows = tops.filter((top, index) => index === 0 || top - (tops[index - 1] as number) > inLine);
  return rows.length >= fewRows ? (rows[0] as number) : null;
}

/** In points above the keys: words are suggested there, and no message reaches so low. */
const suggestions = 56;
/** Of the screen's width: the input box is wider. */
const narrowest = 0.5;

/** Whether the box is the one that is being written in, below all messages. */
export function isWrittenIn({ x0, x1, y1 }: Rectangle, keyboard: number, pageWidth: number): boolean {
  return y1 <= keyboard && y1 > keyboard - suggestions && x1 - x0 >= pageWidth * narrowest;
}
