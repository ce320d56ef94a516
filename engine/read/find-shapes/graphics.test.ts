import { describe, expect, it } from 'vitest';
import type { Raster } from '../../pixels/ports.ts';
import type { Colour } from '../../pixels/raster.ts';
import { offBy, rectangle } from '../testing/build.ts';
import { downwards, grey, paintBox, paintDisc, paintPage, paintRounded, write } from '../testing/paint.ts';
import { findGraphics, picturesAmong } from './graphics.ts';
import { lookAt } from './screen.ts';

function page(): Raster {
  return paintPage(390, 500, grey(250));
}

function graphicsOf(image: Raster) {
  return findGraphics(lookAt(image).flat);
}

function picturesOf(image: Raster) {
  const screen = lookAt(image);
  return picturesAmong(findGraphics(screen.flat), screen.bubbles, screen.small.width);
}

/** A box of many colours. */
function photo(image: Raster, box = rectangle(20, 100, 220, 300)): void {
  paintRounded(image, box, 10, (x, y) => [(x * 37 + y * 11) % 200, (x * 13 + y * 29) % 200, (x * 7 + y * 41) % 200]);
}

describe('a graphic on the page', () => {
  it('is found with its box and the share of the box that it fills', () => {
    const image = page();
    photo(image);
    paintDisc(image, 300, 400, 20, [200, 60, 60]);
    const [box, disc] = graphicsOf(image);
    expect(offBy(box, rectangle(20, 100, 220, 300))).toBeLessThanOrEqual(1);
    expect(box?.isBox).toBe(true);
    expect(offBy(disc, rectangle(280, 380, 320, 420))).toBeLessThanOrEqual(1);
    expect(disc).toMatchObject({ isBox: false });
    expect(disc?.fullness).toBeCloseTo(0.8, 1);
  });

  it('is not joined to another by a thin pale stroke of the wallpaper', () => {
    const image = page();
    paintDisc(image, 100, 100, 20, [200, 60, 60]);
    paintDisc(image, 200, 100, 20, [200, 60, 60]);
    paintBox(image, rectangle(100, 99, 200, 101), grey(244));
    expect(graphicsOf(image)).toHaveLength(2);
  });

  it('is not joined to a short bubble right below it', () => {
    const image = page();
    const green: Colour = [40, 150, 70];
    for (const y of [200, 300]) {
      paintRounded(image, rectangle(20, y, 64, y + 30), 15, green);
      write(image, 'nn', 34, y + 20, 16, grey(255));
    }
    paintRounded(image, rectangle(22, 160, 62, 200), 8, [250, 200, 40]);
    const screen = lookAt(image);
    const [above] = findGraphics(screen.flat, screen.bubbles);
    expect(offBy(above, rectangle(22, 160, 62, 200))).toBeLessThanOrEqual(1);
  });

  it.each<[string, (image: Raster) => void]>([
    ['a bar across', (image) => paintBox(image, rectangle(0, 0, 390, 90), grey(230))],
    ['a hairline', (image) => paintBox(image, rectangle(0, 90, 390, 91), grey(200))],
    ['a dot', (image) => paintDisc(image, 100, 100, 3, grey(0))],
  ])('is not %s', (_, paint) => {
    const image = page();
    paint(image);
    expect(graphicsOf(image)).toEqual([]);
  });
});

