import { nameEmoji } from '../emoji/name-emoji.ts';
import { splitEmojiRun } from '../emoji/split-emoji-run.ts';
import type { Screen } from '../find-shapes/screen.ts';
import type { Rectangle } from '../pixels/ports.ts';
import { colourAt } from '../pixels/raster.ts';

const sureEnough = 0.4;

/** An emoji on the page, in points. */
export interface Found extends Rectangle {
  emoji: string;
}

/** The emoji that a figure on the page is made of, side by side; none for a figure that is something else. */
export function nameFigures({ image, small, scale }: Screen, figure: Rectangle): Found[] {
  const behind = colourAt(small, Math.min(small.width - 1, figure.x1 + 2), (figure.y0 + figure.y1) >> 1);
  const background = (): [number, number, number] => [...behind];
  const box = {
    x0: Math.floor(figure.x0 * scale),
    x1: Math.ceil(figure.x1 * scale),
    y0: Math.floor(figure.y0 * scale),
    y1: Math.ceil(figure.y1 * scale),
  };
  const isWide = figure.x1 - figure.x0 > (figure.y1 - figure.y0) * 1.35;
  return (isWide ? splitEmojiRun(image, box, background) : [box]).flatMap((single) => {
    const named = nameEmoji(image, single, background);
    if (!named || named.confidence < sureEnough) return [];
    const { x0, x1, y0, y1 } = single;
    return [{ emoji: named.emoji, x0: x0 / scale, x1: x1 / scale, y0: y0 / scale, y1: y1 / scale }];
  });
}
