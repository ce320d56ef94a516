import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { me } from '#contract/accounts.ts';
import { addAddon, cancelSubscription } from '#contract/billing.ts';
import type { CustomerSnapshot } from '../../../adapters/payments/port.ts';
import { customer, stripeEvent, subscription } from '../../../db/schema.ts';
import { AppError } from '../../../errors.ts';
import { cards, makeShop } from '../../../testing/make-shop.ts';
import { convergeCustomer } from '../converging/converge.ts';

const shop = makeShop();

function stripe(): Stripe {
  const { hostname, port } = new URL(shop.sandboxUrl);
  return new Stripe('sk_test_sync', { host: hostname, port, protocol: 'http', telemetry: false });
}

async function listed(): Promise<CustomerSnapshot[]> {
  const all: CustomerSnapshot[] = [];
  for await (const one of shop.deps.payments.listCustomers()) all.push(one);
  return all.sort((one, other) => one.id.localeCompare(other.id));
}

describe('one customer that the provider refuses to return', () => {
  /** Makes the provider refuse this customer; answers how to undo it. */
  const refuse = (customerId: string) => {
    const { findCustomer } = shop.deps.payments;
    shop.deps.payments.findCustomer = async (id) => {
      if (id === customerId) throw new AppError('provider_rejected', 'Non.');
      return await findCustomer(id);
    };
    return () => {
      shop.deps.payments.findCustomer = findCustomer;
    };
  };

  it.each([0, 1])('does not stop reconcile for the others: no. %i of two', async (nth) => {
    const buyers = [await shop.buy('monthly', { email: 'lea@exemple.fr' })];
    buyers.push(await shop.buy('monthly', { email: 'max@exemple.fr' }));
    await shop.steer('faults', { down: true });
    for (const { browser } of buyers) await browser.call(cancelSubscription);
    await shop.drainThroughFailures();
    await shop.steer('faults', { down: false });
    const bad = (await shop.deps.db.select().from(customer).orderBy(customer.id))[nth]?.id ?? '';
    const relent = refuse(bad);
    const at = shop.clock.now();
    await shop.deps.db
      .insert(stripeEvent)
      .values({ id: 'evt_bad', type: 'customer.updated', customerId: bad, createdAt: at, receivedAt: at });
    shop.clock.advance(10 * 60_000);
    await expect(shop.runJob('billing.reconcile')).rejects.toMatchObject({ code: 'provider_rejected' });
    const ends = await shop.deps.db.select().from(subscription);
    for (const { customerId, cancelAtPeriodEnd } of ends) expect(cancelAtPeriodEnd).toBe(customerId !== bad);
    relent();
  });

  it('does not stop «Sync Stripe» for the others', async () => {
    await shop.buy('monthly', { email: 'lea@exemple.fr' });
    const [known] = await shop.deps.db.select().from(customer);
    await shop.steer('faults', { drop: true });
    for (let n = 0; n < 12; n++) await shop.pay(shop.browser(), 'annual', { email: `max${n}@exemple.fr` });
    const everyone = await listed();
    shop.deps.payments.listCustomers = async function* () {
      yield* everyone.filter(({ id }) => id === known?.id);
      yield* everyone.filter(({ id }) => id !== known?.id);
    };
    const relent = refuse(known?.id ?? '');
    await expect(shop.runJob('billing.sync')).rejects.toMatchObject({ code: 'provider_rejected' });
    expect(await shop.deps.db.select().from(customer)).toHaveLength(13);
    relent();
  });
});

describe('customers read from lists', () => {
  it('equal those asked for one by one: renewals, add-ons, refunds, disputes, failures and all', async () => {
    const { browser } = await shop.buy('monthly', { email: 'lea@exemple.fr' });
    await browser.call(addAddon, { params: { addonType: 'bio' } });
    await shop.buy('annual', { email: 'max@exemple.fr' });
    await shop.buy('monthly', { email: 'zoe@exemple.fr', card: cards.failsAtRenewal });
    await shop.pass({ days: 33 });
    const [paid, other, third] = (await stripe().charges.list({ limit: 100 })).data.filter(
      ({ status }) => status === 'succeeded',
    );
    await stripe().refunds.create({ charge: paid?.id, amount: 100 });
    await stripe().refunds.create({ charge: paid?.id, amount: 50 });
    await stripe().refunds.create({ charge: other?.id });
    await shop.steer(`charges/${third?.id}/dispute`);
    await stripe().customers.create({ email: 'curieux@exemple.fr' });
    const gone = await stripe().customers.list({ email: 'zoe@exemple.fr' });
    await stripe().customers.del(gone.data[0]?.id ?? '');
    await shop.processEvents();

    const all = await listed();
    expect(all).toHaveLength(3);
    expect(all.flatMap(({ charges }) => charges).flatMap(({ disputes }) => disputes)).toHaveLength(1);
    for (const one of all) expect(one).toEqual(await shop.deps.payments.findCustomer(one.id));
  });

  it('store nothing if the provider goes down while the lists are read; the next Sync stores all', async () => {
    await shop.steer('faults', { drop: true });
    await shop.pay(shop.browser(), 'annual', { email: 'lea@exemple.fr' });
    await shop.steer('faults', { down: true });
    await expect(shop.runJob('billing.sync')).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(await shop.deps.db.select().from(customer)).toEqual([]);
    await shop.steer('faults', { down: false });
    await shop.runJob('billing.sync');
    expect(await shop.deps.db.select().from(customer)).toHaveLength(1);
  });

  it('never overwrite a customer that was asked for since', async () => {
    const { browser } = await shop.buy('monthly', { email: 'lea@exemple.fr' });
    await shop.pass({ hours: 2 });
    const before = await listed();
    const { listCustomers } = shop.deps.payments;
    shop.deps.payments.listCustomers = async function* () {
      // While the lists are being read, the subscription ends and its webhook is processed.
      for (const one of before) {
        for (const { id } of one.subscriptions) await shop.deps.payments.cancelNow(id);
        shop.clock.advance(1000);
        await convergeCustomer(shop.deps, one.id);
        yield one;
      }
    };
    await shop.runJob('billing.sync');
    shop.deps.payments.listCustomers = listCustomers;
    expect((await browser.call(me)).user.isPro).toBe(false);
  });
});