describe('a picture', () => {
  it('is a photo', () => {
    const image = page();
    photo(image);
    expect(picturesOf(image)).toMatchObject([{ isBox: true }]);
  });

  it('is a photo with a plain sky', () => {
    const image = page();
    photo(image);
    paintBox(image, rectangle(30, 110, 210, 180), [120, 180, 240]);
    expect(picturesOf(image)).toHaveLength(1);
  });

  it.each([
    { of: 'over hills', sky: 0.62 },
    { of: 'over the foot of hills that the edge cuts', sky: 0.8 },
  ])('is a landscape: a sky with a sun $of', ({ sky }) => {
    const image = page();
    const box = rectangle(24, 100, 180, 300);
    const horizon = Math.round(box.y0 + sky * (box.y1 - box.y0));
    paintRounded(image, box, 10, [220, 104, 163]);
    paintDisc(image, 60, 140, 14, [255, 246, 217]);
    const hills = (x: number, y: number): Colour =>
      y > horizon + Math.round(6 * Math.sin(x / 14)) ? [(x * 31 + y * 17) % 60, 74, 38] : [220, 104, 163];
    paintBox(image, rectangle(box.x0, horizon - 8, box.x1, box.y1), hills);
    expect(picturesOf(image)).toMatchObject([{ isBox: true }]);
  });

  it('is a photo that the header cuts', () => {
    const image = page();
    paintBox(image, rectangle(0, 0, 390, 96), grey(225));
    paintBox(image, rectangle(0, 93, 390, 96), grey(190));
    photo(image, rectangle(160, 94, 370, 250));
    paintBox(image, rectangle(0, 93, 390, 96), grey(190));
    const screen = lookAt(image);
    const graphics = findGraphics(screen.flat, [], [96]);
    expect(picturesAmong(graphics, [], 390)).toMatchObject([{ isBox: true, x0: 160, x1: 370 }]);
  });

  it('is a sticker, which does not fill its box', () => {
    const image = page();
    for (let ring = 60; ring > 10; ring -= 10) paintDisc(image, 120, 200, ring, [ring * 4, 200 - ring * 2, 60]);
    expect(picturesOf(image)).toMatchObject([{ isBox: false }]);
  });

  it('is a sticker with a plain inside, as a ghost has', () => {
    const image = page();
    const ghost = (inset: number, colour: Colour) => {
      paintRounded(image, rectangle(32 + inset, 110 + inset, 128 - inset, 220 - inset), 44 - inset, colour);
      paintBox(image, rectangle(32 + inset, 170, 128 - inset, 220 - inset), colour);
    };
    ghost(0, grey(200));
    paintBox(image, rectangle(28, 200, 132, 220), grey(200));
    ghost(4, [223, 230, 255]);
    for (const x of [62, 98]) paintDisc(image, x, 160, 8, [40, 40, 80]);
    expect(picturesOf(image)).toMatchObject([{ isBox: false }]);
  });

  it('is a sticker with much room around it, like a star', () => {
    const image = page();
    const yellow: Colour = [255, 210, 60];
    for (let ray = 0; ray < 60; ray++) {
      const half = 6 + Math.round(ray / 4);
      paintBox(image, rectangle(120 - half, 140 + ray, 120 + half, 141 + ray), yellow);
      paintBox(image, rectangle(120 - half, 260 - ray, 120 + half, 261 - ray), yellow);
      paintBox(image, rectangle(60 + ray, 200 - half, 61 + ray, 200 + half), yellow);
      paintBox(image, rectangle(180 - ray, 200 - half, 181 - ray, 200 + half), yellow);
    }
    expect(picturesOf(image)).toHaveLength(1);
  });

  it.each<[string, (image: Raster) => void]>([
    [
      'a bubble blurred by a JPEG, with a reaction and strokes of the wallpaper on it, if another has its colour',
      (image) => {
        const fill: Colour = [27, 45, 54];
        paintRounded(image, rectangle(16, 40, 250, 73), 12, fill);
        paintRounded(image, rectangle(16, 128, 150, 161), 12, fill);
        for (const y of [137, 146, 155]) write(image, 'hhhhhhhhhhhhhhhhhhhhhhhh', 22, y, 9, grey(230));
        paintRounded(image, rectangle(40, 150, 66, 176), 12, [44, 62, 71]);
        paintDisc(image, 53, 163, 9, [240, 60, 60]);
        paintBox(image, rectangle(12, 112, 22, 134), grey(200));
      },
    ],
    [
      'two bubbles full of text that a wallpaper joins',
      (image) => {
        for (const box of [rectangle(20, 100, 170, 134), rectangle(20, 139, 110, 173)]) {
          paintRounded(image, box, 16, [25, 38, 52]);
          for (let y = box.y0 + 4; y < box.y1 - 8; y += 9)
            write(image, 'hhhhhhhhhhhhhhh'.slice(0, (box.x1 - box.x0) / 11), box.x0 + 8, y + 8, 11, grey(255));
        }
        paintBox(image, rectangle(60, 130, 72, 143), [60, 90, 120]);
      },
    ],
    [
      'an answer in a gradient that covers the foot of the quote above it',
      (image) => {
        paintRounded(image, rectangle(200, 100, 370, 140), 16, grey(225));
        write(image, 'hnnn nnl', 214, 122, 14, grey(110));
        paintRounded(image, rectangle(140, 132, 370, 200), 16, downwards([0, 150, 255], [130, 60, 250], 132, 200));
        for (const y of [158, 182]) write(image, 'hnnn nnn nnl nnn n', 154, y, 16, grey(255));
      },
    ],
    [
      'a bubble with text',
      (image) => {
        paintRounded(image, rectangle(20, 100, 220, 200), 16, [0, 122, 255]);
        for (const y of [130, 155, 180]) write(image, 'hnnn nnn nnl nn', 34, y, 16, grey(255));
      },
    ],
    [
      'a bubble with a quote',
      (image) => {
        paintRounded(image, rectangle(20, 100, 220, 200), 12, [217, 253, 211]);
        paintRounded(image, rectangle(28, 108, 212, 150), 6, [190, 235, 180]);
      },
    ],
    [
      'two bubbles joined by a reaction',
      (image) => {
        paintRounded(image, rectangle(20, 100, 240, 150), 16, [0, 122, 255]);
        paintRounded(image, rectangle(20, 154, 150, 204), 16, [0, 122, 255]);
        paintDisc(image, 40, 152, 12, [250, 190, 40]);
      },
    ],
    ['an avatar', (image) => paintDisc(image, 40, 200, 18, [200, 90, 60])],
    ['a small picture', (image) => photo(image, rectangle(20, 100, 70, 150))],
    ['a picture as wide as the page', (image) => photo(image, rectangle(5, 100, 385, 300))],
  ])('is not %s', (_, paint) => {
    const image = page();
    paint(image);
    expect(picturesOf(image)).toEqual([]);
  });
});

it('cuts a photo off the message that it touches', () => {
  const image = page();
  const sent = [rectangle(20, 40, 200, 76), rectangle(20, 100, 220, 136)];
  for (const box of sent) {
    paintRounded(image, box, 14, grey(225));
    write(image, 'hnn nnn', box.x0 + 14, box.y0 + 24, 15, grey(0));
  }
  const picture = rectangle(20, 136, 220, 330);
  photo(image, picture);
  const screen = lookAt(image);
  const holds = (graphics: ReturnType<typeof findGraphics>) => graphics.find(({ y1 }) => y1 > 300);
  expect(holds(findGraphics(screen.flat))?.y0).toBeLessThan(110);
  expect(offBy(holds(findGraphics(screen.flat, screen.bubbles)), picture)).toBeLessThanOrEqual(3);
});
