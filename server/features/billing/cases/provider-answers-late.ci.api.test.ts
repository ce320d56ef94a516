import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import {
  addAddon,
  cancelSubscription,
  listInvoices,
  mySubscription,
  resumeSubscription,
  withdraw,
  withdrawAddon,
} from '#contract/billing.ts';
import { pauseSubscription } from '#contract/retention.ts';
import type { Payments } from '../../../adapters/payments/port.ts';
import type { Browser } from '../../../testing/browser.ts';
import { makeShop } from '../../../testing/make-shop.ts';
import { convergeCustomer } from '../converging/converge.ts';

// A page asks before the provider's answer is stored. What was promised is shown from our own rows until then, and the page is told
// to ask again.

const shop = makeShop();
const lea = { email: 'lea@exemple.fr' };
const bio = { params: { addonType: 'bio' } } as const;

interface Signal {
  given: Promise<void>;
  give(): void;
}

function newSignal(): Signal {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** Replaces one method of the provider for the calls that follow. */
function replace<Name extends keyof Payments>(name: Name, by: (original: Payments[Name]) => Payments[Name]): void {
  const { payments } = shop.deps;
  shop.deps.payments = { ...payments, [name]: by(payments[name]) };
}

/** Holds back what the provider says of a customer, once `after` was called; `release` lets it come. */
function holdCustomerAfter(after: 'refundCharge' | 'resume' | 'startAddon' | 'pauseCollection') {
  const [held, released] = [newSignal(), newSignal()];
  let isHolding = false;
  // The methods differ in their parameters, which are handed on as they are.
  const name: PropertyKey = after;
  const agree: (...given: unknown[]) => Promise<unknown> = Reflect.get(shop.deps.payments, name);
  const agreeAndHold = async (...given: unknown[]) => {
    const answer = await agree(...given);
    isHolding = true;
    return answer;
  };
  shop.deps.payments = { ...shop.deps.payments, [after]: agreeAndHold };
  replace('findCustomer', (original) => async (id) => {
    if (isHolding) {
      held.give();
      await released.given;
    }
    return await original(id);
  });
  return { held: held.given, release: released.give };
}

const invoicesOf = async (browser: Browser) =>
  (await browser.call(listInvoices)).invoices.map(({ label, refundedCents, refundingCents }) => ({
    label,
    refundedCents,
    refundingCents,
  }));

async function buyWithBio() {
  const { browser } = await shop.buy('monthly', lea);
  await shop.pass({ hours: 1 });
  await browser.call(addAddon, bio);
  await shop.processEvents();
  return browser;
}

describe('before the provider’s answer is stored', () => {
  it('a withdrawn add-on is closed and its refund announced, then the refund is shown', async () => {
    const browser = await buyWithBio();
    const provider = holdCustomerAfter('refundCharge');
    const answer = browser.call(withdrawAddon, bio);
    await provider.held;

    expect(await invoicesOf(browser)).toEqual([
      { label: 'Option Bio', refundedCents: 0, refundingCents: 500 },
      { label: 'Pro mensuel', refundedCents: 0, refundingCents: 0 },
    ]);
    const waiting = await browser.call(mySubscription);
    expect(waiting).toMatchObject({ isSettling: true, pro: { status: 'active' } });
    expect(waiting.addons[0]).toMatchObject({ addon: 'bio', hasAccess: false, withdrawal: null });
    expect((await browser.call(me)).user).toMatchObject({ isPro: true, hasBioAccess: false });

    provider.release();
    expect(await answer).toMatchObject({ refundedCents: 500 });
    expect((await invoicesOf(browser))[0]).toEqual({ label: 'Option Bio', refundedCents: 500, refundingCents: 0 });
    expect(await browser.call(mySubscription)).toMatchObject({ isSettling: false });
  });

  it('a withdrawn Pro has ended, with its add-ons, and every refund is announced', async () => {
    const browser = await buyWithBio();
    const provider = holdCustomerAfter('refundCharge');
    const answer = browser.call(withdraw);
    await provider.held;
    expect((await invoicesOf(browser)).map(({ refundingCents }) => refundingCents)).toEqual([500, 790]);
    expect(await browser.call(mySubscription)).toMatchObject({
      isSettling: true,
      pro: { status: 'ended', endsAt: shop.clock.now().toISOString(), renewsAt: null, withdrawal: null },
    });
    expect((await browser.call(me)).user).toMatchObject({ isPro: false, hasBioAccess: false });
    expect(await browser.call(withdraw)).toMatchObject({ refundedCents: 1290 });
    provider.release();
    await answer;
    expect((await invoicesOf(browser)).map(({ refundedCents }) => refundedCents)).toEqual([500, 790]);
  });

  it('a cancellation taken back is no longer shown', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(cancelSubscription);
    const provider = holdCustomerAfter('resume');
    const answer = browser.call(resumeSubscription);
    await provider.held;
    const waiting = { isSettling: true, pro: { status: 'active', endsAt: null, cancellation: null } };
    expect(await browser.call(mySubscription)).toMatchObject(waiting);
    provider.release();
    await answer;
    expect(await browser.call(mySubscription)).toMatchObject({ ...waiting, isSettling: false });
  });

  it('a pause is shown', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const provider = holdCustomerAfter('pauseCollection');
    const answer = browser.call(pauseSubscription);
    await provider.held;
    expect(await browser.call(mySubscription)).toMatchObject({ isSettling: true, pro: { status: 'paused' } });
    provider.release();
    await answer;
    expect(await browser.call(mySubscription)).toMatchObject({ isSettling: false, pro: { status: 'paused' } });
  });

  it('an add-on that is paid is starting, cannot be bought again, and opens by itself', async () => {
    const { browser } = await shop.buy('monthly', lea);
    const provider = holdCustomerAfter('startAddon');
    const answer = browser.call(addAddon, bio);
    await provider.held;
    const waiting = await browser.call(mySubscription);
    expect(waiting).toMatchObject({ isSettling: true });
    expect(waiting.addons[0]).toMatchObject({ addon: 'bio', isStarting: true, hasAccess: false });
    expect(await browser.refused(addAddon, bio)).toMatchObject({ body: { reason: 'already_active' } });
    provider.release();
    await answer;
    const opened = await browser.call(mySubscription);
    expect(opened).toMatchObject({ isSettling: false });
    expect(opened.addons[0]).toMatchObject({ addon: 'bio', isStarting: false, hasAccess: true });
  });
});

