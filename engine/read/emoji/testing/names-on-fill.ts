import { asJpeg, type Drawing, paintSheet, type SheetSize } from '../../testing/emoji-sheets.ts';
import { nameEmoji } from '../name-emoji.ts';
import { seeded } from './seeded.ts';

export type Colour = [number, number, number];

/** White, and the bubbles of three apps. */
export const fills: Colour[] = [
  [255, 255, 255],
  [233, 233, 235],
  [55, 151, 240],
  [31, 44, 52],
];
export const sheetSizes: SheetSize[] = [18, 22, 40, 90];

/** Names every emoji of a sheet by a box that is off by up to three pixels: those that are named wrongly, and how many were asked. */
export async function namesOnFill(
  drawings: Map<string, Drawing>,
  { fill, format, seed }: { fill: Colour; format: 'png' | 'jpeg'; seed: number },
): Promise<{ wrong: string[]; asked: number }> {
  const random = seeded(seed);
  const off = () => Math.round(random() * 4) - 1;
  const { image, boxes } = paintSheet(drawings, fill);
  const seen = format === 'jpeg' ? await asJpeg(image) : image;
  const wrong = [...boxes].flatMap(([name, { x0, y0, x1, y1 }]) => {
    const box = { x0: x0 - off(), y0: y0 - off(), x1: x1 + off(), y1: y1 + off() };
    const found = nameEmoji(seen, box, () => fill);
    return found?.emoji === name ? [] : [`${name} as ${found?.emoji ?? 'nothing'} on ${fill}`];
  });
  return { wrong, asked: boxes.size };
}
