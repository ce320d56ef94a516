// @demand strangers-payment
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeEmail } from '#contract/account-details.ts';
import { login, me } from '#contract/accounts.ts';
import { addAddon, createCheckoutSession, createPortalSession, openPurchaseLink } from '#contract/billing.ts';
import { account, checkoutIntent, customer, refund, subscription } from '../../../db/schema.ts';
import { jobHandlers } from '../../../jobs/handlers.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop } from '../../../testing/make-shop.ts';

// Anybody may pay with the address of a member in the provider's form. The purchase is refunded as a second one, and must leave the
// member's card, portal and checkouts to the member.

const shop = makeShop();
afterEach(() => {
  vi.restoreAllMocks();
});

/** A member with Pro, for whose address a stranger has paid too, and who has logged in since. */
async function paidForByStranger() {
  const { user, browser } = await buildUser(shop);
  await shop.pay(browser, 'annual', { email: user.email });
  await shop.processEvents();
  const own = (await browser.call(me)).user.stripeCustomerId ?? '';
  await shop.pay(shop.browser({ address: '192.0.2.66' }), 'monthly', { email: user.email });
  await shop.processEvents();
  await browser.call(login, { body: { email: user.email, password: goodPassword } });
  await shop.processEvents();
  const customers = await shop.deps.db.select().from(customer).where(eq(customer.accountId, user.id));
  const strangers = customers.find(({ id }) => id !== own)?.id ?? '';
  expect(customers).toHaveLength(2);
  return { user, browser, own, strangers };
}

describe('a purchase that a stranger made with the address of a member', () => {
  it('leaves the account its own customer while Pro runs on it', async () => {
    const { browser, own } = await paidForByStranger();
    const openPortal = vi.spyOn(shop.deps.payments, 'openPortal');
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, stripeCustomerId: own });
    await browser.call(createPortalSession);
    expect(openPortal.mock.calls[0]?.[0]).toBe(own);
  });

  it('opens neither portal nor checkout of an account that it took over before', async () => {
    const { user, browser, own, strangers } = await paidForByStranger();
    await shop.deps.db.update(account).set({ stripeCustomerId: strangers }).where(eq(account.id, user.id));
    const openPortal = vi.spyOn(shop.deps.payments, 'openPortal');
    await browser.call(createPortalSession);
    expect(openPortal.mock.calls[0]?.[0]).toBe(own);

    const [pro] = await shop.deps.db.select().from(subscription).where(eq(subscription.customerId, own));
    await shop.failCardOf(pro?.id ?? '');
    const openCheckout = vi.spyOn(shop.deps.payments, 'openCheckout');
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    expect(openCheckout.mock.calls[0]?.[0]).toMatchObject({ customerId: own });
  });
});

// @demand bounded-second-purchase
describe('purchases for a member that a stranger makes again and again', () => {
  const annual = { body: { planType: 'annual', acceptsTerms: true, isAdult: true } } as const;
  const at = (address: string) => shop.browser({ address });
  const payFrom = async (address: string, email: string) => {
    await shop.pay(at(address), 'annual', { email });
    await shop.processEvents();
  };

  it('are refused signed out from the third of a day on, from that network alone; a member there can buy', async () => {
    await shop.buy('annual', { email: 'lea@exemple.fr' });
    for (let again = 0; again < 2; again++) await payFrom('192.0.2.66', 'lea@exemple.fr');
    expect((await at('192.0.2.66').refused(createCheckoutSession, annual)).body.reason).toBe('refunded_often');
    await at('192.0.2.67').call(createCheckoutSession, annual);
    const { browser } = await buildUser(shop, { email: 'zoe@exemple.fr' });
    await shop.pay(browser, 'annual', { email: 'zoe@exemple.fr' });
    await shop.pass({ days: 1 });
    await at('192.0.2.66').call(createCheckoutSession, annual);
    const purge = async () => await jobHandlers(shop.deps)['maintenance.purge']({}, 'scheduled');
    await shop.pass({ days: 1 });
    await purge();
    expect((await shop.deps.db.select().from(checkoutIntent)).map(({ network }) => network)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });

  it('are each refunded, and told three times a day', async () => {
    await shop.buy('annual', { email: 'lea@exemple.fr' });
    for (let from = 1; from <= 5; from++) await payFrom(`192.0.2.${from}`, 'lea@exemple.fr');
    expect(await shop.deps.db.$count(refund)).toBe(5);
    expect(shop.mails.filter(({ subject }) => subject === 'Ton second achat est remboursé')).toHaveLength(3);
  });
});

// @demand unproven-person
describe('an address that nobody has proven', () => {
  const victim = 'victime@exemple.fr';
  const statuses = async () =>
    (await shop.deps.db.select().from(subscription).orderBy(subscription.createdAt)).map(({ status }) => status);
  const buyAsVictim = async (card: string = cards.good) => {
    await shop.pay(shop.browser(), 'annual', { email: victim, card });
    await shop.processEvents();
    await shop.pass({ hours: 1 });
  };
  /** Has Pro, paid with another card, and an address that nobody has proven. */
  async function strangerWithPro(email?: string) {
    const { browser, user } = await buildUser(shop, { verified: false, ...(email && { email }) });
    await shop.pay(browser, 'monthly', { email: user.email, card: cards.authenticate });
    await shop.processEvents();
    await shop.pass({ hours: 1 });
    return browser;
  }

  it('refunds nobody’s purchase because a stranger with Pro gives it to an account, before or after', async () => {
    const stranger = await strangerWithPro();
    await buyAsVictim();
    await stranger.call(changeEmail, { body: { newEmail: victim, password: goodPassword } });
    await shop.processEvents();
    await shop.runJob('billing.sync');
    await shop.processEvents();
    expect(await statuses()).toEqual(['active', 'active']);
    expect(shop.mails.map(({ subject }) => subject)).not.toContain('Ton second achat est remboursé');
  });

  it('refunds nobody’s purchase because a stranger signed up and bought under it first', async () => {
    await strangerWithPro(victim);
    await buyAsVictim();
    expect(await statuses()).toEqual(['active', 'active']);
  });

  it('makes two purchases with two cards one person’s as soon as it is proven', async () => {
    await buyAsVictim();
    await buyAsVictim(cards.authenticate);
    expect(await statuses()).toEqual(['active', 'active']);
    const link = shop.mails.findLast(({ to, text }) => to === victim && text.includes('lien='));
    const token = link?.text.match(/lien=([\w.-]+)/)?.[1] ?? '';
    await shop.browser().call(openPurchaseLink, { body: { token } });
    await shop.processEvents();
    expect(await statuses()).toEqual(['active', 'canceled']);
    expect(shop.mails.at(-1)).toMatchObject({ to: victim, subject: 'Ton second achat est remboursé' });
  });
});
