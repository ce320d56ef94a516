import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import {
  addAddon,
  cancelAddon,
  cancelByLink,
  cancelSubscription,
  createCheckoutSession,
  createPortalSession,
  mySubscription,
  requestCancellationLink,
  resumeSubscription,
  withdraw,
  withdrawAddon,
} from '#contract/billing.ts';
import { formatDayAndTime } from '#contract/format.ts';
import { deleteAccount } from '#contract/privacy.ts';
import * as retention from '#contract/retention.ts';
import { openStripe } from '../../../adapters/payments/stripe-client.ts';
import {
  cancellationRequest,
  customerCard,
  refund,
  retentionAnswer,
  subscription,
  supportRequest,
} from '../../../db/schema.ts';
import { AppError } from '../../../errors.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const subjects = () => shop.mails.map(({ subject }) => subject);
const requests = async () => await shop.deps.db.select().from(cancellationRequest);

// @demand cancellation
describe('a cancellation', () => {
  it('is confirmed by mail with its date, keeps access until then, and charges nothing more', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const { endsAt } = await browser.call(cancelSubscription);
    expect(endsAt?.slice(0, 10)).toBe('2026-12-15');
    expect(await browser.call(cancelSubscription)).toMatchObject({ endsAt });
    await shop.processEvents();
    const mails = shop.mails.filter(({ subject }) => subject === 'Ta résiliation est enregistrée');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('15 décembre 2026');
    expect(mails[0]?.text).toMatch(/Jusqu'au 30 novembre 2026, .* 7,90\u202f€ TTC te sont rendus, soit la totalité/);
    expect((await browser.call(mySubscription)).pro).toMatchObject({
      status: 'scheduled',
      cancellation: { state: 'done' },
    });
    await shop.pass({ days: 29 });
    expect((await browser.call(me)).user.isPro).toBe(true);
    await shop.pass({ days: 2 });
    expect((await browser.call(me)).user.isPro).toBe(false);
    expect((await browser.refused(cancelSubscription)).body.reason).toBe('no_subscription');
  });

  it('speaks of no refund once the days of withdrawal are over', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await shop.pass({ days: 20 });
    await browser.call(cancelSubscription);
    await shop.processEvents();
    const mail = shop.mails.find(({ subject }) => subject === 'Ta résiliation est enregistrée');
    expect(mail?.text).not.toMatch(/rembours|rendus/);
  });

  it('follows from deleting the account, and ends the subscription at once', async () => {
    const { browser } = await buildUser(shop, lea);
    const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'monthly' } });
    await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    await browser.call(deleteAccount, { body: { password: goodPassword } });
    await shop.processEvents();
    expect(await shop.deps.db.select().from(subscription)).toMatchObject([{ status: 'canceled' }]);
  });

  it('is stored while the provider is down, and carried out when it is back', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await shop.steer('faults', { down: true });
    await browser.call(cancelSubscription);
    expect((await browser.call(mySubscription)).pro).toMatchObject({
      status: 'scheduled',
      cancellation: { state: 'stored' },
    });
    await shop.drainThroughFailures();
    expect(subjects()).toContain('Ta résiliation est enregistrée');
    expect(await requests()).toMatchObject([{ status: 'stored' }]);
    await shop.steer('faults', { down: false });
    await shop.runJob('billing.reconcile');
    expect(await requests()).toMatchObject([{ status: 'done' }]);
    const [row] = await shop.deps.db.select().from(subscription);
    expect(row?.cancelAtPeriodEnd).toBe(true);
  });

  it('can be taken back before it takes effect, and asked for again', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(cancelSubscription);
    await browser.call(resumeSubscription);
    expect((await browser.call(mySubscription)).pro).toMatchObject({ status: 'active', cancellation: null });
    await shop.pass({ days: 32 });
    expect((await browser.call(me)).user.isPro).toBe(true);
    await browser.call(cancelSubscription);
    expect((await requests()).map(({ status }) => status).sort()).toEqual(['done', 'taken_back']);
  });

  // @demand mail-flood
  it('is told three times a day, and its last state the next day, however often it is taken back', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const told = () => shop.mails.map(({ subject }) => subject);
    const alternate = async (times: number) => {
      for (let again = 0; again < times; again++) {
        await browser.call(cancelSubscription);
        await shop.drain();
        await browser.call(resumeSubscription);
        await shop.drain();
      }
    };
    shop.mails.length = 0;
    await alternate(5);
    await browser.call(cancelSubscription);
    await shop.processEvents();
    const [asked, takenBack] = ['Ta résiliation est enregistrée', 'Ta résiliation est retirée'];
    expect(told()).toEqual([asked, takenBack, asked]);
    expect((await browser.call(mySubscription)).pro).toMatchObject({ cancellation: { state: 'done' } });
    await shop.runJob('mail.held');
    await shop.drain();
    expect(told()).toHaveLength(3);

    await browser.call(resumeSubscription);
    await shop.pass({ days: 1 });
    await shop.runJob('mail.held');
    await shop.drain();
    await shop.runJob('mail.held');
    await shop.drain();
    expect(told()).toEqual([asked, takenBack, asked, takenBack]);
  });

  it('names the end of the period that was renewed, though no webhook told of the renewal', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.processEvents();
    await shop.steer('faults', { drop: true });
    await shop.pass({ days: 31 });
    expect((await browser.call(cancelAddon, { params: { addonType: 'bio' } })).endsAt?.slice(0, 10)).toBe('2027-01-15');
    const { endsAt, message } = await browser.call(cancelSubscription);
    expect(endsAt?.slice(0, 10)).toBe('2027-01-15');
    expect(message).toContain('15 janvier 2027');
    await shop.drain();
    expect(shop.mails.at(-1)?.text).toContain("s'arrête le 15 janvier 2027");
    expect((await browser.call(mySubscription)).pro?.endsAt).toBe(endsAt);
    await shop.steer('faults', { drop: false });
    await shop.processEvents();
    expect(await shop.deps.db.$count(refund)).toBe(0);
  });

  it('works signed out, through a mailed link that works once', async () => {
    await shop.buy('monthly', lea);
    shop.mails.length = 0;
    const visitor = shop.browser();
    const known = await visitor.call(requestCancellationLink, { body: lea });
    expect(await visitor.call(requestCancellationLink, { body: { email: 'personne@exemple.fr' } })).toEqual(known);
    await shop.processEvents();
    expect(shop.mails.map(({ to }) => to)).toEqual([lea.email]);
    const token = shop.mails[0]?.text.match(/token=([\w.-]+)/)?.[1] ?? '';
    expect((await visitor.call(cancelByLink, { body: { token } })).endsAt).not.toBeNull();
    expect((await visitor.refused(cancelByLink, { body: { token } })).body.code).toBe('invalid_token');
    expect((await visitor.refused(cancelByLink, { body: { token: `${token}x` } })).body.code).toBe('invalid_token');
  });

  it('of a granted Pro, by the portal call, ends it at once', async () => {
    const { browser } = await buildUser(shop, { entitlements: ['pro'] });
    expect(await browser.call(createPortalSession)).toMatchObject({ directCancel: true });
    expect((await browser.call(me)).user.isPro).toBe(false);
    expect((await browser.refused(createPortalSession)).body.reason).toBe('no_subscription');
  });
});