describe('a provider that fails right after it agreed', () => {
  it('does not make a cancellation taken back look like a failure', async () => {
    const { browser } = await shop.buy('monthly', lea);
    await browser.call(cancelSubscription);
    replace('resume', (original) => async (...given) => {
      await original(...given);
      await shop.steer('faults', { down: true });
    });
    await browser.call(resumeSubscription);
    expect(await browser.call(mySubscription)).toMatchObject({ isSettling: true, pro: { status: 'active' } });
    await shop.steer('faults', { down: false });
    await shop.runJob('billing.reconcile');
    expect(await browser.call(mySubscription)).toMatchObject({ isSettling: false, pro: { status: 'active' } });
  });
});

describe('two convergings of one customer', () => {
  it('both end with the refund stored, though one of them asked before it was made', async () => {
    const browser = await buyWithBio();
    const [customer] = await shop.deps.db.query.customer.findMany();
    const customerId = customer?.id ?? '';
    await shop.steer('faults', { down: true });
    await browser.call(withdrawAddon, bio);
    await shop.steer('faults', { down: false });

    const [refunding, asked, refunded, released] = [newSignal(), newSignal(), newSignal(), newSignal()];
    replace('refundCharge', (original) => async (...given) => {
      refunding.give();
      await asked.given;
      await original(...given);
    });
    let asks = 0;
    replace('findCustomer', (original) => async (id) => {
      const ask = ++asks;
      // The first converging asks again once it has refunded, and its answer does not come.
      if (ask === 3) {
        refunded.give();
        await released.given;
      }
      const snapshot = await original(id);
      // The second one is told what was true before the refund.
      if (ask === 2) {
        asked.give();
        await refunded.given;
      }
      return snapshot;
    });
    const first = convergeCustomer(shop.deps, customerId);
    await refunding.given;
    await convergeCustomer(shop.deps, customerId);
    expect((await invoicesOf(browser))[0]).toMatchObject({ label: 'Option Bio', refundedCents: 500 });
    released.give();
    await first;
    expect((await invoicesOf(browser))[0]).toMatchObject({ label: 'Option Bio', refundedCents: 500 });
  });
});
