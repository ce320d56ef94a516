import { describe, expect, it } from 'vitest';
import { addAddon, createCheckoutSession, withdraw, withdrawAddon } from '#contract/billing.ts';
import type { Addon } from '#contract/plans.ts';
import { withdrawalsBeforeRest } from '#contract/product.ts';
import { refund } from '../../../db/schema.ts';
import type { Browser } from '../../../testing/browser.ts';
import { cards, makeShop, sessionOf } from '../../../testing/make-shop.ts';

// Each contract may be withdrawn from. Buying and withdrawing without end would be a payment, a refund and two mails each time.

// @demand bounded-repurchase
const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bought = (addonType: Addon) => ({ params: { addonType } });

async function buyAndWithdraw(browser: Browser, addon: Addon): Promise<void> {
  await browser.call(addAddon, bought(addon));
  await shop.processEvents();
  await browser.call(withdrawAddon, bought(addon));
  await shop.processEvents();
}

describe('a contract that was withdrawn from twice in thirty days', () => {
  it('is not sold a third time before the first withdrawal is thirty days old; each was refunded', async () => {
    const { browser } = await shop.buy('annual', lea);
    await buyAndWithdraw(browser, 'bio');
    await shop.pass({ days: 3 });
    await buyAndWithdraw(browser, 'bio');
    for (let again = 0; again < 3; again++)
      expect(await browser.refused(addAddon, bought('bio'))).toMatchObject({
        status: 409,
        body: {
          reason: 'withdrawn_often',
          message:
            "Tu as renoncé 2 fois à l'option Bio en 30 jours : tu pourras la reprendre après le 15 décembre 2026.",
        },
      });
    await shop.processEvents();
    expect(await shop.deps.db.$count(refund)).toBe(withdrawalsBeforeRest.count);
    // The other option is another contract.
    await browser.call(addAddon, bought('photo'));
    await shop.processEvents();
    expect(await browser.call(withdrawAddon, bought('photo'))).toMatchObject({ refundedCents: 500 });
    await shop.pass({ days: 27 });
    await browser.call(addAddon, bought('bio'));
    await shop.processEvents();
    expect(await browser.call(withdrawAddon, bought('bio'))).toMatchObject({ refundedCents: 500 });
  });

  it('is Pro as well', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(withdraw);
    await shop.processEvents();
    const body = { planType: 'monthly' } as const;
    const { clientSecret } = await browser.call(createCheckoutSession, { body });
    await shop.steer(`checkout/${sessionOf(clientSecret)}/pay`, { card: cards.good, ...lea });
    await shop.processEvents();
    expect(await browser.call(withdraw)).toMatchObject({ refundedCents: 790 });
    await shop.processEvents();
    expect(await browser.refused(createCheckoutSession, { body })).toMatchObject({
      status: 409,
      body: {
        reason: 'withdrawn_often',
        message: 'Tu as renoncé 2 fois à Pro en 30 jours : tu pourras le reprendre après le 15 décembre 2026.',
      },
    });
  });
});
