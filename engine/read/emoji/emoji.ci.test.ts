import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import {
  asJpeg,
  cellMargin,
  type Drawing,
  loadSheet,
  paintDrawing,
  type SheetSize,
  tightBox,
} from '../testing/emoji-sheets.ts';
import { paintPage } from '../testing/paint.ts';
import { nameEmoji } from './name-emoji.ts';
import { splitEmojiRun } from './split-emoji-run.ts';
import { type Colour, fills, namesOnFill, sheetSizes } from './testing/names-on-fill.ts';
import { seeded } from './testing/seeded.ts';

let drawings: Map<SheetSize, Map<string, Drawing>>;
beforeAll(async () => {
  drawings = new Map(await Promise.all(sheetSizes.map(async (size) => [size, await loadSheet(size)] as const)));
});

function drawing(size: SheetSize, emoji: string): Drawing {
  const found = drawings.get(size)?.get(emoji);
  if (!found) throw new Error(`${emoji} is not drawn at ${size} px`);
  return found;
}

describe('naming an emoji', () => {
  // On one fill and in one format each; emoji.full.test.ts takes them on all fills and in both formats.
  const cases = sheetSizes.map((size, place) => ({ size, format: (['png', 'jpeg'] as const)[place % 2] ?? 'png' }));

  it.each(cases)('is right for 95 % at $size px, $format', async ({ size, format }) => {
    const fill = fills[sheetSizes.indexOf(size)] as Colour;
    const { wrong, asked } = await namesOnFill(drawings.get(size) ?? new Map(), { fill, format, seed: size });
    expect(wrong.length / asked, wrong.join('; ')).toBeLessThanOrEqual(0.05);
  });
});

describe('a mark that is no emoji', () => {
  const random = seeded(7);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const vivid = () =>
    `hsl(${Math.floor(random() * 360)},${60 + Math.floor(random() * 40)}%,${35 + Math.floor(random() * 35)}%)`;
  const any = () => `rgb(${[0, 0, 0].map(() => Math.floor(random() * 256)).join()})`;
  const signs = [
    '<path d="M30 50l15 15 28-30" stroke="#fff" stroke-width="10" fill="none"/>',
    '<path d="M38 28v44l36-22z" fill="#fff"/>',
    '<path d="M25 35h50v35h-50z" fill="#fff"/>',
    '<circle cx="50" cy="40" r="16" fill="#fff"/><path d="M22 85a28 28 0 0 1 56 0z" fill="#fff"/>',
    '<path d="M50 20v60M20 50h60" stroke="#fff" stroke-width="9"/>',
    '<path d="M25 30q0 45 45 45l5-15-18-8-8 8q-14-7-18-20l8-6-6-16z" fill="#fff"/>',
  ];
  const letters = [
    'M10 100L50 0L90 100M25 65h50',
    'M20 0v100M20 5h40q30 0 30 22t-30 22h-40M60 50q35 0 35 24t-35 24h-40',
    'M90 20q-20-20-40-20q-45 0-45 50t45 50q25 0 40-20',
    'M10 100V0l40 60l40-60v100',
    'M15 0v100M15 60q0-30 30-30t30 30v40',
    'M90 50h-80q0-45 40-45t40 45q-35 0-80 0q0 45 40 45q30 0 38-15',
  ];
  const blobs = [
    (colour: string) => `<circle cx="50" cy="50" r="50" fill="${colour}"/>`,
    (colour: string) => `<rect width="100" height="100" fill="${colour}"/>`,
    (colour: string) => `<rect width="100" height="100" rx="25" fill="${colour}"/>`,
    (colour: string) => `<ellipse cx="50" cy="50" rx="50" ry="40" fill="${colour}"/>`,
  ];
  const portrait = () =>
    `<rect width="100" height="100" fill="${any()}"/><path d="M10 100q5-35 40-35t40 35z" fill="${any()}"/>
    <ellipse cx="50" cy="42" rx="20" ry="26" fill="${pick(['#f1c9a5', '#c68642', '#8d5524', '#ffdbac'])}"/>
    <path d="M28 40q0-32 22-32t22 32q-6-18-22-18t-22 18z" fill="${pick(['#2b1b0e', '#7a4b20', '#d9b35b', '#111'])}"/>`;
  const scene = () =>
    Array.from({ length: 9 }, () => {
      const at = [0, 0].map(() => Math.floor(random() * 100));
      return `<ellipse cx="${at[0]}" cy="${at[1]}" rx="${5 + random() * 35}" ry="${5 + random() * 35}" fill="${any()}"/>`;
    }).join('');
  const round = (inner: string) =>
    `<clipPath id="round"><circle cx="50" cy="50" r="50"/></clipPath><g clip-path="url(#round)">${inner}</g>`;

  const kinds: Record<string, () => string> = {
    'a blob': () => pick(blobs)(vivid()),
    'a coloured icon': () => pick(blobs)(vivid()) + pick(signs),
    'a letter': () =>
      `<path d="${pick(letters)}" fill="none" stroke="${pick(['#000', '#fff', vivid()])}" stroke-width="${8 + random() * 8}"/>`,
    'a portrait': () => (random() < 0.5 ? round(portrait()) : portrait()),
    'a photo': () => (random() < 0.5 ? round(`<rect width="100" height="100"/>${scene()}`) : scene()),
  };

  const tries = 60;
  const side = 90 + cellMargin;

  /** The drawings below each other in cells of one size, so that one picture holds them all. */
  async function drawn(cells: string[]): Promise<Raster> {
    const placed = cells.map((cell, index) => `<g transform="translate(0,${index * side})">${cell}</g>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${cells.length * side}">${placed.join('')}</svg>`;
    const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data: new Uint8Array(data) };
  }

  it.each(Object.keys(kinds))('is left without a name in 95 % of cases: %s', async (kind) => {
    const marks = Array.from({ length: tries }, () => ({
      size: pick([18, 22, 30, 40, 64, 90]),
      fill: pick(fills),
      shape: kinds[kind]?.(),
    }));
    const plain = await drawn(
      marks.map(({ size, fill, shape }) => {
        const around = size + cellMargin;
        return `<rect width="${side}" height="${side}" fill="rgb(${fill.join()})"/>
          <svg width="${around}" height="${around}"><g transform="translate(4,4) scale(${size / 100})">${shape}</g></svg>`;
      }),
    );
    const compressed = await asJpeg(plain);
    const named = marks.flatMap(({ size, fill }, index) => {
      const top = index * side;
      const box = { x0: 3, y0: top + 3, x1: size + 5, y1: top + size + 5 };
      const found = nameEmoji(index % 2 ? compressed : plain, box, () => fill);
      return found ? [`${found.emoji} ${found.confidence.toFixed(2)}`] : [];
    });
    expect(named.length / tries, named.join(', ')).toBeLessThanOrEqual(0.05);
  });
});

