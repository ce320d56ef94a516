import { expect, it } from 'vitest';
import type { FoundFace } from '#engine/photo/found-face.ts';
import { likenessOf } from '#engine/photo/retouch/likeness.ts';
import type { RetouchOptions } from '#engine/photo/retouch/plan-retouch.ts';
import * as engine from '#engine/photo/retouch/retouch-photo.ts';
import { draw, faceIn, grainAt, grey, type Pixel } from '#engine/photo/retouch/testing/draw.ts';
import { faceAt } from '#engine/photo/testing/drawn-picture.ts';
import type { Raster } from '#engine/pixels/ports.ts';
import { applyRetouch } from './apply-retouch.ts';

const retouchPhoto = (picture: Raster, faces: FoundFace[], options: RetouchOptions) =>
  engine.retouchPhoto(picture, faces, options, applyRetouch);
const usual = { strength: 100, crop: false, blur: false };
const found = [faceIn(0.35, 0.2, 0.3, 0.35)];
const skin: Pixel = [205, 160, 135];

/** A person before shelves: skin, dark hair, a coloured shirt, straight lines. */
function colourOf(x: number, y: number): Pixel {
  const [across, down] = [(x - 240) / 72, (y - 170) / 80];
  const distance = Math.hypot(across, down);
  if (distance < 1) {
    const isEye = Math.abs(Math.abs(across) - 0.4) < 0.13 && Math.abs(down + 0.15) < 0.08;
    if (isEye) return [50, 35, 30];
    const shade = 1 - 0.15 * Math.abs(across) + 0.03 * grainAt(x >> 1, y >> 1);
    return skin.map((value) => value * shade) as unknown as Pixel;
  }
  if (distance < 1.25 && down < 0.3) return (x >> 1) % 3 === 0 ? [70, 50, 40] : [40, 28, 22];
  if (y > 260 && Math.abs(across) < 1.6) return (y >> 3) % 2 === 0 ? [60, 95, 160] : [215, 220, 230];
  const isShelf = y % 80 < 8 || x % 120 < 8;
  return isShelf ? [110, 100, 80] : [160 + (x % 120) / 3, 165, 150];
}
const good = draw(480, 480, colourOf);
const changed = (change: (value: number, channel: number) => number): Raster =>
  draw(480, 480, (x, y) => colourOf(x, y).map((value, channel) => change(value, channel)) as unknown as Pixel);

it('leaves a good picture as it is and says so', async () => {
  const { picture, report } = await retouchPhoto(good, found, usual);
  expect(report.scoreBefore).toBeGreaterThanOrEqual(80);
  expect(likenessOf(good, picture)).toBe(Number.POSITIVE_INFINITY);
  expect(report).toMatchObject({ improvements: [], enhancement: "Ta photo est déjà réussie : on n'y a pas touché." });
});

it('does not call a poor picture good that it leaves alone', async () => {
  const small = draw(90, 110, (x) => grey(x));
  const { report } = await retouchPhoto(small, [], { ...usual, strength: 0 });
  expect(report.scoreBefore).toBeLessThan(80);
  expect(report.enhancement).toMatch(/^On n'y a pas touché/);
});

it('leaves a picture as it is where no step gains anything', async () => {
  const dark = changed((value) => value * 0.3);
  const { picture, report } = await engine.retouchPhoto(dark, found, usual, async (same) => ({ ...same }));
  expect(picture).toBe(dark);
  expect(report.improvements).toEqual([]);
});

it('lifts no grainy dark without a face', async () => {
  const steps = async (grain: number) => {
    const dark = draw(480, 480, (x, y) => grey(20 + (x + y) / 30 + grain * grainAt(x, y)));
    return (await retouchPhoto(dark, [], usual)).report.improvements.map(({ type }) => type);
  };
  expect(await steps(1)).toContain('exposure');
  expect(await steps(25)).not.toContain('exposure');
});

it('counts no points for colours that it balanced, nor for a turn', async () => {
  const eyes = faceAt({ x: 0.35, y: 0.2, width: 0.3, height: 0.35 });
  const isWhite = (x: number, y: number) => Math.abs(y - 163) < 6 && Math.abs(Math.abs(x - 240) - 43) < 17;
  const warm = [1.1, 0.95, 0.6];
  const cast = draw(480, 480, (x, y) => {
    const own: Pixel = isWhite(x, y) ? [215, 207, 203] : colourOf(x, y);
    return own.map((value, channel) => value * (warm[channel] as number)) as unknown as Pixel;
  });
  const { report } = await retouchPhoto(cast, [eyes], usual);
  expect(report.improvements.map(({ type }) => type)).toContain('whiteBalance');
  expect(report.scoreAfter - report.scoreBefore).toBeLessThanOrEqual(4);
});

it('raises the score of a dark picture and reports what it did', async () => {
  const { report } = await retouchPhoto(
    changed((value) => value * 0.3),
    found,
    usual,
  );
  expect(report.scoreAfter).toBeGreaterThan(report.scoreBefore + 10);
  expect(report.improvements.map(({ type }) => type)).toContain('exposure');
  expect(report.technicalDetails.brightness).toBeGreaterThan(report.technicalDetails.before.brightness + 15);
  expect(report.enhancement).toContain('la lumière');
});

it('changes less at half strength, and nothing at 0', async () => {
  const dark = changed((value) => value * 0.4);
  const likenessAt = async (strength: number) =>
    likenessOf(dark, (await retouchPhoto(dark, found, { ...usual, strength })).picture);
  expect(await likenessAt(50)).toBeGreaterThan(await likenessAt(100));
  const untouched = await retouchPhoto(dark, found, { ...usual, strength: 0 });
  expect(Buffer.from(untouched.picture.data).equals(Buffer.from(dark.data))).toBe(true);
  expect(untouched.report.improvements).toEqual([]);
});

it('never scores worse, however a picture was spoilt', async () => {
  const spoilt = [
    changed((value) => value * 1.7 + 40),
    changed((value, channel) => value * ([1.15, 1, 0.65][channel] as number)),
    draw(480, 480, (x, y) => colourOf(x, y).map((value) => value + 45 * grainAt(x, y)) as unknown as Pixel),
    draw(480, 480, (x, y) => colourOf(x - (x % 8), y - (y % 8))),
  ];
  for (const picture of spoilt) {
    const { report } = await retouchPhoto(picture, found, usual);
    expect(report.scoreAfter).toBeGreaterThanOrEqual(report.scoreBefore);
  }
});

it('does not change the given picture', async () => {
  const dark = changed((value) => value * 0.4);
  const copy = Uint8Array.from(dark.data);
  await retouchPhoto(dark, found, { strength: 100, crop: true, blur: true });
  // `toEqual` takes seconds for 691,200 values.
  expect(Buffer.from(dark.data).equals(Buffer.from(copy))).toBe(true);
});