describe('the portal', () => {
  it('opens the provider’s page for a customer', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const answer = await browser.call(createPortalSession);
    expect('url' in answer && answer.url.startsWith(shop.sandboxUrl)).toBe(true);
  });

  it('shows the card and the invoices, and no cancellation, though the provider’s default configuration has one', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const stripe = openStripe({ secretKey: 'sk_test_shop', apiBase: shop.sandboxUrl });
    await stripe.billingPortal.configurations.create({ features: { subscription_cancel: { enabled: true } } });
    const pages = await Promise.all(
      [1, 2].map(async () => {
        const answer = await browser.call(createPortalSession);
        return 'url' in answer ? await (await fetch(answer.url)).text() : '';
      }),
    );
    for (const page of pages) {
      expect(page).toContain('Changer de carte');
      expect(page).toContain('Factures');
      expect(page).not.toContain('Résilier');
    }
    expect((await stripe.billingPortal.configurations.list()).data).toHaveLength(2);
  });
});

// @demand withdrawal
describe('a withdrawal', () => {
  it('by four clicks at once refunds everything once, mails one receipt and ends access', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.pass({ days: 13 });
    expect((await browser.call(mySubscription)).pro?.withdrawal).toMatchObject({ refundCents: 2990 });
    await browser.call(retention.setPassiveMode, { body: { enabled: true } });
    const url = '/api/subscription/withdraw';
    const clicks = await Promise.all(Array.from({ length: 4 }, () => browser.send({ method: 'POST', url })));
    for (const { status, body } of clicks) expect([status, body]).toMatchObject([200, { refundedCents: 2990 }]);
    await shop.processEvents();
    const refunds = await shop.deps.db.select().from(refund);
    expect(refunds.map(({ amountCents }) => amountCents).sort()).toEqual([2490, 500]);
    expect((await browser.call(me)).user).toMatchObject({ isPro: false, hasBioAccess: false });
    expect(subjects().filter((subject) => subject === 'Reçu de ta rétractation')).toHaveLength(1);
    expect((await browser.call(mySubscription)).passiveMode).toBe(false);
  });

  it('refunds its add-on too though the provider was away for the first refund', async () => {
    const { browser } = await shop.buy('annual', lea);
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.processEvents();
    const { payments } = shop.deps;
    const refundCharge = async () => {
      shop.deps.payments = payments;
      throw new AppError('provider_unavailable', 'away');
    };
    shop.deps.payments = { ...payments, refundCharge };
    await browser.call(withdraw);
    await shop.drainThroughFailures();
    await shop.processEvents();
    const refunds = await shop.deps.db.select().from(refund);
    expect(refunds.map(({ amountCents }) => amountCents).sort()).toEqual([2490, 500]);
  });

  it('of an add-on bought later refunds that one and leaves Pro', async () => {
    const { browser } = await shop.buy('annual', lea);
    await shop.pass({ days: 40 });
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await browser.call(addAddon, { params: { addonType: 'photo' } });
    await shop.processEvents();
    const params = { addonType: 'bio' } as const;
    const { pro, addons } = await browser.call(mySubscription);
    expect(pro?.withdrawal).toBeNull();
    expect(addons.map(({ withdrawal }) => withdrawal?.refundCents)).toEqual([500, 500]);
    const url = '/api/subscription/withdraw-bio';
    const clicks = await Promise.all(Array.from({ length: 4 }, () => browser.send({ method: 'POST', url })));
    for (const { status, body } of clicks) expect([status, body]).toMatchObject([200, { refundedCents: 500 }]);
    await shop.processEvents();
    expect(await shop.deps.db.select().from(refund)).toMatchObject([{ amountCents: 500 }]);
    const { user } = await browser.call(me);
    expect(user).toMatchObject({ isPro: true, hasBioAccess: false, hasPhotoAccess: true });
    expect(subjects().filter((subject) => subject === 'Reçu de ta rétractation')).toHaveLength(1);
    expect(await browser.refused(withdraw)).toMatchObject({ status: 409, body: { reason: 'withdrawal_over' } });
    await browser.call(addAddon, { params });
    await shop.processEvents();
    expect((await browser.call(me)).user.hasBioAccess).toBe(true);
    await shop.pass({ days: 17 });
    expect(await browser.refused(withdrawAddon, { params })).toMatchObject({ status: 409 });
  });

  it('is refused after fourteen days, counted to the end of a working day', async () => {
    const { browser } = await shop.buy('annual', lea);
    // Bought on a Sunday: the fourteenth day is a Sunday, so Monday counts too.
    await shop.pass({ days: 15 });
    expect((await browser.call(mySubscription)).pro?.withdrawal?.until).toBe('2026-11-30T22:59:59.999Z');
    await shop.pass({ days: 1 });
    expect((await browser.call(mySubscription)).pro?.withdrawal).toBeNull();
    expect(await browser.refused(withdraw)).toMatchObject({ status: 409, body: { reason: 'withdrawal_over' } });
  });

  it('is stored while the provider is down with a receipt of the minute, and refunds once when it is back', async () => {
    const { browser } = await shop.buy('annual', lea);
    await shop.steer('faults', { down: true });
    const asked = formatDayAndTime(shop.clock.now());
    expect((await browser.call(withdraw)).refundedCents).toBe(2490);
    await shop.drainThroughFailures();
    const receipts = shop.mails.filter(({ subject }) => subject === 'Reçu de ta rétractation');
    expect(receipts.map(({ text }) => text)).toEqual([expect.stringContaining(`Pro annuel le ${asked}`)]);
    await shop.steer('faults', { down: false });
    await shop.processEvents();
    await shop.runJob('billing.reconcile');
    expect(await shop.deps.db.select().from(refund)).toMatchObject([{ amountCents: 2490 }]);
    expect((await browser.call(me)).user.isPro).toBe(false);
    expect(subjects().filter((subject) => subject === 'Reçu de ta rétractation')).toHaveLength(1);
  });
});

