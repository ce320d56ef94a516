import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { draw, grey } from '#engine/photo/retouch/testing/draw.ts';
import { grain } from '#engine/photo/testing/drawn-picture.ts';
import { groupPhoto, portraitPhoto, seriousPhoto } from '../../../../testing/portrait.ts';
import { decodePhoto } from '../decode-photo.ts';
import { openFaceFinder } from './face-finder.ts';
import type { FindFaces } from './mesh-finder.ts';
import { turned, withBorder } from './views.ts';

let findFaces: FindFaces;
const { fetch } = globalThis;

beforeAll(async () => {
  findFaces = await openFaceFinder();
});
// The finder replaces it in its thread, which here is that of the next test files too.
afterAll(() => {
  globalThis.fetch = fetch;
});

async function facesIn(file: Buffer) {
  const picture = await decodePhoto(file);
  if ('refusal' in picture) throw new Error(picture.refusal);
  return await findFaces(picture);
}
const middleOf = (face?: { box: { x: number; y: number; width: number; height: number } }) => ({
  x: face ? face.box.x + face.box.width / 2 : Number.NaN,
  y: face ? face.box.y + face.box.height / 2 : Number.NaN,
});

it('tells a smile from a serious mouth', async () => {
  const [smiling] = await facesIn(await portraitPhoto());
  const [unsmiling] = await facesIn(await seriousPhoto());
  expect(smiling?.smile).toBeGreaterThan(0.9);
  expect(unsmiling?.smile).toBeLessThan(0.3);
});

it('gives the largest face first', async () => {
  const sizes = (await facesIn(await groupPhoto())).map(({ box }) => box.width * box.height);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

it('finds a face under heavy grain', async () => {
  const next = grain(60);
  const { data, info } = await sharp(await portraitPhoto())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grainy = Uint8ClampedArray.from(data, (value) => value + next());
  const { width, height } = info;
  expect(
    await facesIn(
      await sharp(grainy, { raw: { width, height, channels: 3 } })
        .png()
        .toBuffer(),
    ),
  ).toHaveLength(1);
});

it('finds no face in a wall', async () => {
  const wall = sharp({ create: { width: 400, height: 300, channels: 3, background: '#998877' } });
  expect(await facesIn(await wall.png().toBuffer())).toEqual([]);
});

it('says where a face at the edge is', async () => {
  const serious = await seriousPhoto();
  const whole = middleOf((await facesIn(serious))[0]);
  const { left, top, width, height } = { left: 250, top: 150, width: 120, height: 250 };
  const cut = sharp(await sharp(serious).extract({ left, top, width, height }).toBuffer()).blur(6);
  const part = middleOf((await facesIn(await cut.jpeg().toBuffer()))[0]);
  expect(Math.abs(part.x * width + left - whole.x * 512)).toBeLessThan(40);
  expect(Math.abs(part.y * height + top - whole.y * 600)).toBeLessThan(40);
});

it.each([withBorder, turned])('leads a point of a view back to where it was', async (look) => {
  const dot = draw(200, 120, (x, y) => grey(Math.hypot(x - 150, y - 30) < 3 ? 255 : 0));
  const { picture, back } = await look(dot);
  const brightest = picture.data.findIndex((value) => value > 200) / 3;
  const column = Math.floor(brightest) % picture.width;
  const { x, y } = back({ x: column / picture.width, y: Math.floor(brightest / picture.width) / picture.height });
  expect(Math.hypot(x * 200 - 150, y * 120 - 30)).toBeLessThan(6);
});
