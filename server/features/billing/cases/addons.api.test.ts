import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { addAddon, cancelAddon, cancelSubscription, mySubscription, resumeSubscription } from '#contract/billing.ts';
import { pauseSubscription } from '#contract/retention.ts';
import { invoice, subscription } from '../../../db/schema.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';
import { convergeCustomer } from '../converging/converge.ts';

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bio = { params: { addonType: 'bio' } } as const;
const addons = async () => await shop.deps.db.select().from(subscription).where(eq(subscription.entitlement, 'bio'));
const paid = async () => await shop.deps.db.select().from(invoice).where(eq(invoice.totalCents, 500));

describe('an add-on', () => {
  it('is charged at once, can be cancelled and taken back, and ends with its paid month', async () => {
    const { browser } = await shop.buy('annual', lea);
    const { message } = await browser.call(addAddon, bio);
    expect(message).toBe("L'option Bio est activée : 5\u202f€ par mois, sans engagement.");
    const { user } = await browser.call(me);
    expect(user.hasBioAccess).toBe(true);
    expect(user.stripeBioSubscriptionItemId).toMatch(/^si_/);
    expect(await browser.refused(addAddon, bio)).toMatchObject({ status: 409, body: { reason: 'already_active' } });
    await browser.call(cancelAddon, bio);
    expect((await browser.call(me)).user.hasBioAccess).toBe(true);
    await browser.call(addAddon, bio);
    await browser.call(cancelAddon, bio);
    await shop.pass({ days: 32 });
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: false });
    expect(await paid()).toHaveLength(1);
    expect(await browser.refused(cancelAddon, bio)).toMatchObject({ body: { reason: 'no_subscription' } });
  });

  it('is cancelled while the provider is down: stored, confirmed by mail, and carried out when it is back', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, bio);
    await shop.processEvents();
    const stateOf = async () => (await browser.call(mySubscription)).addons.find(({ addon }) => addon === 'bio');
    await shop.steer('faults', { down: true });
    const { endsAt } = await browser.call(cancelAddon, bio);
    expect(endsAt?.slice(0, 10)).toBe('2026-12-15');
    expect(await browser.call(cancelAddon, bio)).toMatchObject({ endsAt });
    expect(await stateOf()).toMatchObject({ status: 'scheduled', endsAt, hasAccess: true });
    await shop.drainThroughFailures();
    const mails = shop.mails.filter(({ subject }) => subject === 'Ta résiliation est enregistrée : Option Bio');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('15 décembre 2026');
    expect((await addons())[0]?.cancelAtPeriodEnd).toBe(false);
    await shop.steer('faults', { down: false });
    await shop.runJob('billing.reconcile');
    expect((await addons())[0]?.cancelAtPeriodEnd).toBe(true);
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'active', cancellation: null });
    await shop.pass({ days: 32 });
    expect(await paid()).toHaveLength(1);
  });

  it('continues if its cancellation is taken back before the provider has heard of it', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, bio);
    await shop.processEvents();
    await shop.steer('faults', { down: true });
    await browser.call(cancelAddon, bio);
    await shop.steer('faults', { down: false });
    await browser.call(addAddon, bio);
    await shop.processEvents();
    expect((await browser.call(mySubscription)).addons[0]).toMatchObject({ status: 'active', endsAt: null });
    await shop.pass({ days: 32 });
    expect(await paid()).toHaveLength(2);
  });

  it('is charged once by five clicks at once', async () => {
    const { browser } = await shop.buy('annual', lea);
    const url = '/api/subscription/add-bio';
    const clicks = await Promise.all(Array.from({ length: 5 }, () => browser.send({ method: 'POST', url })));
    expect(clicks.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    await shop.processEvents();
    expect(await addons()).toHaveLength(1);
    expect(await paid()).toHaveLength(1);
  });

  it('is charged once though the provider’s answer was lost and the user clicked again', async () => {
    const { browser } = await shop.buy('annual', lea);
    await shop.steer('faults', { loseAnswers: 3 });
    await browser.send({ method: 'POST', url: '/api/subscription/add-bio' });
    await shop.steer('faults', { loseAnswers: 0 });
    await browser.send({ method: 'POST', url: '/api/subscription/add-bio' });
    await shop.processEvents();
    expect(await paid()).toHaveLength(1);
  });

  it('with an unknown name is refused', async () => {
    const { browser } = await buildUser(shop, { entitlements: ['pro'] });
    const answer = await browser.send({ method: 'POST', url: '/api/subscription/add-coaching' });
    expect(answer.status).toBe(400);
  });
});

