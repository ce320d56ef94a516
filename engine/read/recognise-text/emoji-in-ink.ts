import type { Raster, Rectangle } from '../../pixels/ports.ts';
import { nameEmoji } from '../emoji/name-emoji.ts';
import { splitEmojiRun } from '../emoji/split-emoji-run.ts';
import type { Ink, InkArea } from '../ink/ink.ts';
import type { NamedEmoji } from '../mend-text/compose-text.ts';

/** Names the emoji found in the ink one by one, with boxes in the full image; leaves out those that are not in the atlas. */
export function nameEmojiIn(image: Raster, ink: Ink): NamedEmoji[] {
  const background = backgroundOf(ink.area);
  const inImage = ({ x0, x1, y0, y1 }: Rectangle) => ({
    x0: ink.x0 + x0,
    x1: ink.x0 + x1,
    y0: ink.y0 + y0,
    y1: ink.y0 + y1,
  });
  const plain = ink.plainEmoji.map(({ emoji, box }) => ({ emoji, box: inImage(box) }));
  const coloured = ink.emoji.flatMap((box) => {
    const run = inImage(box);
    return splitEmojiRun(image, run, background).flatMap((single) => {
      const named = nameEmoji(image, single, background);
      return named ? [{ emoji: named.emoji, box: single }] : [];
    });
  });
  return [...coloured, ...plain];
}

/** Keeps the last row of colours, since neighbouring pixels are mostly asked for one after the other. */
function backgroundOf(area: InkArea): (x: number, y: number) => [number, number, number] {
  const row = new Float32Array((area.x1 - area.x0) * 3);
  let current = -1;
  return (x, y) => {
    const line = Math.max(area.y0, Math.min(area.y1 - 1, Math.round(y)));
    if (line !== current) area.fillRow(line, row);
    current = line;
    const i = Math.max(0, Math.min(area.x1 - area.x0 - 1, Math.round(x) - area.x0)) * 3;
    return [row[i] as number, row[i + 1] as number, row[i + 2] as number];
  };
}
