import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Raster, Rectangle } from '../pixels/ports.ts';
import { atlasEmoji } from './atlas.ts';
import { nameEmoji } from './name-emoji.ts';
import { splitEmojiRun } from './split-emoji-run.ts';
import { openAtlas } from './tiles.ts';

// The sheets in fixtures/ are drawn by scripts/emoji-atlas.mjs at sizes that the atlas does not have.

type Colour = [number, number, number];

const fills: Colour[] = [
  [255, 255, 255],
  [233, 233, 235],
  [55, 151, 240],
  [31, 44, 52],
];
const folder = new URL('./fixtures/', import.meta.url);
const known = readFileSync(new URL('emoji.txt', folder), 'utf8').trim().split(' ');
const sheets = [
  { size: 18, every: 1 },
  { size: 22, every: 1 },
  { size: 40, every: 1 },
  { size: 90, every: 4 },
];
const margin = 8;

/** Pixels with coverage. */
interface Drawing {
  width: number;
  height: number;
  data: Buffer;
}

let drawings: Map<number, Map<string, Drawing>>;

async function cropped(sheet: Buffer, size: number, index: number): Promise<Drawing> {
  const cell = size + margin;
  const left = (index % 10) * cell;
  const top = Math.floor(index / 10) * cell;
  const { data, info } = await sharp(sheet)
    .extract({ left, top, width: cell, height: cell })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

beforeAll(async () => {
  drawings = new Map();
  for (const { size, every } of sheets) {
    const sheet = await sharp(readFileSync(new URL(`emoji-${size}.webp`, folder)))
      .ensureAlpha()
      .png()
      .toBuffer();
    const names = known.filter((_, index) => index % every === 0);
    const ofSize = new Map<string, Drawing>();
    for (const [index, name] of names.entries()) ofSize.set(name, await cropped(sheet, size, index));
    drawings.set(size, ofSize);
  }
});

function drawing(size: number, emoji: string): Drawing {
  const found = drawings.get(size)?.get(emoji);
  if (!found) throw new Error(`${emoji} is not drawn at ${size} px`);
  return found;
}

function tightBox({ width, height, data }: Drawing): Rectangle {
  const box = { x0: width, y0: height, x1: 0, y1: 0 };
  for (let pixel = 0; pixel < width * height; pixel++) {
    if ((data[pixel * 4 + 3] ?? 0) < 60) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x + 1);
    box.y1 = Math.max(box.y1, y + 1);
  }
  return box;
}

function filled(width: number, height: number, fill: Colour): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let at = 0; at < data.length; at++) data[at] = fill[at % 3] ?? 0;
  return { width, height, data };
}

function lay(image: Raster, picture: Drawing, left: number, top: number): void {
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const from = (y * picture.width + x) * 4;
      const cover = (picture.data[from + 3] ?? 0) / 255;
      const to = ((y + top) * image.width + x + left) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const below = image.data[to + channel] ?? 0;
        image.data[to + channel] = Math.round(below + ((picture.data[from + channel] ?? 0) - below) * cover);
      }
    }
  }
}

async function asJpeg({ width, height, data }: Raster): Promise<Raster> {
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer();
  return { width, height, data: new Uint8Array(await sharp(jpeg).removeAlpha().raw().toBuffer()) };
}

