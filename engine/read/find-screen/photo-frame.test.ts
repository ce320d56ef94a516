import { expect, it } from 'vitest';
import { type Corners, homographyTo, inverseOf, placeOf, straighten } from '../../pixels/homography.ts';
import type { Raster } from '../../pixels/ports.ts';
import { shrink } from '../../pixels/raster.ts';
import { rectangle } from '../testing/build.ts';
import { grey, paintBox, paintPage, paintRounded } from '../testing/paint.ts';
import { findScreenCorners } from './corners.ts';
import { photographedScreen } from './photo-frame.ts';

const tilted: Corners = [
  { x: 130, y: 70 },
  { x: 640, y: 40 },
  { x: 660, y: 950 },
  { x: 110, y: 930 },
];

/** In pixels of the photo: its outer edge or its inner one may be found. */
const bezel = 22;

/** A phone's screen with a bezel, on a table. */
function photoOf(screen: Raster, corners: Corners): Raster {
  const phone = paintPage(screen.width + 24, screen.height + 24, grey(15));
  paintBox(phone, rectangle(12, 12, phone.width - 12, phone.height - 12), (x, y) => {
    const at = ((y - 12) * screen.width + x - 12) * 3;
    return [screen.data[at] ?? 0, screen.data[at + 1] ?? 0, screen.data[at + 2] ?? 0];
  });
  const photo = paintPage(780, 1000, (x, y) => grey(150 + ((x * 7 + y * 3) % 5)));
  const onPhone = inverseOf(homographyTo(corners));
  paintBox(photo, rectangle(0, 0, 780, 1000), (x, y) => {
    const place = placeOf(onPhone, { x, y });
    const isPhone = place.x >= 0 && place.x < 1 && place.y >= 0 && place.y < 1;
    if (!isPhone) return grey(150 + ((x * 7 + y * 3) % 5));
    const at = (Math.floor(place.y * phone.height) * phone.width + Math.floor(place.x * phone.width)) * 3;
    return [phone.data[at] ?? 0, phone.data[at + 1] ?? 0, phone.data[at + 2] ?? 0];
  });
  return photo;
}

function screen(): Raster {
  const page = paintPage(390, 720, grey(250));
  for (let y = 40; y < 680; y += 80)
    paintRounded(page, rectangle(y % 160 === 40 ? 12 : 150, y, y % 160 === 40 ? 240 : 378, y + 40), 16, [60, 110, 220]);
  return page;
}

it('finds the corners of a phone on a table', () => {
  const corners = findScreenCorners(shrink(photoOf(screen(), tilted), 390, 500));
  corners?.forEach(({ x, y }, index) => {
    expect(Math.abs(x * 2 - (tilted[index]?.x ?? 0))).toBeLessThan(bezel);
    expect(Math.abs(y * 2 - (tilted[index]?.y ?? 0))).toBeLessThan(bezel);
  });
  expect(corners).toHaveLength(4);
});

it.each([
  ['takes a light area as tall as a phone for one', 760, true],
  ['takes nothing taller for one', 1600, false],
])('%s', (_, height, isPhone) => {
  const table = paintPage(400, height, (x, y) => grey(60 + ((x * 7 + y * 3) % 5)));
  paintBox(table, rectangle(40, 30, 360, height - 30), grey(230));
  expect(findScreenCorners(table)).toHaveLength(4);
  expect(photographedScreen(table, table) !== null).toBe(isPhone);
});

it('finds none on a screenshot', () => {
  expect(findScreenCorners(screen())).toBeNull();
});

it('straightens the screen without its bezel, and tells where its places are on the photo', () => {
  const photo = photoOf(screen(), tilted);
  const found = photographedScreen(photo, shrink(photo, 390, 500));
  const { width, height, data } = found?.image ?? straighten(photo, homographyTo(tilted), 1, 1);
  // The page reaches the edges, and the first message lies level at its left.
  for (const y of [4, height - 5]) expect(data[(y * width + (width >> 1)) * 3]).toBeGreaterThan(200);
  const blueRows = [0.1, 0.55].map((share) => {
    const x = Math.round(width * share);
    return Array.from({ length: height }, (_, y) => y).find((y) => (data[(y * width + x) * 3] ?? 0) < 120);
  });
  expect(Math.abs((blueRows[0] ?? 0) - (blueRows[1] ?? 0))).toBeLessThan(5);
  const box = found?.inPicture({ x: 0, y: 0, width, height });
  expect(Math.abs((box?.x ?? 0) - 115)).toBeLessThan(25);
  expect(Math.abs((box?.y ?? 0) - 55)).toBeLessThan(25);
});
