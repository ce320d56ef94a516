import path from 'node:path';
import sharp, { type Region } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decodePhoto } from '../decode-photo.ts';
import { openFaceFinder } from './face-finder.ts';
import type { FindFaces } from './mesh-finder.ts';
import { folderOf } from './package-folder.ts';

let findFaces: FindFaces;
const { fetch } = globalThis;

beforeAll(async () => {
  findFaces = await openFaceFinder();
});
// The finder replaces it in its thread, which here is that of the next test files too.
afterAll(() => {
  globalThis.fetch = fetch;
});

const group = path.join(folderOf('@vladmandic/face-api'), 'demo/sample3.jpg');
const serious = path.join(folderOf('material-kit'), 'assets/img/faces/marc.jpg');

async function facesIn(file: string, part?: Region) {
  const image = part ? sharp(file).extract(part) : sharp(file);
  const picture = await decodePhoto(await image.jpeg().toBuffer());
  if ('refusal' in picture) throw new Error(picture.refusal);
  return await findFaces(picture);
}

it('tells a smile from a serious mouth', async () => {
  const [smiling] = await facesIn(group, { left: 1361, top: 68, width: 476, height: 1064 });
  const [unsmiling] = await facesIn(serious);
  expect(smiling?.smile).toBeGreaterThan(0.9);
  expect(unsmiling?.smile).toBeLessThan(0.1);
});

it('gives the largest face first', async () => {
  const sizes = (await facesIn(group)).map(({ box }) => box.width * box.height);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});
