// @demand late-add-on
import { describe, expect, it } from 'vitest';
import { addAddon, withdraw } from '#contract/billing.ts';
import { checkoutIntent, customer, refund, subscription, withdrawal } from '../../../db/schema.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';
import { convergeCustomer } from '../converging/converge.ts';

// An add-on is bought while Pro is withdrawn from: whatever was charged in the withdrawn contract is refunded, in any order.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bio = { params: { addonType: 'bio' } } as const;

async function buyPro(card?: string) {
  const { browser } = await shop.buy('monthly', card ? { ...lea, card } : lea);
  await shop.pass({ hours: 1 });
  return browser;
}

const statuses = async () => (await shop.deps.db.select().from(subscription)).map(({ status }) => status).sort();
const refunds = async () =>
  (await shop.deps.db.select().from(refund)).map(({ amountCents }) => amountCents).sort((a, b) => a - b);
const receipts = () => shop.mails.filter(({ subject }) => subject === 'Reçu de ta rétractation');

/** Holds the provider's charge for an add-on back until `release` is called. */
function holdAddonCharge() {
  let [ask, release] = [() => {}, () => {}];
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { payments } = shop.deps;
  shop.deps.payments = {
    ...payments,
    async startAddon(wish) {
      ask();
      await released;
      return await payments.startAddon(wish);
    },
  };
  return { asked, release };
}

describe('an add-on bought while Pro is withdrawn from', () => {
  it('is refunded with Pro, in one withdrawal, where its charge was already under way', async () => {
    const browser = await buyPro();
    const provider = holdAddonCharge();
    const adding = browser.call(addAddon, bio);
    await provider.asked;
    const leaving = browser.call(withdraw);
    provider.release();
    await adding;
    expect(await leaving).toMatchObject({ refundedCents: 1290 });
    await shop.processEvents();
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect(await refunds()).toEqual([500, 790]);
    expect(receipts().map(({ text }) => text)).toEqual([expect.stringContaining('12,90')]);
  });

  it('is refunded where another server charged it after the withdrawal was carried out', async () => {
    const browser = await buyPro();
    const [owner] = await shop.deps.db.select().from(customer);
    const [pro] = await shop.deps.db.select().from(subscription);
    if (!owner?.accountId || !pro) throw new Error('nothing was bought');
    const [intent] = await shop.deps.db
      .insert(checkoutIntent)
      .values({
        addon: 'bio',
        accountId: owner.accountId,
        nonceHash: new Uint8Array(32),
        termsAcceptedAt: shop.clock.now(),
        adultConfirmedAt: shop.clock.now(),
        createdAt: shop.clock.now(),
      })
      .returning();
    await browser.call(withdraw);
    await shop.processEvents();
    expect(await refunds()).toEqual([790]);
    const wish = { customerId: owner.id, proSubscriptionId: pro.id, priceKey: 'addon_bio' } as const;
    await shop.deps.payments.startAddon({ ...wish, intentId: intent?.id ?? '' });
    await convergeCustomer(shop.deps, owner.id);
    await shop.processEvents();
    await convergeCustomer(shop.deps, owner.id);
    expect(await statuses()).toEqual(['canceled', 'canceled']);
    expect(await refunds()).toEqual([500, 790]);
    expect(await shop.deps.db.select().from(withdrawal)).toMatchObject([{ status: 'done', refundCents: 1290 }]);
    expect(receipts().at(-1)?.text).toContain('12,90');
  });

  it.each([0, 1])('costs nothing, whichever of two clicks at once is first (%i)', async (first) => {
    const browser = await buyPro();
    const urls = ['/api/subscription/add-bio', '/api/subscription/withdraw'];
    if (first === 1) urls.reverse();
    const answers = await Promise.all(urls.map((url) => browser.send({ method: 'POST', url })));
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 403)).toEqual([]);
    await shop.processEvents();
    const bought = await statuses();
    expect(bought).toEqual(bought.map(() => 'canceled'));
    expect(await refunds()).toEqual(bought.length === 2 ? [500, 790] : [790]);
  });

  it('is no longer offered by a checkout that was open', async () => {
    const browser = await buyPro(cards.failsAtRenewal);
    const { clientSecret } = await browser.call(addAddon, bio);
    await browser.call(withdraw);
    await shop.processEvents();
    const paying = shop.steer(`checkout/${sessionOf(clientSecret ?? '')}/pay`, { card: cards.good, ...lea });
    await expect(paying).rejects.toThrow(/expired|closed/);
    expect(await shop.deps.db.select().from(checkoutIntent)).toEqual(
      expect.arrayContaining([expect.objectContaining({ addon: 'bio', status: 'expired' })]),
    );
  });

  it('of a new Pro is kept, though the Pro before was withdrawn from', async () => {
    const browser = await buyPro();
    await browser.call(withdraw);
    await shop.processEvents();
    await shop.pass({ hours: 1 });
    await shop.pay(browser, 'monthly', lea);
    await shop.processEvents();
    await browser.call(addAddon, bio);
    await shop.processEvents();
    expect(await statuses()).toEqual(['active', 'active', 'canceled']);
    expect(await refunds()).toEqual([790]);
  });
});
