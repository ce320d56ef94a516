import { describe, expect, it } from 'vitest';
import { changeEmail } from '#contract/account-details.ts';
import { login, me } from '#contract/accounts.ts';
import { trackClick } from '#contract/affiliates.ts';
import { autoLogin, createCheckoutSession, createHostedCheckout, mySubscription } from '#contract/billing.ts';
import { orderNotice } from '#contract/product.ts';
import { openStripe } from '../../../adapters/payments/stripe-client.ts';
import { checkoutIntent, invoice, ledgerEntry, refund, subscription } from '../../../db/schema.ts';
import { buildAffiliate, buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const agreed = { acceptsTerms: true, isAdult: true } as const;
const rows = {
  subscriptions: async () => await shop.deps.db.select().from(subscription).orderBy(subscription.createdAt),
  invoices: async () => await shop.deps.db.select().from(invoice),
  refunds: async () => await shop.deps.db.select().from(refund),
  intents: async () => await shop.deps.db.select().from(checkoutIntent),
};

describe('case 8: the same person buys twice', () => {
  it('keeps the first, refunds the second in full, and earns one commission', async () => {
    const { slug } = await buildAffiliate(shop);
    const { referral } = await shop.browser().call(trackClick, { body: { slug } });
    const buyOnce = async () => {
      const browser = shop.browser();
      const body = { planType: 'annual', ...agreed, referral: referral ?? '' } as const;
      const { clientSecret } = await browser.call(createCheckoutSession, { body });
      const sessionId = sessionOf(clientSecret);
      await shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, ...lea });
      return { browser, sessionId };
    };
    await buyOnce();
    await shop.processEvents();
    await shop.pass({ hours: 1 });
    const second = await buyOnce();
    await shop.processEvents();
    expect((await rows.subscriptions()).map(({ status }) => status)).toEqual(['active', 'canceled']);
    expect(await rows.refunds()).toMatchObject([{ amountCents: 2490, status: 'succeeded' }]);
    const entries = await shop.deps.db.select().from(ledgerEntry);
    expect(entries.map(({ type, amountCents }) => [type, amountCents])).toEqual([['commission', 805]]);
    expect(await second.browser.call(autoLogin, { body: { sessionId: second.sessionId } })).toMatchObject({
      status: 'refunded',
    });
    expect(shop.mails.map(({ subject }) => subject)).toEqual([
      'Ton achat est confirmé : Pro annuel',
      'Ton second achat est remboursé',
    ]);
  });

  it('keeps the first of two bought within one second', async () => {
    // Ids are random: each pair alone has an even chance to come in the right order.
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const payer = { email: `${name}@exemple.fr` };
      const browser = shop.browser({ address: `198.18.1.${name.charCodeAt(0)}` });
      const first = await shop.pay(browser, 'annual', payer);
      await browser.call(autoLogin, { body: { sessionId: first } });
      shop.clock.advance(10);
      const again = shop.browser({ address: `198.18.2.${name.charCodeAt(0)}` });
      const second = await shop.pay(again, 'annual', payer);
      expect(await again.call(autoLogin, { body: { sessionId: second } })).toMatchObject({ status: 'refunded' });
    }
  });

  it('keeps the first also for a Pro member who bought without signing in', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await shop.pass({ hours: 1 });
    await shop.pay(shop.browser(), 'annual', lea);
    await shop.processEvents();
    expect((await rows.subscriptions()).map(({ plan, status }) => [plan, status])).toEqual([
      ['monthly', 'active'],
      ['annual', 'canceled'],
    ]);
    expect((await browser.call(me)).user.isPro).toBe(true);
  });
});

describe('case 9: a double click', () => {
  it('opens one checkout for one charge', async () => {
    const { browser } = await buildUser(shop);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.call(createCheckoutSession, { body: { planType: 'annual' } })),
    );
    expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
    expect(await rows.intents()).toHaveLength(1);
    const sessionId = sessionOf(answers[0]?.clientSecret ?? '');
    await shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, ...lea });
    await expect(shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, ...lea })).rejects.toThrow('complete');
    await shop.processEvents();
    expect(await rows.invoices()).toHaveLength(1);
  });

  it('finds the same checkout in a browser that is not signed in', async () => {
    const browser = shop.browser();
    const body = { planType: 'annual', ...agreed } as const;
    const first = await browser.call(createCheckoutSession, { body });
    expect(await browser.call(createCheckoutSession, { body })).toEqual(first);
  });
});

