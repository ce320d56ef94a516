import { describe, expect, it } from 'vitest';
import { listKeptReplies } from '#contract/assistant.ts';
import { listBios } from '#contract/bios.ts';
import { buildUser } from '../testing/build-user.ts';
import { makeApp } from '../testing/make-app.ts';
import { seedWritings } from './seed-writings.ts';

const test = makeApp();

describe('the writings of a demo account', () => {
  it('fill its history and its favourites', async () => {
    const { user, browser } = await buildUser(test, { entitlements: ['pro', 'bio'] });
    await seedWritings(test.deps, user.id);
    const { bios } = await browser.call(listBios);
    expect(bios).toHaveLength(9);
    expect(bios.filter(({ isFavorite, score }) => isFavorite && (score ?? 0) > 0)).toHaveLength(3);
    const { replies } = await browser.call(listKeptReplies);
    expect(replies.map(({ tone }) => tone)).toEqual(['humoristique', 'flirt']);
  });
});