describe('case 12: 3-D Secure off-session', () => {
  it('falls back to an embedded checkout for the same customer', async () => {
    const { browser } = await shop.buy('annual', { ...lea, card: cards.failsAtRenewal });
    const { clientSecret = '' } = await browser.call(addAddon, bio);
    expect((await browser.call(addAddon, bio)).clientSecret).toBe(clientSecret);
    expect((await browser.call(me)).user.hasBioAccess).toBe(false);
    await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    expect((await browser.call(me)).user.hasBioAccess).toBe(true);
    expect(await paid()).toHaveLength(1);
  });
});

describe('case 15: an add-on without Pro, paused or past due', () => {
  it('is refused without Pro', async () => {
    const { browser } = await buildUser(shop);
    expect(await browser.refused(addAddon, bio)).toMatchObject({ status: 403, body: { requiresPro: true } });
  });

  it('is refused while Pro is paused', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(pauseSubscription);
    expect(await browser.refused(addAddon, bio)).toMatchObject({ status: 409, body: { reason: 'paused' } });
  });

  it('is refused while Pro is past due', async () => {
    const { browser } = await shop.buy('monthly', { ...lea, card: cards.failsAtRenewal });
    await shop.pass({ days: 30, hours: 3 });
    expect(await browser.refused(addAddon, bio)).toMatchObject({ status: 409, body: { reason: 'payment_due' } });
  });
});

describe('a cancelled Pro', () => {
  it.each([false, true])('refuses to add or keep an add-on until Pro is resumed (provider down: %s)', async (down) => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(addAddon, bio);
    await shop.processEvents();
    await shop.steer('faults', { down });
    await browser.call(cancelSubscription);
    await shop.steer('faults', { down: false });
    const refused = { status: 409, body: { reason: 'ending', message: expect.stringContaining('15 décembre 2026') } };
    expect(await browser.refused(addAddon, { params: { addonType: 'photo' } })).toMatchObject(refused);
    expect(await browser.refused(addAddon, bio)).toMatchObject(refused);
    await shop.processEvents();
    expect(await paid()).toHaveLength(1);
  });

  it('that is resumed brings back the add-ons cancelled with it, and not one cancelled by itself', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(addAddon, bio);
    await browser.call(addAddon, { params: { addonType: 'photo' } });
    await browser.call(cancelAddon, { params: { addonType: 'photo' } });
    await browser.call(cancelSubscription);
    await shop.processEvents();
    expect((await browser.call(mySubscription)).addons).toMatchObject([
      { status: 'scheduled' },
      { status: 'scheduled' },
    ]);
    expect((await browser.call(resumeSubscription)).message).toContain('avec ses options');
    expect((await browser.call(mySubscription)).addons).toMatchObject([{ status: 'active' }, { status: 'scheduled' }]);
    await shop.pass({ days: 32 });
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: true, hasPhotoAccess: false });
  });
});

describe('an add-on of a Pro granted by the operator', () => {
  it('asks for a card, since there is none that the bank could doubt', async () => {
    const { browser } = await buildUser(shop, { entitlements: ['pro'] });
    const { message, clientSecret } = await browser.call(addAddon, bio);
    expect(clientSecret).toBeTruthy();
    expect(message).toContain("on n'a pas encore de carte");
    expect(message).not.toContain('banque');
  });

  it('is not cancelled, though its subscription is seen before its checkout is claimed', async () => {
    const { browser } = await buildUser(shop, { entitlements: ['pro'] });
    const sessionId = sessionOf((await browser.call(addAddon, bio)).clientSecret ?? '');
    await shop.steer('faults', { reorder: true });
    await shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, ...lea });
    await shop.steer('flush');
    const session = await shop.deps.payments.findCheckout(sessionId);
    await convergeCustomer(shop.deps, session?.customerId ?? '');
    expect(await addons()).toMatchObject([{ status: 'active' }]);
    await shop.processEvents();
    expect(await addons()).toMatchObject([{ status: 'active' }]);
    expect((await browser.call(me)).user.hasBioAccess).toBe(true);
    expect(shop.mails.filter(({ text }) => text.includes('Option Bio :'))).toHaveLength(1);
  });
});

describe('case 16: an annual plan is cancelled with live add-ons', () => {
  it('ends them with their paid month, and nothing more is charged', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, bio);
    await shop.processEvents();
    await browser.call(cancelSubscription);
    await shop.processEvents();
    expect((await addons())[0]?.cancelAtPeriodEnd).toBe(true);
    await shop.pass({ days: 70 });
    expect(await paid()).toHaveLength(1);
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: false });
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'scheduled', plan: 'annual' });
  });

  it('ends them at once when Pro ends at once', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, bio);
    const [pro] = await shop.deps.db.select().from(subscription).where(eq(subscription.entitlement, 'pro'));
    await shop.deps.payments.cancelNow(pro?.id ?? '');
    await shop.processEvents();
    expect((await addons())[0]?.status).toBe('canceled');
  });
});