/** Park–Miller: the same numbers every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

describe('naming an emoji', () => {
  const cases = sheets.flatMap(({ size }) => (['png', 'jpeg'] as const).map((format) => ({ size, format })));

  it.each(cases)('is right at $size px, $format', async ({ size, format }) => {
    const random = seeded(size);
    const off = () => Math.round(random() * 4) - 1;
    const wrong: string[] = [];
    let asked = 0;
    for (const fill of fills) {
      for (const [name, picture] of drawings.get(size) ?? []) {
        const image = filled(picture.width, picture.height, fill);
        lay(image, picture, 0, 0);
        const seen = format === 'jpeg' ? await asJpeg(image) : image;
        const { x0, y0, x1, y1 } = tightBox(picture);
        const box = { x0: x0 - off(), y0: y0 - off(), x1: x1 + off(), y1: y1 + off() };
        const found = nameEmoji(seen, box, () => fill);
        asked++;
        if (found?.emoji !== name) wrong.push(`${name} as ${found?.emoji ?? 'nothing'} on ${fill}`);
      }
    }
    expect(wrong.length / asked, wrong.join('; ')).toBeLessThanOrEqual(0.05);
  });

  it('knows every emoji of its own atlas, hands of any colour by their one name', () => {
    const { fine, aspects } = openAtlas();
    const wrong = atlasEmoji.filter((emoji, tile) => {
      const width = Math.round(60 * Math.min(1, aspects[tile] ?? 1));
      const height = Math.round(width / (aspects[tile] ?? 1));
      const image = filled(width + 8, height + 8, [128, 128, 128]);
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const cell =
            tile * fine.side ** 2 +
            Math.floor((y * fine.side) / height) * fine.side +
            Math.floor((x * fine.side) / width);
          const [bright, blue, red] = [0, 1, 2].map((channel) => fine.colours[cell * 3 + channel] ?? 0);
          paint(image, x + 4, y + 4, [bright ?? 0, blue ?? 0, red ?? 0], fine.covers[cell] ?? 0);
        }
      }
      return nameEmoji(image, { x0: 3, y0: 3, x1: width + 5, y1: height + 5 }, () => [128, 128, 128])?.emoji !== emoji;
    });
    expect(wrong.length, wrong.join(' ')).toBeLessThanOrEqual(atlasEmoji.length * 0.02);
  });

  it('takes about a millisecond', () => {
    const picture = drawing(90, '😂');
    const image = filled(picture.width, picture.height, [255, 255, 255]);
    lay(image, picture, 0, 0);
    const box = tightBox(picture);
    const times = Array.from({ length: 60 }, () => {
      const startedAt = performance.now();
      nameEmoji(image, box, () => [255, 255, 255]);
      return performance.now() - startedAt;
    });
    // Less than 1 ms on an idle core; the bound leaves room for a machine that does other things.
    expect(Math.min(...times)).toBeLessThan(8);
  });
});

/** The inverse of `writeColour`, over the grey of the picture. */
function paint(image: Raster, x: number, y: number, [bright, blue, red]: Colour, cover: number): void {
  const redValue = red / 0.45 + bright;
  const blueValue = blue / 0.35 + bright;
  const greenValue = (bright - 0.3 * redValue - 0.11 * blueValue) / 0.59;
  const at = (y * image.width + x) * 3;
  for (const [channel, value] of [redValue, greenValue, blueValue].entries()) {
    image.data[at + channel] = Math.max(0, Math.min(255, Math.round(value + 128 * (1 - cover))));
  }
}

describe('what is no emoji', () => {
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

  it.each(Object.keys(kinds))('has no name: %s', async (kind) => {
    const named: string[] = [];
    const tries = 60;
    for (let turn = 0; turn < tries; turn++) {
      const size = pick([18, 22, 30, 40, 64, 90]);
      const fill = pick(fills);
      const side = size + margin;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
        <rect width="100%" height="100%" fill="rgb(${fill.join()})"/>
        <g transform="translate(4,4) scale(${size / 100})">${kinds[kind]?.()}</g></svg>`;
      const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const drawn = { width: info.width, height: info.height, data: new Uint8Array(data) };
      const image = turn % 2 ? await asJpeg(drawn) : drawn;
      const found = nameEmoji(image, { x0: 3, y0: 3, x1: side - 3, y1: side - 3 }, () => fill);
      if (found) named.push(`${found.emoji} ${found.confidence.toFixed(2)}`);
    }
    expect(named.length / tries, named.join(', ')).toBeLessThanOrEqual(0.05);
  });
});

describe('a row of emoji', () => {
  /** As a line of text has them (`gap` null), or with so many pixels between them. */
  function row(emoji: string[], size: number, gap: number | null, fill: Colour): Raster {
    const image = filled((size + margin) * emoji.length + margin, size + margin, fill);
    let next = 4;
    emoji.forEach((each, index) => {
      const picture = drawing(size, each);
      const { x0, x1 } = tightBox(picture);
      lay(image, picture, gap === null ? index * size : next - x0, 0);
      next += x1 - x0 + (gap ?? 0);
    });
    return image;
  }

  const rows = [['😂', '😂', '😂'], ['❤️', '🔥'], ['😂', '👀'], ['👀'], ['🍷', '🍷'], ['😍', '🥰', '😘', '🙈', '💕']];
  const sizes = [22, 40];
  const cases = rows.flatMap((emoji) => sizes.map((size) => ({ emoji, size })));

  it.each(cases)('is cut into its emoji as a line of text has them: $emoji, $size px', async ({ emoji, size }) => {
    for (const fill of fills) {
      const image = row(emoji, size, null, fill);
      for (const seen of [image, await asJpeg(image)]) {
        const boxes = splitEmojiRun(seen, { x0: 0, y0: 0, x1: seen.width, y1: seen.height }, () => fill);
        expect(boxes.map((box) => nameEmoji(seen, box, () => fill)?.emoji)).toEqual(emoji);
      }
    }
  });

  const tight = [0, 1, 2].flatMap((gap) => sizes.map((size) => ({ gap, size })));
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

  it('of nothing is nothing', () => {
    const image = filled(60, 30, [255, 255, 255]);
    expect(splitEmojiRun(image, { x0: 0, y0: 0, x1: 60, y1: 30 }, () => [255, 255, 255])).toEqual([]);
    expect(nameEmoji(image, { x0: 0, y0: 0, x1: 30, y1: 30 }, () => [255, 255, 255])).toBeNull();
  });
});
