import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { openPhotoStudio } from '../../adapters/assistant/photos/photo-studio.ts';
import { makeApp } from '../../testing/make-app.ts';
import { differenceBetween, orientations, photoKinds, portraitSize, storedBy } from '../../testing/photo-kinds.ts';
import { expectPortrait, photoMember } from '../../testing/photo-member.ts';
import { portraitPhoto } from '../../testing/portrait.ts';

// Photos of all kinds through HTTP to the real studio: measured and retouched upright.

const test = makeApp({ studio: openPhotoStudio({ deadlineMs: 100_000 }) });

let portrait: Buffer;
/** The portrait at the size at which it comes back, as pixels. */
let upright: Buffer;
beforeAll(async () => {
  portrait = await portraitPhoto();
  upright = await sharp(portrait).resize(portraitSize).raw().toBuffer();
});

it.each(orientations)('a photo of EXIF orientation %i is measured and comes back upright', async (orientation) => {
  const file = await storedBy(orientation, portrait);
  expect((await sharp(file).metadata()).orientation).toBe(orientation);
  const { analyse, retouch } = await photoMember(test);
  expectPortrait(await analyse(file), `orientation ${orientation}`);
  const back = await retouch(file);
  expect(await sharp(back).metadata()).toMatchObject(portraitSize);
  expect((await sharp(back).metadata()).orientation).toBeUndefined();
  expect(differenceBetween(await sharp(back).raw().toBuffer(), upright)).toBeLessThan(4);
});

it.each(photoKinds)('a photo is measured and retouched as %s', async (name, make) => {
  const file = await make(portrait);
  const { analyse, retouch } = await photoMember(test);
  expectPortrait(await analyse(file), name);
  const back = await sharp(await retouch(file)).metadata();
  expect(back).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3, ...portraitSize });
});
