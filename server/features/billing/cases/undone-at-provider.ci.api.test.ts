// @demand cancellation-stands
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  addAddon,
  cancelAddon,
  cancelSubscription,
  createCheckoutSession,
  mySubscription,
  resumeSubscription,
  withdraw,
} from '#contract/billing.ts';
import type { Payments } from '../../../adapters/payments/port.ts';
import { openStripe } from '../../../adapters/payments/stripe-client.ts';
import { cancellationRequest, refund, subscription } from '../../../db/schema.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

// A cancellation that was carried out, and that the provider does not have any more.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bio = { params: { addonType: 'bio' } } as const;
const stripe = () => openStripe({ secretKey: 'sk_test_shop', apiBase: shop.sandboxUrl });
const subscriptions = async () =>
  await shop.deps.db.select().from(subscription).orderBy(subscription.createdAt, desc(subscription.entitlement));
const idOf = async (entitlement: 'pro' | 'bio') =>
  (await subscriptions()).find((one) => one.entitlement === entitlement)?.id ?? '';
const isEnding = async (entitlement: 'pro' | 'bio' = 'pro') =>
  (await stripe().subscriptions.retrieve(await idOf(entitlement))).cancel_at_period_end;
const statuses = async () => (await subscriptions()).map(({ status }) => status);
const requests = async () =>
  (await shop.deps.db.select().from(cancellationRequest).orderBy(cancellationRequest.requestedAt)).map(
    ({ status }) => status,
  );
const refunds = async () => (await shop.deps.db.select().from(refund)).map(({ amountCents }) => amountCents);
const mailsCalled = (subject: string) => shop.mails.filter((mail) => mail.subject.startsWith(subject)).length;

async function undo(entitlement: 'pro' | 'bio' = 'pro'): Promise<void> {
  await stripe().subscriptions.update(await idOf(entitlement), { cancel_at_period_end: false });
}

/** Has `work` done while the provider is asked to resume, before or after it hears of it. */
function whileResuming(when: 'before' | 'after', work: () => Promise<unknown>): void {
  const { resume } = shop.deps.payments;
  const asked: Payments['resume'] = async (...given) => {
    shop.deps.payments = { ...shop.deps.payments, resume };
    if (when === 'before') await work();
    await resume(...given);
    if (when === 'after') await work();
  };
  shop.deps.payments = { ...shop.deps.payments, resume: asked };
}

describe('a resumption whose answer is lost', () => {
  it.each([
    ['its webhooks', {}],
    ['a later look', { drop: true }],
  ])('is noted and mailed by %s, and can be followed by another cancellation', async (_by, faults) => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(cancelSubscription);
    await shop.processEvents();
    await shop.steer('faults', { loseAnswers: 2, ...faults });
    expect((await browser.refused(resumeSubscription)).body.code).toBe('provider_timeout');
    await shop.processEvents();
    expect(await requests()).toEqual(['taken_back']);
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'active', endsAt: null });
    expect(mailsCalled('Ta résiliation est retirée')).toBe(1);

    await browser.call(cancelSubscription);
    await shop.steer('faults', { drop: false });
    await shop.processEvents();
    expect(await isEnding()).toBe(true);
    expect(mailsCalled('Ta résiliation est enregistrée')).toBe(2);
    await shop.pass({ days: 32 });
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([]);
  });

  it('and that was not carried out changes nothing', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(cancelSubscription);
    await shop.steer('faults', { down: true });
    await browser.refused(resumeSubscription);
    await shop.steer('faults', { down: false });
    await shop.processEvents();
    expect(await requests()).toEqual(['done']);
    await shop.pass({ days: 32 });
    expect(await statuses()).toEqual(['canceled']);
    expect(mailsCalled('Ta résiliation est retirée')).toBe(0);
  });

  it('keeps an add-on that was cancelled by itself', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, bio);
    await shop.processEvents();
    await browser.call(cancelAddon, bio);
    await shop.steer('faults', { loseAnswers: 2 });
    await browser.refused(addAddon, bio);
    await shop.processEvents();
    expect(await requests()).toEqual(['taken_back']);
    expect((await browser.call(mySubscription)).addons[0]).toMatchObject({ status: 'active', endsAt: null });
    await shop.pass({ days: 32 });
    expect(await refunds()).toEqual([]);
  });

  it('is still known after a backup from before it was restored, and its renewals are kept', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(cancelSubscription);
    await browser.call(resumeSubscription);
    await shop.pass({ days: 40 });
    await shop.deps.db.update(cancellationRequest).set({ status: 'done' });
    await shop.runJob('billing.sync');
    expect(await requests()).toEqual(['taken_back']);
    expect(await isEnding()).toBe(false);
    expect(await refunds()).toEqual([]);
  });
});

