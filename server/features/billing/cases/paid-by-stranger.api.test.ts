// @demand strangers-payment
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { login, me } from '#contract/accounts.ts';
import { addAddon, createPortalSession } from '#contract/billing.ts';
import { account, customer, subscription } from '../../../db/schema.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { makeShop } from '../../../testing/make-shop.ts';

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
