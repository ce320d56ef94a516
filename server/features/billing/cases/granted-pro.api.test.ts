import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { addAddon, autoLogin, cancelSubscription, mySubscription, withdraw } from '#contract/billing.ts';
import { deleteAccount } from '#contract/privacy.ts';
import { entitlementGrant, invoice, refund, subscription } from '../../../db/schema.ts';
import { buildUser, goodPassword } from '../../../testing/build-user.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';
import { listInvoices } from '../invoices.ts';

// A Pro that the operator granted, with an add-on that is paid.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };

async function grantedWithPaidAddon() {
  const { browser, user } = await buildUser(shop, { ...lea, entitlements: ['pro'] });
  const { clientSecret } = await browser.call(addAddon, { params: { addonType: 'bio' } });
  const sessionId = sessionOf(clientSecret ?? '');
  await shop.steer(`checkout/${sessionId}/pay`, { card: cards.good, ...lea });
  await browser.call(autoLogin, { body: { sessionId } });
  await shop.processEvents();
  expect((await browser.call(me)).user.hasBioAccess).toBe(true);
  return { browser, user };
}

const statuses = async () => (await shop.deps.db.select().from(subscription)).map(({ status }) => status);

// @demand cancellation
describe('cancelling a granted Pro', () => {
  it('ends its paid add-on at once, which is charged no more', async () => {
    const { browser } = await grantedWithPaidAddon();
    await shop.pass({ days: 29 });
    await browser.call(cancelSubscription);
    expect(await statuses()).toEqual(['canceled']);
    await shop.pass({ days: 3 });
    expect(await shop.deps.db.$count(invoice)).toBe(1);
  });

  it('ends its paid add-on once the provider is back', async () => {
    const { browser } = await grantedWithPaidAddon();
    await shop.steer('faults', { down: true });
    await browser.call(cancelSubscription);
    await shop.steer('faults', { down: false });
    await shop.drain();
    expect(await statuses()).toEqual(['canceled']);
  });

  it('leaves a granted add-on where no Pro was granted', async () => {
    const { browser } = await buildUser(shop, { ...lea, entitlements: ['bio'] });
    expect((await browser.refused(cancelSubscription)).body.reason).toBe('no_subscription');
    expect(await shop.deps.db.$count(entitlementGrant)).toBe(1);
  });
});

/** Three months of the add-on are paid when the member buys Pro too. */
async function proAfterAddon() {
  const { browser, user } = await grantedWithPaidAddon();
  for (const days of [31, 31, 3]) await shop.pass({ days });
  await shop.pay(shop.browser({ address: '198.51.100.9' }), 'monthly', lea);
  await shop.processEvents();
  return { browser, user };
}

// @demand withdrawal
describe('withdrawing from Pro with an add-on that is older than fourteen days', () => {
  it('refunds Pro, ends both, and says so before', async () => {
    const { browser, user } = await proAfterAddon();
    expect((await browser.call(mySubscription)).pro?.withdrawal).toMatchObject({
      refundCents: 790,
      endsUnrefunded: true,
    });
    expect(await browser.call(withdraw)).toMatchObject({ refundedCents: 790 });
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect((await shop.deps.db.select().from(refund)).map(({ amountCents }) => amountCents)).toEqual([790]);
    expect((await listInvoices(shop.deps, user.id)).map(({ refundingCents }) => refundingCents)).toEqual([0, 0, 0, 0]);
  });

  it('refunds Pro alone where the account is deleted before the provider has heard of it', async () => {
    const { browser } = await proAfterAddon();
    await shop.steer('faults', { down: true });
    await browser.call(withdraw);
    await browser.call(deleteAccount, { body: { password: goodPassword } });
    await shop.steer('faults', { down: false });
    await shop.drainThroughFailures();
    await shop.runJob('billing.reconcile');
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect((await shop.deps.db.select().from(refund)).map(({ amountCents }) => amountCents)).toEqual([790]);
  });
});