describe('the cancellation funnel', () => {
  it('stores answers, with a reason or none', async () => {
    const { browser, user } = await buildUser(shop, { entitlements: ['pro'] });
    await browser.call(retention.track, { body: { step: 'reason_selected', reason: 'other', otherReason: 'Je pars' } });
    await browser.call(retention.track, { body: { step: 'final_cancel' } });
    expect(await shop.deps.db.select().from(retentionAnswer)).toMatchObject([
      { accountId: user.id, reason: 'other', otherReason: 'Je pars' },
      { step: 'final_cancel', reason: null },
    ]);
    expect(
      await browser.refused(retention.track, { body: { step: 'reason_selected', reason: 'other' } }),
    ).toMatchObject({
      body: { fields: { otherReason: 'Précise ta raison' } },
    });
  });

  it('stores a request for help and mails both sides', async () => {
    const { browser, user } = await buildUser(shop, { entitlements: ['pro'] });
    await browser.call(retention.requestSupport, { body: { reason: 'no_results', message: 'Personne ne répond' } });
    expect(await shop.deps.db.select().from(supportRequest)).toMatchObject([{ message: 'Personne ne répond' }]);
    await shop.drain();
    expect(shop.mails).toMatchObject([
      { to: shop.deps.config.site.contactEmail, replyTo: user.email },
      { to: user.email, subject: 'On te contacte bientôt' },
    ]);
  });

  it('gives one profile analysis and refuses the second', async () => {
    const { browser } = await buildUser(shop, { entitlements: ['pro'] });
    const body = { content: "J'aime voyager, les restos et Netflix." };
    const rating = await browser.call(retention.analyseProfile, { body });
    expect(rating.score).toBeGreaterThanOrEqual(0);
    expect(rating.why).toContainEqual({ label: 'Clichés', points: expect.any(Number) });
    expect((await browser.refused(retention.analyseProfile, { body })).status).toBe(409);
  });

  it('sends one idea a week in passive mode, until it is switched off by the link in a mail', async () => {
    const { browser, user } = await buildUser(shop, { entitlements: ['pro'] });
    await browser.call(retention.setPassiveMode, { body: { enabled: true } });
    for (let day = 0; day < 15; day++) {
      await shop.runJob('retention.weekly-ideas');
      await shop.drain();
      shop.clock.advance(86_400_000);
    }
    expect(shop.mails.map(({ to }) => to)).toEqual([user.email, user.email, user.email]);
    expect(new Set(subjects()).size).toBe(3);
    const token = shop.mails[0]?.text.match(/mode-passif\/([\w.-]+)/)?.[1] ?? '';
    expect((await shop.browser().refused(retention.stopPassiveMode, { body: { token: `${token}x` } })).status).toBe(
      400,
    );
    await shop.browser().call(retention.stopPassiveMode, { body: { token } });
    expect((await browser.call(mySubscription)).passiveMode).toBe(false);
  });
});

describe('after an account is deleted', () => {
  it('its cancellation request does not mention the person', async () => {
    const { user, browser } = await buildUser(shop, lea);
    const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'annual' } });
    await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    await browser.call(deleteAccount, { body: { password: goodPassword } });
    await shop.processEvents();
    const rows = await shop.deps.db
      .select()
      .from(cancellationRequest)
      .where(eq(cancellationRequest.via, 'account_deleted'));
    expect(rows).toMatchObject([{ accountId: null, status: 'done' }]);
    expect(JSON.stringify(rows)).not.toContain(user.id);
  });

  // @demand erasure
  it('its card is forgotten for good, whatever the provider reports later', async () => {
    const { browser } = await buildUser(shop, lea);
    const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'annual' } });
    await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    expect(await shop.deps.db.$count(customerCard)).toBe(1);
    await browser.call(deleteAccount, { body: { password: goodPassword } });
    expect(await shop.deps.db.$count(customerCard)).toBe(0);
    await shop.processEvents();
    await shop.runJob('billing.sync');
    expect(await shop.deps.db.$count(customerCard)).toBe(0);
  });
});
