import type { Rectangle } from '../../pixels/ports.ts';
import { colourAt } from '../../pixels/raster.ts';
import { nameEmoji } from '../emoji/name-emoji.ts';
import { splitEmojiRun } from '../emoji/split-emoji-run.ts';
import type { Screen } from '../find-shapes/screen.ts';

/** Least confidence of a name. */
const sureEnough = 0.4;

/** A named emoji and its box on the page, in points. */
export interface Found extends Rectangle {
  emoji: string;
}

/** The emoji that a graphic is made of, from left to right; none for a graphic that is something else. */
export function nameGraphic({ image, small, scale }: Screen, graphic: Rectangle): Found[] {
  const behind = colourAt(small, Math.min(small.width - 1, graphic.x1 + 2), (graphic.y0 + graphic.y1) >> 1);
  const background = (): [number, number, number] => [...behind];
  const box = {
    x0: Math.floor(graphic.x0 * scale),
    x1: Math.ceil(graphic.x1 * scale),
    y0: Math.floor(graphic.y0 * scale),
    y1: Math.ceil(graphic.y1 * scale),
  };
  const isWide = graphic.x1 - graphic.x0 > (graphic.y1 - graphic.y0) * 1.35;
  return (isWide ? splitEmojiRun(image, box, background) : [box]).flatMap((single) => {
    const named = nameEmoji(image, single, background);
    if (!named || named.confidence < sureEnough) return [];
    const { x0, x1, y0, y1 } = single;
    return [{ emoji: named.emoji, x0: x0 / scale, x1: x1 / scale, y0: y0 / scale, y1: y1 / scale }];
  });
}
