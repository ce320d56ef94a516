import { describe, expect, it } from 'vitest';
import { lineUpPhotos, listPhotos } from '#contract/photos.ts';
import { buildUser } from '../testing/build-user.ts';
import { makeApp } from '../testing/make-app.ts';
import { seedPhotos } from './seed-photos.ts';

const test = makeApp();

describe('the photos of a demo account', () => {
  it('fill its history and can be lined up', async () => {
    const { user, browser } = await buildUser(test, { entitlements: ['pro', 'photo'] });
    await seedPhotos(test.deps, user.id);
    const { photos } = await browser.call(listPhotos);
    expect(photos.map(({ result }) => [result.shot, result.label])).toEqual([
      ['portrait', 'Très bien'],
      ['full', 'Correct'],
    ]);
    const { order } = await browser.call(lineUpPhotos, { body: { ids: photos.map(({ id }) => id).reverse() } });
    expect(order.map(({ id }) => id)).toEqual(photos.map(({ id }) => id));
  });
});