describe('a row of emoji', () => {
  /** As a line of text has them (`gap` null), or with so many pixels between them. */
  function row(emoji: string[], size: SheetSize, gap: number | null, fill: Colour): Raster {
    const image = paintPage((size + cellMargin) * emoji.length + cellMargin, size + cellMargin, fill);
    let next = 4;
    emoji.forEach((each, index) => {
      const picture = drawing(size, each);
      const { x0, x1 } = tightBox(picture);
      paintDrawing(image, picture, gap === null ? index * size : next - x0, 0);
      next += x1 - x0 + (gap ?? 0);
    });
    return image;
  }

  const rows = [['😂', '😂', '😂'], ['❤️', '🔥'], ['😂', '👀'], ['👀'], ['🍷', '🍷'], ['😍', '🥰', '😘', '🙈', '💕']];
  const inText: SheetSize[] = [22, 40];
  const cases = rows.flatMap((emoji) => inText.map((size) => ({ emoji, size })));

  it.each(cases)('is cut into its emoji as a line of text has them: $emoji, $size px', async ({ emoji, size }) => {
    for (const fill of fills) {
      const image = row(emoji, size, null, fill);
      for (const seen of [image, await asJpeg(image)]) {
        const boxes = splitEmojiRun(seen, { x0: 0, y0: 0, x1: seen.width, y1: seen.height }, () => fill);
        expect(boxes.map((box) => nameEmoji(seen, box, () => fill)?.emoji)).toEqual(emoji);
      }
    }
  });

  const tight = [0, 1, 2].flatMap((gap) => inText.map((size) => ({ gap, size })));
  it.each(tight)('is cut where emoji are $gap px apart, $size px', async ({ gap, size }) => {
    const emoji = ['😂', '😍', '😂', '😭', '🥰', '😎'];
    let named = 0;
    for (const fill of fills) {
      const image = row(emoji, size, gap, fill);
      for (const seen of [image, await asJpeg(image)]) {
        const boxes = splitEmojiRun(seen, { x0: 0, y0: 0, x1: seen.width, y1: seen.height }, () => fill);
        expect(boxes).toHaveLength(emoji.length);
        named += boxes.filter((box, index) => nameEmoji(seen, box, () => fill)?.emoji === emoji[index]).length;
      }
    }
    // Where they touch, a column of the neighbour spoils a small one now and then.
    expect(named / (emoji.length * fills.length * 2)).toBeGreaterThanOrEqual(gap === 0 ? 0.9 : 1);
  });

  it('is empty where nothing is drawn', () => {
    const image = paintPage(60, 30, [255, 255, 255]);
    expect(splitEmojiRun(image, { x0: 0, y0: 0, x1: 60, y1: 30 }, () => [255, 255, 255])).toEqual([]);
    expect(nameEmoji(image, { x0: 0, y0: 0, x1: 30, y1: 30 }, () => [255, 255, 255])).toBeNull();
  });
});