describe('a cancellation that was undone at the provider', () => {
  it('is carried out again, and nothing more is charged', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const { endsAt } = await browser.call(cancelSubscription);
    await undo();
    await shop.processEvents();
    expect(await isEnding()).toBe(true);
    expect(await browser.call(mySubscription)).toMatchObject({
      isSettling: false,
      pro: { status: 'scheduled', endsAt },
    });
    await shop.pass({ days: 32 });
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([]);
  });

  it('is carried out by a fresh cancellation that comes before the news of it', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(cancelSubscription);
    await shop.steer('faults', { drop: true });
    await undo();
    await browser.call(cancelSubscription);
    expect(await isEnding()).toBe(true);
  });

  it('has what was charged since refunded, and ends, where that is heard of late', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const { endsAt } = await browser.call(cancelSubscription);
    await shop.steer('faults', { drop: true });
    await undo();
    await shop.pass({ days: 62 });
    await shop.steer('faults', { drop: false });
    await shop.runJob('billing.sync');
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled']);
    expect(await refunds()).toEqual([790, 790]);
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'ended', endsAt });
    expect(mailsCalled('Ton dernier paiement est remboursé')).toBe(2);
  });

  it('of an add-on, by itself or with Pro, is carried out again too', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, bio);
    await shop.processEvents();
    await browser.call(cancelAddon, bio);
    await undo('bio');
    await shop.processEvents();
    expect(await isEnding('bio')).toBe(true);

    await browser.call(addAddon, bio);
    await browser.call(cancelSubscription);
    await shop.processEvents();
    expect(await isEnding('bio')).toBe(true);
    await undo('bio');
    await shop.processEvents();
    expect(await isEnding('bio')).toBe(true);
    await browser.call(resumeSubscription);
    await shop.processEvents();
    expect([await isEnding(), await isEnding('bio')]).toEqual([false, false]);
  });

  it('has the renewal of an add-on refunded that ends with Pro, and leaves Pro', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, bio);
    await shop.processEvents();
    await browser.call(cancelSubscription);
    await shop.processEvents();
    await shop.steer('faults', { drop: true });
    await undo('bio');
    await shop.pass({ days: 32 });
    await shop.steer('faults', { drop: false });
    await shop.runJob('billing.sync');
    await shop.processEvents();
    expect(await statuses()).toEqual(['active', 'canceled']);
    expect(await refunds()).toEqual([500]);
  });
});

it.each(['before', 'after'] as const)(
  'a cancellation declared while another is being taken back stands, %s the provider hears of that',
  async (when) => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(cancelSubscription);
    whileResuming(when, () => browser.call(cancelSubscription));
    expect((await browser.refused(resumeSubscription)).body.message).toMatch(/résilier à nouveau/);
    await shop.processEvents();
    expect(await requests()).toEqual(['done']);
    expect(await isEnding()).toBe(true);
    expect(mailsCalled('Ta résiliation est retirée')).toBe(0);
  },
);

it('the cancellation of a Pro that is over leaves the Pro that was bought since', async () => {
  const { browser } = await shop.buy('annual', lea);
  await shop.steer('faults', { down: true });
  await browser.call(cancelSubscription);
  await browser.call(withdraw);
  await shop.steer('faults', { down: false });
  const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'monthly' } });
  await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, ...lea });
  await shop.processEvents();
  await shop.runJob('billing.reconcile');
  await shop.processEvents();
  const [bought] = await shop.deps.db.select().from(subscription).where(eq(subscription.plan, 'monthly'));
  expect(bought).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
});
