import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { addAddon, cancelAddon, cancelSubscription, mySubscription } from '#contract/billing.ts';
import { pauseSubscription } from '#contract/retention.ts';
import { invoice } from '../../../db/schema.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { makeShop } from '../../../testing/make-shop.ts';

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bio = { params: { addonType: 'bio' } } as const;
const charges = async (totalCents: number) =>
  (await shop.deps.db.select().from(invoice).where(eq(invoice.totalCents, totalCents))).filter(
    ({ amountPaidCents }) => amountPaidCents > 0,
  ).length;
const dayOf = (text: string | null | undefined) => text?.slice(0, 10);

describe('case 17: a pause just after a renewal', () => {
  it('skips exactly one charge and keeps access', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await shop.pass({ days: 30, hours: 4 });
    expect(await charges(790)).toBe(2);
    const { pausedUntil } = await browser.call(pauseSubscription);
    expect(dayOf(pausedUntil)).toBe('2027-02-15');
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'paused', renewsAt: pausedUntil });
    await shop.pass({ days: 32 });
    expect(await charges(790)).toBe(2);
    expect((await browser.call(me)).user.isPro).toBe(true);
    await shop.pass({ days: 32 });
    expect(await charges(790)).toBe(3);
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'active' });
  });

  it('skips exactly one charge from 31 January to a shorter month', async () => {
    await shop.pass({ days: 46 });
    const { browser } = await shop.buy('monthly', lea);
    expect(dayOf((await browser.call(mySubscription)).pro?.renewsAt)).toBe('2027-01-31');
    await browser.call(pauseSubscription);
    await shop.pass({ days: 32 });
    expect(await charges(790)).toBe(1);
    await shop.pass({ days: 30 });
    expect(await charges(790)).toBe(2);
  });

  it('a subscription that is cancelled during its pause ends on the day announced before, in state, answer and mail', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(pauseSubscription);
    const { pro } = await browser.call(mySubscription);
    expect(dayOf(pro?.pausedUntil)).toBe('2027-01-15');
    expect(dayOf(pro?.endsIfCancelled)).toBe('2026-12-15');
    const answer = await browser.call(cancelSubscription);
    expect(answer.endsAt).toBe(pro?.endsIfCancelled);
    await shop.processEvents();
    expect(shop.mails.at(-1)?.text).toContain('15 décembre 2026');
    expect((await browser.call(mySubscription)).pro).toMatchObject({ endsAt: pro?.endsIfCancelled });
    await shop.pass({ days: 31 });
    expect((await browser.call(me)).user.isPro).toBe(false);
  });

  it('skips one charge of add-ons too', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(addAddon, bio);
    await shop.processEvents();
    await browser.call(pauseSubscription);
    await shop.pass({ days: 32 });
    expect([await charges(790), await charges(500)]).toEqual([1, 1]);
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: true });
    await shop.pass({ days: 32 });
    expect([await charges(790), await charges(500)]).toEqual([2, 2]);
  });
});

describe('case 18: a pause twice, on an annual plan, or after cancelling', () => {
  it('is given once in twelve months, and once by five clicks at the same moment', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const url = '/api/retention/pause-subscription';
    const clicks = await Promise.all(Array.from({ length: 5 }, () => browser.send({ method: 'POST', url })));
    expect(clicks.some(({ status }) => status === 200)).toBe(true);
    expect((await browser.refused(pauseSubscription)).status).toBe(409);
    await shop.pass({ days: 64 });
    expect(await charges(790)).toBe(2);
    expect(await browser.refused(pauseSubscription)).toMatchObject({ body: { reason: 'pause_used' } });
    await shop.pass({ days: 302 });
    await browser.call(pauseSubscription);
  });

  it('moves the end of an annual term by a month', async () => {
    const { browser } = await shop.buy('annual', lea);
    const before = (await browser.call(mySubscription)).pro;
    const { pausedUntil } = await browser.call(pauseSubscription);
    expect(dayOf(before?.renewsAt)).toBe('2027-11-15');
    expect(dayOf(pausedUntil)).toBe('2027-12-15');
    // The paid year continues as before; only its end has moved.
    const moved = { renewsAt: pausedUntil, pause: { available: false } };
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'active', pausedUntil: null, ...moved });
    await browser.call(addAddon, bio);
    await browser.call(cancelAddon, bio);
    await shop.pass({ days: 380 });
    // The added free month runs.
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'paused', pausedUntil, ...moved });
    expect(await browser.refused(addAddon, bio)).toMatchObject({ status: 409, body: { reason: 'paused' } });
    expect(await browser.refused(pauseSubscription)).toMatchObject({ body: { reason: 'pause_impossible' } });
    expect(await charges(2490)).toBe(1);
    expect((await browser.call(me)).user.isPro).toBe(true);
    await shop.pass({ days: 20 });
    expect(await charges(2490)).toBe(2);
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'active', pause: { available: true } });
  });

  it('is refused after a cancellation, and for a granted Pro', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(cancelSubscription);
    expect(await browser.refused(pauseSubscription)).toMatchObject({ body: { reason: 'pause_impossible' } });
    const given = await buildUser(shop, { entitlements: ['pro'] });
    expect(await given.browser.refused(pauseSubscription)).toMatchObject({ body: { reason: 'no_subscription' } });
  });

  it('is refused while the provider is down, and works when it is back', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await shop.steer('faults', { down: true });
    expect((await browser.refused(pauseSubscription)).status).toBe(503);
    await shop.steer('faults', { down: false });
    await browser.call(pauseSubscription);
    await shop.pass({ days: 32 });
    expect(await charges(790)).toBe(1);
  });
});
