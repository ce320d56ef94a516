import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { signup } from '#contract/accounts.ts';
import { rememberReferral, trackClick } from '#contract/affiliates.ts';
import { affiliate } from '../../db/schema.ts';
import { buildAffiliate, buildUser, goodPassword } from '../../testing/build-user.ts';
import { makeApp } from '../../testing/make-app.ts';
import { changeAffiliateStatus } from './affiliate-status.ts';
import { attributionAtCheckout } from './attribution.ts';
import { renameAffiliate } from './slugs.ts';

const test = makeApp();
const day = 24 * 60 * 60 * 1000;

async function click(slug: string): Promise<string | undefined> {
  return (await test.browser().call(trackClick, { body: { slug } })).referral ?? undefined;
}

const startCheckout = (referrals: (string | undefined)[], accountId: string | null = null) =>
  attributionAtCheckout(test.deps, test.deps.db, { accountId, referrals });

async function registerThrough(referral: string | undefined): Promise<string> {
  const { user } = await test.browser().call(signup, {
    body: {
      firstName: 'Zoé',
      email: 'zoe@exemple.fr',
      password: goodPassword,
      isAdult: true,
      acceptsTerms: true,
      referral,
    },
  });
  return user.id;
}

describe('an attribution at checkout', () => {
  it('names the affiliate whose link was clicked, known from memory, cookie or registration', async () => {
    const { slug, affiliateId } = await buildAffiliate(test);
    const referral = await click(slug);
    const expected = { affiliateId, clickedAt: test.clock.now() };
    expect(await startCheckout([referral])).toEqual(expected);
    expect(await startCheckout([undefined, referral])).toEqual(expected);
    const accountId = await registerThrough(referral);
    expect(await startCheckout([], accountId)).toEqual(expected);
    expect(await startCheckout([])).toBeNull();
    expect(await startCheckout(['forged.1.x', ''])).toBeNull();
  });

  it('case 24: overwritten cookie: the last click wins, wherever it is kept', async () => {
    const [first, second, third] = [await buildAffiliate(test), await buildAffiliate(test), await buildAffiliate(test)];
    const browser = test.browser();
    const firstClick = await click(first.slug);
    await browser.call(rememberReferral, { body: { referral: firstClick ?? '' } });
    test.clock.advance(day);
    const secondClick = await click(second.slug);
    await browser.call(rememberReferral, { body: { referral: secondClick ?? '' } });
    expect(browser.cookies.get('affiliate_ref')).toBe(secondClick);
    expect(await startCheckout([firstClick, secondClick])).toMatchObject({ affiliateId: second.affiliateId });
    expect(await startCheckout([secondClick, firstClick])).toMatchObject({ affiliateId: second.affiliateId });
    test.clock.advance(day);
    const accountId = await registerThrough(await click(third.slug));
    expect(await startCheckout([firstClick, secondClick], accountId)).toMatchObject({ affiliateId: third.affiliateId });
    test.clock.advance(day);
    const fourthClick = await click(first.slug);
    expect(await startCheckout([fourthClick], accountId)).toEqual({
      affiliateId: first.affiliateId,
      clickedAt: test.clock.now(),
    });
  });

  it('case 24: expired at day 31, by the server’s clock', async () => {
    const { slug, affiliateId } = await buildAffiliate(test);
    const referral = await click(slug);
    const accountId = await registerThrough(referral);
    test.clock.advance(30 * day - 1);
    expect(await startCheckout([referral])).toMatchObject({ affiliateId });
    expect(await startCheckout([], accountId)).toMatchObject({ affiliateId });
    test.clock.advance(1);
    expect(await startCheckout([referral])).toBeNull();
    expect(await startCheckout([], accountId)).toBeNull();
  });

  it('case 24: own link: names nobody, even after a click on another affiliate’s link', async () => {
    const own = await buildAffiliate(test);
    const other = await buildAffiliate(test);
    const otherClick = await click(other.slug);
    test.clock.advance(day);
    const ownClick = await click(own.slug);
    expect(await startCheckout([ownClick], own.user.id)).toBeNull();
    expect(await startCheckout([ownClick, otherClick], own.user.id)).toBeNull();
    expect(await startCheckout([otherClick], own.user.id)).toMatchObject({ affiliateId: other.affiliateId });
    const visitor = await buildUser(test);
    expect(await startCheckout([ownClick], visitor.user.id)).toMatchObject({ affiliateId: own.affiliateId });
  });

  it.each(['pending', 'rejected', 'suspended'] as const)('case 24: click while %s: names nobody', async (status) => {
    const active = await buildAffiliate(test);
    const { slug, affiliateId } = await buildAffiliate(test, { status });
    const earlier = await click(active.slug);
    test.clock.advance(day);
    const referral = await click(slug);
    expect(referral).toBeUndefined();
    await changeAffiliateStatus(test.deps, affiliateId, 'active');
    expect(await startCheckout([referral, earlier])).toMatchObject({ affiliateId: active.affiliateId });
    expect(await startCheckout([await click(slug)])).toMatchObject({ affiliateId });
  });

  it.each(['rejected', 'suspended'] as const)(
    'case 24: %s between click and checkout: names nobody',
    async (status) => {
      const { slug, affiliateId } = await buildAffiliate(test);
      const referral = await click(slug);
      const accountId = await registerThrough(referral);
      await changeAffiliateStatus(test.deps, affiliateId, status);
      expect(await startCheckout([referral], accountId)).toBeNull();
      const [stored] = await test.deps.db.select().from(affiliate).where(eq(affiliate.id, affiliateId));
      expect(stored?.status).toBe(status);
    },
  );

  it('case 25: slug renamed between click and checkout: names the same affiliate', async () => {
    const { slug, affiliateId } = await buildAffiliate(test);
    const referral = await click(slug);
    await renameAffiliate(test.deps, affiliateId, 'tout-nouveau');
    expect(await startCheckout([referral])).toMatchObject({ affiliateId });
  });
});