describe('case 10: the plan is changed after the session was made', () => {
  it('closes the older checkout, so that one plan is paid', async () => {
    const browser = shop.browser();
    const first = await browser.call(createCheckoutSession, { body: { planType: 'monthly', ...agreed } });
    const second = await browser.call(createCheckoutSession, { body: { planType: 'annual', ...agreed } });
    await expect(
      shop.steer(`checkout/${sessionOf(first.clientSecret)}/pay`, { card: cards.good, ...lea }),
    ).rejects.toThrow('expired');
    await shop.steer(`checkout/${sessionOf(second.clientSecret)}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    expect(await rows.subscriptions()).toMatchObject([{ plan: 'annual', amountCents: 2490 }]);
  });

  it('keeps the older plan if its checkout was paid in the meantime', async () => {
    const { browser } = await buildUser(shop);
    const first = await browser.call(createCheckoutSession, { body: { planType: 'monthly' } });
    await shop.steer('faults', { drop: true });
    await shop.steer(`checkout/${sessionOf(first.clientSecret)}/pay`, { card: cards.good, ...lea });
    await browser.call(createCheckoutSession, { body: { planType: 'annual' } });
    await shop.processEvents();
    expect((await browser.call(mySubscription)).pro).toMatchObject({ plan: 'monthly', status: 'active' });
  });
});

describe('case 11: a declined card', () => {
  it('buys nothing, and another card does', async () => {
    const browser = shop.browser();
    await expect(shop.pay(browser, 'annual', { ...lea, card: cards.declined })).rejects.toThrow('declined');
    await shop.processEvents();
    expect(await rows.subscriptions()).toEqual([]);
    const sessionId = await shop.pay(browser, 'annual', lea);
    expect(await browser.call(autoLogin, { body: { sessionId } })).toMatchObject({ status: 'signed_in' });
    await shop.processEvents();
    expect(await rows.invoices()).toHaveLength(1);
  });
});

describe('case 12: 3-D Secure', () => {
  it('at the first payment leaves the purchase pending until it is approved', async () => {
    const browser = shop.browser();
    const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'annual', ...agreed } });
    const sessionId = sessionOf(clientSecret);
    const asked = await shop.steer(`checkout/${sessionId}/pay`, { card: cards.authenticate, ...lea });
    expect(asked).toEqual({ status: 'requires_action' });
    expect(await browser.call(autoLogin, { body: { sessionId } })).toEqual({ status: 'pending' });
    await shop.steer(`checkout/${sessionId}/pay`, { card: cards.authenticate, ...lea, authenticate: 'approve' });
    expect(await browser.call(autoLogin, { body: { sessionId } })).toMatchObject({ status: 'signed_in' });
    await shop.processEvents();
  });
});

describe('the hosted page', () => {
  it('sells the monthly plan to a signed-in user, and refuses others', async () => {
    expect((await shop.browser().refused(createHostedCheckout)).status).toBe(401);
    const { browser } = await buildUser(shop);
    const { checkoutUrl } = await browser.call(createHostedCheckout, { body: {} });
    expect(checkoutUrl.startsWith(shop.sandboxUrl)).toBe(true);
    const page = (await (await fetch(checkoutUrl)).text()).replaceAll(/\s/g, ' ');
    expect(page).toContain('Payer 7,90 €');
    expect(page).toContain(orderNotice);
    const [intent] = await rows.intents();
    await shop.steer(`checkout/${intent?.sessionId}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    expect((await browser.call(me)).user.isPro).toBe(true);
  });

  it('credits the affiliate whose click the browser holds in memory only, and opens without a body', async () => {
    const { slug, affiliateId } = await buildAffiliate(shop);
    const { browser } = await buildUser(shop);
    const { referral } = await browser.call(trackClick, { body: { slug } });
    await browser.call(createHostedCheckout, { body: { referral: referral ?? '' } });
    expect(browser.cookies.has('affiliate_ref')).toBe(false);
    expect(await rows.intents()).toMatchObject([{ affiliateId }]);

    const other = await buildUser(shop);
    const plain = await other.browser.send({ method: 'POST', url: createHostedCheckout.path });
    expect(plain.status).toBe(200);
    expect((await rows.intents()).map((intent) => intent.affiliateId)).toContain(null);
  });
});

it('a checkout is opened anew after a correction of the address, with the new one', async () => {
  const { browser } = await buildUser(shop, { email: 'lea@gmial.com', verified: false });
  const open = async () =>
    sessionOf((await browser.call(createCheckoutSession, { body: { planType: 'monthly' } })).clientSecret);
  const mistyped = await open();
  await browser.call(changeEmail, { body: { newEmail: 'lea@gmail.com', password: goodPassword } });
  const corrected = await open();
  expect(corrected).not.toBe(mistyped);
  expect(await open()).toBe(corrected);
  const stripe = openStripe({ secretKey: 'sk_test_shop', apiBase: shop.sandboxUrl });
  expect((await stripe.checkout.sessions.retrieve(corrected)).customer_email).toBe('lea@gmail.com');
});

describe('a provider that is down', () => {
  it('is reported in French, and nothing is charged twice once it is back', async () => {
    const { browser, user } = await buildUser(shop);
    await shop.steer('faults', { down: true });
    expect(await browser.refused(createCheckoutSession, { body: { planType: 'annual' } })).toMatchObject({
      status: 503,
      body: { code: 'provider_unavailable', message: expect.stringContaining("Rien n'a été débité") },
    });
    await browser.call(login, { body: { email: user.email, password: goodPassword } });
    await shop.steer('faults', { down: false, loseAnswers: 1 });
    const { clientSecret } = await browser.call(createCheckoutSession, { body: { planType: 'annual' } });
    await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    expect(await rows.subscriptions()).toHaveLength(1);
    expect(await rows.intents()).toHaveLength(1);
  });
});
